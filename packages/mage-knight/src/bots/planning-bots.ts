import type { BotPlayer, BotSeat, Choice, Random } from '@longtable/kernel'
import type { MageKnight } from '../state/match.ts'
import { plansFor } from './foresight.ts'
import { novice } from './novice.ts'
import type { TurnBudget, Level } from './turn-search.ts'
import type { Heuristics } from './terms.ts'

function think(
  seat: BotSeat<MageKnight>,
  random: Random,
  level: Level,
  heuristics?: Heuristics,
): readonly Choice[] {
  if (seat.offered.length === 1) return seat.offered
  const [best] = plansFor(seat, random, level, heuristics)
  return best === undefined ? [novice.choose(seat, random)] : best.line
}

/** A bot that plans its turns as deeply as its level says; what things are worth to it is what games have shown, unless said otherwise. */
export function planning(id: string, level: Level, heuristics?: Heuristics): BotPlayer<MageKnight> {
  return {
    id,
    line: (seat, random) => think(seat, random, level, heuristics),
    choose: (seat, random) => think(seat, random, level, heuristics)[0],
  }
}

/** How a turn is planned on the way, where somebody looks further than to the end of the own one. */
const HASTY: TurnBudget = {
  choices: 200,
  covers: 3,
  goals: 12,
  preludes: 1,
  worlds: 1,
  fights: { situations: 6, looks: 600, each: 300, preludes: 1, plans: 1 },
}

const skilled = {
  choices: 300,
  covers: 3,
  goals: 12,
  preludes: 1,
  worlds: 3,
  fights: { situations: 16, looks: 3000, each: 1000, preludes: 2, plans: 2 },
}
const alone = { turns: 0, few: 0, futures: 0, effort: 0, hasty: HASTY }

export const SKILLED: Level = { atFirst: { ...skilled, ...alone }, underway: { ...skilled, ...alone } }

const master = {
  choices: 1000,
  covers: 4,
  goals: 20,
  preludes: 2,
  worlds: 6,
  fights: { situations: 40, looks: 8000, each: 2000, preludes: 2, plans: 3 },
}

export const MASTER: Level = {
  atFirst: { ...master, turns: 1, few: 5, futures: 10, effort: 6000, hasty: HASTY },
  underway: { ...master, choices: 400, worlds: 3, turns: 1, few: 3, futures: 4, effort: 1200, hasty: HASTY },
}
