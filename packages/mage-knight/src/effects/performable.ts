import type { Commitments, EffectsInPlay, HelpQuery } from '../state/match.ts'
import { NONE } from '../content/ids.ts'
import type { Seat, State } from '../state/schema/state.ts'
import { kindOf, type Card } from '../state/pools/deed-cards.ts'
import { unitKind, type Unit } from '../state/pools/unit-cards.ts'
import type { MatchTables, Use, Source } from '../state/match.ts'
import { allowedNow, helps, isItsTime, UNCOMMITTED, usefulNow } from './helps.ts'
import { isSince } from '../state/rules-version.ts'
import { unitSource } from '../state/sources.ts'
import { canPayAll } from '../state/mana/payments.ts'

/** The uses of a card that another card plays: Concentration, Maximal Effect, Magic Talent. */

export type PerformAs = 'basic' | 'strong' | 'asInHand'

type Only = HelpQuery['only']

/** Bits of `Gives` that are asked for: those that help, or all that may be played. */
function bitsNow(s: State, seat: Seat, only: Only, tables: MatchTables, of: EffectsInPlay): number {
  const useful = usefulNow(s, seat, tables, of)
  return only === 'useful' ? useful : allowedNow(s, seat, tables, useful)
}

/** What the rules ask for where something is chosen: whatever is allowed, or up to their second version what helps. */
export function choosable(tables: MatchTables): Only {
  return isSince(tables, 3) ? 'allowed' : 'useful'
}

/** Its limits still hold (MK-CARD-23); its mana is paid only where it is played as from hand (MK-DEED-10). */
export function isPerformable(
  s: State,
  seat: Seat,
  use: Use,
  card: Card,
  as: PerformAs,
  only: Only,
  tables: MatchTables,
  of: EffectsInPlay,
  committed: Commitments = UNCOMMITTED,
): boolean {
  if (as !== 'asInHand' && use.how !== as) return false
  if (!isItsTime(s, use)) return false
  const useful = bitsNow(s, seat, only, tables, of)
  if ((use.gives & useful) === 0) return false
  const wants = as === 'asInHand' ? use.wants : use.wants.slice(use.mana.length)
  if (
    wants.length > 0 &&
    !canPayAll(s, seat, [...committed.owed, ...wants], use.cards, card, tables, of, committed.leaving)
  )
    return false
  return helps(use.node, { s, seat, source: card, useful, only, committed, tables, of })
}

/** Can this card be played by that one? */
export function canPerform(
  s: State,
  seat: Seat,
  card: Card,
  as: PerformAs,
  by: Source,
  only: Only,
  { leaving, owed }: Commitments,
  tables: MatchTables,
  of: EffectsInPlay,
): boolean {
  if (leaving.includes(card)) return false
  const committed = { leaving: [...leaving, by], owed }
  return tables.uses.cards[kindOf(card)].some((use) =>
    isPerformable(s, seat, use, card, as, only, tables, of, committed),
  )
}

/** An ability that a unit of the offer lends. */
export function isUnitUsable(
  s: State,
  seat: Seat,
  unit: Unit,
  use: Use,
  only: Only,
  tables: MatchTables,
  of: EffectsInPlay,
  committed: Commitments = UNCOMMITTED,
): boolean {
  const useful = bitsNow(s, seat, only, tables, of)
  if (!isItsTime(s, use) || (use.gives & useful) === 0) return false
  const source = unitSource(unit, use.mana[0] ?? NONE)
  const { leaving, owed } = committed
  if (
    use.wants.length > 0 &&
    !canPayAll(s, seat, [...owed, ...use.wants], use.cards, source, tables, of, leaving)
  )
    return false
  return helps(use.node, { s, seat, source, useful, only, committed, tables, of })
}

export function canUseUnit(
  s: State,
  seat: Seat,
  unit: Unit,
  only: Only,
  committed: Commitments,
  tables: MatchTables,
  of: EffectsInPlay,
): boolean {
  return tables.uses.units[unitKind(unit)].some((use) =>
    isUnitUsable(s, seat, unit, use, only, tables, of, committed),
  )
}
