/**
 * npm run corpus: plays matches for packages/immortals/test/corpus, which every later version of the rules must
 * replay. Each way a game can end is there, and every kind of line a log can have. Existing files are never changed.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { Engine, Match, Playout, Random, Recorder, seedFrom, type Position } from '@longtable/kernel'
import { immortals, novice, type Immortals } from '@longtable/immortals'
import { otherReadings } from '../packages/immortals/test/support/readings.ts'

const folder = new URL('../packages/immortals/test/corpus/', import.meta.url)

type Ending = 'points' | 'armies' | 'shared'

function endingOf(engine: Engine<Immortals>, position: Position<Immortals>): Ending {
  const result = engine.result(position)
  if (result === null) throw new Error('the game is not over')
  if (result.winners.length > 1) return 'shared'
  const best = Math.max(...result.scores)
  return result.scores.filter((score) => score === best).length > 1 ? 'armies' : 'points'
}

/** The first seed whose random game ends in this way. */
function seedFor(engine: Engine<Immortals>, ending: Ending): string {
  for (let n = 0; ; n++) {
    const seed = `${ending} ${n}`
    const playout = new Playout(engine, engine.start(seedFrom(seed)))
    const random = new Random(seedFrom(`${seed} choices`))
    while (!playout.over) playout.take(playout.at(random.below(playout.size)))
    if (endingOf(engine, playout.position) === ending) return seed
  }
}

/** Plays as seedFor did, and now and then takes a choice back and makes it again, alone or as a gesture. */
function playRandomly(engine: Engine<Immortals>, seed: string): Recorder<Immortals> {
  const match = new Match(engine, seedFrom(seed))
  const recorder = new Recorder(
    match,
    Array.from({ length: engine.seats }, () => 'random'),
  )
  const random = new Random(seedFrom(`${seed} choices`))
  for (let made = 0; !engine.over(match.position); made++) {
    const [seat] = engine.awaited(match.position)
    const choice = random.pick(engine.menu(match.position, seat)?.offered ?? [])
    match.choose(seat, choice)
    recorder.note()
    if (made % 9 !== 0 || match.whyNoUndo(seat) !== undefined) continue
    match.undo(seat)
    recorder.note()
    match.gesture(seat, [choice])
    recorder.note()
  }
  return recorder
}

/** Novices play; after forty choices all agree to go back twenty. */
function playNovices(engine: Engine<Immortals>, seed: string): Recorder<Immortals> {
  const match = new Match(engine, seedFrom(seed))
  const recorder = new Recorder(
    match,
    Array.from({ length: engine.seats }, () => 'novice'),
  )
  const random = new Random(seedFrom(`${seed} choices`))
  let rewound = false
  while (!engine.over(match.position)) {
    const [seat] = engine.awaited(match.position)
    const view = engine.view(match.position, seat)
    const offered = engine.menu(match.position, seat)?.offered ?? []
    const step = engine.asked(match.position, seat)?.step ?? ''
    match.choose(seat, novice.choose({ view, env: engine.env, step, offered }, random))
    recorder.note()
    if (rewound || match.length < 40) continue
    match.rewind(20)
    recorder.note()
    rewound = true
  }
  return recorder
}

function save(name: string, play: () => Recorder<Immortals>): void {
  const file = new URL(`v${immortals.rulesVersion}-${name}.json`, folder)
  if (existsSync(file)) return
  writeFileSync(file, `${JSON.stringify(play().file())}\n`)
  console.log(file.pathname)
}

mkdirSync(folder, { recursive: true })
for (const seats of [3, 4, 5]) {
  save(`novices-${seats}`, () => playNovices(new Engine(immortals, seats), `novices ${seats}`))
}
for (const ending of ['points', 'armies', 'shared'] as const) {
  const engine = new Engine(immortals, 3)
  save(`ends-by-${ending}`, () => playRandomly(engine, seedFor(engine, ending)))
}
const contested = {
  ...otherReadings,
  rounds: 6,
  edition: { regions: { 'shore-lake': { yields: { light: { gold: 6 } } } } },
}
save('every-option', () => playRandomly(new Engine(immortals, 4, contested), 'every option'))
