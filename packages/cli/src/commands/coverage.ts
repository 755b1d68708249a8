import { letChoose } from '@longtable/bots'
import {
  itemAt,
  Random,
  UserError,
  seedFrom,
  type Choice,
  type Engine,
  type Game,
  type GameEvent,
  type Position,
  type Steering,
  type Told,
} from '@longtable/kernel'
import type { Command } from 'commander'
import { setAction, addExamples, addJsonOption } from '../context/command.ts'
import { exists } from '../files/files.ts'
import { exampleGame, loadGameEntry, print, printJson, type CommandContext } from '../context/context.ts'
import type { CliGameEntry } from '../games/game-entry.ts'
import { openEngine, type MatchOptions } from '../matches/match-options.ts'
import { repeatable, wholeNumber } from '../context/option-parsers.ts'
import { Progress } from '../terminal/progress.ts'
import { findProofs } from '../files/rule-proofs.ts'

interface Options extends MatchOptions {
  readonly games: number
  readonly seed: string
  readonly json?: true
}

export function coverageCommand(context: CommandContext, command: Command): void {
  const { t } = context.i18n
  command
    .name('coverage')
    .description(t('cli.coverage.help'))
    .argument('<game>', t('cli.help.game'))
    .option('--scenario <id>', t('cli.help.scenario'))
    .option('--players <n>', t('cli.coverage.players'), wholeNumber('--players', 1))
    .option('--games <n>', t('cli.coverage.games'), wholeNumber('--games', 1, 1_000_000))
    .option('--seed <words>', t('cli.simulate.seed'))
    .option('--option <name=value>', t('cli.help.option'), repeatable)
    .option('--edition <file>', t('cli.help.edition'))
  addJsonOption(context, command)
  addExamples(context, command, `coverage ${exampleGame(context)} --games 60`)
  setAction(context, command, (game: string, given: Partial<Options>) =>
    run(context, game, { games: 200, seed: '1', ...given }),
  )
}

interface RowCoverage {
  readonly of: number
  readonly seen: number
  readonly missing: readonly string[]
}

interface CoverageTally {
  /** Rows that were never seen, as `kind/row`. */
  readonly missing: Set<string>
  /** Rows by kind. */
  readonly rows: Map<string, Set<string>>
  /** Rules that blocked something. */
  readonly blocked: Set<string>
}

async function run(context: CommandContext, gameId: string, options: Options): Promise<void> {
  const entry = await loadGameEntry(context, gameId)
  const { game } = entry
  const asked = { ...options, option: [...everySet(game), ...(options.option ?? [])] }
  const engines = tables(game, asked).flatMap((each) => openTable(entry, each, asked))
  // An installed copy has no tests to read; play can be watched all the same.
  const proofs = exists(entry.tests) ? findProofs(entry.tests, context.root) : []
  const proved = new Set(proofs.flatMap(({ ids }) => ids))
  const seen: CoverageTally = { missing: allRows(game), rows: new Map(), blocked: new Set() }
  const steering = (await entry.steer?.())?.(seen.missing)
  const progress = new Progress(context.io, options.games)
  for (let number = 1; number <= options.games; number++) {
    watchGame(itemAt(engines, number % engines.length), entry, `${options.seed}/${number}`, seen, steering)
    progress.at(number)
  }
  progress.end()
  const counted = game.rules.filter(({ kind }) => kind !== 'note').map(({ id }) => id)
  const report = {
    game: gameId,
    games: options.games,
    steered: steering !== undefined,
    rows: rowsOf(game, seen),
    rules: {
      of: counted.length,
      blocked: counted.filter((id) => seen.blocked.has(id)),
      proved: counted.filter((id) => proved.has(id)),
      missing: counted.filter((id) => !seen.blocked.has(id) && !proved.has(id)),
    },
  }
  if (options.json === true) printJson(context, report)
  else print(context, lines(context, report))
}

/** The whole box, unless some sets are asked for: what comes later in the list of options counts. */
function everySet({ config }: Game): string[] {
  return Object.entries(config).flatMap(([name, option]) =>
    option.kind === 'sets' ? [`${name}=${option.of.join(',')}`] : [],
  )
}

/** Every scenario and every number of players in turn, unless some are asked for. */
function tables({ players, scenarios }: Game, options: Options): MatchOptions[] {
  if (options.players !== undefined || options.scenario !== undefined) return [options]
  const all = scenarios.length === 0 ? [{ id: undefined, players }] : scenarios
  return all.flatMap(({ id, players: { min, max } }) =>
    Array.from({ length: max - min + 1 }, (_, i) => ({
      ...options,
      ...(id !== undefined && { scenario: id }),
      players: min + i,
    })),
  )
}

