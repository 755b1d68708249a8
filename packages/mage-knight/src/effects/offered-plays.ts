import type { Lasting } from '@longtable/kernel'
import type { Lasting as Rule } from '../content/effect.ts'
import { lastingOf, ruleOf } from '../state/lasting.ts'
import type { EffectsInPlay, HelpQuery } from '../state/match.ts'
import { CARD_COLOUR, Z, type Card } from '../state/pools/deed-cards.ts'
import type { Seat, State } from '../state/schema/state.ts'
import { U, type Unit } from '../state/pools/unit-cards.ts'
import { canPerform, canUseUnit } from './performable.ts'

/** What of the offers may be played as if it were one's own: a spell (Magic Talent), an ability of a unit (Call to Arms). */

type CastOffer = Extract<Rule, { rule: 'castOffer' }>

/** Is there one that helps now, and a card to be discarded for it? */
export function canCastOffered(of: CastOffer['of'], query: HelpQuery): boolean {
  const { s, seat, source, committed, tables } = query
  const hand = s.deeds[Z.hand + seat]
  const isPaid = (spell: Card): boolean =>
    of === 'any' || hand.some((card) => card !== source && CARD_COLOUR[card] === CARD_COLOUR[spell])
  return s.deeds[Z.spellOffer].some(
    (spell) =>
      isPaid(spell) && canPerform(s, seat, spell, 'asInHand', source, 'useful', committed, tables, query.of),
  )
}

/** The right by which a seat may play this spell of the offer, undefined if it has none. */
export function rightToCast(seat: Seat, spell: Card, of: EffectsInPlay): Lasting | undefined {
  return lastingOf(of, 'castOffer').find((one) => {
    if (one.data['seat'] !== seat) return false
    const rule = ruleOf(one, 'castOffer', of.tables)
    return rule !== undefined && (rule.of === 'any' || one.data['colour'] === CARD_COLOUR[spell])
  })
}

/** Those of the offer that a seat may play. */
export function castable(s: State, seat: Seat, of: EffectsInPlay): readonly Card[] {
  if (lastingOf(of, 'castOffer').length === 0) return NONE_OF_THEM
  return s.deeds[Z.spellOffer].filter((spell) => rightToCast(seat, spell, of) !== undefined)
}

const NONE_OF_THEM: readonly number[] = []

// Units

/** Is there a unit in the offer with an ability that helps now? */
export function canBorrowUnit({ s, seat, committed, tables, of }: HelpQuery): boolean {
  return s.units[U.offer].some((unit) => canUseUnit(s, seat, unit, 'useful', committed, tables, of))
}

/** The right by which a seat may use a unit of the offer, undefined if it has none (MK-DEED-12). */
export function rightToBorrow(seat: Seat, of: EffectsInPlay): Lasting | undefined {
  return lastingOf(of, 'lendUnit').find(({ data }) => data['seat'] === seat)
}

/** Those of the offer that a seat may use. */
export function borrowable(s: State, seat: Seat, of: EffectsInPlay): readonly Unit[] {
  return rightToBorrow(seat, of) === undefined ? NONE_OF_THEM : s.units[U.offer]
}
