import type { Terrain, UnitKind, UnitQuery } from '../content/effects.ts'
import type { Resource, TokenId } from '../content/ids.ts'
import { PORTALS } from '../state/bits.ts'
import { GUARD, RESOURCE, TOKEN } from '../state/names.ts'
import {
  FACTIONS,
  FAR_AWAY,
  NEUTRAL,
  NOBODY,
  type NodeNo,
  type PieceNo,
  type SideNo,
  type Square,
  SQUARES,
} from '../state/numbers.ts'
import { anyGoods, goodsOf } from '../state/queries/goods.ts'
import { distance } from '../state/queries/map.ts'
import { carried, marksOn } from '../state/queries/marks.ts'
import { nearestEnemy } from '../state/queries/nearest.ts'
import {
  areAllies,
  areEnemies,
  guardOf,
  hasFlag,
  isPrisoner,
  prisonersOf,
  squareOf,
} from '../state/queries/pieces.ts'
import { sees } from '../state/queries/visibility.ts'
import { AUTO, type State } from '../state/schema.ts'
import { type MatchTables, TERRAIN, type EffectContext, type Reason } from '../state/tables/match-tables.ts'
import type { Query } from '../state/tables/query.ts'
import { resolveRef } from './resolve-ref.ts'

const WRONG_KIND: Reason = { rule: 'DV-FX-1' }

const TOO_FAR: Reason = { rule: 'DV-FX-2' }

const WITHOUT: Reason = { rule: 'DV-FX-3' }

const UNSEEN: Reason = { rule: 'DV-COMBAT-10' }

const CAPTURED: Reason = { rule: 'DV-PRIS-02' }

const EXTRACTED: Reason = { rule: 'DV-ALD-02' }

const ARRIVED: Reason = { rule: 'DV-AUTO-04' }

const KINDS: readonly UnitKind[] = ['standard', 'hero', 'ancient', 'creature']

/** Every unit that fits, by side and in the order of pieces; `pick`, `count` and `together` are not looked at. */
export function find(s: State, tables: MatchTables, context: EffectContext, query: Query): PieceNo[] {
  const found: PieceNo[] = []
  walk(s, tables, context, query, found)
  return found
}

/** Does any fit, and is not ruled out? */
export function anyFits(
  s: State,
  tables: MatchTables,
  context: EffectContext,
  query: Query,
  isRuledOut?: (piece: PieceNo) => boolean,
): boolean {
  return walk(s, tables, context, query, undefined, isRuledOut)
}

/** Fills `into`, or stops at the first that fits and is not ruled out. */
function walk(
  s: State,
  tables: MatchTables,
  context: EffectContext,
  query: Query,
  into: PieceNo[] | undefined,
  isRuledOut?: (piece: PieceNo) => boolean,
): boolean {
  if (query.captive === true) return walkPrisoners(s, tables, context, query, into, isRuledOut)
  if (query.captor !== undefined && s.prisoners.length === 0) return false
  const centre = centreOf(s, tables, context, query)
  const within = query.near?.within ?? FAR_AWAY
  for (let side = 0; side < s.army.length; side++) {
    const army = s.army[side]
    if (army.length === 0 || !isMeant(s, context.side, side, query.side)) continue
    for (let i = 0; i < army.length; i++) {
      if (centre >= 0 && distance(tables, centre, squareOf(s, tables, army[i])) > within) continue
      if (whyNot(s, tables, context, query, army[i]) !== undefined) continue
      if (into !== undefined) into.push(army[i])
      else if (isRuledOut === undefined || !isRuledOut(army[i])) return true
    }
  }
  return false
}

/** The one space that a unit must be near, or -1: who is far from it need not be looked at any closer. */
function centreOf(s: State, tables: MatchTables, context: EffectContext, { near }: Query): Square {
  if (near === undefined || near.of === 'own') return NOBODY
  const from = resolveRef(s, context, near.of)
  return from < 0 ? NOBODY : squareOf(s, tables, from)
}

function walkPrisoners(
  s: State,
  tables: MatchTables,
  context: EffectContext,
  query: Query,
  into: PieceNo[] | undefined,
  isRuledOut?: (piece: PieceNo) => boolean,
): boolean {
  const { prisoners } = s
  for (let i = 0; i < prisoners.length; i++) {
    if (whyNot(s, tables, context, query, prisoners[i]) !== undefined) continue
    if (into !== undefined) into.push(prisoners[i])
    else if (isRuledOut === undefined || !isRuledOut(prisoners[i])) return true
  }
  return false
}

/** Is a side one that the acting side calls so? */
function isMeant(s: State, own: SideNo, side: SideNo, meant: UnitQuery['side']): boolean {
  switch (meant) {
    case 'own':
      return side === own
    case 'ally':
      return own >= 0 && areAllies(s, own, side)
    case 'enemy':
      return own >= 0 && areEnemies(s, own, side)
    case 'any':
      return true
    case 'neutral':
      return side === NEUTRAL
  }
}

/** Why a unit on the map is not what a query asks for, the first reason of a fixed order; undefined if it is. */
export function misfit(
  s: State,
  tables: MatchTables,
  context: EffectContext,
  query: Query,
  piece: PieceNo,
): Reason | undefined {
  return whyNot(s, tables, context, query, piece)
}

