import { FACTION } from '../state/names.ts'
import type { CardNo, PieceNo, SideNo } from '../state/numbers.ts'
import type { MatchTables } from '../state/tables/match-tables.ts'

// The rows of what is shown, for whoever wants to know what of it is printed.

export function rowOfCard({ cardRow }: MatchTables, card: CardNo): object | undefined {
  return card < 0 ? undefined : cardRow[card]
}

export function rowOfPiece({ edition, nameOf }: MatchTables, piece: PieceNo): object | undefined {
  const { units, heroes, creatures } = edition
  return [...units, ...heroes, ...creatures].find(({ name }) => name === nameOf[piece])
}

export function rowOfAbility({ abilities }: MatchTables, side: SideNo, ability: number): object | undefined {
  return abilities[side][ability].row
}

/** All cards of an Auto-Enemy's deck have the same origin. */
export function rowOfAuto({ edition }: MatchTables, side: SideNo): object | undefined {
  return edition.autoDecks.find(({ faction }) => FACTION[faction] === side)
}
