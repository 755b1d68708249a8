/**
 * npm run worths [-- --games N --seed words --dry --help]: lets Mage Knight's planning bots play with worths that differ a little
 * from what is believed, fits them to how the games ended, and keeps them with a page on how well they foretell.
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { playGame } from '@longtable/bots'
import { explained, fitSums, type MeasuredOutcome } from '@longtable/bots/learn'
import { Engine, Random, seedFrom } from '@longtable/kernel'
import { beliefs, held, mageKnight, measure, planning, SKILLED, heuristicsIds } from '@longtable/mage-knight'
import { TERMS, timeLeft, type MageKnight, type State, type Heuristics } from '@longtable/mage-knight'
import type { HeuristicsId, MatchTables } from '@longtable/mage-knight'
import { argumentsOf, fail, wholeNumber } from '../../arguments.mjs'
import { pageOf, type Fit } from './worths/page.ts'

const USUAL_GAMES = 300
const help = `npm run worths -- [options]

Fits what things are worth to Mage Knight's planning bots, and writes
packages/mage-knight/src/bots/fitted-values.ts and docs/models/mage-knight-worths.md.

  --games N     how many games for each table (${USUAL_GAMES})
  --seed words  what they are dealt by (worths); the same gives the same worths
  --dry         only says what it found
  --help        this`

/** In which games a table learns. */
const courses: Readonly<Record<HeuristicsId, { readonly scenario: string; readonly seats: number }>> = {
  fame: { scenario: 'blitzConquest', seats: 2 },
  conquest: { scenario: 'soloConquest', seats: 1 },
}

/** Worths differ from what is believed by up to such a factor, each way. */
const SPREAD = 2
/** How much what is believed counts, and of how many games one is kept for the exam. */
const PULL = 20
const EXAM = 5
const DIGITS = 100
/** A defender that is gone, and a city that is taken, in points of fame. */
const DEFENDER = 10
const CITY = 15

/** Other worths than believed, all by chance: else games say nothing of what everybody does alike. */
function varied(heuristics: Heuristics, chance: Random): Heuristics {
  return Object.fromEntries(
    TERMS.map((term) => {
      const step = 1 + ((SPREAD - 1) * chance.below(1001)) / 1000
      const factor = chance.below(2) === 0 ? step : 1 / step
      return [term, heuristics[term].map((worth) => worth * factor)]
    }),
  ) as unknown as Heuristics
}

/** A row as the worths are: what there is, and the same times how much of the game is still to come. */
function rowOf(state: State, tables: MatchTables, seat: number): Float64Array {
  const measured = new Float64Array(TERMS.length)
  measure(state, tables, seat, measured)
  const time = timeLeft(state, tables, seat)
  return Float64Array.of(...measured, ...measured.map((value) => value * time))
}

/** What came of a game for a seat: its points, or how near it was to the conquest. */
function cameOf(id: HeuristicsId, state: State, tables: MatchTables, seat: number, score: number): number {
  if (id === 'fame') return score
  const [fame, defenders, taken] = (['fame', 'defenders', 'taken'] as const).map(
    (term) => rowOf(state, tables, seat)[TERMS.indexOf(term)],
  )
  return fame - DEFENDER * defenders + CITY * taken
}

/** One game, and what its seats had at the end of each turn. */
function play(id: HeuristicsId, engine: Engine<MageKnight>, seed: string): MeasuredOutcome[] {
  const chance = new Random(seedFrom(`${seed} worths`))
  const bots = Array.from({ length: engine.seats }, () =>
    planning('varied', SKILLED, varied(beliefs[id], chance)),
  )
  const turns: { readonly seat: number; readonly group: number; readonly row: Float64Array }[] = []
  const { state } = playGame(engine, seed, bots, (position, seat, _asked, choice) => {
    if (choice.do === 'endTurn')
      turns.push({ seat, group: position.state.round, row: rowOf(position.state, engine.tables, seat) })
  })
  const { scores } = mageKnight.result(state, engine.tables)
  return turns.map(({ seat, group, row }) => ({
    group,
    row,
    came: cameOf(id, state, engine.tables, seat, scores[seat]),
  }))
}

function learn(id: HeuristicsId, count: number, seed: string): Fit {
  const { scenario, seats } = courses[id]
  const engine = new Engine(mageKnight, seats, { scenario })
  const games: MeasuredOutcome[][] = []
  for (let n = 0; n < count; n++) {
    games.push(play(id, engine, `${seed}/${id}/${n}`))
    if (process.stderr.isTTY) process.stderr.write(`\r\u001B[2K${id}: ${n + 1}/${count} games`)
    else if ((n + 1) % 50 === 0) process.stderr.write(`${id}: ${n + 1}/${count} games\n`)
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[2K')
  const taught = games.filter((_, n) => n % EXAM > 0).flat()
  const exam = games.filter((_, n) => n % EXAM === 0).flat()
  const believed = [0, 1].flatMap((part) => TERMS.map((term) => beliefs[id][term][part]))
  const isHeld = [...TERMS, ...TERMS].map((term) => held.includes(term))
  const found = fitSums(taught, { weights: believed, held: isHeld, pull: PULL }).map(
    (worth) => Math.round(worth * DIGITS) / DIGITS || 0,
  )
  const rounds = [...new Set(exam.map(({ group }) => group))].sort((a, b) => a - b)
  return {
    id,
    scenario,
    games: count,
    worths: Object.fromEntries(TERMS.map((term, i) => [term, [found[i], found[TERMS.length + i]]])),
    believed: beliefs[id],
    exam: rounds.map((round) => {
      const own = exam.filter(({ group }) => group === round)
      return { round, turns: own.length, found: explained(own, found), believed: explained(own, believed) }
    }),
  }
}

function moduleOf(command: string, fits: readonly Fit[]): string {
  const tables = fits.map(
    ({ id, worths }) =>
      `  ${id}: {\n${Object.entries(worths)
        .map(([term, [late, early]]) => `    ${term}: [${late}, ${early}],\n`)
        .join('')}  },\n`,
  )
  return `import type { Heuristics, HeuristicsId } from './terms.ts'

/** Made by \`${command}\`: fitted to games, not written by hand. */
export const fittedValues: Readonly<Record<HeuristicsId, Heuristics>> = {
${tables.join('')}}
`
}

const { values, positionals } = argumentsOf(help, {
  games: { type: 'string' },
  seed: { type: 'string' },
  dry: { type: 'boolean' },
})
if (positionals.length > 0) fail(`What is ${positionals.join(' ')}?\n\n${help}`)
const count = wholeNumber(values.games, 'games', USUAL_GAMES, 10)
const fits = heuristicsIds.map((id) => learn(id, count, values.seed ?? 'worths'))
const command = ['npm run worths', ...(process.argv.length > 2 ? ['--', ...process.argv.slice(2)] : [])].join(
  ' ',
)
const page = pageOf(command, fits)
console.log(page)
if (values.dry !== true) {
  const file = fileURLToPath(
    new URL('../../../packages/mage-knight/src/bots/fitted-values.ts', import.meta.url),
  )
  writeFileSync(file, moduleOf(command, fits))
  spawnSync(process.execPath, ['node_modules/.bin/oxfmt', file], { stdio: 'inherit' })
  writeFileSync(new URL('../../../docs/models/mage-knight-worths.md', import.meta.url), page)
}
