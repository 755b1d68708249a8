import { cardRows, cards, isItem, Z } from '../card-pool.ts'
import { DEED, SIDE_NO } from '../names.ts'
import type { CardNo } from '../numbers.ts'
import type { State } from '../schema.ts'
import type { VentureContext } from '../tables/match-tables.ts'
import { count } from './count.ts'
import { ruleOfChoice } from './dice.ts'

// What a banner brings from chapter to chapter of a campaign.

/** How many items a debt is. */
const OWED = 2

/** Cards that seats begin with, out of the decks before they are shuffled (DV-CAMPAIGN-2). */
export function bringCards(s: State, ctx: VentureContext): void {
  const { campaign } = ctx.tables
  for (const boon of campaign?.boons ?? []) {
    const seat = campaign?.leads.indexOf(boon.side) ?? -1
    if (seat < 0) continue
    if (boon.boon === 'spoils') for (const id of boon.cards) take(s, seat, named(s, id), ctx)
    else if (boon.boon === 'grudge') take(s, seat, drawn(s, Z.actionDeck, 'tactic', ctx), ctx)
    else if (boon.boon === 'debt')
      for (let i = 0; i < OWED; i++) take(s, seat, drawn(s, Z.itemDeck, undefined, ctx), ctx)
  }
}

function take(s: State, seat: number, card: CardNo | undefined, ctx: VentureContext): void {
  if (card === undefined) return
  const deck = isItem(card) ? Z.itemDeck : Z.actionDeck
  if (s.cards[deck].includes(card)) ctx.move(cards, card, deck, Z.hand + seat)
}

function named(s: State, id: string): CardNo | undefined {
  return s.cards[Z.itemDeck].find((card) => cardRows[card].id === id)
}

/** By chance, of what can be kept. */
function drawn(s: State, deck: number, kind: string | undefined, ctx: VentureContext): CardNo | undefined {
  const fitting = s.cards[deck].filter((card) => {
    const row = cardRows[card]
    return kind === undefined ? row.kind !== 'instant' : row.kind === kind
  })
  return fitting.length === 0 ? undefined : fitting[ruleOfChoice(ctx, fitting.length)]
}

/** Omens count towards an Ancient, and a head start towards the throne (DV-CAMPAIGN-2, DV-CAMPAIGN-3). */
export function bringFavour(s: State, ctx: VentureContext): void {
  const { campaign, favourCount } = ctx.tables
  for (const boon of campaign?.boons ?? []) {
    if (boon.boon !== 'omen' || s.seatOf[SIDE_NO[boon.side]] < 0) continue
    const at = SIDE_NO[boon.side] * 3 + boon.which
    s.favour[at] = Math.min(favourCount[at], s.favour[at] + 1)
  }
  for (const { side, n } of campaign?.ahead ?? [])
    if (n > 0 && DEED.throneHeld < ctx.tables.deeds) count(s, SIDE_NO[side], 'throneHeld', n, ctx)
}
