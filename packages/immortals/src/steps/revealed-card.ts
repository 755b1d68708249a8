import { text, type Described } from '@longtable/kernel'
import { cards, face, isConflict, Z, type Card, type Space } from '../state/cards.ts'
import type { Resource } from '../state/events.ts'
import { gain } from '../state/mutations.ts'
import type { ImmortalsContext, State } from '../state/schema.ts'
import type { Seat } from '../state/sites.ts'
import type { MatchTables, SpaceAction } from '../state/tables.ts'
import { amountText } from '../text/things.ts'
import { FORFEIT } from './choices.ts'
import { cardNode, seatNode, spaceNode } from './locals.ts'

/** What the actions of all revealed cards share: their space, giving them up, and where the card goes. */

/** The locals of an action that a card performs from an army space. */
export const armyActionLocals = { seat: seatNode, space: spaceNode, card: cardNode }

export function actionOf(
  s: { readonly players: readonly { readonly dark: number }[] },
  tables: MatchTables,
  f: { readonly seat: Seat; readonly space: Space },
): SpaceAction {
  return tables.spaces[s.players[f.seat].dark][f.space]
}

/** For a region card it is a matter of choosing its realm (IMM-PLAN-11), otherwise of having an army there. */
export function noArmyRule(card: Card, otherwise: string): string {
  return face(card).kind === 'region' ? 'IMM-PLAN-11' : otherwise
}

export type Forfeit = (typeof FORFEIT)[number]

/** IMM-PERFORM-3: any revealed action may be given up. */
export function offerForfeit(menu: { add(choice: Forfeit): void }): void {
  menu.add(FORFEIT[0])
  menu.add(FORFEIT[1])
}

export function describeForfeit({ take }: Forfeit): Described {
  return { text: text('choose.forfeit'), gain: amountText(take, 1) }
}

/** IMM-PERFORM-3, IMM-PERFORM-4: an action not performed gives one resource and the card back, whatever it is. */
export function forfeit(s: State, seat: Seat, card: Card, take: Resource, ctx: ImmortalsContext): void {
  ctx.move(cards, card, Z.shown, Z.hand + seat)
  gain(s.players[seat], take)
  ctx.tell?.({ event: 'forfeited', seat, take })
}

/** IMM-PERFORM-5: after its action a conflict card is discarded, any other card goes back to the hand. */
export function afterPerforming(seat: Seat, card: Card, ctx: ImmortalsContext): void {
  ctx.move(cards, card, Z.shown, isConflict(card) ? Z.discard : Z.hand + seat)
}
