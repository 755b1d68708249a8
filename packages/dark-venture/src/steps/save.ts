import { allBut, audience, type Menu, text } from '@longtable/kernel'
import { cards, Z } from '../state/card-pool.ts'
import { DISCARD, SAVE } from '../state/choices/cards.ts'
import { cardKeepFrame, cardRoomFrame, cardSaveFrame, type LocalsOf } from '../state/frames.ts'
import { discardCard, discardFrom, saveCard } from '../state/mutations/cards.ts'
import type { CardNo } from '../state/numbers.ts'
import { savedBy, savedCards } from '../state/queries/cards.ts'
import type { State } from '../state/schema.ts'
import { ask, type MatchTables } from '../state/tables/match-tables.ts'
import { cardText } from './combat-text.ts'

type Keeping = LocalsOf<typeof cardKeepFrame>
type Kept = typeof SAVE | (typeof DISCARD)[number]

/** Where the card lies: before everybody, or before its drawer alone. */
function zoneOf(s: Pick<State, 'seatOf'>, { side, card }: Keeping): number {
  return card < 0 ? Z.offer + s.seatOf[side] : Z.shown
}

function cardOf(s: Pick<State, 'seatOf' | 'cards'>, f: Keeping): CardNo {
  return f.card < 0 ? s.cards[zoneOf(s, f)][0] : f.card
}

/** A drawer that the card does not list saves it or discards it (DV-CARD-07, DV-CARD-09); a tactic is saved. */
export const cardKeep = ask(cardKeepFrame.name, {
  locals: cardKeepFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.side],
  universe: (s, f): Kept[] => [SAVE, DISCARD[cardOf(s, f)]],
  offer: (s, f, menu: Menu<MatchTables, Kept>) => {
    const card = cardOf(s, f)
    menu.add(SAVE)
    if (menu.tables.cardRow[card].kind === 'tactic') menu.block?.(DISCARD[card], 'DV-CARD-08')
    else menu.add(DISCARD[card])
  },
  take: (s, f, choice: Kept, ctx) => {
    const { side } = f
    const card = cardOf(s, f)
    const zone = zoneOf(s, f)
    ctx.pop()
    if (choice.do === 'discard') {
      discardFrom(side, card, zone, ctx)
      return
    }
    const toAll = f.card < 0 ? audience(s.seatOf[side]) : undefined
    ctx.tell?.({ event: 'saved', side, card }, toAll)
    if (f.card < 0) ctx.tell?.({ event: 'savedUnseen', side }, allBut(s.seatOf[side]))
    saveCard(s, side, card, zone, ctx)
  },
  question: ({ state, tables }, f) => {
    const card = cardOf(state, f)
    const isTactic = tables.cardRow[card].kind === 'tactic'
    return text(isTactic ? 'ask.keepTactic' : 'ask.keepCard', { card: cardText(tables, card) })
  },
  describe: ({ state, tables }, f, choice: Kept) => {
    const card = cardOf(state, f)
    const key = choice.do === 'save' ? 'choose.saveCard' : 'choose.discardCard'
    return { text: text(key, { card: cardText(tables, card) }), at: `card:${card}` }
  },
})

/** As many cards as may be saved, worn ones counted (DV-CARD-17): an older one goes, and the new one is saved (DV-CARD-01). */
export const cardRoom = ask(cardRoomFrame.name, {
  locals: cardRoomFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.side],
  universe: (s, f) => [...savedBy(s, f.side), cardOf(s, f)].map((card) => DISCARD[card]),
  offer: (s, f, menu) => {
    for (const card of savedBy(s, f.side)) menu.add(DISCARD[card])
    menu.block?.(DISCARD[cardOf(s, f)], 'DV-CARD-01')
  },
  take: (s, f, { card }, ctx) => {
    discardCard(s, f.side, card, ctx)
    if (savedCards(s, f.side) >= ctx.tables.edition.supply.savedCards) return
    ctx.pop()
    ctx.move(cards, cardOf(s, f), zoneOf(s, f), Z.hand + s.seatOf[f.side])
  },
  question: ({ state, tables }, f) =>
    text('ask.makeRoom', {
      card: cardText(tables, cardOf(state, f)),
      most: tables.edition.supply.savedCards,
    }),
  describe: ({ tables }, _f, { card }) => ({
    text: text('choose.discardCard', { card: cardText(tables, card) }),
    at: `card:${card}`,
  }),
})

/** One card too many, worn ones counted (DV-CARD-17): one of them goes, those that came last among them (DV-CARD-19). */
export const cardSave = ask(cardSaveFrame.name, {
  locals: cardSaveFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.side],
  universe: (s, f) => savedBy(s, f.side).map((card) => DISCARD[card]),
  offer: (s, f, menu) => {
    for (const card of savedBy(s, f.side)) menu.add(DISCARD[card])
  },
  take: (s, f, { card }, ctx) => {
    discardCard(s, f.side, card, ctx)
    if (savedCards(s, f.side) <= ctx.tables.edition.supply.savedCards) ctx.pop()
  },
  question: ({ tables }) => text('ask.saveCard', { most: tables.edition.supply.savedCards }),
  describe: ({ tables }, _f, { card }) => ({
    text: text('choose.discardCard', { card: cardText(tables, card) }),
    at: `card:${card}`,
  }),
})
