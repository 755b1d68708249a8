import { text, type Ability } from '@longtable/kernel'
import { PLAY } from '../../state/choices/plays.ts'
import { usefulNow } from '../../effects/helps.ts'
import { offerUse } from '../../effects/offer-use.ts'
import type { Use, MageContext, MageKnight, MatchTables } from '../../state/match.ts'
import { castOffered } from '../../effects/composite.ts'
import { castable, rightToCast } from '../../effects/offered-plays.ts'
import { beginFighting, startUse } from '../../effects/start-use.ts'
import { inPlay } from '../../state/lasting.ts'
import { manaMask } from '../../state/mana/payments.ts'
import { distinct, isWound, kindOf, Z, type Card } from '../../state/pools/deed-cards.ts'
import type { Seat, State } from '../../state/schema/state.ts'
import { atCard } from '../../text/pieces.ts'
import { overloaded } from './centre.ts'
import { beginSeen, isSeen } from './hand.ts'
import { cardUseText, playedText } from '../../text/use-text.ts'
import { UNKNOWN, usesNow } from './uses.ts'

type Play = (typeof PLAY)[number][number]

function chosenUse({ uses }: MatchTables, { card, use }: Play): Use {
  return uses.cards[kindOf(card)][use]
}

/** Magic Talent's right is used up (MK-DEED-10). */
function castFromOffer(s: State, seat: Seat, use: Use, card: Card, ctx: MageContext): void {
  const right = rightToCast(seat, card, ctx)
  if (right === undefined) return
  ctx.endEffects((one) => one === right)
  beginFighting(s, seat)
  castOffered(s, seat, use, card, right.data['source'], ctx)
}

/**
 * Deed cards are played from the hand only, but for a spell that Magic Talent casts, with their mana (MK-MANA-20): actions for nothing or for their colour
 * (MK-CARD-02, MK-DEED-05), spells for their colour, or with black (MK-DEED-01, MK-DEED-02), artifacts for nothing or
 * thrown away (MK-DEED-04).
 */
export const playCards: Ability<MageKnight, Play> = {
  verb: 'play',
  universe: (s, seat, tables, of) => {
    const every = tables.uses.played.cards.every
    const cards = [...distinct(s.deeds[Z.hand + seat]), ...castable(s, seat, inPlay(of, tables))]
    return cards.flatMap((card) => every[kindOf(card)].map((use) => PLAY[card][use]))
  },
  offer: (s, seat, menu) => {
    const spells = castable(s, seat, menu)
    const hand = spells.length === 0 ? s.deeds[Z.hand + seat] : [...s.deeds[Z.hand + seat], ...spells]
    const { cards } = menu.tables.uses
    const useful = usefulNow(s, seat, menu.tables, menu)
    const now = usesNow(menu.tables.uses.played.cards, s.stage, useful, menu)
    let mask = UNKNOWN
    beginSeen()
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i]
      if (isWound(card) || isSeen(card)) continue
      const kind = kindOf(card)
      const numbers = now[kind]
      for (let n = 0; n < numbers.length; n++) {
        const use = cards[kind][numbers[n]]
        if (mask === UNKNOWN && use.wants.length > 0) mask = manaMask(s, seat, menu.tables, menu)
        offerUse(s, seat, use, PLAY[card][numbers[n]], mask, menu, card, useful)
      }
    }
  },
  take: (s, seat, choice, ctx) => {
    const use = chosenUse(ctx.tables, choice)
    const { card } = choice
    ctx.tell?.({ event: 'played', seat, card, use: choice.use, strong: use.how === 'strong' })
    const powered = overloaded(s, seat, use, ctx)
    if (s.deeds[Z.hand + seat].includes(card)) startUse(s, seat, powered, card, ctx)
    else castFromOffer(s, seat, powered, card, ctx)
  },
  describe: ({ tables }, choice) => {
    const use = chosenUse(tables, choice)
    return {
      text: text('choose.play', { card: playedText(choice.card, use.how === 'strong') }),
      ...cardUseText(tables, use, choice.card),
      at: atCard(choice.card),
    }
  },
}
