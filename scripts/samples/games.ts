import { letChoose, random as anything } from '@longtable/bots'
import { loadGames } from '@longtable/games'
import {
  Engine,
  Match,
  Random,
  Recorder,
  seedFrom,
  type BotPlayer,
  type Config,
  type Frame,
  type GameTypes,
  type Scenario,
} from '@longtable/kernel'
import { playOn } from '../../packages/games/test/support/onward.ts'
import {
  askedAt,
  gameOf,
  namesOf,
  playedWith,
  type FileSample,
  type PositionSample,
  type SavedSample,
} from '../../packages/games/test/support/samples.ts'
import { otherReadings } from '../../packages/immortals/test/support/readings.ts'
import { editions } from './editions.ts'
import type { Folder } from './write.ts'

const registry = await loadGames()

const CHOICES = 40

/** No game goes on for so long; one that does is left where it is. */
const LONGEST = 4000

interface Played {
  readonly game: string
  readonly seats: number
  readonly config: Record<string, unknown>
}

/** Options that are not the usual ones, so that each has its name in a sample. */
const tables: readonly Played[] = [
  { game: 'immortals', seats: 4, config: { ...otherReadings, rounds: 3 } },
  {
    game: 'mage-knight',
    seats: 3,
    config: {
      scenario: 'fullConquest',
      heroes: 'random',
      pvpEqualLevelNeedsLowerFame: true,
      pvpEnemies: 'rulebook',
      spawningRefill: false,
      nightRulesValues: false,
      rightMomentLastTurn: true,
      cityLevel: 4,
      firstNight: true,
      friendlyMana: true,
      rampage: 'rampage',
      randomCities: true,
    },
  },
  {
    game: 'dark-venture',
    seats: 3,
    config: {
      mode: 'victory',
      map: 'main',
      orpal: 'auto',
      sides: 'deal',
      attackerPicksDefenders: true,
      fenceWallSupply: '20',
      autoTies: 'dice',
      counters: 'forced',
      ancientTiming: 'any',
      redTokenStops: 'unit',
      roadBonus: 'step',
      lastSide: 'round',
    },
  },
]

type Until = (match: Match) => boolean

/** Lets a bot play, and now and then takes a choice back and makes it again, as a gesture; once all go back. */
function record(
  { game, seats, config }: Played,
  seed: string,
  until: Until,
  whole = true,
): Recorder<GameTypes> {
  const engine = new Engine(gameOf(game), seats, config)
  const match = new Match(engine, seedFrom(seed))
  return carryOn(new Recorder(match, names(seats), whole), seed, until)
}

function names(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'Ada' : seat === 1 ? 'Ben' : 'novice'))
}

function carryOn(recorder: Recorder<GameTypes>, seed: string, until: Until): Recorder<GameTypes> {
  const match = recorder.match
  const { engine } = match
  const bot = noviceOf(engine.game.id)
  const chance = new Random(seedFrom(seed))
  let isBack = false
  for (let made = 0; !engine.over(match.position) && !until(match) && made < LONGEST; made++) {
    const [seat] = engine.awaited(match.position)
    const choice = letChoose(bot, engine, match.position, seat, chance)
    match.choose(seat, choice)
    recorder.note()
    if (made % 9 === 4 && match.whyNoUndo(seat) === undefined) {
      match.undo(seat)
      recorder.note()
      match.gesture(seat, [choice])
      recorder.note()
    }
    if (isBack || match.length < 30) continue
    match.rewind(match.length - 10)
    recorder.note()
    isBack = true
  }
  return recorder
}

function noviceOf(game: string): BotPlayer {
  const bots = registry.find((each) => each.game.id === game)?.bots ?? []
  return bots.find(({ id }) => id === 'novice') ?? (anything as BotPlayer)
}

export function writeGames(folder: Folder): void {
  for (const { game } of registry) folder.json(`names/${game.id}.json`, namesOf(game.id))
  writeFiles(folder)
  for (const table of tables) {
    folder.json(`saved/${table.game}.json.gz`, saved(table))
    folder.rows(`positions/${table.game}.json.gz`, positions(table.game))
  }
}

function writeFiles(folder: Folder): void {
  const rows: FileSample[] = []
  const add = (name: string, recorder: Recorder<GameTypes>, edition?: string): void => {
    const match = recorder.match
    folder.json(`files/${name}.json`, recorder.file())
    const { engine, position } = match
    const [hash, over, asked] = [engine.hash(position), engine.over(position), askedAt(match)]
    const more = edition === undefined ? {} : { edition }
    rows.push({ file: `files/${name}.json`, ...more, hash, over, asked, onward: playOn(match, CHOICES) })
  }
  for (const table of tables) {
    const { game } = table
    add(
      `${game}-running`,
      record(table, 'running', ({ log }) => log.length >= 120),
    )
    add(`${game}-over`, record({ ...table, config: shortest(table) }, 'over', never))
    for (const step of middles[game] ?? []) {
      const recorder = fromTheMiddle(table, step)
      if (recorder !== undefined) add(`${game}-from-${step}`, recorder)
    }
  }
  for (const { name, game, edition } of editions()) {
    folder.json(`editions/${name}.json`, edition)
    const table = { game, seats: 3, config: { edition } }
    const recorder = record(table, 'edition', ({ log }) => log.length >= 80)
    // The whole box would be in the file once more.
    if (name === game) add(`${game}-edition`, recorder, `editions/${name}.json`)
    else folder.json(`editions/${name}.played.json`, playOn(playedWith(game, edition), CHOICES))
  }
  folder.rows('files.json', rows)
}

