// Fame and reputation, levels, and what terrain costs.
import type { Terrain } from './effect.ts'

/** The fame at which each level is reached, level 1 first (MK-LEVEL-01). */
export const levelFame = [0, 3, 8, 15, 24, 35, 48, 63, 80, 99] as const satisfies readonly number[]

/** Armor, hand limit and command tokens of each level, level 1 first (MK-LEVEL-04). */
export const levels = [
  { armor: 2, hand: 5, command: 1 },
  { armor: 2, hand: 5, command: 1 },
  { armor: 3, hand: 5, command: 2 },
  { armor: 3, hand: 5, command: 2 },
  { armor: 3, hand: 6, command: 3 },
  { armor: 3, hand: 6, command: 3 },
  { armor: 4, hand: 6, command: 4 },
  { armor: 4, hand: 6, command: 4 },
  { armor: 4, hand: 7, command: 5 },
  { armor: 4, hand: 7, command: 5 },
] as const satisfies readonly { readonly armor: number; readonly hand: number; readonly command: number }[]

export const REPUTATION_END = 7
/** Influence from -7 to +7; at -7 nobody talks to the hero at all (MK-INTERACT-02, MK-INTERACT-03). */
export const reputationInfluence = [
  0, -5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5,
] as const satisfies readonly number[]

export const IMPASSABLE = -1
/** Move points to enter, by Day and at Night (MK-MOVE-02, MK-MOVE-03). */
export const moveCost = {
  plains: { day: 2, night: 2 },
  hills: { day: 3, night: 3 },
  forest: { day: 3, night: 5 },
  wasteland: { day: 4, night: 4 },
  desert: { day: 5, night: 3 },
  swamp: { day: 5, night: 5 },
  lake: { day: IMPASSABLE, night: IMPASSABLE },
  mountain: { day: IMPASSABLE, night: IMPASSABLE },
  sea: { day: IMPASSABLE, night: IMPASSABLE },
} as const satisfies Readonly<Record<Terrain, { readonly day: number; readonly night: number }>>
export const CITY_COST = 2
export const EXPLORE_COST = 2
export const DICE = 7
export const CRYSTALS_OF_A_COLOUR = 3
