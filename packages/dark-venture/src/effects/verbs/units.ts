import { type Text, text } from '@longtable/kernel'
import { countedText, nameOf, placeText, unitsText } from '../../text/effect-parts.ts'
import type { CharacterId, FactionId, Guard, Resource, UnitId } from '../../content/ids.ts'
import { MOD } from '../../state/mods.ts'
import { count } from '../../state/mutations/count.ts'
import { payGoods } from '../../state/mutations/goods.ts'
import { setFlag } from '../../state/mutations/pieces.ts'
import { nameCharacter } from '../../state/mutations/story.ts'
import { lowest, place as putDown, upgrade as raise } from '../../state/mutations/place.ts'
import { CHARACTER, FACTION, GUARD, RESOURCE, UNIT_ROW } from '../../state/names.ts'
import { NEUTRAL, NOBODY, type NodeNo, type PieceNo, RESOURCES, type SideNo } from '../../state/numbers.ts'
import { anyGoods, goodsOf } from '../../state/queries/goods.ts'
import { hasMod } from '../../state/queries/modifiers.ts'
import { hasFlag, spare } from '../../state/queries/pieces.ts'
import { plays } from '../../state/queries/playing.ts'
import { hasSpare } from '../../state/queries/supply.ts'
import type { State } from '../../state/schema.ts'
import type {
  EffectContext,
  EffectFrame,
  EffectOf,
  MatchTables,
  PickContext,
  Reason,
  VentureContext,
  Verb,
} from '../../state/tables/match-tables.ts'
import { choosePlace, chooseUnits } from '../pick.ts'
import { hasPlace } from '../places.ts'

declare module '../../content/effects.ts' {
  interface EffectParameters {
    place: {
      readonly unit: UnitId | 'lowest'
      readonly at: Place
      readonly count?: number
      readonly of?: FactionId
      readonly guard?: Guard
      /** It is somebody of the story, who comes along with the acting side. */
      readonly companion?: CharacterId
    }
    upgrade: { readonly who: Units; readonly ranks: number; readonly pay?: Resource | 'any' }
    restrain: { readonly who: Units }
    free: { readonly who: Units }
  }
}

const NO_TOKEN: Reason = { rule: 'DV-MISC-02' }
const WRONG_KIND: Reason = { rule: 'DV-FX-1' }
const WITHOUT: Reason = { rule: 'DV-FX-3' }
const NOTHING_TO_DO: Reason = { rule: 'DV-FX-6' }

// Units that come

/** Whose the new units are: in the adventure nobody's, and of a side that is not played none come. */
function ownerOf(s: State, tables: MatchTables, context: EffectContext, { of }: EffectOf<'place'>): SideNo {
  if (of === undefined) return context.side
  if (tables.adventure !== undefined) return NEUTRAL
  return plays(s, FACTION[of]) ? FACTION[of] : NOBODY
}

/** The context in which the owner of the new units chooses. */
function ownersContext(
  s: State,
  tables: MatchTables,
  context: EffectContext,
  effect: EffectOf<'place'>,
): EffectContext {
  const owner = ownerOf(s, tables, context, effect)
  if (owner === context.side || owner === NEUTRAL) return context
  const { self, it, last, card } = context
  return { side: owner, self, it, last, card }
}

function isThere(s: State, tables: MatchTables, context: EffectContext, effect: EffectOf<'place'>): boolean {
  if (effect.unit !== 'lowest') return spare(s, tables, UNIT_ROW[effect.unit]) !== NOBODY
  return hasSpare(s, tables, effect.of === undefined ? context.side : FACTION[effect.of])
}

