import { availableParallelism } from 'node:os'
import { fixturesOf, gamesFor, standingsOf, studyOf, type Study } from '@longtable/bots/arena'
import { refuse, scenarioIn } from '@longtable/kernel'
import type { Command } from 'commander'
import { aligned } from '../arena/columns.ts'
import { playStudy } from '../arena/study-run.ts'
import { PageSection } from '../arena/page-section.ts'
import { reportOf, type ArenaReport } from '../arena/report.ts'
import { setAction, addExamples, addJsonOption } from '../context/command.ts'
import { exampleGame, loadGameEntry, print, printJson, type CommandContext } from '../context/context.ts'
import type { CliGameEntry } from '../games/game-entry.ts'
import { botsNamed, openEngine, type MatchOptions } from '../matches/match-options.ts'
import { repeatable, wholeNumber } from '../context/option-parsers.ts'
import { gameName, formatterFor, type Formatter } from '../context/i18n.ts'

interface Options extends MatchOptions {
  readonly bots?: string
  readonly games: number
  readonly ladder?: true
  readonly seed: string
  readonly threads: number
  readonly results?: string
  readonly queue?: string
  readonly write?: string
  readonly json?: true
}

/** As a shell says that somebody pressed Ctrl+C. */
const STOPPED = 130

export function arenaCommand(context: CommandContext, command: Command): void {
  const { t } = context.i18n
  command
    .name('arena')
    .description(t('cli.arena.help'))
    .argument('<game>', t('cli.help.game'))
    .option('--bots <levels>', t('cli.arena.options.bots'))
    .option('--players <n>', t('cli.help.players'), wholeNumber('--players', 1))
    .option('--games <n>', t('cli.arena.options.games'), wholeNumber('--games', 1, 1_000_000))
    .option('--ladder', t('cli.arena.options.ladder'))
    .option('--scenario <id>', t('cli.help.scenario'))
    .option('--option <name=value>', t('cli.help.option'), repeatable)
    .option('--edition <file>', t('cli.help.edition'))
    .option('--seed <words>', t('cli.arena.options.seed'))
    .option('--threads <n>', t('cli.arena.options.threads'), wholeNumber('--threads', 1, 256))
    .option('--results <file>', t('cli.arena.options.results'))
    .option('--queue <url>', t('cli.arena.options.queue'))
    .option('--write <page>', t('cli.arena.options.write'))
  addJsonOption(context, command)
  const game = exampleGame(context)
  addExamples(
    context,
    command,
    `arena ${game} --bots novice,skilled,master --players 4 --games 200 --results ${game}.jsonl`,
    `arena ${game} --ladder --games 100`,
    `arena ${game} --bots random,novice --json`,
  )
  setAction(context, command, (id: string, given: Partial<Options>) =>
    run(context, id, { games: 100, seed: 'arena', threads: availableParallelism(), ...given }),
  )
}

async function run(context: CommandContext, gameId: string, options: Options): Promise<number> {
  const entry = await loadGameEntry(context, gameId)
  const study = studyOf(openEngine(entry, options), await kindsOf(entry, options.bots), options.seed)
  if (!study.isTogether && study.bots.length < 2)
    refuse('cli.arena.twoKinds', { known: entry.bots.map(({ id }) => id).join(', ') })
  const games = gamesFor(study, options.games)
  const fixtures = fixturesOf(study, games, options.ladder)
  const section =
    options.write === undefined ? undefined : new PageSection(options.write, markOf(entry, study))
  const outcomes = await playStudy(context, options, study, fixtures)
  const played = fixtures.flatMap((fixture) => {
    const outcome = outcomes.get(fixture.id)
    return outcome === undefined ? [] : [{ fixture, outcome }]
  })
  const found = standingsOf(study, played)
  const isDone = played.length === fixtures.length
  const report = (i18n: Formatter): ArenaReport =>
    reportOf(i18n, gameName(entry.game, i18n), study, games, found)
  if (options.json === true) printJson(context, { study, gamesEach: games, isDone, ...found })
  else {
    const { title, notes, tables } = report(formatterFor(context.i18n.lang, entry))
    print(context, [title, ...notes, ...tables.flatMap((rows) => ['', ...aligned(rows)])])
  }
  if (!isDone) {
    tellStopped(context, played.length, fixtures.length, options.results !== undefined)
    return STOPPED
  }
  // A page of the project is in its language.
  section?.write(report(formatterFor('en', entry)), commandOf(gameId, study, options))
  return 0
}

/** Bots of before take part only if they are named. */
async function kindsOf(entry: CliGameEntry, list: string | undefined): Promise<string[]> {
  const known = [...entry.bots, ...((await entry.frozen?.()) ?? [])]
  const ids = (list === undefined ? entry.bots : botsNamed(known, list)).map(({ id }) => id)
  const twice = ids.find((id, i) => ids.indexOf(id) < i)
  if (twice !== undefined) refuse('cli.arena.twice', { bot: twice })
  return ids
}

function tellStopped(
  { i18n: { t, number }, io }: CommandContext,
  played: number,
  all: number,
  isKept: boolean,
): void {
  const lines = [t('cli.arena.stopped', { played: number(played), all: number(all) })]
  if (isKept) lines.push(t('cli.arena.goOn'))
  io.err.write(`${lines.join(' ')}\n`)
}

/** What a study is called in the marks of a page. */
function markOf({ game }: CliGameEntry, { config, seats }: Study): string {
  const scenario = scenarioIn(game.scenarios, config)?.id
  return [game.id, ...(scenario === undefined ? [] : [scenario]), `${seats}p`].join(' ')
}

/** What to type for the same tables. */
function commandOf(game: string, { bots, seats, seed }: Study, options: Options): string {
  return [
    `npx longtable arena ${game} --bots ${bots.join()} --players ${seats} --games ${options.games}`,
    ...(options.ladder === true ? ['--ladder'] : []),
    ...(options.scenario === undefined ? [] : [`--scenario ${options.scenario}`]),
    ...(options.option ?? []).map((pair) => `--option ${pair}`),
    ...(seed === 'arena' ? [] : [`--seed "${seed}"`]),
  ].join(' ')
}
