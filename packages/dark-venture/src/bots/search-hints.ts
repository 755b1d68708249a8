import { type BotSeat, type Choice, type Fitted, Random, type SearchHints, seedFrom } from '@longtable/kernel'
import { setupSideFrame } from '../state/frames.ts'
import { type StateView, STREAM } from '../state/schema.ts'
import type { DarkVenture } from '../state/tables/match-tables.ts'
import { type Care, careFor } from './effort.ts'
import { FIRST_HABITS, HABITS, type Habits } from './habits.ts'
import { modelOf } from './model.ts'
import { chooseAtOnce } from './novice.ts'
import { plansFor } from './plans.ts'
import { fitted } from './weights.ts'
import { fitted as firstFitted } from './weights-1.ts'

/** A round by the clock, whoever takes part: it can be divided among one to five, and six. */
export const ROUND = 60

/** How much of the game has gone: whose turn it is, in which round. */
function clock({ round, order, turn }: StateView): number {
  const at = order.indexOf(turn)
  return ROUND * round + (ROUND / Math.max(1, order.length)) * (at < 0 ? order.length : at)
}

/** Where it hardly matters what is chosen, nobody thinks about it. */
const THOUGHTLESS: ReadonlySet<string> = new Set([
  'forfeit.vote',
  'pay.dice',
  'pay.mix',
  'pay.goods',
  'turn.keep',
  'memory.keep',
  'trade.answer',
  'trade.settle',
  'trade.counter',
])

const nothingIsDrawn = new Random(seedFrom('plans'))
/** A side is all that would be drawn, and what was drawn before must not matter: the first will do. */
const quick =
  (habits: Habits) =>
  (seat: BotSeat<DarkVenture>): Choice =>
    seat.step === setupSideFrame.name ? seat.offered[0] : chooseAtOnce(seat, habits, nothingIsDrawn)

interface VentureHints extends SearchHints<DarkVenture> {
  /** How much of the thinking a question deserves. */
  careFor(seat: BotSeat<DarkVenture>): Care
}

/** What a search knows of Dark Venture: the novice's eye for a move, and what positions are worth. */
export function hintsOf(habits: Habits, weights: Fitted): VentureHints {
  return {
    model: modelOf(habits, weights),
    quick: (seat, random, noise) => [chooseAtOnce(seat, habits, random, noise)],
    comparesLines: ({ step }) => !THOUGHTLESS.has(step),
    plans: (seat) => plansFor(seat, habits, quick(habits)),
    clock,
    careFor: (seat) => careFor(seat, habits),
    // Every turn begins with a roll, whatever was done in those before it: lines that are compared meet the same rolls.
    steady: [STREAM.action],
    drawsByTick: true,
  }
}

export const hints = hintsOf(HABITS, fitted)

/** As searches knew it when they were first measured. */
export const firstHints = hintsOf(FIRST_HABITS, firstFitted)
