import type { State } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'

/** Was the one of that name ever killed? Of Heroes, Ancients, beasts and unique units `story` knows it. */
export function hasFallen(s: State, tables: MatchTables, id: string): boolean {
  const { fallenBit, fallenWord, idOf } = tables
  for (let piece = 0; piece < idOf.length; piece++) {
    if (idOf[piece] === id) return (s.story[fallenWord[piece]] & fallenBit[piece]) !== 0
  }
  return false
}
