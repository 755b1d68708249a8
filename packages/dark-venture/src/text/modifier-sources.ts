import { text, type Text } from '@longtable/kernel'
import type { Modifier } from '../content/effects.ts'
import { Z, itemNo } from '../state/card-pool.ts'
import { MOD_SIZE, type ModNo, UNTIL } from '../state/mods.ts'
import { CREATURE, FACTIONS, HERO_KIND, NOBODY, type PieceNo } from '../state/numbers.ts'
import { amountIn } from '../state/queries/modifiers.ts'
import { hasFlag, squareOf } from '../state/queries/pieces.ts'
import { isUnlocked } from '../state/queries/unlocks.ts'
import type { State } from '../state/schema.ts'
import type { MatchTables } from '../state/tables/match-tables.ts'
import { cardText, pieceText, sideText, squareName } from './thing-names.ts'

/** Where a modifier of a piece comes from, and how much of it; together they are what `modifier` says. */
export interface Source {
  readonly what: Text
  readonly amount: number
  /** It lasts for the whole side, and serves a combat once whoever fights (`lastingOf`). */
  readonly isShared: boolean
}

type Found = (what: Text, amount: number, isShared?: boolean) => void

export function sourcesOf(s: State, tables: MatchTables, piece: PieceNo, mod: ModNo): readonly Source[] {
  const sources: Source[] = []
  const found: Found = (what, amount, isShared = false) => {
    if (amount !== 0) sources.push({ what, amount, isShared })
  }
  const among = (mods: readonly Modifier[] | undefined): number => amountIn(mods, mod)
  found(pieceText(tables, piece), among(tables.printedMods[piece]))
  if (tables.kindOf[piece] === CREATURE && hasFlag(s, piece, 'wounded'))
    found(text('row.wounded'), among(tables.creatureOf[piece]?.enraged))
  fromItems(s, tables, piece, among, found)
  if (s.at[piece] >= 0) fromAuras(s, tables, piece, among, found)
  fromSide(s, tables, piece, among, found)
  fromSpace(s, tables, piece, among, found)
  fromLasting(s, tables, piece, mod, found)
  return sources
}

type Among = (mods: readonly Modifier[] | undefined) => number

function fromItems(s: State, tables: MatchTables, piece: PieceNo, among: Among, found: Found): void {
  for (const card of s.cards[Z.worn]) {
    const row = tables.cardRow[card]
    if (s.lies[itemNo(card)] === piece && 'mods' in row) found(cardText(tables, card), among(row.mods))
  }
}

function fromAuras(s: State, tables: MatchTables, piece: PieceNo, among: Among, found: Found): void {
  const here = squareOf(s, tables, piece)
  for (const other of s.army[s.side[piece]]) {
    if (other === piece || squareOf(s, tables, other) !== here) continue
    for (const one of tables.printedMods[other])
      if (one.mod === 'aura') found(text('row.aura', { unit: tables.nameOf[other] }), among(one.mods))
  }
}

function fromSide(s: State, tables: MatchTables, piece: PieceNo, among: Among, found: Found): void {
  const side = s.side[piece]
  if (side < FACTIONS) found(sideText(tables, side), among(tables.edition.factions[side].mods))
  for (const { row, unlock } of tables.abilities[side]) {
    const isOpen = unlock < 0 || (tables.kindOf[piece] === HERO_KIND && isUnlocked(s, side, unlock))
    if (isOpen) found(text('named', { name: row.name }), among(row.mods))
  }
}

function fromSpace(s: State, tables: MatchTables, piece: PieceNo, among: Among, found: Found): void {
  const spaces = tables.scenario?.spaceMods
  if (spaces === undefined || s.at[piece] < 0) return
  const here = squareName(tables, squareOf(s, tables, piece))
  for (const { space, mods } of spaces)
    if (space === here) found(text('row.space', { space: here }), among(mods))
}

function fromLasting(s: State, tables: MatchTables, piece: PieceNo, mod: ModNo, found: Found): void {
  for (let i = 0; i < s.mods.length; i += MOD_SIZE) {
    if (s.mods[i] !== mod || s.mods[i + 4] === UNTIL.attack) continue
    const isShared = s.mods[i + 3] === NOBODY
    const isMeant = isShared ? s.mods[i + 2] === s.side[piece] : s.mods[i + 3] === piece
    if (isMeant) found(effectText(tables, s.mods[i + 5]), s.mods[i + 1], isShared)
  }
}

/** What brought a modifier about: a card, or something without one. */
export function effectText(tables: MatchTables, card: number): Text {
  return card < 0 ? text('row.effect') : cardText(tables, card)
}
