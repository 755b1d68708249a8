import { inPlay } from '../../state/lasting.ts'
import { text, type Ability } from '@longtable/kernel'
import { SIDE, sides, type Side } from '../../state/choices/plays.ts'
import { allowedNow, usefulNow } from '../../effects/helps.ts'
import { beginFighting } from '../../effects/start-use.ts'
import { addSideways } from '../../effects/add-points.ts'
import { Gives, Stage } from '../../state/schema/stages.ts'
import { Did } from '../../state/schema/player.ts'
import type { MageKnight, MageContext } from '../../state/match.ts'
import type { Seat, State } from '../../state/schema/state.ts'
import { deeds, distinct, isWound, Z, type Card } from '../../state/pools/deed-cards.ts'
import { atCard, cardText } from '../../text/pieces.ts'
import { beginSeen, isSeen } from './hand.ts'

type SideChoice = (typeof SIDE)[number][number]

/** By side: what of `Gives` it is. */
const SIDE_GIVES: readonly number[] = [Gives.move, Gives.influence, Gives.melee, Gives.block]
const POINTS = 1
const ATTACK = sides.indexOf('attack')

/** A card in hand is played for its points only: it goes to the play area (MK-CARD-06, MK-CARD-09). */
function playSideways(s: State, seat: Seat, card: Card, as: Side, ctx: MageContext): void {
  beginFighting(s, seat)
  ctx.move(deeds, card, Z.hand + seat, Z.play + seat)
  s.players[seat].did |= Did.played
  ctx.tell?.({ event: 'side', seat, card, as, n: POINTS })
  addSideways(s, seat, card, as, POINTS, ctx)
}

/** MK-CARD-04, MK-COMBAT-47: one point of Move, Influence, Attack or Block; of Move and Influence at any time (MK-TURN-30). */
export const playSide: Ability<MageKnight, SideChoice> = {
  verb: 'side',
  universe: (s, seat, tables, of) => {
    const useful = allowedNow(s, seat, tables, usefulNow(s, seat, tables, inPlay(of, tables)))
    return distinct(s.deeds[Z.hand + seat]).flatMap((card) =>
      SIDE[card].filter(
        (_, as) => (useful & SIDE_GIVES[as]) !== 0 || (as === ATTACK && isRanged(s.stage) && !isWound(card)),
      ),
    )
  },
  offer: (s, seat, menu) => {
    const useful = usefulNow(s, seat, menu.tables, menu)
    const allowed = menu.idle === undefined ? useful : allowedNow(s, seat, menu.tables, useful)
    const hand = s.deeds[Z.hand + seat]
    beginSeen()
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i]
      const wound = isWound(card)
      if ((wound && menu.block === undefined) || isSeen(card)) continue
      for (let as = 0; as < sides.length; as++) {
        if ((allowed & SIDE_GIVES[as]) === 0) continue
        if (wound) menu.block?.(SIDE[card][as], 'MK-CARD-07')
        else if ((useful & SIDE_GIVES[as]) === 0) menu.idle?.(SIDE[card][as])
        else menu.add(SIDE[card][as])
      }
      if (!wound && isRanged(s.stage) && (useful & Gives.melee) === 0)
        menu.block?.(SIDE[card][ATTACK], 'MK-CARD-05')
    }
  },
  take: (s, seat, { card, as }, ctx) => playSideways(s, seat, card, as, ctx),
  describe: (_ctx, { card, as }) => ({
    text: text('choose.side', { card: cardText(card) }),
    gain: text(`plays.side.${as}`, { n: POINTS }),
    at: atCard(card),
  }),
}

function isRanged(stage: number): boolean {
  return stage === Stage.ranged || stage === Stage.duelRanged
}
