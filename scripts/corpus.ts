/**
 * npm run corpus: plays matches for the corpus of each game, which every later version of the rules must replay. Each
 * way a game of Immortals can end is there, each scenario of the other games, and every kind of line a log can have.
 * Existing files are never changed.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import {
  Engine,
  Match,
  Playout,
  Random,
  Recorder,
  seedFrom,
  type BotPlayer,
  type Game,
  type GameTypes,
  type Position,
} from '@longtable/kernel'
import { letChoose } from '@longtable/bots'
import { darkVenture, novice as darkVentureNovice, type DarkVenture } from '@longtable/dark-venture'
import { immortals, novice, type Immortals } from '@longtable/immortals'
import { mageKnight, novice as mageKnightNovice, type MageKnight } from '@longtable/mage-knight'
import { argumentsOf } from './arguments.mjs'
import { otherReadings } from '../packages/immortals/test/support/readings.ts'

const help = `npm run corpus

Plays matches for the corpus of each game (packages/<game>/test/corpus), which every later version of the rules must
replay. Existing files are never changed.`

argumentsOf(help, {})

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
function playRandomly<G extends GameTypes>(engine: Engine<G>, seed: string): Recorder<G> {
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

/** Bots play; after forty choices all agree to go back twenty. */
function playBots<G extends GameTypes>(engine: Engine<G>, bot: BotPlayer<G>, seed: string): Recorder<G> {
  const match = new Match(engine, seedFrom(seed))
  const recorder = new Recorder(
    match,
    Array.from({ length: engine.seats }, () => bot.id),
  )
  const random = new Random(seedFrom(`${seed} choices`))
  let rewound = false
  while (!engine.over(match.position)) {
    const [seat] = engine.awaited(match.position)
    match.choose(seat, letChoose(bot, engine, match.position, seat, random))
    recorder.note()
    if (rewound || match.length < 40) continue
    match.rewind(20)
    recorder.note()
    rewound = true
  }
  return recorder
}

function saveFor<G extends GameTypes>(game: Game<G>): (name: string, play: () => Recorder<G>) => void {
  const folder = new URL(`../packages/${game.id}/test/corpus/`, import.meta.url)
  mkdirSync(folder, { recursive: true })
  return (name, play) => {
    const file = new URL(`v${game.rulesVersion}-${name}.json`, folder)
    if (existsSync(file)) return
    writeFileSync(file, `${JSON.stringify(play().file())}\n`)
    console.log(file.pathname)
  }
}

const save = saveFor(immortals)
for (const seats of [3, 4, 5]) {
  save(`novices-${seats}`, () => playBots(new Engine(immortals, seats), novice, `novices ${seats}`))
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

const saveKnights = saveFor(mageKnight)
mageKnight.scenarios.forEach(({ id, players }, n) => {
  const seats = Math.min(players.max, players.min + (n % 3))
  const open = (): Engine<MageKnight> => new Engine(mageKnight, seats, { scenario: id })
  saveKnights(`${id}-novices`, () => playBots(open(), mageKnightNovice, `novices ${id}`))
  if (n % 4 === 0) saveKnights(`${id}-random`, () => playRandomly(open(), `random ${id}`))
})

const saveVentures = saveFor(darkVenture)
darkVenture.scenarios.forEach(({ id, players, config }, n) => {
  const seats = Math.min(players.max, players.min + (n % 3))
  const open = (): Engine<DarkVenture> => new Engine(darkVenture, seats, config)
  saveVentures(`${id}-novices`, () => playBots(open(), darkVentureNovice, `novices ${id}`))
  if (n % 4 === 2) saveVentures(`${id}-random`, () => playRandomly(open(), `random ${id}`))
})
