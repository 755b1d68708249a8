import { text } from '@longtable/kernel'
import { countedText, someText, toText, unitsText } from '../../text/effect-parts.ts'
import type { Resource } from '../../content/ids.ts'
import { soughtBits } from '../../state/bits.ts'
import { gatherKindFrame, gatherRollFrame, goodsLoseFrame } from '../../state/frames.ts'
import { count } from '../../state/mutations/count.ts'
import { collect, gainGoods, loseGoods } from '../../state/mutations/goods.ts'
import { RESOURCE } from '../../state/names.ts'
import { NOBODY, type PieceNo, RESOURCES } from '../../state/numbers.ts'
import { isAsked } from '../../state/queries/combat.ts'
import { anyGoods, goodsOf, soughtBy, whyNoGather, yieldsAt } from '../../state/queries/goods.ts'
import type { State } from '../../state/schema.ts'
import type {
  EffectContext,
  EffectFrame,
  EffectOf,
  MatchTables,
  Reason,
  VentureContext,
  Verb,
} from '../../state/tables/match-tables.ts'
import { chooseUnits } from '../pick.ts'
import { ranked } from '../ranking.ts'
import { pieceOfRef } from '../resolve-ref.ts'
import { hasTarget } from '../targets.ts'

declare module '../../content/effects.ts' {
  interface EffectParameters {
    gain: { readonly resource: Resource | 'same'; readonly count: number; readonly who: Units }
    lose: { readonly resource: Resource | 'any'; readonly count: number; readonly who?: Units }
    gather: { readonly resource: Resource | 'choose' | 'any'; readonly who: Units; readonly times?: number }
  }
}

const WITHOUT: Reason = { rule: 'DV-FX-3' }

/** From the supply, as far as it goes (DV-RES-06); `same` is what was just gathered, and counts as gathered too. */
const gain: Verb<'gain'> = {
  run: (s, f, effect, ctx) => {
    if (f.waiting === 0 && !chooseUnits(s, f, effect.who, 0, ctx)) return false
    for (const piece of s.picked) {
      if (effect.resource !== 'same') give(s, piece, effect, RESOURCE[effect.resource], ctx)
      else if (f.kept.length > 0) collect(s, piece, f.kept[0], effect.count, ctx)
    }
    return true
  },
  can: (s, tables, context, effect, op) =>
    (effect.resource === 'same' || s.stock[RESOURCE[effect.resource]] > 0) &&
    hasTarget(s, tables, context, op),
  text: ({ who, resource, count: n }) => text('fx.gain', { to: toText(who), what: countedText(resource, n) }),
  messages: {
    en: { gain: 'Give {{to}} {{what}}.' },
    fr: { gain: 'Donnez {{what}} {{to}}.' },
  },
}

/** What comes from a defeated enemy is meat taken. */
function give(
  s: State,
  piece: PieceNo,
  effect: EffectOf<'gain'>,
  resource: number,
  ctx: VentureContext,
): void {
  const given = gainGoods(s, piece, resource, effect.count)
  if (given === 0) return
  ctx.tell?.({ event: 'gained', piece, resource, count: given })
  if (effect.resource === 'meat' && effect.who === 'attacker') {
    count(s, s.side[piece], 'meatTaken', given, ctx)
  }
}

function hasAny(s: State, piece: PieceNo, resource: Resource | 'any'): boolean {
  return resource === 'any' ? anyGoods(s, piece) : goodsOf(s, piece, RESOURCE[resource]) > 0
}

/** Of the units that it names, or of the whole side, whose owner says which. */
const lose: Verb<'lose'> = {
  run: (s, f, effect, ctx) => {
    const { who, resource, count: left } = effect
    if (who !== undefined && f.waiting === 0 && !chooseUnits(s, f, who, 0, ctx)) return false
    const pieces = who === undefined ? ownUnits(s, f) : s.picked
    if (resource !== 'any') loseFrom(s, pieces, [RESOURCE[resource]], left, ctx)
    else if (isAsked(s, f.side) && total(s, pieces) > left) {
      const piece = pieces.length === 1 ? pieces[0] : NOBODY
      ctx.push(goodsLoseFrame, { side: f.side, piece, left })
    } else loseFrom(s, ranked(s, f.side, pieces, 'west', 'enemyUnit', ctx), ALL, left, ctx)
    return true
  },
  can: (s, tables, context, effect, op) =>
    effect.who === undefined
      ? ownUnits(s, context).some((piece) => hasAny(s, piece, effect.resource))
      : hasTarget(s, tables, context, op),
  whyNot: (s, _tables, _asked, { resource }, piece) => (hasAny(s, piece, resource) ? undefined : WITHOUT),
  text: ({ who, resource, count: n }) => {
    const what = countedText(resource, n)
    return who === undefined
      ? text('fx.lose.side', { what })
      : text('fx.lose.unit', { what, to: toText(who), who: unitsText(who) })
  },
  messages: {
    en: {
      lose: {
        side: 'Your units lose {{what}}.',
        unit: 'Take {{what}} from {{to}}.',
      },
    },
    fr: {
      lose: {
        side: 'Vos unités perdent {{what}}.',
        unit: 'Ôtez {{what}} {{to}}.',
      },
    },
  },
}

