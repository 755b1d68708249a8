import type { BotPlayer, BotSeat, Choice, Random } from '@longtable/kernel'
import type { MageKnight } from '../state.ts'
import { plansFor } from './foresight.ts'
import { novice } from './novice.ts'
import type { Depth, Haste } from './seeker.ts'

function think(seat: BotSeat<MageKnight>, random: Random, depth: Depth): readonly Choice[] {
  if (seat.offered.length === 1) return seat.offered
  const [best] = plansFor(seat, random, depth)
  return best === undefined ? [novice.choose(seat, random)] : best.line
}

/** A bot that plans its turns as deeply as its level says. */
export function planning(id: string, depth: Depth): BotPlayer<MageKnight> {
  return {
    id,
    line: (seat, random) => think(seat, random, depth),
    choose: (seat, random) => think(seat, random, depth)[0],
  }
}

/** How a turn is planned on the way, where somebody looks further than to the end of the own one. */
const HASTY: Haste = { choices: 200, covers: 3, goals: 12, preludes: 1, worlds: 1 }

export const SKILLED: Depth = {
  choices: 300,
  covers: 3,
  goals: 12,
  preludes: 1,
  worlds: 3,
  turns: 0,
  few: 0,
  futures: 0,
  hasty: HASTY,
}
export const MASTER: Depth = {
  choices: 1000,
  covers: 4,
  goals: 20,
  preludes: 2,
  worlds: 6,
  turns: 1,
  few: 5,
  futures: 3,
  hasty: HASTY,
}
