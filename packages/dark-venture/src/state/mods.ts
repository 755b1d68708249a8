import type { Modifier } from '../content/effects.ts'
import type { ModId } from '../content/ids.ts'
import { namesOf, numbersOf } from '../content/numbers.ts'

/** Modifiers as numbers: what `s.mods` holds (design: which, how much, side, piece or -1, until when, from which card). */
export type ModNo = number

export const MOD: Readonly<Record<ModId, ModNo>> = numbersOf('mod')
export const modOf: readonly ModId[] = namesOf('mod')

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