export function ownUnits(s: State, { side }: EffectContext): readonly PieceNo[] {
  return side < 0 ? [] : s.army[side]
}

const ALL: readonly number[] = Array.from({ length: RESOURCES }, (_, resource) => resource)

function total(s: State, pieces: readonly PieceNo[]): number {
  let sum = 0
  for (const piece of pieces) for (const resource of ALL) sum += goodsOf(s, piece, resource)
  return sum
}

function loseFrom(
  s: State,
  pieces: readonly PieceNo[],
  resources: readonly number[],
  most: number,
  ctx: VentureContext,
): void {
  let left = most
  for (const piece of pieces) {
    for (const resource of resources) {
      const lost = loseGoods(s, piece, resource, left)
      if (lost > 0) ctx.tell?.({ event: 'lostGoods', piece, resource, count: lost })
      left -= lost
    }
  }
}

/** Is there one of them that nothing keeps a unit from gathering (`whyNoGather`)? */
function findsAny(s: State, tables: MatchTables, piece: PieceNo, effect: EffectOf<'gather'>): boolean {
  const found = yieldsAt(tables, s.at[piece]) & soughtBits(effect.resource)
  if (found === 0 || !tables.gathers[s.side[piece]]) return false
  for (let resource = 0; resource < RESOURCES; resource++)
    if ((found & (1 << resource)) !== 0 && s.stock[resource] !== 0) return true
  return false
}

/** One unit after the other looks for something on its space (DV-RES-03). */
const gather: Verb<'gather'> = {
  run: (s, f, effect, ctx) => {
    if (f.kept.length === 0) {
      if (f.waiting === 0 && !chooseUnits(s, f, effect.who, 0, ctx)) return false
      const times = effect.times ?? 1
      f.kept = times === 1 ? s.picked : s.picked.flatMap((piece) => new Array<number>(times).fill(piece))
      s.picked = []
    }
    const piece = f.kept.shift()
    if (piece === undefined) return true
    if (s.at[piece] >= 0) look(s, f, piece, effect, ctx)
    return f.kept.length === 0
  },
  can: (s, tables, context, effect, op) => {
    if (typeof effect.who !== 'string') return hasTarget(s, tables, context, op)
    const piece = pieceOfRef(s, context, effect.who)
    return piece >= 0 && findsAny(s, tables, piece, effect)
  },
  whyNot: (s, tables, _asked, effect, piece) =>
    findsAny(s, tables, piece, effect) ? undefined : { rule: whyNothing(s, tables, piece, effect) },
  text: ({ who, resource, times = 1 }) =>
    text('fx.gather', { who: unitsText(who), what: someText(resource), count: times }),
  messages: {
    en: {
      gather_one: 'Roll to gather {{what}} with {{who}}.',
      gather_other: 'Roll {{count}} times to gather {{what}} with {{who}}.',
    },
    fr: {
      gather_one: 'Lancez pour récolter {{what}} avec {{who}}.',
      gather_other: 'Lancez {{count}} fois pour récolter {{what}} avec {{who}}.',
    },
  },
}

function look(
  s: State,
  f: EffectFrame,
  piece: PieceNo,
  effect: EffectOf<'gather'>,
  ctx: VentureContext,
): void {
  const found = soughtBy(effect.resource).filter((one) => whyNoGather(s, ctx.tables, piece, one) === '')
  if (found.length === 0) return
  if (found.length > 1 && isAsked(s, f.side)) ctx.push(gatherKindFrame, { side: f.side, piece })
  else ctx.push(gatherRollFrame, { side: f.side, piece, resource: found[0], phase: 0 })
}

/** Nothing can be gathered: nobody of that side does, the space holds nothing, or the supply has none (DV-RES-06). */
function whyNothing(s: State, tables: MatchTables, piece: PieceNo, effect: EffectOf<'gather'>): string {
  const reasons = soughtBy(effect.resource).map((one) => whyNoGather(s, tables, piece, one))
  return reasons.find((why) => why !== 'DV-RES-02') ?? 'DV-RES-02'
}

export const goodsVerbs = { gain, lose, gather }
