import { FACES, type SideNo } from '../numbers.ts'
import { type State, STREAM } from '../schema.ts'
import type { VentureContext } from '../tables/match-tables.ts'

/** Spends one of a face, a die before a token. */
export function spend(s: State, side: SideNo, face: number): void {
  if (s.dice[face] > 0) s.dice[face]--
  else s.memory[side * FACES + face]--
}

export function spendMany(s: State, side: SideNo, face: number, count: number): void {
  for (let i = 0; i < count; i++) spend(s, side, face)
}

/** One six-sided die: 1 to 6. */
export function d6(ctx: VentureContext, stream: number): number {
  return ctx.below(stream, 6) + 1
}

/** Rolls one action die: a face. */
export function rollAction(ctx: VentureContext): number {
  const { die } = ctx.tables
  return die[ctx.below(STREAM.action, die.length)]
}

/** Rule of Choice: a die for each, the highest wins, ties roll again (DV-MISC-01). Tells which of `count`. */
export function ruleOfChoice(ctx: VentureContext, count: number): number {
  let tied = Array.from({ length: count }, (_, i) => i)
  while (tied.length > 1) {
    const rolls = tied.map(() => d6(ctx, STREAM.choice))
    const best = Math.max(...rolls)
    tied = tied.filter((_, i) => rolls[i] === best)
  }
  return tied[0]
}