const place: Verb<'place'> = {
  run: (s, f, effect, ctx) => {
    const { tables } = ctx
    const owner = ownerOf(s, tables, f, effect)
    if (effect.guard !== undefined) raiseGuard(s, tables, GUARD[effect.guard])
    if (owner === NOBODY || !isThere(s, tables, f, effect)) return true
    const context = ownersContext(s, tables, f, effect)
    if (f.waiting === 0 && !choosePlace(s, f, effect.at, 0, ctx, context)) return false
    const [node] = s.picked
    if (node === undefined) return true
    for (let i = 0; i < (effect.count ?? 1); i++) {
      const piece = newPiece(s, f, effect, ctx)
      if (piece === NOBODY) break
      if (effect.guard === undefined) putDown(s, piece, node, owner, ctx)
      else postGuard(s, piece, node, owner, GUARD[effect.guard], ctx)
      f.last = piece
      if (effect.companion !== undefined) welcome(s, CHARACTER[effect.companion], piece, ctx)
    }
    return true
  },
  can: (s, tables, context, effect) =>
    isThere(s, tables, context, effect) &&
    hasPlace(s, tables, ownersContext(s, tables, context, effect), effect.at),
  text: sayPlace,
  messages: {
    en: {
      place: {
        lowest: 'Place your lowest available unit {{at}}.',
        lowestOf: 'Place the lowest available unit of the {{side}} {{at}}.',
        unit_one: 'Place {{count}} {{name}} {{at}}.',
        unit_other: 'Place {{count}} × {{name}} {{at}}.',
        unitOf_one: 'Place {{count}} {{name}} ({{side}}) {{at}}.',
        unitOf_other: 'Place {{count}} × {{name}} ({{side}}) {{at}}.',
      },
    },
    fr: {
      place: {
        lowest: 'Placez {{at}} votre plus faible unité disponible.',
        lowestOf: 'Placez {{at}} la plus faible unité disponible ({{side}}).',
        unit_one: 'Placez {{count}} {{name}} {{at}}.',
        unit_other: 'Placez {{count}} × {{name}} {{at}}.',
        unitOf_one: 'Placez {{count}} {{name}} ({{side}}) {{at}}.',
        unitOf_other: 'Placez {{count}} × {{name}} ({{side}}) {{at}}.',
      },
    },
  },
}

/** Somebody of the story comes along (DV-STORY-12). */
function welcome(s: State, character: number, piece: PieceNo, ctx: VentureContext): void {
  nameCharacter(s, ctx.tables, character, piece)
  ctx.tell?.({ event: 'joinsParty', character, piece, side: s.side[piece] })
}

function newPiece(s: State, f: EffectFrame, { unit, of }: EffectOf<'place'>, ctx: VentureContext): PieceNo {
  if (unit !== 'lowest') return spare(s, ctx.tables, UNIT_ROW[unit])
  return lowest(s, ctx.tables, of === undefined ? f.side : FACTION[of], ctx)
}

/** From now on guards of that kind have come; where no token is left for any, there is none to kill. */
function raiseGuard(s: State, { guardWord }: MatchTables, guard: number): void {
  s.story[guardWord[guard]] = Math.max(0, s.story[guardWord[guard]])
}

/** A guard is counted as long as it lives. */
function postGuard(
  s: State,
  piece: PieceNo,
  node: NodeNo,
  owner: SideNo,
  guard: number,
  ctx: VentureContext,
): void {
  putDown(s, piece, node, owner, ctx, 'supply', { guard })
  s.story[ctx.tables.guardWord[guard]]++
}

/** The highest row that a unit can reach by so many ranks and whose token is there, or -1. */
function rowAfter(s: State, tables: MatchTables, piece: PieceNo, ranks: number): number {
  let row = tables.rowOf[piece]
  let best: number = NOBODY
  for (let i = 0; i < ranks && row >= 0; i++) {
    row = tables.nextRow[row]
    if (row >= 0 && spare(s, tables, row) !== NOBODY) best = row
  }
  return best
}