const never: Until = () => false

function shortest({ game, config }: Played): Record<string, unknown> {
  if (game === 'immortals') return { ...config, rounds: 1 }
  return game === 'mage-knight' ? { ...config, scenario: 'firstReconnaissance' } : config
}

/** Where files begin: where several are asked at once, and deep in what is going on. */
const middles: Readonly<Record<string, readonly string[]>> = {
  immortals: ['draft.pick.mine', 'plan.mine', 'attack.commit', 'reinforce.place'],
  'mage-knight': ['tactic.pick', 'combat.block', 'combat.damage', 'reward.card', 'level.skill'],
  'dark-venture': ['fight.defend', 'fight.adjust', 'fight.killed', 'pick', 'pay.dice'],
}

/** A file that begins where this step asks somebody; in a step for all, where somebody has decided already. */
function fromTheMiddle(table: Played, step: string): Recorder<GameTypes> | undefined {
  const isThere: Until = (match) => {
    const { engine, position, length } = match
    const isOpen = !engine.isSimultaneous(position) || engine.awaited(position).length < engine.seats
    return length > 20 && isOpen && askedAt(match).some((asked) => asked.step === step)
  }
  for (const seed of ['middle', 'another', 'a third', 'a fourth']) {
    const { match } = record(table, `${seed} ${step}`, isThere)
    if (!isThere(match)) continue
    const { engine, position } = match
    const recorder = new Recorder(new Match(engine, position), names(table.seats), false)
    return carryOn(recorder, step, ({ log }) => log.length >= 3)
  }
  console.log(`${table.game} never came to ${step}`)
  return undefined
}

/** A match that settles, with choices that its seat can still take back. */
function saved({ game, seats, config }: Played): SavedSample {
  const engine = new Engine(gameOf(game), seats, config)
  const match = new Match(engine, seedFrom('saved'), { settles: true })
  const bot = noviceOf(game)
  const chance = new Random(seedFrom('saved'))
  for (let made = 0; made < LONGEST; made++) {
    const [seat] = engine.awaited(match.position)
    const choice = letChoose(bot, engine, match.position, seat, chance)
    if (made % 2 === 0) match.choose(seat, choice, made)
    else match.gesture(seat, [choice], made)
    if (made > 50 && match.save().made.length >= 2 && match.whyNoUndo(seat) === undefined) {
      const kept = match.save()
      const onward = playOn(Match.restore(engine, kept).match, CHOICES)
      match.undo(seat)
      const undone = engine.hash(match.position)
      return { seats, ...optionsOf(engine), saved: kept, seat, undone, onward }
    }
  }
  throw new Error(`nothing could be taken back in ${game}`)
}

function optionsOf({ config, rulesVersion }: Engine): { config: Config; rulesVersion: number } {
  return { config, rulesVersion }
}

/** Moments that together hold every step that play comes to, in every scenario. */
function positions(game: string): PositionSample[] {
  const found: PositionSample[] = []
  const known = new Set<string>()
  for (const { scenario, seats, seed } of games(game)) {
    for (const bot of [noviceOf(game), anything as BotPlayer]) {
      const engine = new Engine(gameOf(game), seats, scenario.config)
      const match = new Match(engine, seedFrom(`positions ${scenario.id} ${seats} ${seed}`))
      const chance = new Random(seedFrom(`positions ${bot.id}`))
      for (let made = 0; !engine.over(match.position) && made < LONGEST; made++) {
        const fresh = held(match.position.stack).filter((each) => !known.has(each))
        if (fresh.length > 0) {
          for (const each of fresh) known.add(each)
          const from = new Match(engine, match.position)
          found.push({
            seats,
            ...optionsOf(engine),
            holds: [...new Set(fresh)],
            position: engine.encode(match.position),
            hash: engine.hash(match.position),
            onward: playOn(from, CHOICES),
          })
        }
        const awaited = engine.awaited(match.position)
        const seat = awaited[made % awaited.length]
        match.choose(seat, letChoose(bot, engine, match.position, seat, chance))
      }
    }
  }
  const steps = gameOf(game).steps.map(({ name }) => name)
  const missed = steps.filter((name) => ![...known].some((each) => each.startsWith(`${name}:`)))
  console.log(`${game}: ${found.length} positions, ${known.size} frames; never met: ${missed.join(' ')}`)
  return found
}

/** Rare steps take a few games of each kind to come to. */
const SEEDS = [1, 2, 3, 4, 5, 6]

function games(
  game: string,
): { readonly scenario: Scenario; readonly seats: number; readonly seed: number }[] {
  const { scenarios, players } = gameOf(game)
  const usual: Scenario = { id: 'usual', players, mode: 'competitive', config: {} } as Scenario
  return (scenarios.length === 0 ? [usual] : scenarios).flatMap((scenario) =>
    [...new Set([scenario.players.min, scenario.players.max])].flatMap((seats) =>
      SEEDS.map((seed) => ({ scenario, seats, seed })),
    ),
  )
}

/** What stands on a stack, by name: each step with the fields of its frame, and what lasts. */
function held(stack: readonly Frame[]): string[] {
  return stack.flatMap((frame) => {
    const { step, lasting = [], ...fields } = frame
    const parts = 'parts' in fields ? (fields.parts as readonly { stack: readonly Frame[] }[]) : []
    return [
      `${step}:${Object.keys(fields).toSorted().join()}`,
      ...lasting.map(({ effect }) => `lasting:${effect}`),
      ...parts.flatMap((part) => held(part.stack)),
    ]
  })
}
