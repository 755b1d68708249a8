import type { Ref } from '../content/effects.ts'
import { NOBODY, type PieceNo, type Square } from '../state/numbers.ts'
import { squareOf } from '../state/queries/pieces.ts'
import type { State } from '../state/schema.ts'
import type { MatchTables, EffectContext } from '../state/tables/match-tables.ts'

/**
 * The unit that a reference means, or -1. Attacker and defender are those of the innermost fight: the acting unit and
 * the one that a row speaks of, if they stand in it, otherwise the first.
 */
export function resolveRef(s: State, context: EffectContext, ref: Ref): PieceNo {
  switch (ref) {
    case 'self':
      return context.self
    case 'it':
      return context.it
    case 'last':
      return context.last
    case 'attacker':
      return fighter(s.fights.at(-1)?.attackers, context.self)
    case 'defender':
      return fighter(s.fights.at(-1)?.defenders, context.it)
  }
}

function fighter(fighters: readonly PieceNo[] | undefined, meant: PieceNo): PieceNo {
  if (fighters === undefined || fighters.length === 0) return NOBODY
  return fighters.includes(meant) ? meant : fighters[0]
}

/** The unit that a row means, if it is on the map, or -1. */
export function pieceOfRef(s: State, context: EffectContext, ref: Ref): PieceNo {
  const piece = resolveRef(s, context, ref)
  return piece < 0 || s.at[piece] < 0 ? NOBODY : piece
}

/** Where it stands, or -1. */
export function squareOfRef(s: State, tables: MatchTables, context: EffectContext, ref: Ref): Square {
  const piece = pieceOfRef(s, context, ref)
  return piece < 0 ? NOBODY : squareOf(s, tables, piece)
}
