import { NOBODY, type NodeNo, type PieceNo, type SideNo, SUPPLY } from '../numbers.ts'
import {
  flagBit,
  FLAG_OF,
  type FlagName,
  GUARD_AT,
  MORE_GUARDS_AT,
  isActive,
  partOf,
  prisonersOf,
} from '../queries/pieces.ts'
import type { State } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'

export function setFlag(s: State, piece: PieceNo, flag: FlagName, on: boolean): void {
  if (on) s.flags[piece] |= flagBit(flag)
  else s.flags[piece] &= ~flagBit(flag)
}

/** What is for one turn only. */
const FOR_A_TURN = FLAG_OF.arrived | FLAG_OF.drewCard | FLAG_OF.rode | FLAG_OF.usedUnit | FLAG_OF.stopped

/** What its pieces may do once a turn, they may do again; prisoners too, who may be free before the turn is over. */
export function freshen(s: State, side: SideNo): void {
  const army = s.army[side]
  for (let i = 0; i < army.length; i++) s.flags[army[i]] &= ~FOR_A_TURN
  const { prisoners } = s
  for (let i = 0; i < prisoners.length; i++) {
    if (s.side[prisoners[i]] === side) s.flags[prisoners[i]] &= ~FOR_A_TURN
  }
}

export function setGuard(s: State, piece: PieceNo, guard: number): void {
  const others = s.flags[piece] & ~((3 << GUARD_AT) | (7 << MORE_GUARDS_AT))
  s.flags[piece] = others | (((guard + 1) & 3) << GUARD_AT) | (((guard + 1) >> 2) << MORE_GUARDS_AT)
}

/** Its prisoners come along (DV-MOVE-16). */
export function setPart(s: State, piece: PieceNo, part: number): void {
  if (partOf(s, piece) === part) return
  setFlag(s, piece, 'part', part === 1)
  for (const held of prisonersOf(s, piece)) setFlag(s, held, 'part', part === 1)
}

/** Puts a piece on a node, under a side, with no prisoner's chains; out of what it was in before. */
export function putOn(s: State, piece: PieceNo, node: NodeNo, side: SideNo): void {
  if (isActive(s, piece)) dismiss(s, piece)
  s.at[piece] = node
  s.side[piece] = side
  release(s, piece)
  enlist(s, piece)
}

/** Moves a piece and its prisoners (DV-MOVE-16); the part of a split square is the caller's. */
export function moveTo(s: State, piece: PieceNo, node: NodeNo): void {
  s.at[piece] = node
  for (const held of prisonersOf(s, piece)) s.at[held] = node
}

/** Takes a piece off the map: to SUPPLY, BAG, KEPT or BOX. What it carries and holds is the caller's. */
export function takeOff(s: State, tables: MatchTables, piece: PieceNo, to: number): void {
  if (isActive(s, piece)) dismiss(s, piece)
  s.at[piece] = to
  release(s, piece)
  s.flags[piece] = 0
  if (to === SUPPLY) s.side[piece] = tables.home[piece]
}

/** Makes a piece a prisoner, where its captor stands. */
export function bind(s: State, piece: PieceNo, captor: PieceNo): void {
  if (isActive(s, piece)) dismiss(s, piece)
  if (s.captor[piece] < 0) insert(s.prisoners, piece)
  s.captor[piece] = captor
  s.at[piece] = s.at[captor]
  setFlag(s, piece, 'part', partOf(s, captor) === 1)
}

/** A prisoner is free again, where it is. */
export function unchain(s: State, piece: PieceNo): void {
  if (s.captor[piece] < 0) return
  release(s, piece)
  if (s.at[piece] >= 0) enlist(s, piece)
}

/** A piece changes side, wherever it is. */
export function turnCoat(s: State, piece: PieceNo, side: SideNo): void {
  const active = isActive(s, piece)
  if (active) dismiss(s, piece)
  s.side[piece] = side
  if (active) enlist(s, piece)
}

function release(s: State, piece: PieceNo): void {
  if (s.captor[piece] < 0) return
  s.captor[piece] = NOBODY
  remove(s.prisoners, piece)
}

function enlist(s: State, piece: PieceNo): void {
  insert(s.army[s.side[piece]], piece)
}

function dismiss(s: State, piece: PieceNo): void {
  remove(s.army[s.side[piece]], piece)
}

/** The lists stay in order. */
function insert(pieces: PieceNo[], piece: PieceNo): void {
  let i = pieces.length
  pieces.push(piece)
  while (i > 0 && pieces[i - 1] > piece) {
    pieces[i] = pieces[i - 1]
    i--
  }
  pieces[i] = piece
}

function remove(pieces: PieceNo[], piece: PieceNo): void {
  const i = pieces.indexOf(piece)
  if (i >= 0) pieces.splice(i, 1)
}
