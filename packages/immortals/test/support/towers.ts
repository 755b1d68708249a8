import { Dice, seedFrom, type RandomState } from '@longtable/kernel'
import { COLOURS } from '../../src/state/codes.ts'
import type { TowerDice } from '../../src/state/tower.ts'

/** Towers without chance, and dice for towers of their own. */

const always = { numerator: 1, denominator: 1 }
const never = { numerator: 0, denominator: 1 }

/** Options of a match whose tower leaves nothing to chance. */
export function certainTower(
  thrown: 'fall' | 'stick',
  resting: 'leave' | 'stay',
): Readonly<Record<string, unknown>> {
  const thrownOut = thrown === 'fall' ? always : never
  const restingOut = resting === 'leave' ? always : never
  return { tower: 'classic', edition: { tower: { classic: { thrownOut, restingOut } } } }
}

/** Dice that always fall alike for the same seed. */
export function diceFrom(seed: string): TowerDice {
  const dice = new Dice()
  const state: RandomState = { seed: seedFrom(seed), epoch: 0, counters: [0] }
  return {
    chance: (threshold) => dice.word(state, 0) < threshold,
    below: (n) => dice.below(state, 0, n),
  }
}

/** Cubes by colour: the five players', then the inhabitants’. */
export function cubes(...counts: readonly number[]): number[] {
  return Array.from({ length: COLOURS }, (_, colour) => counts[colour] ?? 0)
}

export function sum(list: readonly number[]): number {
  return list.reduce((total, n) => total + n, 0)
}
