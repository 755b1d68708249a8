import { letChoose } from '@longtable/bots'
import {
  Match,
  Random,
  Recorder,
  seedFrom,
  type BotPlayer,
  type Config,
  type Engine,
  type GameTypes,
  type Scenario,
} from '@longtable/kernel'

/** A match of a game's corpus. */
export interface CorpusPlan {
  readonly name: string
  readonly seats: number
  readonly config?: Config
  readonly seed: string
  /** The game's first bot plays, or chance does. */
  readonly by: 'novice' | 'chance'
}

/** Each scenario played by novices, and every fourth by chance as well, at different numbers of players. */
export function plansFor(scenarios: readonly Scenario[], firstByChance: number): CorpusPlan[] {
  return scenarios.flatMap(({ id, players, config }, n) => {
    const seats = Math.min(players.max, players.min + (n % 3))
    const byNovices: CorpusPlan = {
      name: `${id}-novices`,
      seats,
      config,
      seed: `novices ${id}`,
      by: 'novice',
    }
    const byChance: CorpusPlan = { name: `${id}-random`, seats, config, seed: `random ${id}`, by: 'chance' }
    return n % 4 === firstByChance ? [byNovices, byChance] : [byNovices]
  })
}

/** Plays at random, and now and then takes a choice back and makes it again, alone or as a gesture. */
export function playByChance<G extends GameTypes>(engine: Engine<G>, seed: string): Recorder<G> {
  const match = new Match(engine, seedFrom(seed))
  const recorder = new Recorder(
    match,
    Array.from({ length: engine.seats }, () => 'random'),
  )
  const random = new Random(seedFrom(`${seed} choices`))
  for (let made = 0; !engine.over(match.position); made++) {
    const [seat] = engine.awaited(match.position)
    const { offered = [], idles = [] } = engine.menu(match.position, seat) ?? {}
    const choice = random.pick(made % 5 === 0 ? [...offered, ...idles] : offered)
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
export function playByBots<G extends GameTypes>(
  engine: Engine<G>,
  bot: BotPlayer<G>,
  seed: string,
): Recorder<G> {
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
