/**
 * npm run balance -- dark-venture [--games N] [--tune] [--targets 10,20,30] [--threads N] [--queue URL] [--results FILE] [--json] [--help]: lets novices play
 * on all processors and says how often each faction wins. Without --tune the seeds are those of the report, which is
 * written to docs/balance/.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { withBounds } from '@longtable/bots/arena'
import { argumentsOf, fail, wholeNumber } from '../../arguments.mjs'
import { playAll, tellProgress, workFor } from '../../balance/play-all.ts'
import { names, type Job, type Outcome, type Target } from './balance/factions.ts'
import { reportOf, verdictLines } from './balance/report.ts'
import { jobsFor, tallyOf, type Tally } from './balance/tally.ts'

const help = `npm run balance -- dark-venture [options]

Novices play Victory games on the main map: every pair of factions, and all five together.

  --games N      games for each pair, and ten times as many of five (200)
  --targets 10   which games, by their points, with commas between (10,20,30);
                 all but the first get a quarter of the games
  --tune         the seeds for tuning, tune-1 and so on; nothing is written
  --threads N    how many threads play (all processors)
  --queue URL    the games are played by the workers of a PostgreSQL database, which are
                 started by: npm run balance -- dark-venture worker --queue URL
  --results FILE keeps every game, one a line: the same command goes on where it stopped
  --json         the numbers as JSON
  --help         this`

const thread = new URL('balance/thread.ts', import.meta.url)
const targets: readonly Target[] = ['10', '20', '30']
/** Games of five for each game of a pair, and the share of games that the longer targets get. */
const FIVES = 10
const LONGER = 4

function readTargets(given: string | undefined): readonly Target[] {
  if (given === undefined) return targets
  const wanted = given.split(',')
  const unknown = wanted.find((one) => !targets.some((target) => target === one))
  if (unknown !== undefined) fail(`There are games to ${targets.join(', ')} points, not to ${unknown}.`)
  return wanted as Target[]
}

const { values, positionals } = argumentsOf(
  help,
  {
    games: { type: 'string' },
    targets: { type: 'string' },
    threads: { type: 'string' },
    queue: { type: 'string' },
    results: { type: 'string' },
    tune: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  1,
)
const threads = wholeNumber(values.threads, 'threads', availableParallelism())
if (positionals[0] === 'worker') {
  if (values.queue === undefined) fail('Which queue? Say so by --queue postgres://….')
  await workFor(thread, values.queue, threads)
  process.exit(0)
}
if (positionals.length > 0) fail(`What is ${positionals[0]}?\n\n${help}`)

const games = wholeNumber(values.games, 'games', 200)
const wanted = readTargets(values.targets)
const kind = values.tune === true ? 'tune' : 'judge'
const jobs = wanted.flatMap((target, i) => {
  const count = i === 0 ? games : Math.max(1, Math.round(games / LONGER))
  return jobsFor(kind, target, count, FIVES * count)
})

const { queue, results } = values
const outcomes = await playAll<Job, Outcome>({
  thread,
  jobs,
  threads,
  queue,
  results,
  onGame: tellProgress(jobs.length),
})
const played = jobs.map((job, i) => ({ job, outcome: outcomes[i] }))
const tallies = wanted.map((target) => tallyOf(target, played))

if (values.json === true) console.log(JSON.stringify({ kind, games, tallies }, null, 2))
else for (const tally of tallies) print(tally)
if (kind === 'judge') write()

function print(tally: Tally): void {
  const { target, overall, five, duelRounds, fiveRounds, unfinished, milliseconds } = tally
  console.log(
    `${target} points: duels ${duelRounds.toFixed(1)} rounds, fives ${fiveRounds.toFixed(1)} rounds, ${milliseconds.toFixed(0)} ms a game, ${unfinished} given up`,
  )
  names.forEach((name, side) =>
    console.log(
      `  ${name.padEnd(10)} duels ${withBounds(overall[side]).padEnd(22)} fives ${withBounds(five[side])}`,
    ),
  )
  console.log(
    verdictLines(tally)
      .filter((line) => line !== '')
      .join('\n'),
  )
}

function write(): void {
  const folder = new URL('../../../docs/balance/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  const { page, plots } = reportOf(
    kind,
    `npm run balance -- dark-venture ${process.argv.slice(2).join(' ')}`,
    tallies,
  )
  writeFileSync(new URL('dark-venture.md', folder), page)
  for (const [name, plot] of Object.entries(plots)) writeFileSync(new URL(name, folder), plot)
}
