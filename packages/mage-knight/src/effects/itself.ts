import { NONE } from '../content/ids.ts'
import { woundUnit } from '../state/mutations.ts'
import { Extra } from '../state/schema/player.ts'
import type { MageContext, EffectOrigin } from '../state/match.ts'
import type { Seat, State } from '../state/schema/state.ts'
import { deeds, Z, type Card } from '../state/pools/deed-cards.ts'
import { U, type Unit } from '../state/pools/unit-cards.ts'
import { isCardSource } from '../state/sources.ts'

/** What an effect does to the very card or unit it comes from. */

/** MK-UNIT-23; a unit of the offer stays fresh (MK-DEED-12). */
export function woundSelf(s: State, seat: Seat, unit: Unit, ctx: MageContext): void {
  if (unit >= 0 && s.units[U.band + seat].includes(unit)) woundUnit(s, unit, 1, ctx)
}

/** The card whose effect it is, as it lies in front of the player; a spell of the offer stands for the card that used it. */
function thisCard(s: State, { seat, source, by }: EffectOrigin): Card {
  const play = s.deeds[Z.play + seat]
  if (isCardSource(source) && play.includes(source)) return source
  return isCardSource(by) && play.includes(by) ? by : NONE
}

/** MK-Q74 */
export function putThis(
  s: State,
  to: 'hand' | 'deckTop' | 'deckBottom',
  origin: EffectOrigin,
  ctx: MageContext,
): void {
  const card = thisCard(s, origin)
  if (card < 0) return
  const zone = to === 'hand' ? Z.hand : Z.deck
  ctx.move(deeds, card, Z.play + origin.seat, zone + origin.seat, {
    under: to === 'deckBottom',
    open: true,
  })
  ctx.tell?.({ event: 'cardMoved', seat: origin.seat, card, to })
}

/** MK-DEED-06, MK-DEED-07: the card is set aside for the round; the end of the turn does the rest. */
export function bendTime(s: State, origin: EffectOrigin, ctx: MageContext): void {
  const { seat } = origin
  s.players[seat].extraTurn |= Extra.bent
  const card = thisCard(s, origin)
  if (card >= 0) {
    ctx.move(deeds, card, Z.play + seat, Z.laid)
    s.aside = [...s.aside, card, seat]
  }
  ctx.tell?.({ event: 'extraTurn', seat })
}