const upgrade: Verb<'upgrade'> = {
  run: (s, f, { who, ranks, pay }, ctx) => {
    if (f.waiting === 0 && !chooseUnits(s, f, who, 0, ctx)) return false
    for (const piece of s.picked) {
      const row = rowAfter(s, ctx.tables, piece, ranks)
      if (row < 0 || (pay !== undefined && !payOne(s, piece, pay, ctx))) continue
      const to = raise(s, piece, row, ctx)
      count(s, s.side[to], 'unitsUpgraded', 1, ctx)
      f.last = to
      if (f.self === piece) f.self = to
      if (f.it === piece) f.it = to
    }
    return true
  },
  whyNot: whyNotUpgraded,
  text: ({ who, ranks, pay }) => {
    const values = { who: unitsText(who), count: ranks }
    if (pay === undefined) return text('fx.upgrade.free', values)
    return text('fx.upgrade.paid', { ...values, what: countedText(pay, 1) })
  },
  messages: {
    en: {
      upgrade: {
        free_one: 'Upgrade {{who}} by {{count}} rank.',
        free_other: 'Upgrade {{who}} by {{count}} ranks.',
        paid_one: 'For {{what}} each, upgrade by {{count}} rank {{who}}.',
        paid_other: 'For {{what}} each, upgrade by {{count}} ranks {{who}}.',
      },
    },
    fr: {
      upgrade: {
        free_one: 'Faites monter de {{count}} rang {{who}}.',
        free_other: 'Faites monter de {{count}} rangs {{who}}.',
        paid_one: 'Pour {{what}} chacune, faites monter de {{count}} rang {{who}}.',
        paid_other: 'Pour {{what}} chacune, faites monter de {{count}} rangs {{who}}.',
      },
    },
  },
}

function whyNotUpgraded(
  s: State,
  tables: MatchTables,
  _asked: PickContext,
  { ranks, pay }: EffectOf<'upgrade'>,
  piece: PieceNo,
): Reason | undefined {
  const row = tables.rowOf[piece]
  if (row < 0 || tables.nextRow[row] < 0) return WRONG_KIND
  if (pay !== undefined && !carries(s, piece, pay)) return WITHOUT
  return rowAfter(s, tables, piece, ranks) < 0 ? NO_TOKEN : undefined // DV-MISC-02
}

function carries(s: State, piece: PieceNo, what: Resource | 'any'): boolean {
  return what === 'any' ? anyGoods(s, piece) : goodsOf(s, piece, RESOURCE[what]) > 0
}

/** The unit pays one resource, of any kind the first that it has. */
function payOne(s: State, piece: PieceNo, what: Resource | 'any', ctx: VentureContext): boolean {
  if (what !== 'any') return payGoods(s, piece, RESOURCE[what], 1, ctx) > 0
  for (let resource = 0; resource < RESOURCES; resource++)
    if (payGoods(s, piece, resource, 1, ctx) > 0) return true
  return false
}

// Restraints

const restrain: Verb<'restrain'> = {
  run: (s, f, { who }, ctx) => {
    if (f.waiting === 0 && !chooseUnits(s, f, who, 0, ctx)) return false
    for (const piece of s.picked) {
      setFlag(s, piece, 'restrained', true)
      ctx.tell?.({ event: 'restrained', piece })
    }
    return true
  },
  whyNot: (s, tables, _asked, _effect, piece) => {
    if (hasMod(s, tables, piece, MOD.cannotBeRestrained)) return WRONG_KIND
    return hasFlag(s, piece, 'restrained') ? NOTHING_TO_DO : undefined
  },
  text: ({ who }) => text('fx.restrain', { who: unitsText(who) }),
  messages: {
    en: { restrain: 'Restrain {{who}}.' },
    fr: { restrain: 'Entravez {{who}}.' },
  },
}

const free: Verb<'free'> = {
  run: (s, f, { who }, ctx) => {
    if (f.waiting === 0 && !chooseUnits(s, f, who, 0, ctx)) return false
    for (const piece of s.picked) {
      if (!hasFlag(s, piece, 'restrained')) continue
      setFlag(s, piece, 'restrained', false)
      ctx.tell?.({ event: 'freed', piece })
    }
    return true
  },
  text: ({ who }) => text('fx.free', { who: unitsText(who) }),
  messages: {
    en: { free: 'Free {{who}} from restraints.' },
    fr: { free: 'Délivrez {{who}} de toute entrave.' },
  },
}

function sideName(id: FactionId): Text {
  return text(`side.${id}`)
}

function sayPlace({ unit, at, count: n = 1, of }: EffectOf<'place'>): Text {
  const where = placeText(at)
  if (unit === 'lowest') {
    return of === undefined
      ? text('fx.place.lowest', { at: where })
      : text('fx.place.lowestOf', { at: where, side: sideName(of) })
  }
  const values = { count: n, name: nameOf(unit), at: where }
  return of === undefined
    ? text('fx.place.unit', values)
    : text('fx.place.unitOf', { ...values, side: sideName(of) })
}

export const unitVerbs = { place, upgrade, restrain, free }
