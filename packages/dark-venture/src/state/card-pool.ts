import { byNumber, each, pile, pool, set } from '@longtable/kernel'
import { edition } from '../content/edition.ts'
import { ledger, namesOf } from '../content/numbers.ts'
import type { ActionCardRow, ItemCardRow } from '../content/types.ts'
import { type CardNo, NOBODY } from './numbers.ts'

/** The cards of all sets, each copy by itself: first the 120 of the base set, action cards and then items. */
export type CardRow = ActionCardRow | ItemCardRow

const allRows: readonly CardRow[] = [...edition.actionCards, ...edition.itemCards]

/** What a number stands for whose row is gone: it is in no box. */
const gone: ActionCardRow = {
  id: 'gone',
  name: { en: 'A card that is gone', fr: 'Une carte disparue' },
  kind: 'discovery',
  copies: 0,
  timing: 'drawn',
  provenance: 'reconstructed',
}

export const cardRows: readonly CardRow[] = byNumber(ledger, 'card', allRows, ({ id }) => id).map(
  (row) => row ?? gone,
)
export const CARDS = cardRows.length

/** By item: its card. Copies of an item are numbered in the same order as cards and as items. */
const items: readonly CardNo[] = copiesOf(namesOf('item'), namesOf('card'))
const itemNumbers = cardRows.map((_, card) => items.indexOf(card))
export const ITEMS = items.length

/** Each of those things among all of them: the first of a name is the first of that name. */
function copiesOf(those: readonly string[], all: readonly string[]): number[] {
  const next = new Map<string, number>()
  return those.map((name) => {
    const at = all.indexOf(name, next.get(name) ?? 0)
    next.set(name, at + 1)
    return at
  })
}

export function isItem(card: CardNo): boolean {
  return itemNumbers[card] !== NOBODY
}

/** Its number among the items: its place in `lies`. */
export function itemNo(card: CardNo): number {
  return itemNumbers[card]
}

/** The card of an item's number. */
export function itemCard(item: number): CardNo {
  return items[item]
}

const kinds = namesOf('card').map((id) => namesOf('card').indexOf(id))

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
