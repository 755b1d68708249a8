import { type Text, text } from '@longtable/kernel'
import type { Effect, Effects } from '../../content/effects.ts'
import type { Deed } from '../../content/ids.ts'
import { deedText, joined, sayAll, sayCondition, unitsText } from '../../text/effect-parts.ts'
import { rollFrame, THING } from '../../state/frames.ts'
import { count } from '../../state/mutations/count.ts'
import { NOBODY, type PieceNo, type SideNo } from '../../state/numbers.ts'
import type { State } from '../../state/schema.ts'
import type {
  EffectFrame,
  EffectOf,
  Instruction,
  Reason,
  VentureContext,
  Verb,
} from '../../state/tables/match-tables.ts'
import { holds, whyNotCondition } from '../conditions.ts'
import { resolveRef } from '../resolve-ref.ts'
import { canBegin, runProgram } from '../interpreter.ts'
import { chooseThings, chooseUnits } from '../pick.ts'

declare module '../../content/effects.ts' {
  interface EffectParameters {
    roll: {
      readonly dice: 1 | 2
      readonly atLeast: number
      readonly run: Effects
      readonly otherwise?: Effects
    }
    choose: { readonly options: readonly Option[] }
    when: { readonly cond: Condition; readonly run: Effects; readonly otherwise?: Effects }
    each: { readonly of: UnitQuery; readonly run: Effects }
    count: { readonly deed: Deed; readonly n: number; readonly whose?: Ref | 'alone' }
  }
}

const NOTHING_TO_DO: Reason = { rule: 'DV-FX-6' }

/** Runs a program inside the effect at hand, in the same context. */
function runInner(
  f: EffectFrame,
  { innerNames }: Instruction,
  which: number,
  ctx: VentureContext,
  it: PieceNo = f.it,
): void {
  const { side, self, last, card } = f
  runProgram(innerNames[which], { side, self, it, last, card }, ctx)
}

/** The first program inside an effect if something is met, otherwise the second, if there is one. */
function runBranch(f: EffectFrame, op: Instruction, isMet: boolean, ctx: VentureContext): void {
  if (isMet) runInner(f, op, 0, ctx)
  else if (op.inner.length > 1) runInner(f, op, 1, ctx)
}

const roll: Verb<'roll'> = {
  run: (s, f, { dice, atLeast }, ctx, op) => {
    if (f.waiting === 0) {
      const piece = f.it >= 0 ? f.it : f.self
      ctx.push(rollFrame, { side: f.side, piece, dice, atLeast, faces: 0, shown: [] })
      return false
    }
    runBranch(f, op, s.picked[0] === 1, ctx)
    return true
  },
  can: () => true,
  programs: ({ run, otherwise }) =>
    otherwise === undefined
      ? [['run', run]]
      : [
          ['run', run],
          ['else', otherwise],
        ],
  text: ({ dice, atLeast, run, otherwise }, say) =>
    branchText('roll', { dice, atLeast }, run, otherwise, say),
  messages: {
    en: {
      roll: {
        only: 'Roll {{dice}}d6; {{atLeast}} or more → {{run}}',
        both: 'Roll {{dice}}d6; {{atLeast}} or more → {{run}} Otherwise → {{otherwise}}',
        unless: 'Roll {{dice}}d6; less than {{atLeast}} → {{otherwise}}',
      },
    },
    fr: {
      roll: {
        only: 'Lancez {{dice}}d6 ; {{atLeast}} ou plus → {{run}}',
        both: 'Lancez {{dice}}d6 ; {{atLeast}} ou plus → {{run}} Sinon → {{otherwise}}',
        unless: 'Lancez {{dice}}d6 ; moins de {{atLeast}} → {{otherwise}}',
      },
    },
  },
}

