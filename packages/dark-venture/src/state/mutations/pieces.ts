import {
  ANCIENT,
  FACTIONS,
  NEUTRAL,
  NOBODY,
  SUPPLY,
  type NodeNo,
  type PieceNo,
  type SideNo,
  type Square,
} from '../numbers.ts'
import { PLAYER, type State } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'

/** Bits of `flags`. Two bits from GUARD_AT hold the kind of guard plus one. */
const FLAG_OF = {
  /** The part of a split square: touching its south. */
  part: 1,
  restrained: 2,
  arrived: 4,
  drewCard: 8,
  rode: 16,
  usedUnit: 32,
  wounded: 64,
  /** A red token ended its moves for this turn (option `redTokenStops`: unit). */
  stopped: 512,
} as const
const GUARD_AT = 7

type FlagName = keyof typeof FLAG_OF

/** Its bit. Every flag is named here, so that a name in a call costs nothing. */
function bitOf(flag: FlagName): number {
  switch (flag) {
    case 'part':
      return FLAG_OF.part
    case 'restrained':
      return FLAG_OF.restrained
    case 'arrived':
      return FLAG_OF.arrived
    case 'drewCard':
      return FLAG_OF.drewCard
    case 'rode':
      return FLAG_OF.rode
    case 'usedUnit':
      return FLAG_OF.usedUnit
    case 'wounded':
      return FLAG_OF.wounded
    case 'stopped':
      return FLAG_OF.stopped
  }
}

export function hasFlag(s: State, piece: PieceNo, flag: FlagName): boolean {
  return hasBit(s.flags[piece], flag)
}

/** Is it among these flags? */
export function hasBit(flags: number, flag: FlagName): boolean {
  return (flags & bitOf(flag)) !== 0
}

export function setFlag(s: State, piece: PieceNo, flag: FlagName, on: boolean): void {
  if (on) s.flags[piece] |= bitOf(flag)
  else s.flags[piece] &= ~bitOf(flag)
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

/** Which guard it is, or -1. */
export function guardOf(s: State, piece: PieceNo): number {
  return ((s.flags[piece] >> GUARD_AT) & 3) - 1
}

export function setGuard(s: State, piece: PieceNo, guard: number): void {
  s.flags[piece] = (s.flags[piece] & ~(3 << GUARD_AT)) | ((guard + 1) << GUARD_AT)
}

/** Which part of its square a unit stands in: 0 or 1; of no matter where nothing splits it. */
export function partOf(s: State, piece: PieceNo): number {
  return s.flags[piece] & FLAG_OF.part
}

/** Its prisoner comes along (DV-MOVE-16). */
export function setPart(s: State, piece: PieceNo, part: number): void {
  if (partOf(s, piece) === part) return
  setFlag(s, piece, 'part', part === 1)
  const held = prisonerOf(s, piece)
  if (held >= 0) setFlag(s, held, 'part', part === 1)
}

export function isOnMap(s: State, piece: PieceNo): boolean {
  return s.at[piece] >= 0
}

export function isPrisoner(s: State, piece: PieceNo): boolean {
  return s.captor[piece] >= 0
}

/** On the map and nobody's prisoner (DV-PRIS-02). */
export function isActive(s: State, piece: PieceNo): boolean {
  return s.at[piece] >= 0 && s.captor[piece] < 0
}

/** The square of a piece, or -1 if it is not on the map. */
export function squareOf(s: State, tables: MatchTables, piece: PieceNo): Square {
  const node = s.at[piece]
  return node < 0 ? NOBODY : tables.ways.square[node]
}

/** Whom it holds, or -1 (A-27: one each). */
export function prisonerOf(s: State, captor: PieceNo): PieceNo {
  const { prisoners } = s
  for (let i = 0; i < prisoners.length; i++) if (s.captor[prisoners[i]] === captor) return prisoners[i]
  return NOBODY
}

/** Puts a piece on a node, under a side, with no prisoner's chains; out of what it was in before. */
export function putOn(s: State, piece: PieceNo, node: NodeNo, side: SideNo): void {
  if (isActive(s, piece)) dismiss(s, piece)
  s.at[piece] = node
  s.side[piece] = side
  release(s, piece)
  enlist(s, piece)
}

/** Moves a piece and its prisoner (DV-MOVE-16); the part of a split square is the caller's. */
export function moveTo(s: State, piece: PieceNo, node: NodeNo): void {
  s.at[piece] = node
  const held = prisonerOf(s, piece)
  if (held >= 0) s.at[held] = node
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

/** The first token of a unit row that is in its supply, or -1 (DV-MISC-02). */
export function spare(s: State, tables: MatchTables, row: number): PieceNo {
  const first = tables.firstOf[row]
  for (let piece = first; piece < first + tables.countOf[row]; piece++)
    if (s.at[piece] === SUPPLY) return piece
  return NOBODY
}

export function isAncient(piece: PieceNo): boolean {
  return piece >= ANCIENT && piece < ANCIENT + FACTIONS
}

/** Is the Ancient of a faction on the map? */
export function hasAncient(s: State, faction: number): boolean {
  return s.at[ANCIENT + faction] >= 0
}

export function areAllies(s: State, a: SideNo, b: SideNo): boolean {
  return a === b || (s.team[a] !== 0 && s.team[a] === s.team[b])
}

/** Everybody else is an enemy, and beasts are everybody's (DV-SETUP-04, -07). */
export function areEnemies(s: State, a: SideNo, b: SideNo): boolean {
  return a !== b && (s.team[a] === 0 || s.team[a] !== s.team[b])
}

export function isPlayers(s: State, side: SideNo): boolean {
  return s.control[side] === PLAYER
}

/** Does the side have a unit on that square that is no prisoner? */
export function standsOn(s: State, tables: MatchTables, side: SideNo, square: Square): boolean {
  const army = s.army[side]
  const { square: squares } = tables.ways
  for (let i = 0; i < army.length; i++) if (squares[s.at[army[i]]] === square) return true
  return false
}

export function hasEnemyOn(s: State, tables: MatchTables, side: SideNo, square: Square): boolean {
  for (let other = 0; other <= NEUTRAL; other++) {
    if (s.army[other].length > 0 && areEnemies(s, side, other) && standsOn(s, tables, other, square))
      return true
  }
  return false
}
