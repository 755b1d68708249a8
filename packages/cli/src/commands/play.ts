import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { Match, refuse, UserError, replay, seedFrom, type Engine } from '@longtable/kernel'
import type { Command } from 'commander'
import { does, example } from '../command.ts'
import { blaming, exists } from '../files.ts'
import { findGameEntry, gameFormatter, type CommandContext } from '../house.ts'
import type { CliGameEntry } from '../games/game-entry.ts'
import { openFile, tellDifference } from '../match-file.ts'
import { bestBot, botsNamed, openEngine, several, whole, type MatchOptions } from '../options.ts'
import { Desk } from '../table/desk.ts'
import { newMatchPath, Saving } from '../table/saving.ts'
import { Session, type Sitter } from '../table/session.ts'
import { Sitting, unnamed } from '../table/sitting.ts'

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
    .option('--players <n>', t('cli.help.players'), whole('--players', 1))
    .option('--bots <n>', t('cli.play.options.bots'), whole('--bots', 0))
    .option('--bot <levels>', t('cli.play.options.bot'))
    .option('--seed <words>', t('cli.play.options.seed'))
    .option('--scenario <id>', t('cli.help.scenario'))
    .option('--option <name=value>', t('cli.help.option'), several)
    .option('--edition <file>', t('cli.help.edition'))
    .option('--resume <file>', t('cli.play.options.resume'))
    .option('--save <file>', t('cli.play.options.save'))
    .option('--wait <seconds>', t('cli.play.options.wait'), whole('--wait', 0, 86_400))
  example(
    context,
    command,
    'play immortals --players 4 --bots 3',
    'play immortals --players 3 --bots 0 --option tower=classic --save evening.json',
    'play --resume evening.json',
  )
  does(context, command, (game: string | undefined, options: Options) => play(context, game, options))
}

async function play(context: CommandContext, gameId: string | undefined, options: Options): Promise<void> {
  const session =
    options.resume === undefined ? begin(context, gameId, options) : resume(context, gameId, options)
  const saving = new Saving(savePath(context, session, options), session)
  const lines = context.io.lines(context.io.typed ? 0 : (options.wait ?? PATIENCE))
  try {
    const { entry } = session
    await new Sitting(
      new Desk(context, entry, gameFormatter(context, entry.game), lines),
      session,
      saving,
    ).play()
  } finally {
    lines.close()
  }
}

function begin(context: CommandContext, gameId: string | undefined, options: Options): Session {
  if (gameId === undefined) {
    refuse('cli.bad.noGame', { known: context.gameEntries.map(({ game }) => game.id).join(', ') })
  }
  const entry = findGameEntry(context, gameId)
  const engine = openEngine(entry, options)
  const seed = options.seed ?? randomBytes(32).toString('hex')
  return new Session(entry, new Match(engine, seedFrom(seed)), seat(entry, engine, options))
}

/** Persons sit first, bots after them. */
function seat(entry: CliGameEntry, { seats }: Engine, options: Options): readonly Sitter[] {
  const bots = options.bots ?? seats - 1
  if (bots > seats) refuse('cli.bad.bots', { bots, seats })
  const levels = botsNamed(entry, options.bot ?? bestBot(entry))
  return Array.from({ length: seats }, (_, at): Sitter => {
    const number = at - (seats - bots)
    return number < 0
      ? { kind: 'person', name: unnamed(at) }
      : { kind: 'bot', bot: levels[number % levels.length] }
  })
}

/** What a match already has cannot be asked for again. */
const SETTLED = ['players', 'bots', 'bot', 'seed', 'scenario', 'option', 'edition'] as const

function resume(context: CommandContext, gameId: string | undefined, options: Options): Session {
  const settled = SETTLED.find((name) => options[name] !== undefined)
  if (settled !== undefined) refuse('cli.bad.settled', { flag: `--${settled}` })
  const opened = openFile(context, options.resume ?? '')
  const { path, file, entry } = opened
  if (gameId !== undefined && gameId !== file.game) {
    refuse('cli.bad.otherGame', { path, game: file.game, wanted: gameId })
  }
  const { difference } = blaming(path, () => replay(entry.game, file))
  if (difference !== undefined) throw new UserError(tellDifference(opened, difference).text)
  const { bots } = entry
  const sitters = file.seats.map((name): Sitter => {
    const bot = bots.find(({ id }) => id === name)
    return bot === undefined ? { kind: 'person', name } : { kind: 'bot', bot }
  })
  return blaming(path, () => Session.resumed(entry, file, sitters))
}

/** Where the match is kept: where it came from, where somebody says, or among the others. */
function savePath(context: CommandContext, session: Session, { save, resume: from }: Options): string {
  const path = save ?? from
  if (path === undefined) return newMatchPath(context, session)
  const full = resolve(context.io.cwd, path)
  const itself = from !== undefined && resolve(context.io.cwd, from) === full
  if (!itself && exists(full)) refuse('cli.file.exists', { path })
  return full
}
