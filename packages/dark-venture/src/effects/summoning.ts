import type { Cost } from '../content/effects.ts'
import { clearFavour, count } from '../state/mutations/count.ts'
import { putOn, setFlag } from '../state/mutations/pieces.ts'
import { become } from '../state/mutations/place.ts'
import { removeToken } from '../state/mutations/tokens.ts'
import { DEED, TOKEN } from '../state/names.ts'
import {
  ANCIENT,
  FACTIONS,
  NOBODY,
  type NodeNo,
  type PieceNo,
  type SideNo,
  SUPPLY,
} from '../state/numbers.ts'
import { canPay } from '../state/queries/affordable.ts'
import { skullDice } from '../state/queries/dice.ts'
import { kindsOfGoods } from '../state/queries/goods.ts'
import { hasAncient } from '../state/queries/pieces.ts'
import { type State } from '../state/schema.ts'
import type { MatchTables, VentureContext, Reason } from '../state/tables/match-tables.ts'
import { short } from '../text/lacking.ts'
import { hasFavour } from './conditions.ts'
import { canDo, contextOf } from './interpreter.ts'

/** Ancients come, and what they give. Favour itself grows in state/mutations/count.ts (`count`, `addFavour`). */

/** Is there an Ancient of this side that could come? */
export function isWaiting(s: State, side: SideNo): boolean {
  return side >= 0 && side < FACTIONS && s.at[ANCIENT + side] === SUPPLY
}

/** The favour objectives of a side that are not done yet: 0, 1, 2. */
export function favourLeft(s: State, tables: MatchTables, side: SideNo): number[] {
  if (side < 0 || side >= FACTIONS) return []
  return [0, 1, 2].filter((which) => s.favour[side * 3 + which] < tables.favourCount[side * 3 + which])
}

/** The Ancient of a side comes onto a node, and its favour must be won anew (DV-DASH-02). */
export function summonAncient(s: State, side: SideNo, node: NodeNo, ctx: VentureContext): void {
  if (!isWaiting(s, side)) return
  putOn(s, ANCIENT + side, node, side)
  arrive(s, side, NOBODY, ctx)
}

/** The same, in place of an egg that lies there. */
export function hatchAncient(s: State, side: SideNo, node: NodeNo, ctx: VentureContext): void {
  if (!isWaiting(s, side)) return
  removeToken(s, ctx.tables.ways.square[node], TOKEN.egg, ctx)
  summonAncient(s, side, node, ctx)
}

/** A unit becomes the Ancient of its side, with all it has. */
export function becomeAncient(s: State, piece: PieceNo, ctx: VentureContext): void {
  const side = s.side[piece]
  if (!isWaiting(s, side)) return
  become(s, ctx.tables, piece, ANCIENT + side)
  arrive(s, side, piece, ctx)
}

function arrive(s: State, side: SideNo, from: PieceNo, ctx: VentureContext): void {
  const piece = ANCIENT + side
  setFlag(s, piece, 'arrived', true) // DV-AUTO-04
  clearFavour(s, side)
  ctx.tell?.({ event: 'summoned', side, piece, at: s.at[piece], from })
  count(s, side, 'ancientsSummoned', 1, ctx)
}

/** Why a side cannot summon its Ancient now; undefined if it can. */
export function whyNoSummons(s: State, tables: MatchTables, side: SideNo): Reason | undefined {
  if (hasAncient(s, side)) return IN_PLAY
  if (!hasFavour(s, tables, side)) return wasSummoned(s, tables, side) ? LOST_FAVOUR : NO_FAVOUR
  if (!isWaiting(s, side)) return NOT_THERE
  const { cost, program } = tables.summons[side]
  if (!canPay(s, tables, side, NOBODY, cost)) return whyUnpaid(s, side, cost)
  return canDo(s, tables, program, contextOf(side)) ? undefined : NO_PLACE
}

const IN_PLAY: Reason = { rule: 'DV-ANC-01' }
const NO_FAVOUR: Reason = { rule: 'DV-DASH-02' }
const LOST_FAVOUR: Reason = { rule: 'DV-ANC-02' }
const NOT_THERE: Reason = { rule: 'DV-MISC-02' }
const NO_PLACE: Reason = { rule: 'DV-FX-6' }
const TOO_DEAR: Reason = { rule: 'DV-ALD-06' }

function wasSummoned(s: State, tables: MatchTables, side: SideNo): boolean {
  return s.deeds[side * tables.deeds + DEED.ancientsSummoned] > 0
}

function whyUnpaid(s: State, side: SideNo, { cardsOrSkull, anyGoods, skull = 0 }: Cost): Reason {
  if (cardsOrSkull !== undefined) return TOO_DEAR
  if (anyGoods === undefined) return { rule: 'DV-FX-5', numbers: short({ skull }, skullDice(s, side)) }
  const has = s.army[side].reduce((most, piece) => Math.max(most, kindsOfGoods(s, piece)), 0)
  return { rule: 'DV-FX-5', numbers: short({ anyGoods }, has) }
}

/** Why a side cannot use its Divine Power now, one that is an action of the turn (DV-TURN-01). */
export function whyNoPower(s: State, tables: MatchTables, side: SideNo): Reason | undefined {
  if (!hasAncient(s, side)) return GONE
  const no = tables.powerOf[side]
  const { row, program } = tables.abilities[side][no]
  if (row.limit?.per === 'turn' && s.uses[no] >= row.limit.times) return USED_TODAY
  if (row.limit?.per === 'game' && s.spent[side * tables.mostAbilities + no] >= row.limit.times)
    return USED_UP
  return canDo(s, tables, program, contextOf(side, ANCIENT + side)) ? undefined : NO_PLACE
}

const GONE: Reason = { rule: 'DV-DASH-03' }
const USED_TODAY: Reason = { rule: 'DV-ANC-05' }
const USED_UP: Reason = { rule: 'DV-ANC-07' }
