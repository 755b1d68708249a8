import { MOD_SIZE } from '../mods.ts'
import { BAG, BOX, NOBODY, type NodeNo, type PieceNo, type SideNo, SUPPLY, UNIT_ROWS } from '../numbers.ts'
import { prisonersOf, spare } from '../queries/pieces.ts'
import { OUT, type State } from '../schema.ts'
import type { MatchTables, VentureContext } from '../tables/match-tables.ts'
import { moveItems } from './cards.ts'
import { count } from './count.ts'
import { ruleOfChoice } from './dice.ts'
import { passAllGoods } from './goods.ts'
import { bind, putOn, setFlag, setGuard, takeOff } from './pieces.ts'

/** Where a unit comes from, as its event says. */
export type Origin = 'supply' | 'bag' | 'egg' | 'maker'

/** In the southern part of a split space; as a guard of that kind. */
export interface Placing {
  readonly part?: 1
  readonly guard?: number
}

/**
 * Puts a spare piece on the map: from SUPPLY or BAG, told and counted; `arrived` is set (DV-AUTO-04). It was not moved
 * there: a blue token on the space stays.
 */
export function place(
  s: State,
  piece: PieceNo,
  node: NodeNo,
  side: SideNo,
  ctx: VentureContext,
  from: Origin = s.at[piece] === BAG ? 'bag' : 'supply',
  how: Placing = {},
): void {
  putOn(s, piece, node, side)
  setFlag(s, piece, 'arrived', true)
  if (how.part === 1) setFlag(s, piece, 'part', true)
  if (how.guard !== undefined) setGuard(s, piece, how.guard)
  ctx.tell?.({ event: 'placed', side, piece, at: node, from, ...how })
  count(s, side, 'unitsSpawned', 1, ctx)
}

/** The spare piece of the lowest S + D of a faction (DV-MISC-03), ties by Rule of Choice, or -1. */
export function lowest(s: State, tables: MatchTables, faction: number, ctx: VentureContext): PieceNo {
  return lowestOf(s, tables, (row) => tables.factionOf[row] === faction, ctx)
}

/** The same among the unit rows that are meant; an Ancient is none (DV-AUTO-10). */
export function lowestOf(
  s: State,
  tables: MatchTables,
  isMeant: (row: number) => boolean,
  ctx: VentureContext,
): PieceNo {
  let best = Infinity
  let equals: PieceNo[] = []
  for (let row = 0; row < UNIT_ROWS; row++) {
    if (tables.worthOf[row] > best || !isMeant(row)) continue
    const piece = spare(s, tables, row)
    if (piece === NOBODY) continue // DV-MISC-02
    if (tables.worthOf[row] < best) equals = []
    best = tables.worthOf[row]
    equals.push(piece)
  }
  return equals.length === 0 ? NOBODY : equals[ruleOfChoice(ctx, equals.length)]
}

/** Swaps a piece for one of a row, with all it has; tells the new piece, or -1 if there is none. */
export function upgrade(s: State, piece: PieceNo, row: number, ctx: VentureContext): PieceNo {
  const to = spare(s, ctx.tables, row)
  if (to === NOBODY) return NOBODY // DV-MISC-02
  become(s, ctx.tables, piece, to)
  ctx.tell?.({ event: 'upgraded', from: piece, to })
  return to
}

/** Another token stands where a unit stood, with all it has: its prisoners too (DV-PRIS-11). */
export function become(s: State, tables: MatchTables, from: PieceNo, to: PieceNo): void {
  const held = prisonersOf(s, from)
  putOn(s, to, s.at[from], s.side[from])
  s.flags[to] = s.flags[from]
  passAllGoods(s, from, to)
  s.load[to] += s.load[from]
  s.load[from] = 0
  if (s.lies.includes(from)) moveItems(s, from, to)
  for (const one of held) bind(s, one, to)
  rename(s, from, to)
  goHome(s, tables, from)
}

/** What lasts and who fights: the new token takes the place of the old one. */
function rename(s: State, from: PieceNo, to: PieceNo): void {
  for (let i = 3; i < s.mods.length; i += MOD_SIZE) if (s.mods[i] === from) s.mods[i] = to
  for (const { attackers, defenders } of s.fights) {
    put(attackers, from, to)
    put(defenders, from, to)
  }
}

function put(pieces: PieceNo[], from: PieceNo, to: PieceNo): void {
  const i = pieces.indexOf(from)
  if (i >= 0) pieces[i] = to
}

/** A token goes back to the supply of its faction, or out of the game with it. */
export function goHome(s: State, tables: MatchTables, piece: PieceNo): void {
  takeOff(s, tables, piece, s.control[tables.home[piece]] === OUT ? BOX : SUPPLY)
}
