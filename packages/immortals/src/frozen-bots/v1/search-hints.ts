import type { SearchHints, Random } from '@longtable/kernel'
import { SPACES } from '../../state/cards.ts'
import type { Immortals } from '../../state/schema.ts'
import { guessPlans } from './beliefs.ts'
import { botView, questionFrame, type Noise } from './bot-view.ts'
import { SEASONED, type Heuristics } from './heuristics.ts'
import { model, turnOf } from './model.ts'
import { chooseNow } from './novice.ts'
import { planLine } from './planning.ts'
import { turnLine } from './turn.ts'

const UNIT = 0x1_0000

/** Mostly a little, seldom much: the sum of three draws. */
function noiseFrom(random: Random, size: number): Noise | undefined {
  if (size <= 0) return undefined
  return () => {
    const sum = random.below(UNIT) + random.below(UNIT) + random.below(UNIT)
    return ((2 * sum) / UNIT - 3) * size
  }
}

/** An army more or less is worth less than a whole action. */
const PLACE = 0.3

/** How somebody with these heuristics chooses at once. */
function quickOf(heuristics: Heuristics): SearchHints<Immortals>['quick'] {
  return (seat, random, noiseSize) => {
    switch (seat.step) {
      case 'plan.mine':
        return planLine(botView(seat, heuristics, noiseFrom(random, noiseSize)), questionFrame(seat), false)
      case 'perform.turn':
        return turnLine(botView(seat, heuristics, noiseFrom(random, noiseSize)), seat.offered)
      default:
        return [chooseNow(seat, random, heuristics, noiseFrom(random, noiseSize * PLACE))]
    }
  }
}

/** Where whole lines are compared: what is chosen one by one there belongs together. */
const COMPARED: ReadonlySet<string> = new Set(['reinforce.place', 'plan.mine', 'perform.turn', 'magic.place'])

/** How far others may have strayed from the plan that looks best. */
const GUESS = 0.4

/** Ticks of the clock in a round: one before the performance, then one for each card. */
const ROUND = SPACES + 1

/** How far a question has to be thought through: a plan up to the next round, reinforcements until about half of it is performed. */
function reachOf(step: string): number {
  switch (step) {
    case 'plan.mine':
      return ROUND
    case 'reinforce.place':
      return ROUND >> 1
    default:
      return 0
  }
}

/** How somebody with these heuristics thinks of Immortals: in whole plans, whole turns and whole reinforcements. */
export function hintsOf(heuristics: Heuristics): SearchHints<Immortals> {
  return {
    model,
    quick: quickOf(heuristics),
    comparesLines: ({ step }) => COMPARED.has(step),
    reach: ({ step }) => reachOf(step),
    clock: (s) => s.round * ROUND + turnOf(s),
    // All luck starts afresh with each tick: what somebody does otherwise shifts the luck of that turn only.
    steady: [],
  }
}

/** The best there is: seasoned, and with a guess at what others have planned. */
export const hints: SearchHints<Immortals> = {
  ...hintsOf(SEASONED),
  sampleBeliefs: (position, seat, random) => guessPlans(position, seat, SEASONED, noiseFrom(random, GUESS)),
}
