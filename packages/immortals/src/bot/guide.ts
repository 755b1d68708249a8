import type { BotSeat, Choice, Guide, Random } from '@longtable/kernel'
import { SPACES } from '../cards.ts'
import type { Immortals } from '../state.ts'
import { model, turnOf } from './model.ts'
import { chooseNow } from './novice.ts'
import { planLine } from './planning.ts'
import { askedIn, look, type Whim } from './sight.ts'
import { NOVICE as TEMPER } from './temper.ts'
import { turnLine } from './turn.ts'

const UNIT = 0x1_0000

/** Most whims are small: the sum of three draws. */
function whimOf(random: Random, noise: number): Whim | undefined {
  if (noise <= 0) return undefined
  return () => {
    const sum = random.below(UNIT) + random.below(UNIT) + random.below(UNIT)
    return ((2 * sum) / UNIT - 3) * noise
  }
}

/** An army more or less is worth less than a whole action. */
const PLACE = 0.3

function quick(seat: BotSeat<Immortals>, random: Random, noise: number): readonly Choice[] {
  switch (seat.step) {
    case 'plan.mine':
      return planLine(look(seat, TEMPER, whimOf(random, noise)), askedIn(seat), false)
    case 'perform.turn':
      return turnLine(look(seat, TEMPER, whimOf(random, noise)), seat.offered)
    default:
      return [chooseNow(seat, random, TEMPER, whimOf(random, noise * PLACE))]
  }
}

/** Where whole lines are compared: what is chosen one by one there belongs together. */
const SKETCHED: ReadonlySet<string> = new Set(['reinforce.place', 'plan.mine', 'perform.turn', 'magic.place'])

/** Ticks of the clock in a round: one before the performance, then one for each card. */
const ROUND = SPACES + 1

/** How the search thinks of Immortals: whole plans, whole turns and whole reinforcements, turns a little ahead and the others up to the next round. */
export const guide: Guide<Immortals> = {
  model,
  quick,
  weigh: () => undefined,
  sketches: ({ step }) => SKETCHED.has(step),
  reach: ({ step }) => (step === 'perform.turn' || step === 'magic.place' ? 0 : ROUND),
  clock: (s) => s.round * ROUND + turnOf(s),
}
