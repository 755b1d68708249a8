import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { itemAt, Match, refuse, UserError, replay, seedFrom, type Engine } from '@longtable/kernel'
import type { Command } from 'commander'
import { setAction, addExamples } from '../context/command.ts'
import { namingFile, exists } from '../files/files.ts'
import {
  exampleGame,
  gameFormatter,
  knownGames,
  loadGameEntry,
  type CommandContext,
} from '../context/context.ts'
import type { CliGameEntry } from '../games/game-entry.ts'
import { openMatchFile, describeDifference } from '../matches/match-file.ts'
import { strongestBot, botsNamed, openEngine, type MatchOptions } from '../matches/match-options.ts'
import { repeatable, wholeNumber } from '../context/option-parsers.ts'
import { MatchScreen } from '../play/match-screen.ts'
import { newMatchPath, MatchSaver } from '../play/match-saver.ts'
import { LocalMatch, type LocalPlayer } from '../play/local-match.ts'
import { LocalSession, defaultName } from '../play/local-session.ts'

interface Options extends MatchOptions {
  readonly bots?: number
  readonly bot?: string
  readonly seed?: string
  readonly resume?: string
  readonly save?: string
  readonly wait?: number
}

/** A script that sends nothing for so many seconds has gone away. */
const PATIENCE = 30

export function playCommand(context: CommandContext, command: Command): void {
  const { t } = context.i18n
  command
    .name('play')
    .description(t('cli.play.about'))
    .argument('[game]', t('cli.help.game'))
    .option('--players <n>', t('cli.help.players'), wholeNumber('--players', 1))
    .option('--bots <n>', t('cli.play.options.bots'), wholeNumber('--bots', 0))
    .option('--bot <levels>', t('cli.play.options.bot'))
    .option('--seed <words>', t('cli.play.options.seed'))
    .option('--scenario <id>', t('cli.help.scenario'))
    .option('--option <name=value>', t('cli.help.option'), repeatable)
    .option('--edition <file>', t('cli.help.edition'))
    .option('--resume <file>', t('cli.play.options.resume'))
    .option('--save <file>', t('cli.play.options.save'))
    .option('--wait <seconds>', t('cli.play.options.wait'), wholeNumber('--wait', 0, 86_400))
  addExamples(
    context,
    command,
    `play ${exampleGame(context)} --players 4 --bots 3`,
    `play ${exampleGame(context)} --players 3 --bots 0 --save evening.json`,
    'play --resume evening.json',
  )
  setAction(context, command, (game: string | undefined, options: Options) => play(context, game, options))
}

async function play(context: CommandContext, gameId: string | undefined, options: Options): Promise<void> {
  const localMatch =
    options.resume === undefined
      ? await begin(context, gameId, options)
      : await resume(context, gameId, options)
  const saver = new MatchSaver(savePath(context, localMatch, options), localMatch)
  const lines = context.io.lines(context.io.typed ? 0 : (options.wait ?? PATIENCE))
  try {
    const { entry } = localMatch
    await new LocalSession(
      new MatchScreen(context, entry, gameFormatter(context, entry), lines),
      localMatch,
      saver,
    ).play()
  } finally {
    lines.close()
  }
}

async function begin(
  context: CommandContext,
  gameId: string | undefined,
  options: Options,
): Promise<LocalMatch> {
  if (gameId === undefined) refuse('cli.bad.noGame', { known: knownGames(context) })
  const entry = await loadGameEntry(context, gameId)
  const engine = openEngine(entry, options)
  const seed = options.seed ?? randomBytes(32).toString('hex')
  return new LocalMatch(entry, new Match(engine, seedFrom(seed)), seat(entry, engine, options))
}

/** Persons sit first, bots after them. */
function seat(entry: CliGameEntry, { seats }: Engine, options: Options): readonly LocalPlayer[] {
  const bots = options.bots ?? seats - 1
  if (bots > seats) refuse('cli.bad.bots', { bots, seats })
  const levels = botsNamed(entry.bots, options.bot ?? strongestBot(entry))
  return Array.from({ length: seats }, (_, at): LocalPlayer => {
    const number = at - (seats - bots)
    return number < 0
      ? { kind: 'person', name: defaultName(at) }
      : { kind: 'bot', bot: itemAt(levels, number % levels.length) }
  })
}

/** What a match already has cannot be asked for again. */
const SETTLED = ['players', 'bots', 'bot', 'seed', 'scenario', 'option', 'edition'] as const

async function resume(
  context: CommandContext,
  gameId: string | undefined,
  options: Options,
): Promise<LocalMatch> {
  const settled = SETTLED.find((name) => options[name] !== undefined)
  if (settled !== undefined) refuse('cli.bad.settled', { flag: `--${settled}` })
  const opened = await openMatchFile(context, options.resume ?? '')
  const { path, file, entry } = opened
  if (gameId !== undefined && gameId !== file.game) {
    refuse('cli.bad.otherGame', { path, game: file.game, wanted: gameId })
  }
  const { difference } = namingFile(path, () => replay(entry.game, file))
  if (difference !== undefined) throw new UserError(describeDifference(opened, difference).text)
  const { bots } = entry
  const players = file.seats.map((name): LocalPlayer => {
    const bot = bots.find(({ id }) => id === name)
    return bot === undefined ? { kind: 'person', name } : { kind: 'bot', bot }
  })
  return namingFile(path, () => LocalMatch.resumed(entry, file, players))
}

/** Where the match is kept: where it came from, where somebody says, or among the others. */
function savePath(context: CommandContext, localMatch: LocalMatch, { save, resume: from }: Options): string {
  const path = save ?? from
  if (path === undefined) return newMatchPath(context, localMatch)
  const full = resolve(context.io.cwd, path)
  const itself = from !== undefined && resolve(context.io.cwd, from) === full
  if (!itself && exists(full)) refuse('cli.file.exists', { path })
  return full
}
