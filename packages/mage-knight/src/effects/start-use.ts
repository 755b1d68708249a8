import { inCombat, inDuel } from '../state/schema/stages.ts'
import { NONE } from '../content/ids.ts'
import { Did } from '../state/schema/player.ts'
import type { MageContext, Node, Use, Source } from '../state/match.ts'
import type { Seat, State } from '../state/schema/state.ts'
import { CARD_COLOUR, deeds, isArtifact, isSpell, Z, type Card } from '../state/pools/deed-cards.ts'
import { tellMoment } from './moments.ts'
import { payMana } from './pay.ts'
import { isCardSource, unitOfSource, unitSource } from '../state/sources.ts'
import { effectStep, perform } from './run.ts'

/** Entrances: what a choice sets in motion. */

/** Carries out a use: pays (pushing `pay` frames as needed), then the effect. A card goes to the play area. */
export function startUse(s: State, seat: Seat, use: Use, source: Source, ctx: MageContext): void {
  s.bound.fill(NONE)
  if (ctx.tables.nodes.effects[use.node].do !== 'only') beginFighting(s, seat)
  const unit = unitOfSource(source)
  const from = unit >= 0 && source === unitSource(unit, NONE) ? unitSource(unit, use.mana[0] ?? NONE) : source
  if (isCardSource(source)) playCard(s, seat, use, source, ctx)
  payThenPerform(s, seat, use, from, ctx)
}

/** MK-DEED-15: no longer the start of the combat; of a duel, not for this seat. */
export function beginFighting(s: State, seat: Seat): void {
  if (inCombat(s.stage)) s.fight.begun ||= s.fight.seat === seat
  else if (inDuel(s.stage)) s.duel.begun |= 1 << seat
}

/** The effect lies under its payment. */
function payThenPerform(s: State, seat: Seat, use: Use, source: Source, ctx: MageContext): void {
  const cast = isSpell(source) && isCardSource(source)
  if (use.mana.length === 0) {
    perform(s, use.node, source, seat, ctx)
    return
  }
  ctx.push(effectStep, { seat, source, other: NONE, by: NONE, node: use.node, at: 0 })
  const paid = use.wants.slice(0, use.mana.length)
  payMana(seat, paid, use.wants.slice(use.mana.length), use.cards, source, ctx)
  if (cast) tellMoment(s, 'spellCast', { seat, colour: CARD_COLOUR[source] }, ctx)
}

function playCard(s: State, seat: Seat, use: Use, card: Card, ctx: MageContext): void {
  s.players[seat].did |= Did.played
  if (!s.deeds[Z.hand + seat].includes(card)) return
  const thrown = use.how === 'strong' && isArtifact(card) // MK-DEED-04
  ctx.move(deeds, card, Z.hand + seat, thrown ? Z.gone : Z.play + seat)
}

/** An effect without a card: wares, rewards, glades, scenario gifts; what is bound stays so. */
export function startEffect(s: State, seat: Seat, node: Node, source: Source, ctx: MageContext): void {
  perform(s, node, source, seat, ctx)
}
