import type { Modifier } from '../content/effects.ts'

/** Modifiers as numbers: what `s.mods` holds (design: which, how much, side, piece or -1, until when, from which row). */
export const modIds = [
  'attackDice',
  'defenceDice',
  'attackScore',
  'defenceScore',
  'ranged',
  'rerollAttack',
  'rerollDefence',
  'itemSlots',
  'ignoreWater',
  'ignoreFence',
  'ignoreWall',
  'noStairs',
  'noRoadBonus',
  'counterOnAnySix',
  'cannotBeCaptured',
  'cannotBeRestrained',
  /** The next attack is won without dice. */
  'winAttack',
] as const
export type ModId = (typeof modIds)[number]
export type ModNo = number

export const MOD: Readonly<Record<ModId, ModNo>> = Object.fromEntries(
  modIds.map((id, n) => [id, n]),
) as Record<ModId, ModNo>

/** Numbers of one entry of `s.mods`. */
export const MOD_SIZE = 6

/** Until when it lasts: the next attack, the end of the turn, the end of the round. */
export const UNTIL = { attack: 0, turn: 1, round: 2 } as const

/** How much: a ranged one packs range and strength. */
export function amountOf(modifier: Modifier): number {
  if (modifier.mod === 'ranged') return modifier.range * 16 + modifier.strength
  return 'n' in modifier ? modifier.n : 1
}

export function rangeOf(amount: number): number {
  return amount >> 4
}

export function rangedStrength(amount: number): number {
  return amount & 15
}
