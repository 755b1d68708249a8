import type { Resource } from '../../content/ids.ts'
import { soughtBits } from '../../state/bits.ts'
import { EDGES } from '../../state/choices/effects.ts'
import {
  buildEdgeFrame,
  gatherKindFrame,
  gatherRollFrame,
  goodsLoseFrame,
  THING,
} from '../../state/frames.ts'
import { raise, takeDown } from '../../state/mutations/building.ts'
import { count } from '../../state/mutations/count.ts'
import { collect, gainGoods, loseGoods } from '../../state/mutations/goods.ts'
import { RESOURCE } from '../../state/names.ts'
import { NOBODY, type NodeNo, type PieceNo, RESOURCES } from '../../state/numbers.ts'
import { freeEdgeTowards, hasFreeEdge, piecesLeft } from '../../state/queries/building.ts'
import { FENCE, WALL } from '../../state/queries/built.ts'
import { isAsked } from '../../state/queries/combat.ts'
import { anyGoods, goodsOf, soughtBy, whyNoGather, yieldsAt } from '../../state/queries/goods.ts'
import { boardOf, distance } from '../../state/queries/map.ts'
import { squareOf } from '../../state/queries/pieces.ts'
import type { State } from '../../state/schema.ts'
import type { MatchTables, VentureContext } from '../../state/tables/match-tables.ts'
import { choosePlace, chooseThings, chooseUnits } from '../pick.ts'
import { thingsOf } from '../pickable.ts'
import { placesFor } from '../places.ts'
import { ranked } from '../ranking.ts'
import { pieceMeant, squareMeant } from '../resolve-ref.ts'
import { askedFor, hasTarget } from '../targets.ts'
import type { Context, EffectOf, FxFrame, Reason, Verb, Verbs } from '../verb.ts'

const NO_FENCE: Reason = { rule: 'DV-WALL-08' }
const NO_EDGE: Reason = { rule: 'DV-WALL-01' }
const TOO_FAR: Reason = { rule: 'DV-FX-2' }
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
  can: (s, tables, context, effect) =>
    (effect.resource === 'same' || s.stock[RESOURCE[effect.resource]] > 0) &&
    hasTarget(s, tables, context, effect),
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
  can: (s, tables, context, effect) =>
    effect.who === undefined
      ? ownUnits(s, context).some((piece) => hasAny(s, piece, effect.resource))
      : hasTarget(s, tables, context, effect),
  bars: (s, _world, _asked, { resource }, piece) => (hasAny(s, piece, resource) ? undefined : WITHOUT),
}

function ownUnits(s: State, { side }: Context): readonly PieceNo[] {
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
  can: (s, tables, context, effect) => {
    if (typeof effect.who !== 'string') return hasTarget(s, tables, context, effect)
    const piece = pieceMeant(s, context, effect.who)
    return piece >= 0 && findsAny(s, tables, piece, effect)
  },
  bars: (s, tables, _asked, effect, piece) =>
    findsAny(s, tables, piece, effect) ? undefined : { rule: whyNothing(s, tables, piece, effect) },
}

function look(s: State, f: FxFrame, piece: PieceNo, effect: EffectOf<'gather'>, ctx: VentureContext): void {
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

function pieceFor({ what }: EffectOf<'build'>): number {
  return what === 'fence' ? FENCE : WALL
}

/** One piece after the other: which space, then where on it (DV-WALL-01). */
const build: Verb<'build'> = {
  run: (s, f, effect, ctx) => {
    if (s.picked.length === 0 && !choosePlace(s, f, effect.at, 0, ctx)) return false
    if (s.picked.length === 0) return true
    const square = ctx.tables.ways.square[s.picked[0]]
    s.picked = []
    f.kept.push(square)
    const what = pieceFor(effect)
    if (isAsked(s, f.side)) ctx.push(buildEdgeFrame, { side: f.side, square, what })
    else {
      const edge = freeEdgeTowards(s, ctx.tables, f.side, square)
      if (edge >= 0) raise(s, f.side, square, edge, what, ctx)
    }
    return f.kept.length >= effect.count
  },
  can: (s, tables, context, effect) => {
    const { at } = effect
    if (!('of' in at)) {
      return placesFor(s, tables, context, at).some((node) => isRoomOn(s, tables, effect, node))
    }
    const square = squareMeant(s, tables, context, at.of)
    return square >= 0 && isRoomOn(s, tables, effect, square)
  },
  bars: (s, tables, _asked, effect, node) => whyNotHere(s, tables, effect, tables.ways.square[node]),
}

function isRoomOn(s: State, tables: MatchTables, effect: EffectOf<'build'>, node: NodeNo): boolean {
  return whyNotHere(s, tables, effect, tables.ways.square[node]) === undefined
}

function whyNotHere(
  s: State,
  tables: MatchTables,
  effect: EffectOf<'build'>,
  square: number,
): Reason | undefined {
  if (piecesLeft(s, pieceFor(effect)) === 0) return NO_FENCE // DV-WALL-08
  return hasFreeEdge(s, tables, square) ? undefined : NO_EDGE
}

/** Fences and walls come down; nobody gains their material. */
const dismantle: Verb<'dismantle'> = {
  run: (s, f, effect, ctx) => {
    if (f.waiting === 0 && !chooseThings(s, f, THING.edge, effect.count, 1, ctx)) return false
    for (const edge of s.picked) takeDown(s, Math.floor(edge / EDGES), edge % EDGES, ctx)
    return true
  },
  can: (s, tables, context, effect) =>
    thingsOf(s, tables, askedFor(context, THING.edge, 0), effect).some(
      (edge) => whyNotNear(s, tables, context, effect, edge) === undefined,
    ),
  bars: (s, tables, asked, effect, edge) => whyNotNear(s, tables, asked, effect, edge),
}

/** An edge is as near as the nearer of its two spaces (DV-FX-2). */
function whyNotNear(
  s: State,
  tables: MatchTables,
  context: Context,
  { near }: EffectOf<'dismantle'>,
  edge: number,
): Reason | undefined {
  if (near === undefined) return undefined
  const square = Math.floor(edge / EDGES)
  const other = edge % EDGES < 4 ? boardOf(s, tables).beside[square * 8 + (edge % EDGES)] : NOBODY
  for (const piece of measuredFrom(s, context, near.of)) {
    const from = squareOf(s, tables, piece)
    if (distance(tables, from, square) <= near.within) return undefined
    if (other >= 0 && distance(tables, from, other) <= near.within) return undefined
  }
  return TOO_FAR
}

type NearOf = NonNullable<EffectOf<'dismantle'>['near']>['of']

function measuredFrom(s: State, context: Context, of: NearOf): readonly PieceNo[] {
  if (of === 'own') return ownUnits(s, context)
  const piece = pieceMeant(s, context, of)
  return piece < 0 ? [] : [piece]
}

export const goodsVerbs: Verbs<'gain' | 'lose' | 'gather' | 'build' | 'dismantle'> = {
  gain,
  lose,
  gather,
  build,
  dismantle,
}
