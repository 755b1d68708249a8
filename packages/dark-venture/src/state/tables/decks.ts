import { autoNumber, countAt } from '../../content/numbers.ts'
import type { Edition } from '../../content/edition.ts'
import { cardRows, isItem } from '../card-pool.ts'
import { FACTION } from '../names.ts'
import { type CardNo, FACTIONS } from '../numbers.ts'

/** The cards that are in the box. */
export interface DeckTables {
  readonly actionCards: readonly CardNo[]
  readonly itemCards: readonly CardNo[]
  /** Places for items in `lies`. */
  readonly items: number
  /** By faction: the numbers of the cards of its Auto-Enemy, in the order in which they are read. */
  readonly autoCards: readonly (readonly number[])[]
}

/** Of an edition that has only what is in the box, when the ledger had so many lines. */
export function deckTables({ actionCards, itemCards, autoDecks }: Edition, content: number): DeckTables {
  const ids = new Set([...actionCards, ...itemCards].map(({ id }) => id))
  const inBox = cardRows
    .slice(0, countAt('card', content))
    .flatMap(({ id }, card) => (ids.has(id) ? [card] : []))
  const autoCards = Array.from({ length: FACTIONS }, (): readonly number[] => [])
  for (const deck of autoDecks)
    autoCards[FACTION[deck.faction]] = deck.cards.map((card) => autoNumber(deck, card))
  return {
    actionCards: inBox.filter((card) => !isItem(card)),
    itemCards: inBox.filter(isItem),
    items: countAt('item', content),
    autoCards,
  }
}
