import { DELOK, NOBODY, type SideNo, SUPPLY, UNIT_ROWS } from '../numbers.ts'
import type { State } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'
import { spare } from './pieces.ts'

/** Has a faction any unit in its supply? */
export function hasSpare(s: State, tables: MatchTables, faction: number): boolean {
  for (let row = 0; row < UNIT_ROWS; row++)
    if (tables.factionOf[row] === faction && spare(s, tables, row) !== NOBODY) return true
  return false
}

/** How many tokens of a unit row are in the supply. */
export function spares(s: State, tables: MatchTables, row: number): number {
  let left = 0
  for (const piece of tables.piecesOf[row]) if (s.at[piece] === SUPPLY) left++
  return left
}

/** How many units of others a side could still take over: one for each control token that is not in use. */
export function controlLeft(s: State, tables: MatchTables, side: SideNo): number {
  const tokens = tables.edition.factions[side]?.controlTokens
  if (tokens === undefined) return Infinity
  let left = tokens
  for (let piece = 0; piece < s.at.length; piece++) {
    const isTaken = s.at[piece] >= 0 && s.side[piece] === side && tables.home[piece] !== side
    if (isTaken && piece !== DELOK) left--
  }
  return left
}