/** A number of players between those that a scenario is for may still be refused. */
function openTable(entry: CliGameEntry, table: MatchOptions, asked: Options): Engine[] {
  try {
    return [openEngine(entry, table)]
  } catch (error) {
    if (error instanceof UserError && table !== asked) return []
    throw error
  }
}

/** Plays a game through the whole engine, steered to what was not seen yet, and notes what it shows. */
function watchGame(
  engine: Engine,
  entry: CliGameEntry,
  seed: string,
  seen: CoverageTally,
  steering: Steering | undefined,
): void {
  const chance = new Random(seedFrom(`${seed}/bots`))
  const note = (kind: string, row: string): void => {
    const rows = seen.rows.get(kind) ?? new Set()
    seen.rows.set(kind, rows.add(row))
    seen.missing.delete(`${kind}/${row}`)
  }
  const bots = Array.from({ length: engine.seats }, () => chance.pick(entry.bots))
  const opening: Told<GameEvent>[] = []
  const position = engine.start(seedFrom(seed), opening)
  for (const { event } of opening) engine.game.coverage?.(event, note, engine.tables)
  while (!engine.over(position)) {
    const seat = itemAt(engine.awaited(position), 0)
    if (seen.missing.size > 0) steering?.prepare(engine, position, seat, chance)
    const menu = engine.menu(position, seat)
    for (const { rule } of menu?.blocked ?? []) seen.blocked.add(rule)
    const choice =
      newChoice(engine, position, seat, chance, seen, steering) ??
      letChoose(itemAt(bots, seat), engine, position, seat, chance)
    for (const { event } of engine.apply(position, seat, choice).events)
      engine.game.coverage?.(event, note, engine.tables)
  }
}

/** So many choices of a menu are tried out for what they would show. */
const TRIED = 6

/** A choice that shows what was never seen: the game says which, or a few are tried. */
function newChoice(
  engine: Engine,
  position: Position,
  seat: number,
  chance: Random,
  { missing }: CoverageTally,
  steering: Steering | undefined,
): Choice | undefined {
  const { game } = engine
  if (game.coverage === undefined || missing.size === 0) return undefined
  if (steering !== undefined) {
    const leading = (engine.menu(position, seat)?.offered ?? []).filter((choice) =>
      steering.leads(engine, position, seat, choice),
    )
    return leading.length === 0 ? undefined : chance.pick(leading)
  }
  const offered = engine.menu(position, seat)?.offered.slice() ?? []
  for (let n = 0; n < TRIED && offered.length > 0; n++) {
    const choice = itemAt(offered.splice(chance.below(offered.length), 1), 0)
    let shows = false
    const { events } = engine.apply(engine.copy(position), seat, choice)
    for (const { event } of events) {
      const look = (kind: string, row: string): void => {
        shows ||= missing.has(`${kind}/${row}`)
      }
      game.coverage(event, look, engine.tables)
    }
    if (shows) return choice
  }
  return undefined
}

function allRows({ rows = {} }: Game): Set<string> {
  return new Set(Object.entries(rows).flatMap(([kind, of]) => of.map((row) => `${kind}/${row}`)))
}

function rowsOf(game: Game, seen: CoverageTally): Record<string, RowCoverage> {
  const out: Record<string, RowCoverage> = {}
  for (const [kind, rows] of Object.entries(game.rows ?? {})) {
    const missing = rows.filter((row) => seen.rows.get(kind)?.has(row) !== true)
    out[kind] = { of: rows.length, seen: rows.length - missing.length, missing }
  }
  return out
}

function lines(
  context: CommandContext,
  report: {
    readonly games: number
    readonly steered: boolean
    readonly rows: Readonly<Record<string, RowCoverage>>
    readonly rules: Readonly<Record<'blocked' | 'proved' | 'missing', readonly string[]>> & {
      readonly of: number
    }
  },
): string[] {
  const { t } = context.i18n
  const { of, blocked, proved, missing } = report.rules
  const kinds = Object.entries(report.rows)
  return [
    t(report.steered ? 'cli.coverage.steered' : 'cli.coverage.title', { count: report.games }),
    ...(kinds.length === 0 ? [t('cli.coverage.noRows')] : []),
    ...kinds.flatMap(([kind, { of: all, seen, missing: unseen }]) => [
      t('cli.coverage.rows', { kind, seen, of: all }),
      ...(unseen.length === 0 ? [] : [`    ${t('cli.coverage.missing', { list: unseen.join(', ') })}`]),
    ]),
    t('cli.coverage.blocked', { seen: blocked.length, of }),
    t('cli.coverage.proved', { seen: proved.length, of }),
    ...(missing.length === 0 ? [] : [`    ${t('cli.coverage.missing', { list: missing.join(', ') })}`]),
  ]
}
