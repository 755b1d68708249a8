import { effectsFrame } from '../state/frames.ts'
import { NOBODY, type PieceNo, type SideNo } from '../state/numbers.ts'
import type { State } from '../state/schema.ts'
import {
  codeOf,
  type EffectContext,
  type Instruction,
  type MatchTables,
  type Program,
  run,
  type VentureContext,
} from '../state/tables/match-tables.ts'
import { hasTarget } from './targets.ts'

/**
 * Runs the effects of one program, one at a time: what an effect pushes happens before the next one. What cannot be
 * done is skipped (DV-AUTO-03, DV-FX-6).
 */
export const effectsStep = run(effectsFrame.name, {
  locals: effectsFrame.locals.fields,
  run: (s, f, ctx) => {
    const program = codeOf(ctx.tables, f.program)
    if (f.pc >= program.length) {
      ctx.pop()
      return
    }
    const op = program[f.pc]
    if (!op.verb.run(s, f, op.effect, ctx, op)) {
      f.waiting++
      return
    }
    f.pc++
    f.waiting = 0
    if (f.kept.length > 0) f.kept = []
    if (s.picked.length > 0) s.picked = []
  },
})

/** A context with nobody in particular. */
export function contextOf(
  side: SideNo,
  self: PieceNo = NOBODY,
  it: PieceNo = NOBODY,
  card: number = NOBODY,
): EffectContext {
  return { side, self, it, last: NOBODY, card }
}

/** Runs a program before the next frame goes on. */
export function runProgram(
  program: string,
  { side, self, it, last, card }: EffectContext,
  ctx: VentureContext,
): void {
  ctx.push(effectsFrame, { program, pc: 0, waiting: 0, kept: [], side, self, it, last, card })
}

/** Could the program do anything now (DV-FX-6)? */
export function canDo(s: State, tables: MatchTables, program: string, context: EffectContext): boolean {
  return canBegin(s, tables, codeOf(tables, program), context)
}

/** Has the first of its effects something to work on? What follows may be skipped, but not what comes first. */
export function canBegin(s: State, tables: MatchTables, program: Program, context: EffectContext): boolean {
  return program.length > 0 && begins(s, tables, program[0], context)
}

/** The same of one effect. */
export function begins(s: State, tables: MatchTables, op: Instruction, context: EffectContext): boolean {
  const { verb } = op
  return verb.can === undefined
    ? hasTarget(s, tables, context, op)
    : verb.can(s, tables, context, op.effect, op)
}
