import type { Effect, Effects } from '../content/effects.ts'
import { fxFrame } from '../state/frames.ts'
import { NOBODY, type PieceNo, type SideNo } from '../state/numbers.ts'
import type { State } from '../state/schema.ts'
import { type MatchTables, programOf, run, type VentureContext } from '../state/tables/match-tables.ts'
import { hasTarget } from './targets.ts'
import { type Context, type KnownVerb, verbOf } from './verb.ts'

/**
 * Runs the effects of one program, one at a time: what an effect pushes happens before the next one. What cannot be
 * done is skipped (DV-AUTO-03, DV-FX-6).
 */
export const fx = run(fxFrame.name, {
  locals: fxFrame.locals.fields,
  run: (s, f, ctx) => {
    const effects = programOf(ctx.tables, f.program)
    if (f.pc >= effects.length) {
      ctx.pop()
      return
    }
    const effect = effects[f.pc]
    if (!verbOf(effect).run(s, f, effect, ctx)) {
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
): Context {
  return { side, self, it, last: NOBODY, card }
}

/** Runs a program before the next frame goes on. */
export function runProgram(
  program: string,
  { side, self, it, last, card }: Context,
  ctx: VentureContext,
): void {
  ctx.push(fxFrame, { program, pc: 0, waiting: 0, kept: [], side, self, it, last, card })
}

/** Could the program do anything now (DV-FX-6)? */
export function canDo(s: State, tables: MatchTables, program: string, context: Context): boolean {
  return canBegin(s, tables, programOf(tables, program), context)
}

/** Has the first of these effects something to work on? What follows may be skipped, but not what comes first. */
export function canBegin(s: State, tables: MatchTables, effects: Effects, context: Context): boolean {
  return effects.length > 0 && begins(s, tables, verbOf(effects[0]), effects[0], context)
}

/** The same of one effect and its verb. */
export function begins(
  s: State,
  tables: MatchTables,
  verb: KnownVerb,
  effect: Effect,
  context: Context,
): boolean {
  return verb.can === undefined ? hasTarget(s, tables, context, effect) : verb.can(s, tables, context, effect)
}
