import type { LastingEffects } from '@longtable/kernel'
import { NONE } from '../content/ids.ts'
import type { Seat, State } from '../state/schema/state.ts'
import { kindOf, type Card } from '../state/pools/deed-cards.ts'
import { unitKind, type Unit } from '../state/pools/unit-cards.ts'
import type { MatchTables, Use, Source } from '../state/match.ts'
import { helps, isItsTime, usefulNow } from './helps.ts'
import { isLeaving, leaving, withOwed } from './leaving.ts'
import { unitSource } from '../state/sources.ts'
import { canPayAll } from '../state/mana/payments.ts'

/** The uses of a card that another card plays: Concentration, Maximal Effect, Magic Talent. */

export type PerformAs = 'basic' | 'strong' | 'asInHand'

/** Its limits still hold (MK-CARD-23); its mana is paid only where it is played as from hand (MK-DEED-10). */
export function isPerformable(
  s: State,
  seat: Seat,
  use: Use,
  card: Card,
  as: PerformAs,
  tables: MatchTables,
  of: LastingEffects,
): boolean {
  if (as !== 'asInHand' && use.how !== as) return false
  if (!isItsTime(s, seat, use)) return false
  const useful = usefulNow(s, seat, tables, of)
  if ((use.gives & useful) === 0) return false
  const wants = as === 'asInHand' ? use.wants : use.wants.slice(use.mana.length)
  if (wants.length > 0 && !canPayAll(s, seat, withOwed(wants), use.cards, card, tables, of)) return false
  return helps(s, seat, use.node, card, useful, tables, of)
}

/** Can this card be played by that one? */
export function canPerform(
  s: State,
  seat: Seat,
  card: Card,
  as: PerformAs,
  by: Source,
  tables: MatchTables,
  of: LastingEffects,
): boolean {
  if (isLeaving(card)) return false
  leaving.push(by)
  let can = false
  for (const use of tables.uses.cards[kindOf(card)]) {
    can ||= isPerformable(s, seat, use, card, as, tables, of)
  }
  leaving.pop()
  return can
}

/** An ability that a unit of the offer lends. */
export function isUnitUsable(
  s: State,
  seat: Seat,
  unit: Unit,
  use: Use,
  tables: MatchTables,
  of: LastingEffects,
): boolean {
  const useful = usefulNow(s, seat, tables, of)
  if (!isItsTime(s, seat, use) || (use.gives & useful) === 0) return false
  const source = unitSource(unit, use.mana[0] ?? NONE)
  const wants = use.wants.length === 0 ? use.wants : withOwed(use.wants)
  if (wants.length > 0 && !canPayAll(s, seat, wants, use.cards, source, tables, of)) return false
  return helps(s, seat, use.node, source, useful, tables, of)
}

export function canUseUnit(
  s: State,
  seat: Seat,
  unit: Unit,
  tables: MatchTables,
  of: LastingEffects,
): boolean {
  return tables.uses.units[unitKind(unit)].some((use) => isUnitUsable(s, seat, unit, use, tables, of))
}
