import { Random, seedFrom, type BotPlayer, type BotSeat, type Choice } from '@longtable/kernel'
import type { Engine, GameTypes, Position } from '@longtable/kernel'
import { botSeat } from './seat.ts'

type Watch<G extends GameTypes> = (
  position: Position<G>,
  seat: number,
  asked: BotSeat<G>,
  choice: Choice,
) => void

/** Lets bots play a whole game, one for each seat; `watch` sees every question and its answer. */
export function playWhole<G extends GameTypes>(
  engine: Engine<G>,
  seed: string,
  bots: readonly BotPlayer<G>[],
  watch?: Watch<G>,
): Position<G> {
  const position = engine.start(seedFrom(seed))
  const chance = new Random(seedFrom(`${seed} bots`))
  while (!engine.over(position)) {
    const [seat] = engine.awaited(position)
    const asked = botSeat(engine, position, seat)
    if (asked === undefined) throw new Error(`nothing is asked of seat ${seat}`)
    const choice = bots[seat].choose(asked, chance)
    watch?.(position, seat, asked, choice)
    engine.apply(position, seat, choice)
  }
  return position
}
