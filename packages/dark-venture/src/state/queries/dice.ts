import { DIAG1, FACES, ORTHO1, ORTHO2, type SideNo, SKULL } from '../numbers.ts'
import type { State } from '../schema.ts'

/** Action dice of the turn and the tokens of Genetic Memory, which are spent like them (DV-GENE-02). */

/** Tokens of a face that a side has banked. */
export function banked(s: State, side: SideNo, face: number): number {
  return s.memory[side * FACES + face]
}

export function bankedAll(s: State, side: SideNo): number {
  let sum = 0
  for (let face = 0; face < FACES; face++) sum += s.memory[side * FACES + face]
  return sum
}

/** Dice and tokens of a face that a side can spend now: only on its own turn (DV-GENE-02). */
export function purse(s: State, side: SideNo, face: number): number {
  return s.turn === side ? s.dice[face] + s.memory[side * FACES + face] : 0
}

/** DV-DICE-02 */
export function moveDice(s: State, side: SideNo): number {
  return purse(s, side, ORTHO1) + purse(s, side, ORTHO2) + purse(s, side, DIAG1)
}

export function skullDice(s: State, side: SideNo): number {
  return purse(s, side, SKULL)
}

/** Tokens of a face left in the supply. */
export function diceTokensLeft(s: State, face: number, most: number): number {
  let left = most
  for (let i = face; i < s.memory.length; i += FACES) left -= s.memory[i]
  return left
}

/** Does a check succeed: a total of `atLeast`, or with `faces`, bits of numbers, one die that shows one of them? */
export function isMet(total: number, atLeast: number, faces: number): boolean {
  return faces === 0 ? total >= atLeast : (faces & (1 << total)) !== 0
}
