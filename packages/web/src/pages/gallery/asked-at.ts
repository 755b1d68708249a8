import { letChoose, random as anything } from '@longtable/bots'
import {
  itemAt,
  Engine,
  Match,
  Random,
  seedFrom,
  type BotPlayer,
  type Config,
  type Game,
  type GameEvent,
  type GameTypes,
} from '@longtable/kernel'

/** A game with a bot that plays it. */
export interface Playable<G extends GameTypes> {
  readonly game: Game<G>
  readonly bot: BotPlayer<G>
}

export interface Wanted {
  /** The step that asks the seat. */
  readonly step: string
  /** The how manieth time it does. */
  readonly nth: number
  readonly seats: number
  /** Less than 0 only watches; the first seat is asked then. */
  readonly seat: number
  readonly config: Config
  readonly seed: string
  /** Not before this round. */
  readonly round: number
}

export interface Fixture<G extends GameTypes> {
  readonly engine: Engine<G>
  readonly match: Match<G>
  readonly events: readonly GameEvent[]
  /** Lets bots play until the seat is asked again, and tells what happened. */
  readonly goOn: (seat: number) => readonly GameEvent[]
}

const SEEDS = 12

/** A match that bots have played until a seat is asked by a step. */
export function askedAt<G extends GameTypes>(playable: Playable<G>, wanted: Wanted): Fixture<G> {
  for (let n = 0; n < SEEDS; n++) {
    for (const bot of [playable.bot, anything as BotPlayer<G>]) {
      const found = played(playable, bot, { ...wanted, seed: `${wanted.seed} ${n}` })
      if (found !== undefined) return found
    }
  }
  throw new Error(`nobody was asked by ${wanted.step}`)
}

function roundOf(state: unknown): number {
  return (state as { readonly round: number }).round
}

function played<G extends GameTypes>(
  { game, bot: usual }: Playable<G>,
  bot: BotPlayer<G>,
  { step, nth, seats, seat, config, seed, round }: Wanted,
): Fixture<G> | undefined {
  const engine = new Engine(game, seats, config)
  const match = new Match(engine, seedFrom(seed))
  const chance = new Random(seedFrom(seed))
  const mine = Math.max(0, seat)
  const next = (who: BotPlayer<G>): readonly GameEvent[] => {
    const asked = itemAt(engine.awaited(match.position), 0)
    const choice = letChoose(who, engine, match.position, asked, chance)
    return engine.eventsFor(match.choose(asked, choice).events, mine)
  }
  const isAsked = (): boolean =>
    engine.awaited(match.position).includes(mine) &&
    roundOf(match.position.state) >= round &&
    engine.plainMenu(match.position, mine)?.step === step
  let left = nth
  let events: readonly GameEvent[] = []
  while (!engine.over(match.position)) {
    if (isAsked() && left-- === 0) {
      const goOn = (own: number): readonly GameEvent[] => {
        const told: GameEvent[] = []
        while (!engine.over(match.position) && !engine.awaited(match.position).includes(own))
          told.push(...next(usual))
        return told
      }
      return { engine, match, events, goOn }
    }
    events = next(bot)
  }
  return undefined
}