const choose: Verb<'choose'> = {
  run: (s, f, _effect, ctx, op) => {
    if (f.waiting === 0 && !chooseThings(s, f, THING.option, 1, 1, ctx)) return false
    if (s.picked.length === 0) return true
    const [option] = s.picked
    ctx.tell?.({ event: 'optionTaken', side: f.side, program: f.program, pc: f.pc, option })
    runInner(f, op, option, ctx)
    return true
  },
  can: (s, tables, context, { options }, { inner }) =>
    options.some(
      ({ needs }, n) =>
        (needs === undefined || holds(s, tables, context, needs)) && canBegin(s, tables, inner[n], context),
    ),
  whyNot: (s, tables, context, { options }, n, { inner }) => {
    const { needs } = options[n]
    const reason = needs === undefined ? undefined : whyNotCondition(s, tables, context, needs)
    if (reason !== undefined) return reason
    return canBegin(s, tables, inner[n], context) ? undefined : NOTHING_TO_DO // DV-FX-6
  },
  programs: ({ options }) => options.map(({ id, effects }) => [id, effects] as const),
  text: ({ options }, say) => {
    const all = options.map(({ name, effects }) => text('fx.option', { name, effects: sayAll(effects, say) }))
    return text('fx.choose', { options: joined(all, 'option') })
  },
  messages: {
    en: { choose: 'Choose: {{options}}', option: '“{{name}}” → {{effects}}' },
    fr: { choose: 'Choisissez : {{options}}', option: '« {{name}} » → {{effects}}' },
  },
}

const when: Verb<'when'> = {
  run: (s, f, { cond }, ctx, op) => {
    runBranch(f, op, holds(s, ctx.tables, f, cond), ctx)
    return true
  },
  can: (s, tables, context, { cond }, { inner }) => {
    const branch = holds(s, tables, context, cond) ? 0 : 1
    return branch < inner.length && canBegin(s, tables, inner[branch], context)
  },
  programs: ({ run, otherwise }) =>
    otherwise === undefined
      ? [['run', run]]
      : [
          ['run', run],
          ['else', otherwise],
        ],
  text: ({ cond, run, otherwise }, say) =>
    branchText('when', { cond: sayCondition(cond) }, run, otherwise, say),
  messages: {
    en: {
      when: {
        only: 'If {{cond}} → {{run}}',
        both: 'If {{cond}} → {{run}} Otherwise → {{otherwise}}',
        unless: 'Unless {{cond}} → {{otherwise}}',
      },
    },
    fr: {
      when: {
        only: 'Si {{cond}} → {{run}}',
        both: 'Si {{cond}} → {{run}} Sinon → {{otherwise}}',
        unless: 'Sauf si {{cond}} → {{otherwise}}',
      },
    },
  },
}

/** One unit after the other, those that are gone by then left out. */
const each: Verb<'each'> = {
  run: (s, f, { of }, ctx, op) => {
    if (f.kept.length === 0) {
      if (f.waiting === 0 && !chooseUnits(s, f, of, 0, ctx)) return false
      f.kept = s.picked
      s.picked = []
    }
    const it = nextOnMap(s, f.kept)
    if (it === NOBODY) return true
    runInner(f, op, 0, ctx, it)
    return f.kept.length === 0
  },
  whyNot: (s, tables, { side, self, last, card }, _effect, it, { inner }) =>
    canBegin(s, tables, inner[0], { side, self, it, last, card }) ? undefined : NOTHING_TO_DO, // DV-FX-6
  queries: ({ of }) => [of],
  programs: ({ run }) => [['each', run]],
  text: ({ of, run }, say) => text('fx.each', { who: unitsText(of), run: sayAll(run, say) }),
  messages: {
    en: { each: 'For {{who}} → {{run}}' },
    fr: { each: 'Pour {{who}} → {{run}}' },
  },
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
  text: ({ n, deed }) => text('fx.count', { count: n, deed: deedText(deed, n) }),
  messages: {
    en: { count: 'Count {{count}} {{deed}}.' },
    fr: { count: 'Comptez {{count}} {{deed}}.' },
  },
}

/** For whom it counts: the acting side, or that of a unit. */
function counter(s: State, f: EffectFrame, { whose }: EffectOf<'count'>): SideNo {
  if (whose === undefined || whose === 'alone') return f.side
  const piece = resolveRef(s, f, whose)
  return piece < 0 ? NOBODY : s.side[piece]
}

function branchText(
  key: 'roll' | 'when',
  values: NonNullable<Text['with']>,
  run: Effects,
  otherwise: Effects | undefined,
  say: (effect: Effect) => Text,
): Text {
  const all = { ...values, run: sayAll(run, say) }
  if (otherwise === undefined) return text(`fx.${key}.only`, all)
  if (run.length === 0) return text(`fx.${key}.unless`, { ...values, otherwise: sayAll(otherwise, say) })
  return text(`fx.${key}.both`, { ...all, otherwise: sayAll(otherwise, say) })
}

export const flowVerbs = { roll, choose, when, each, count: countVerb }
