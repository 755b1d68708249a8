import { text } from '@longtable/kernel'
import { placeText, unitsText } from '../../text/effect-parts.ts'
import { THING } from '../../state/frames.ts'
import { addFavour } from '../../state/mutations/count.ts'
import { FACTIONS } from '../../state/numbers.ts'
import type { State } from '../../state/schema.ts'
import type {
  EffectContext,
  EffectOf,
  MatchTables,
  Reason,
  Verb,
  Instruction,
} from '../../state/tables/match-tables.ts'
import { becomeAncient, favourLeft, hatchAncient, isWaiting, summonAncient } from '../summoning.ts'
import { choosePlace, chooseThings, chooseUnits } from '../pick.ts'
import { hasPlace } from '../places.ts'
import { hasTarget } from '../targets.ts'

declare module '../../content/effects.ts' {
  interface EffectParameters {
    /** `which`: that one of the three objectives. */
    favour: { readonly n: number; readonly which?: 0 | 1 | 2 }
    summon: { readonly at: Place | 'replaced'; readonly replace?: Units }
  }
}

const NOTHING_TO_DO: Reason = { rule: 'DV-FX-6' }

// Ancients

/** One of the three objectives that are not done yet. */
const favour: Verb<'favour'> = {
  run: (s, f, { n, which }, ctx) => {
    if (which !== undefined) {
      if (f.side >= 0 && f.side < FACTIONS) addFavour(s, f.side, which, n, ctx)
      return true
    }
    if (f.waiting === 0 && !chooseThings(s, f, THING.option, 1, 1, ctx)) return false
    if (s.picked.length > 0) addFavour(s, f.side, s.picked[0], n, ctx)
    return true
  },
  can: (s, tables, { side }) => favourLeft(s, tables, side).length > 0,
  whyNot: (s, tables, { side }, _effect, which) =>
    favourLeft(s, tables, side).includes(which) ? undefined : NOTHING_TO_DO,
  things: (_s, _tables, { side }) => (side >= 0 && side < FACTIONS ? OBJECTIVES : []),
  text: ({ n, which }) =>
    which === undefined ? text('fx.favour', { n }) : text('fx.favourOf', { n, which: which + 1 }),
  messages: {
    en: {
      favour: 'Advance one favour objective by {{n}}.',
      favourOf: 'Advance favour objective {{which}} by {{n}}.',
    },
    fr: {
      favour: 'Avancez un objectif de faveur de {{n}}.',
      favourOf: 'Avancez l’objectif de faveur {{which}} de {{n}}.',
    },
  },
}

const OBJECTIVES: readonly number[] = [0, 1, 2]

const summon: Verb<'summon'> = {
  run: (s, f, effect, ctx) => {
    if (!isWaiting(s, f.side)) return true
    if (effect.at === 'replaced') {
      if (f.waiting === 0 && !chooseUnits(s, f, effect.replace ?? 'self', 0, ctx)) return false
      if (s.picked.length > 0) becomeAncient(s, s.picked[0], ctx)
      return true
    }
    if (f.waiting === 0 && !choosePlace(s, f, effect.at, 0, ctx)) return false
    const [node] = s.picked
    if (node === undefined) return true
    const isEgg = 'area' in effect.at && effect.at.area === 'egg'
    if (isEgg) hatchAncient(s, f.side, node, ctx)
    else summonAncient(s, f.side, node, ctx)
    return true
  },
  can: (s, tables, context, effect, op) =>
    isWaiting(s, context.side) && hasRoom(s, tables, context, effect, op),
  queries: ({ replace }) => [replace],
  text: ({ at, replace }) =>
    at === 'replaced'
      ? text('fx.summon.replace', { who: unitsText(replace ?? 'self') })
      : text('fx.summon.at', { at: placeText(at) }),
  messages: {
    en: {
      summon: {
        at: 'Summon the Ancient {{at}}.',
        replace: 'Turn {{who}} into the Ancient.',
      },
    },
    fr: {
      summon: {
        at: 'Invoquez l’Ancien {{at}}.',
        replace: 'Transformez {{who}} en Ancien.',
      },
    },
  },
}

function hasRoom(
  s: State,
  tables: MatchTables,
  context: EffectContext,
  effect: EffectOf<'summon'>,
  op: Instruction,
): boolean {
  if (effect.at === 'replaced') return hasTarget(s, tables, context, op)
  return hasPlace(s, tables, context, effect.at)
}

export const ancientVerbs = { favour, summon }
