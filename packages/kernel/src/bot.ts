import type { Choice } from './menu.ts'
import type { View } from './position.ts'
import type { Random } from './random.ts'
import type { GameTypes } from './step.ts'

/** All that a bot is given: what its seat sees and what it may choose. The state is not in it, so no bot can peek. */
export interface BotSeat<G extends GameTypes = GameTypes> {
  readonly view: View<G>
  /** The tables of this match, which are the same for everybody. */
  readonly env: G['env']
  /** The name of the step that asks. */
  readonly step: string
  readonly offered: readonly Choice[]
}

/** A player that chooses by itself: always one of the choices offered. */
export interface BotPlayer<G extends GameTypes = GameTypes> {
  /** The level a person asks for: `random`, `novice`, … */
  readonly id: string
  choose(seat: BotSeat<G>, random: Random): Choice
}
