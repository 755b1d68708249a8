import { allBut, audience } from '@longtable/kernel'
import type { CardPlace } from '../content/effect.ts'
import { NONE } from '../content/ids.ts'
import { refillOffer } from '../state/mutations.ts'
import { Bound, type Seat, type State } from '../state/schema/state.ts'
import { Did } from '../state/schema/player.ts'
import type { MageContext } from '../state/match.ts'
import { deeds, isWound, Z, type Card } from '../state/pools/deed-cards.ts'

/** Cards go from where they are chosen to where an effect puts them. */

/** The zone of a card that this seat could have chosen, NONE. */
function zoneOf(s: State, seat: Seat, card: Card): number {
  for (const zone of [
    Z.hand + seat,
    Z.discard + seat,
    Z.deck + seat,
    Z.spellOffer,
    Z.actionOffer,
    Z.actionDeck,
    Z.lessons,
    Z.play + seat,
  ]) {
    if (s.deeds[zone].includes(card)) return zone
  }
  return NONE
}

function targetZone(to: CardPlace, seat: Seat, card: Card): number {
  switch (to) {
    case 'hand':
      return Z.hand + seat
    case 'discard':
      return Z.discard + seat
    case 'deckTop':
    case 'deckBottom':
    case 'deckTopOrBottom':
      return Z.deck + seat
    case 'gone':
      return isWound(card) ? Z.wounds : Z.gone // MK-CARD-13
  }
}

/** MK-CARD-28, MK-CARD-29, MK-CARD-30: offers are refilled at once, lessons are not. */
export function putCard(s: State, to: CardPlace, seat: Seat, card: Card, ctx: MageContext): void {
  if (card < 0) return
  const from = zoneOf(s, seat, card)
  if (from < 0) return
  const under = to === 'deckBottom'
  ctx.move(deeds, card, from, targetZone(to, seat, card), { under })
  if (from === Z.hand + seat) s.players[seat].did |= Did.played
  tellOfPut(s, to, seat, card, from, ctx)
  if (from === Z.spellOffer) refillOffer(s, 'spell', ctx)
  if (from === Z.actionOffer) refillOffer(s, 'action', ctx)
}

/** What only the owner sees is told to him alone, and what nobody sees to nobody; nor is it left in sight as bound. */
function tellOfPut(s: State, to: CardPlace, seat: Seat, card: Card, from: number, ctx: MageContext): void {
  const intoDeck = to === 'deckTop' || to === 'deckBottom'
  const unseen = from === Z.actionDeck && intoDeck
  const owns = (from === Z.hand + seat && intoDeck) || (from === Z.deck + seat && to === 'hand')
  if (unseen || owns) {
    s.bound[Bound.card] = NONE
    s.bound[Bound.target] = NONE
    if (owns) ctx.tell?.({ event: 'cardMoved', seat, card, to }, audience(seat))
    ctx.tell?.({ event: 'cardHidden', seat, to }, owns ? allBut(seat) : undefined)
  } else if (from === Z.spellOffer || from === Z.actionOffer) {
    ctx.tell?.({
      event: 'tookCard',
      seat,
      card,
      from: from === Z.spellOffer ? 'spellOffer' : 'actionOffer',
    })
  } else ctx.tell?.({ event: 'cardMoved', seat, card, to })
}
