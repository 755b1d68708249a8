import type { Command } from 'commander'
import { olderRules, refuse, replay, text, type Match } from '@longtable/kernel'
import { setAction, addExamples, addJsonOption } from '../context/command.ts'
import { namingFile } from '../files/files.ts'
import { print, printJson, gameFormatter, type CommandContext } from '../context/context.ts'
import { viewedPosition } from '../games/text-board.ts'
import { openMatchFile, describeDifference, type OpenedMatch } from '../matches/match-file.ts'
import { wholeNumber } from '../context/option-parsers.ts'
import { checkCommitment, type CommitmentCheck } from '../matches/commitment.ts'
import { resultLines } from '../play/result.ts'
import { gameName } from '../context/i18n.ts'

interface Options {
  readonly at?: number
  readonly verify?: true
  readonly commitment?: string
  readonly json?: true
}

export function replayCommand(context: CommandContext, command: Command): void {
  const { t } = context.i18n
  command
    .name('replay')
    .description(t('cli.replay.help'))
    .argument('<file>', t('cli.replay.file'))
    .option('--at <n>', t('cli.replay.at'), wholeNumber('--at', 0))
    .option('--verify', t('cli.replay.verify'))
    .option('--commitment <hex>', t('cli.replay.commitment'))
  addJsonOption(context, command)
  addExamples(
    context,
    command,
    'replay match.json --at 40',
    'replay match.json --verify',
    'replay match.json --commitment 7a86353f0c1e93d7…',
  )
  setAction(context, command, async (path: string, options: Options) =>
    run(context, await openMatchFile(context, path), options),
  )
}

function run(context: CommandContext, opened: OpenedMatch, options: Options): number {
  const { path, file, entry } = opened
  const of = file.log.length
  const at = options.at ?? of
  if (at > of) refuse('cli.replay.beyond', { at, of })
  const until = (last: number) => namingFile(path, () => replay(entry.game, file, { until: last }))
  const { match, difference } = until(at)
  // Whoever wrote the commitment down wants to know.
  const verify = options.verify === true || options.commitment !== undefined
  const proof = verify ? checkCommitment(file, match.seed, options.commitment) : undefined
  const found = difference ?? (verify && at < of ? until(of).difference : undefined)
  const verified = verify ? found === undefined && proof?.wrong === undefined : undefined
  const commitment = proof?.commitment
  const { rulesVersion } = file
  const facts = {
    game: file.game,
    rulesVersion,
    seats: file.seats,
    at,
    of,
    marks: file.marks.length,
    verified,
    commitment,
  }
  if (found !== undefined) {
    const { text, ...where } = describeDifference(opened, found)
    const told = gameFormatter(context, entry).format(text)
    const line = found.entry ?? null
    if (options.json === true) printJson(context, { ...facts, difference: { ...where, line, text: told } })
    context.io.err.write(`${told}\n`)
    return 2
  }
  if (proof?.wrong !== undefined) {
    const told = context.i18n.format(text('cli.file.wrong', { path, problem: proof.wrong }))
    if (options.json === true) printJson(context, { ...facts, difference: { text: told } })
    context.io.err.write(`${told}\n`)
    return 2
  }
  if (options.json === true) printJson(context, { ...facts, ...stateOf(match) })
  else print(context, lines(context, opened, match, at, proof))
  return 0
}

function stateOf({ engine, position }: Match) {
  return {
    hash: engine.hash(position),
    awaited: engine.awaited(position),
    result: engine.result(position),
    position: engine.encode(position),
  }
}

/** The position as somebody sees it who only watches. */
function lines(
  context: CommandContext,
  { file, entry }: OpenedMatch,
  match: Match,
  at: number,
  proof: CommitmentCheck | undefined,
): string[] {
  const { engine, position } = match
  const i18n = gameFormatter(context, entry)
  const watched = viewedPosition(engine, engine.view(position, engine.seats), i18n)
  const older = olderRules(entry.game, file.rulesVersion)
  const [seat] = engine.awaited(position)
  const asked = seat === undefined ? null : engine.describedMenu(position, seat)
  return [
    i18n.t('cli.replay.title', {
      name: gameName(entry.game, i18n),
      seats: file.seats.join(', '),
      at,
      of: file.log.length,
    }),
    ...(older === undefined ? [] : [i18n.format(older)]),
    ...entry.textBoard.summary(watched),
    ...entry.textBoard.board(watched),
    ...(asked === null || seat === undefined
      ? []
      : [i18n.t('cli.replay.asked', { seat: seat + 1, question: asked.question })]),
    ...resultLines(engine.result(position), file.seats, i18n),
    i18n.t('cli.replay.hash', { hash: engine.hash(position) }),
    ...(proof === undefined
      ? []
      : [
          i18n.t('cli.replay.verified', { count: file.marks.length, lines: file.log.length }),
          i18n.t(`cli.replay.proof.${proof.commitment}`, { commitment: file.commitment ?? '' }),
        ]),
  ]
}
