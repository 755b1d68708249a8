import { rollFrame, THING } from '../../state/frames.ts'
import { count } from '../../state/mutations/count.ts'
import { NOBODY, type PieceNo, type SideNo } from '../../state/numbers.ts'
import type { State } from '../../state/schema.ts'
import type { VentureContext } from '../../state/tables/match-tables.ts'
import { holds, whyNot } from '../conditions.ts'
import { refOf } from '../find-units.ts'
import { canBegin, runProgram } from '../interpreter.ts'
import { chooseThings, chooseUnits } from '../pick.ts'
import type { EffectOf, FxFrame, Reason, Verb, Verbs } from '../verb.ts'

const NOTHING_TO_DO: Reason = { rule: 'DV-FX-6' }

/** Runs an inner program of the effect at hand, in the same context. */
function runInner(f: FxFrame, name: string, ctx: VentureContext, it: PieceNo = f.it): void {
  const { side, self, last, card } = f
  runProgram(`${f.program}/${f.pc}.${name}`, { side, self, it, last, card }, ctx)
}

function runBranch(f: FxFrame, isMet: boolean, otherwise: unknown, ctx: VentureContext): void {
  if (isMet) runInner(f, 'run', ctx)
  else if (otherwise !== undefined) runInner(f, 'else', ctx)
}

const roll: Verb<'roll'> = {
  run: (s, f, { dice, atLeast, otherwise }, ctx) => {
    if (f.waiting === 0) {
      const piece = f.it >= 0 ? f.it : f.self
      ctx.push(rollFrame, { side: f.side, piece, dice, atLeast, faces: 0, shown: [] })
      return false
    }
    runBranch(f, s.picked[0] === 1, otherwise, ctx)
    return true
  },
  can: () => true,
}

const choose: Verb<'choose'> = {
  run: (s, f, effect, ctx) => {
    if (f.waiting === 0 && !chooseThings(s, f, THING.option, 1, 1, ctx)) return false
    if (s.picked.length === 0) return true
    const [option] = s.picked
    ctx.tell?.({ event: 'optionTaken', side: f.side, program: f.program, pc: f.pc, option })
    runInner(f, effect.options[option].id, ctx)
    return true
  },
  can: (s, tables, context, { options }) =>
    options.some(
      ({ needs, effects }) =>
        (needs === undefined || holds(s, tables, context, needs)) && canBegin(s, tables, effects, context),
    ),
  bars: (s, tables, asked, { options }, n) => {
    const { needs, effects } = options[n]
    const reason = needs === undefined ? undefined : whyNot(s, tables, asked, needs)
    if (reason !== undefined) return reason
    return canBegin(s, tables, effects, asked) ? undefined : NOTHING_TO_DO // DV-FX-6
  },
}

const when: Verb<'when'> = {
  run: (s, f, { cond, otherwise }, ctx) => {
    runBranch(f, holds(s, ctx.tables, f, cond), otherwise, ctx)
    return true
  },
  can: (s, tables, context, { cond, run, otherwise }) =>
    canBegin(s, tables, holds(s, tables, context, cond) ? run : (otherwise ?? []), context),
}

/** One unit after the other, those that are gone by then left out. */
const each: Verb<'each'> = {
  run: (s, f, { of }, ctx) => {
    if (f.kept.length === 0) {
      if (f.waiting === 0 && !chooseUnits(s, f, of, 0, ctx)) return false
      f.kept = s.picked
      s.picked = []
    }
    const it = nextOnMap(s, f.kept)
    if (it === NOBODY) return true
    runInner(f, 'each', ctx, it)
    return f.kept.length === 0
  },
  bars: (s, tables, { side, self, last, card }, { run }, it) =>
    canBegin(s, tables, run, { side, self, it, last, card }) ? undefined : NOTHING_TO_DO, // DV-FX-6
}

function nextOnMap(s: State, pieces: PieceNo[]): PieceNo {
  for (;;) {
    const piece = pieces.shift()
    if (piece === undefined) return NOBODY
    if (s.at[piece] >= 0) return piece
  }
}

const countVerb: Verb<'count'> = {
  run: (s, f, effect, ctx) => {
    const side = counter(s, f, effect)
    if (side >= 0) count(s, side, effect.deed, effect.n, ctx)
    return true
  },
  can: () => true,
}

/** For whom it counts: the acting side, or that of a unit. */
function counter(s: State, f: FxFrame, { whose }: EffectOf<'count'>): SideNo {
  if (whose === undefined || whose === 'alone') return f.side
  const piece = refOf(s, f, whose)
  return piece < 0 ? NOBODY : s.side[piece]
}

export const flowVerbs: Verbs<'roll' | 'choose' | 'when' | 'each' | 'count'> = {
  roll,
  choose,
  when,
  each,
  count: countVerb,
}
