import { letChoose, random as anything } from '@longtable/bots'
import { Engine, Match, Random, seedFrom, type BotPlayer, type GameEvent } from '@longtable/kernel'
import { mageKnight, novice, type MageKnight } from '@longtable/mage-knight'

export interface MageWanted {
  /** The step that asks the seat. */
  readonly step: string
  /** The how manieth time it does. */
  readonly nth: number
  readonly seats: number
  readonly seat: number
  readonly scenario: string
  readonly seed: string
  readonly round: number
}

export interface MageFixture {
  readonly engine: Engine<MageKnight>
  readonly match: Match<MageKnight>
  readonly events: readonly GameEvent[]
  /** Lets bots play until the seat is asked again. */
  readonly goOn: (seat: number) => readonly GameEvent[]
}

const SEEDS = 12

/** A match that bots have played until a seat is asked by a step. */
export function mageKnightAt(wanted: MageWanted): MageFixture {
  for (let n = 0; n < SEEDS; n++) {
    for (const bot of [novice, anything as BotPlayer<MageKnight>]) {
      const found = played(wanted, bot, `${wanted.seed} ${n}`)
      if (found !== undefined) return found
    }
  }
  throw new Error(`nobody was asked by ${wanted.step}`)
}

function played(
  { step, nth, seats, seat, scenario, round }: MageWanted,
  bot: BotPlayer<MageKnight>,
  seed: string,
): MageFixture | undefined {
  const engine = new Engine(mageKnight, seats, { scenario })
  const match = new Match(engine, seedFrom(seed))
  const chance = new Random(seedFrom(seed))
  let left = nth
  let events: readonly GameEvent[] = []
  const next = (who: BotPlayer<MageKnight>): void => {
    const [asked] = engine.awaited(match.position)
    const choice = letChoose(who, engine, match.position, asked, chance)
    events = engine.eventsFor(match.choose(asked, choice).events, Math.max(0, seat))
  }
  const isAsked = (): boolean =>
    engine.awaited(match.position).includes(Math.max(0, seat)) &&
    match.position.state.round >= round &&
    engine.bare(match.position, Math.max(0, seat))?.step === step
  while (!engine.over(match.position)) {
    if (isAsked() && left-- === 0) {
      const goOn = (mine: number): readonly GameEvent[] => {
        events = []
        while (!engine.over(match.position) && !engine.awaited(match.position).includes(mine)) next(novice)
        return events
      }
      return { engine, match, events, goOn }
    }
    next(bot)
  }
  return undefined
}