function whyNot(
  s: State,
  tables: MatchTables,
  context: EffectContext,
  query: Query,
  piece: PieceNo,
): Reason | undefined {
  if (!isMeant(s, context.side, s.side[piece], query.side)) return WRONG_KIND // DV-FX-1
  if (!isKind(s, tables, query, piece)) return WRONG_KIND
  if (query.captive === true) {
    if (!isPrisoner(s, piece)) return WRONG_KIND
  } else if (isPrisoner(s, piece)) return CAPTURED // DV-PRIS-02
  if (query.side === 'own' && isAcclimating(s, context.side, piece)) return ARRIVED // DV-AUTO-04
  if (query.captor !== undefined) {
    const held = prisonersOf(s, piece)
    if (held.length === 0) return WITHOUT // DV-FX-3
    if (query.captor === 'new' && !held.some((one) => isNewFaction(s, tables, one))) return EXTRACTED // DV-ALD-02
  }
  if (query.on !== undefined && !isOn(s, tables, s.at[piece], query.on)) return WITHOUT
  if (query.at !== undefined && !query.at.includes(tables.board.idOf[squareOf(s, tables, piece)]))
    return TOO_FAR // DV-FX-2
  if (query.carries !== undefined && !doesCarry(s, piece, query.carries)) return WITHOUT
  if (query.without !== undefined && carried(s, piece, TOKEN[query.without]) > 0) return WITHOUT
  if (query.near !== undefined)
    return whyNotNear(s, tables, context, query.near, piece) ?? unclear(s, tables, query, piece)
  return unclear(s, tables, query, piece)
}

/** A unit of an Auto-Enemy does nothing on the turn on which it comes. */
function isAcclimating(s: State, side: SideNo, piece: PieceNo): boolean {
  return s.control[side] === AUTO && hasFlag(s, piece, 'arrived')
}

function isKind(s: State, tables: MatchTables, query: Query, piece: PieceNo): boolean {
  const { kind, unit, except, size, guard } = query
  if (kind !== undefined && !kind.includes(KINDS[tables.kindOf[piece]])) return false
  const id = tables.idOf[piece]
  if (unit !== undefined && !(unit as readonly string[]).includes(id)) return false
  if (except === id) return false
  if (size !== undefined && (tables.sizeOf[tables.rowOf[piece]] ?? 0) < size.atLeast) return false
  return guard === undefined || guardOf(s, piece) === GUARD[guard]
}

/** DV-ALD-02: a prisoner of a faction that was never extracted from; heroes and beasts have none. */
export function isNewFaction(s: State, tables: MatchTables, prisoner: PieceNo): boolean {
  const faction = tables.home[prisoner]
  return faction < FACTIONS && (s.extracted & (1 << faction)) === 0
}

/** What a unit on that node stands on: a bridge's deck is roadway, what lies under it is not. */
export function groundAt(tables: MatchTables, node: NodeNo): number {
  if (node >= SQUARES) return TERRAIN.roadway
  const bits = tables.terrain[node]
  return tables.ways.deck[node] < 0 ? bits : bits & ~TERRAIN.roadway
}

function isOn(s: State, tables: MatchTables, node: NodeNo, on: Terrain | 'portal' | 'actionToken'): boolean {
  const square = tables.ways.square[node]
  if (on === 'portal') return isPortal(s, square)
  if (on === 'actionToken') return marksOn(s, square, TOKEN.actionDraw) > 0
  return (groundAt(tables, node) & TERRAIN[on]) !== 0
}

export function isPortal(s: State, square: Square): boolean {
  return (s.marks[square] & PORTALS) !== 0
}

export function isResource(what: string): what is Resource {
  return what in RESOURCE
}

function doesCarry(s: State, piece: PieceNo, what: Resource | 'any' | TokenId): boolean {
  if (what === 'any') return anyGoods(s, piece)
  return isResource(what) ? goodsOf(s, piece, RESOURCE[what]) > 0 : carried(s, piece, TOKEN[what]) > 0
}

function whyNotNear(
  s: State,
  tables: MatchTables,
  context: EffectContext,
  { of, within, sight }: NonNullable<UnitQuery['near']>,
  piece: PieceNo,
): Reason | undefined {
  const square = squareOf(s, tables, piece)
  if (of !== 'own') {
    const from = resolveRef(s, context, of)
    if (from < 0 || s.at[from] < 0) return TOO_FAR
    return whyUnreached(s, tables, squareOf(s, tables, from), square, within, sight)
  }
  let why: Reason | undefined = TOO_FAR
  const army = context.side < 0 ? [] : s.army[context.side]
  for (let i = 0; i < army.length; i++) {
    const reason = whyUnreached(s, tables, squareOf(s, tables, army[i]), square, within, sight)
    if (reason === undefined) return undefined
    if (reason === UNSEEN) why = reason
  }
  return why
}

/** DV-FX-2, DV-COMBAT-10 */
function whyUnreached(
  s: State,
  tables: MatchTables,
  from: Square,
  to: Square,
  within: number,
  sight: true | undefined,
): Reason | undefined {
  if (distance(tables, from, to) > within) return TOO_FAR
  return sight === true && from !== to && !sees(tables, s, from, to) ? UNSEEN : undefined
}

/** An enemy of the unit is too close. */
function unclear(s: State, tables: MatchTables, { clear }: Query, piece: PieceNo): Reason | undefined {
  if (clear === undefined) return undefined
  return nearestEnemy(s, tables, s.side[piece], squareOf(s, tables, piece)) <= clear ? TOO_FAR : undefined
}
