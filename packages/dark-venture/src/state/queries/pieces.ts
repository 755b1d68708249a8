import { ANCIENT, FACTIONS, NOBODY, type PieceNo, type SideNo, type Square, SUPPLY } from '../numbers.ts'
import { PLAYER, type State } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'

export function hasFlag(s: State, piece: PieceNo, flag: FlagName): boolean {
  return hasBit(s.flags[piece], flag)
}

/** Is it among these flags? */
export function hasBit(flags: number, flag: FlagName): boolean {
  return (flags & flagBit(flag)) !== 0
}

/** Which guard it is, or -1. */
export function guardOf(s: State, piece: PieceNo): number {
  const flags = s.flags[piece]
  return ((flags >> GUARD_AT) & 3) + (((flags >> MORE_GUARDS_AT) & 7) << 2) - 1
}

/** Which part of its square a unit stands in: 0 or 1; of no matter where nothing splits it. */
export function partOf(s: State, piece: PieceNo): number {
  return s.flags[piece] & FLAG_OF.part
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

/** The first of those whom it holds, or -1. */
export function prisonerOf(s: State, captor: PieceNo): PieceNo {
  const { prisoners } = s
  for (let i = 0; i < prisoners.length; i++) if (s.captor[prisoners[i]] === captor) return prisoners[i]
  return NOBODY
}

const NONE: readonly PieceNo[] = []

/** All whom it holds. */
export function prisonersOf(s: State, captor: PieceNo): readonly PieceNo[] {
  const { prisoners } = s
  let found: PieceNo[] | undefined
  for (let i = 0; i < prisoners.length; i++) {
    if (s.captor[prisoners[i]] !== captor) continue
    found ??= []
    found.push(prisoners[i])
  }
  return found ?? NONE
}

/** The first token of a unit row that is in its supply, or -1 (DV-MISC-02). */
export function spare(s: State, tables: MatchTables, row: number): PieceNo {
  const pieces = tables.piecesOf[row]
  for (let i = 0; i < pieces.length; i++) if (s.at[pieces[i]] === SUPPLY) return pieces[i]
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
  for (let other = 0; other < s.army.length; other++) {
    if (s.army[other].length > 0 && areEnemies(s, side, other) && standsOn(s, tables, other, square))
      return true
  }
  return false
}

/** Bits of `flags`. Two bits from GUARD_AT and three from MORE_GUARDS_AT hold the kind of guard plus one. */
export const FLAG_OF = {
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

export const GUARD_AT = 7

export const MORE_GUARDS_AT = 10

export type FlagName = keyof typeof FLAG_OF

/** Its bit. Every flag is named here, so that a name in a call costs nothing. */
export function flagBit(flag: FlagName): number {
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
