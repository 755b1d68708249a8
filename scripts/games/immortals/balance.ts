/**
 * npm run balance -- immortals [--games N] [--players 3,4,5] [--readings occupation,cards] [--level quick] [--uses] [--tune] [--threads N]
 * [--queue URL] [--results FILE] [--json] [--help]: lets bots play and says how the game comes out. Without --tune the seeds are those of the
 * report, which is written to docs/balance/.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { argumentsOf, fail, wholeNumber } from '../../arguments.mjs'
import { writeSection } from '../../balance/page-section.ts'
import { playAll, tellProgress, workFor } from '../../balance/play-all.ts'
import { levels, offered, type Job, type Outcome, type Reading } from './balance/play.ts'
import { mainOf, reportOf, verdictLines } from './balance/report.ts'
import { jobsFor, tallyOf } from './balance/tally.ts'
import { usesOf } from './balance/levels.ts'

const help = `npm run balance -- immortals [options]

Quick players, or bots of a level, play on all seats: with each number of players, under both readings of scoring.

  --games N       games for each of them (1000; with --uses 12)
  --players 4     with how many players, with commas between (3,4,5)
  --readings …    which readings of scoring (occupation,cards)
  --level LEVEL   who plays: ${levels.join(', ')} (quick)
  --uses          what each level does in games of four, as a table in docs/bots.md; --level names some, with
                  commas between (those that are offered at the table)
  --tune          the seeds for tuning, tune-1 and so on; nothing is written
  --threads N     how many threads play (all processors)
  --queue URL     the games are played by the workers of a PostgreSQL database, which are
                  started by: npm run balance -- immortals worker --queue URL
  --results FILE  keeps every game, one a line: the same command goes on where it stopped
  --json          the numbers as JSON
  --help          this`

const thread = new URL('balance/thread.ts', import.meta.url)
const docs = new URL('../../../docs/', import.meta.url)

const { values, positionals } = argumentsOf(
  help,
  {
    games: { type: 'string' },
    players: { type: 'string' },
    readings: { type: 'string' },
    level: { type: 'string' },
    uses: { type: 'boolean' },
    threads: { type: 'string' },
    queue: { type: 'string' },
    results: { type: 'string' },
    tune: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  1,
)

function someOf<T extends string>(given: string | undefined, all: readonly T[], what: string): readonly T[] {
  if (given === undefined) return all
  return given.split(',').map((one) => {
    const found = all.find((each) => each === one)
    return found ?? fail(`${one} is none of the ${what}: ${all.join(', ')}.`)
  })
}

const threads = wholeNumber(values.threads, 'threads', availableParallelism())
const { queue, results } = values
if (positionals[0] === 'worker') {
  if (queue === undefined) fail('Which queue? Say so by --queue postgres://….')
  await workFor(thread, queue, threads)
  process.exit(0)
}
if (positionals.length > 0) fail(`What is ${positionals[0]}?\n\n${help}`)

const [level] = someOf(values.level ?? 'quick', levels, 'levels')
const players = someOf(values.players, ['3', '4', '5'] as const, 'numbers of players').map(Number)
const readings = someOf<Reading>(values.readings, ['occupation', 'cards'], 'readings')
const kind = values.tune === true ? 'tune' : 'judge'
const games = wholeNumber(values.games, 'games', values.uses === true ? 12 : 1000)
/** What to type for the same numbers: not who computes them, nor where they are kept. */
const command = [
  'npm run balance -- immortals',
  ...(values.uses === true ? ['--uses'] : []),
  `--games ${games}`,
  ...(['players', 'readings', 'level'] as const).flatMap((name) => {
    const value = values[name]
    return value === undefined ? [] : [`--${name} ${value}`]
  }),
  ...(values.tune === true ? ['--tune'] : []),
].join(' ')

const play = (jobs: readonly Job[]): Promise<Outcome[]> =>
  playAll<Job, Outcome>({ thread, jobs, threads, queue, results, onGame: tellProgress(jobs.length) })

if (values.uses === true) await showUses()
else await report()

async function report(): Promise<void> {
  const jobs = jobsFor(kind, level, games, players, readings)
  const outcomes = await play(jobs)
  const played = jobs.map((job, n) => ({ job, outcome: outcomes[n] }))
  const tallies = readings.flatMap((scoring) => players.map((count) => tallyOf(scoring, count, played)))
  const { page, plot } = reportOf(command, kind, level, tallies)
  if (values.json === true)
    console.log(
      JSON.stringify(
        tallies.map((tally) => ({ ...tally, uses: Object.fromEntries(tally.uses) })),
        null,
        2,
      ),
    )
  else if (kind === 'tune') console.log(page)
  else console.log(verdictLines(mainOf(tallies)).join('\n'))
  if (kind === 'tune') return
  const folder = new URL('balance/', docs)
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL('immortals.md', folder), page)
  writeFileSync(new URL('immortals-dark.svg', folder), plot)
}

async function showUses(): Promise<void> {
  const shown = values.level === undefined ? offered : someOf(values.level, levels, 'levels')
  const jobs = readings.flatMap((scoring) =>
    shown.flatMap((each) => jobsFor(kind, each, games, [4], [scoring])),
  )
  const outcomes = await play(jobs)
  const lines = usesOf(
    shown,
    readings,
    jobs.map((job, n) => ({ job, outcome: outcomes[n] })),
  )
  console.log(lines.join('\n'))
  if (kind !== 'tune')
    writeSection(new URL('bots.md', docs), 'uses immortals', [...lines, '', `Made by \`${command}\`.`])
}
