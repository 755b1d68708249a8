import type { BotPlayer, BotSeat, Choice, Random } from '@longtable/kernel'
import type { MageKnight } from '../state.ts'
import { novice } from './novice.ts'
import { Planner, type Prospect } from './planner.ts'
import type { Depth } from './seeker.ts'

/** Steps at which the rest of the turn is planned; everything else is decided at once. */
const PLANNED: ReadonlySet<string> = new Set([
  'turn.main',
  'turn.interact',
  'combat.join',
  'combat.strike',
  'combat.block',
  'combat.assign',
])

/** What the seat could do with the rest of its turn, best first; nothing where that needs no plan. */
export function plansFor(seat: BotSeat<MageKnight>, random: Random, depth: Depth): Prospect[] {
  return PLANNED.has(seat.step) ? new Planner(seat, depth, random).run() : []
}

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

export const SKILLED: Depth = { choices: 300, covers: 3, goals: 12, preludes: 1, worlds: 3 }
export const MASTER: Depth = { choices: 2000, covers: 4, goals: 20, preludes: 2, worlds: 6 }
