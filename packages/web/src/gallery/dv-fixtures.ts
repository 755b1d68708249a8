import { letChoose, random as anything } from '@longtable/bots'
import { darkVenture, novice, type DarkVenture } from '@longtable/dark-venture'
import { Engine, Match, Random, seedFrom, type BotPlayer, type GameEvent } from '@longtable/kernel'

export interface VentureWanted {
  /** The step that asks the seat. */
  readonly step: string
  /** The how manieth time it does. */
  readonly nth: number
  readonly seats: number
  readonly seat: number
  readonly config: Readonly<Record<string, string>>
  readonly seed: string
  readonly round: number
}

export interface VentureFixture {
  readonly engine: Engine<DarkVenture>
  readonly match: Match<DarkVenture>
  readonly events: readonly GameEvent[]
  /** Lets bots play until the seat is asked again. */
  readonly goOn: (seat: number) => readonly GameEvent[]
}

const SEEDS = 12

/** A match that bots have played until a seat is asked by a step. */
export function darkVentureAt(wanted: VentureWanted): VentureFixture {
  for (let n = 0; n < SEEDS; n++) {
    for (const bot of [novice, anything as BotPlayer<DarkVenture>]) {
      const found = played(wanted, bot, `${wanted.seed} ${n}`)
      if (found !== undefined) return found
    }
  }
  throw new Error(`nobody was asked by ${wanted.step}`)
}

function played(
  { step, nth, seats, seat, config, round }: VentureWanted,
  bot: BotPlayer<DarkVenture>,
  seed: string,
): VentureFixture | undefined {
  const engine = new Engine(darkVenture, seats, config)
  const match = new Match(engine, seedFrom(seed))
  const chance = new Random(seedFrom(seed))
  const mine = Math.max(0, seat)
  let left = nth
  let events: readonly GameEvent[] = []
  const next = (who: BotPlayer<DarkVenture>): void => {
    const [asked] = engine.awaited(match.position)
    const choice = letChoose(who, engine, match.position, asked, chance)
    events = engine.eventsFor(match.choose(asked, choice).events, mine)
  }
  const isAsked = (): boolean =>
    engine.awaited(match.position).includes(mine) &&
    match.position.state.round >= round &&
    engine.bare(match.position, mine)?.step === step
  while (!engine.over(match.position)) {
    if (isAsked() && left-- === 0) {
      const goOn = (own: number): readonly GameEvent[] => {
        const told: GameEvent[] = []
        while (!engine.over(match.position) && !engine.awaited(match.position).includes(own)) {
          next(novice)
          told.push(...events)
        }
        return told
      }
      return { engine, match, events, goOn }
    }
    next(bot)
  }
  return undefined
}
