import type { BotSeat } from '@longtable/kernel'
import { marchFrame, setupSideFrame, turnFrame } from '../state/frames.ts'
import { moveDice, skullDice } from '../state/queries/dice.ts'
import type { DarkVenture } from '../state/tables/match-tables.ts'
import { botView } from './bot-view.ts'
import type { Habits } from './habits.ts'

/** How much a question is thought about. */
export interface Care {
  /** Of what is thought about at the start of a turn with many dice. */
  readonly share: number
  /** How often a line is judged, each time so many rounds further. */
  readonly looks: number
  readonly rounds: number
  /** At least so many choices while playing on, however little is thought otherwise. */
  readonly least?: number
}

/** Which side one takes is seen in the end only: who wins with it. */
const SIDING: Care = { share: 3, looks: 1, rounds: 20, least: 12_000 }
/** Where units start tells in the whole game, and is asked once. */
const PLACING: Care = { share: 2, looks: 4, rounds: 1 }
const ON_THE_WAY: Care = { share: 0.15, looks: 2, rounds: 1 }
const BESIDES: Care = { share: 0.3, looks: 2, rounds: 1 }

const MANY_DICE = 8
const LEAST = 0.2

/**
 * A turn is up to a dozen questions: the first ones, with the dice still to be spent, decide most, and all together must not
 * take longer than anybody wants to wait.
 */
export function careFor(seat: BotSeat<DarkVenture>, habits: Habits): Care {
  if (seat.step === setupSideFrame.name) return SIDING
  if (seat.step === 'setup.place') return PLACING
  if (seat.step === marchFrame.name) return ON_THE_WAY
  if (seat.step !== turnFrame.name) return BESIDES
  const { s, side } = botView(seat, habits)
  const dice = moveDice(s, side) + skullDice(s, side)
  return { share: Math.max(LEAST, Math.min(1, dice / MANY_DICE)), looks: 2, rounds: 1 }
}
