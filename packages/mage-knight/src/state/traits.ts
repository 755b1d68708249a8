import type { Resistance } from '../content/effect.ts'
import type { EnemyAbility } from '../content/types.ts'

/** Bits of `enemy.abilities`. */
export const Ability = {
  fortified: 1,
  swift: 2,
  brutal: 4,
  poison: 8,
  paralyze: 16,
  summon: 32,
  unfortified: 64,
  elusive: 128,
  assassination: 256,
  cumbersome: 512,
  arcane: 1024,
  vampiric: 2048,
  defend: 4096,
} as const
/** Bits of resistances, of enemies and of units. */
export const Resist = { physical: 1, fire: 2, ice: 4 } as const

export function resistBits(list: readonly Resistance[]): number {
  return list.reduce((bits, one) => bits | Resist[one], 0)
}

export function abilityBits(list: readonly EnemyAbility[]): number {
  return list.reduce((bits, one) => bits | Ability[one], 0)
}
