import type { ItemCardRow } from '../../content/types.ts'
import { type CardRow, Z, itemNo } from '../card-pool.ts'
import { MOD } from '../mods.ts'
import { sideIds } from '../names.ts'
import { type CardNo, FACTIONS, HERO_KIND, type PieceNo, type SideNo } from '../numbers.ts'
import type { State } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'
import { modifier } from './modifiers.ts'

/** Items that units wear. */

export function isItemRow(row: CardRow): row is ItemCardRow {
  return 'icons' in row
}

export function itemOf(tables: MatchTables, card: CardNo): ItemCardRow {
  const row = tables.cardRow[card]
  if (!isItemRow(row)) throw new Error(`${row.id} is no item`)
  return row
}

/** Does an item show the icon of a side, or none at all (DV-CARD-12)? */
export function hasIcon({ icons }: ItemCardRow, side: SideNo): boolean {
  if (icons.length === 0) return true
  const id = side < FACTIONS ? sideIds[side] : 'hero'
  for (let i = 0; i < icons.length; i++) if (icons[i] === id) return true
  return false
}

/** A Hero that fights for a faction wears what shows the icon of either. */
function isMeantFor(tables: MatchTables, row: ItemCardRow, side: SideNo, piece: PieceNo): boolean {
  return hasIcon(row, side) || (tables.kindOf[piece] === HERO_KIND && row.icons.includes('hero'))
}

/** The unit that wears an item, or where it lies (`s.lies`). */
export function wearerOf(s: State, card: CardNo): PieceNo {
  return s.lies[itemNo(card)]
}

/** How many items a piece may have (DV-CARD-15). */
export function slotsOf(s: State, tables: MatchTables, piece: PieceNo): number {
  return tables.edition.supply.itemSlots + modifier(s, tables, piece, MOD.itemSlots)
}

/** Why a piece cannot wear an item that it does not wear yet, or `''`. */
export function whyNotWear(
  s: State,
  tables: MatchTables,
  side: SideNo,
  card: CardNo,
  piece: PieceNo,
): string {
  const row = itemOf(tables, card)
  if (!isMeantFor(tables, row, side, piece)) return 'DV-CARD-12'
  return countOn(s, piece) < slotsOf(s, tables, piece) + roomIn(row) ? '' : 'DV-CARD-15'
}

/** Can its wearer do without it: what it has besides must find room (DV-CARD-15)? */
export function canSpare(s: State, tables: MatchTables, card: CardNo): boolean {
  const wearer = wearerOf(s, card)
  return countOn(s, wearer) - 1 <= slotsOf(s, tables, wearer) - roomIn(itemOf(tables, card))
}

/** Is a pair of tokens left for one more item (DV-CARD-14)? */
export function hasPair(s: State, tables: MatchTables): boolean {
  return s.cards[Z.worn].length + s.cards[Z.dropped].length < tables.edition.supply.itemPairs
}

export function countOn(s: State, piece: PieceNo): number {
  const worn = s.cards[Z.worn]
  let count = 0
  for (let i = 0; i < worn.length; i++) if (s.lies[itemNo(worn[i])] === piece) count++
  return count
}

/** How many more items an item itself lets its wearer have. */
export function roomIn({ mods }: ItemCardRow): number {
  let room = 0
  for (const one of mods ?? []) if (one.mod === 'itemSlots') room += one.n
  return room
}
