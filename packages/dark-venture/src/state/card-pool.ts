import { each, pile, pool, set } from '@longtable/kernel'
import { discoveries } from '../content/discoveries.ts'
import { allPlayerCards, factionBonusCards } from '../content/action-shared.ts'
import { equippables } from '../content/equippables.ts'
import { tactics } from '../content/tactics.ts'
import type { ActionCardRow, ItemCardRow } from '../content/types.ts'
import { usables } from '../content/usables.ts'
import type { CardNo } from './numbers.ts'

/** The 120 cards: 63 action cards, then 57 items, copies one after the other. */
export type CardRow = ActionCardRow | ItemCardRow
export type CardId = (
  | typeof discoveries
  | typeof allPlayerCards
  | typeof tactics
  | typeof factionBonusCards
  | typeof equippables
  | typeof usables
)[number]['id']

export const actionRows: readonly ActionCardRow[] = [
  ...discoveries,
  ...allPlayerCards,
  ...tactics,
  ...factionBonusCards,
]
export const itemRows: readonly ItemCardRow[] = [...equippables, ...usables]

function copiesOf<R extends CardRow>(rows: readonly R[]): readonly R[] {
  return rows.flatMap((row) => Array.from({ length: row.copies }, () => row))
}

export const cardRows: readonly CardRow[] = [...copiesOf(actionRows), ...copiesOf(itemRows)]
export const CARDS = cardRows.length
export const ACTION_CARDS = copiesOf(actionRows).length
export const ITEMS = CARDS - ACTION_CARDS

const allRows: readonly CardRow[] = [...actionRows, ...itemRows]
const kinds = cardRows.map((row) => allRows.indexOf(row))

/** What can be in a hand at all: everybody knows that discoveries and instants happen when drawn. */
const saveable = cardRows.map((row) => row.kind !== 'discovery' && row.kind !== 'instant')
const isSaveable = (card: CardNo): boolean => saveable[card]

export const cards = pool({
  maxSeats: 5,
  kindOf: (card) => kinds[card],
  zones: {
    actionDeck: pile('none'),
    itemDeck: pile('none'),
    actionPile: set('all'),
    itemPile: set('all'),
    hand: each(set('owner', isSaveable)),
    /** Laid down for a trade, or drawn and looked at before it is saved; a pile, so that whoever is shown one sees it. */
    offer: each(pile('owner', isSaveable)),
    worn: set('all'),
    dropped: set('all'),
    /** Cards that are happening. */
    shown: set('all'),
  },
})

export const Z = cards.at

export function isItem(card: CardNo): boolean {
  return card >= ACTION_CARDS
}
