import type { Choice, Menu } from '@longtable/kernel'
import type { Cost, Effect, Timing } from '../content/effect.ts'
import { NONE } from '../content/ids.ts'
import { canPayAll } from '../state/mana/payments.ts'
import { readySkill } from '../state/mana/purse.ts'
import type { HelpQuery, MatchTables, Source, Use } from '../state/match.ts'
import { mustRest } from '../state/must-rest.ts'
import { hasOwnTurn } from '../state/own-turn.ts'
import { isSpell } from '../state/pools/deed-cards.ts'
import { isSince } from '../state/rules-version.ts'
import { Gives, inCombat, inDuel } from '../state/schema/stages.ts'
import type { Seat, State } from '../state/schema/state.ts'
import { isCardSource } from '../state/sources.ts'
import { canPay, isMoment, TIMING_RULE } from './conditions.ts'
import { allowedNow, helps, isFirstPhase, isItsTime, UNCOMMITTED, usefulNow } from './helps.ts'

/** Offers uses of cards, units, skills and tactics, or says why not. */

/** A use that helps now and can be paid; `mask` is `manaMask`. `source` is the card, so that it does not pay itself. */
function canUse(
  s: State,
  seat: Seat,
  use: Use,
  mask: number,
  menu: Menu<MatchTables>,
  source: Source = NONE,
  useful: number = usefulNow(s, seat, menu.tables, menu),
): boolean {
  if ((use.stages & (1 << s.stage)) === 0) return false
  if ((use.gives & useful) === 0) return false
  if (!canAfford(s, seat, use, mask, source, menu)) return false
  if (use.plain) return true
  return helps(use.node, queryOf(s, seat, use, source, useful, 'useful', menu))
}

function queryOf(
  s: State,
  seat: Seat,
  use: Use,
  source: Source,
  useful: number,
  only: HelpQuery['only'],
  menu: Menu<MatchTables>,
): HelpQuery {
  const committed =
    use.mana.length === 0 ? UNCOMMITTED : { leaving: [], owed: use.wants.slice(0, use.mana.length) }
  return { s, seat, source, useful, only, committed, tables: menu.tables, of: menu }
}

/** Do the rules allow a use that would not help (MK-TURN-29, MK-TURN-30)? An effect does as much as it can (MK-PRIO-07). */
function mayUse(
  s: State,
  seat: Seat,
  use: Use,
  mask: number,
  menu: Menu<MatchTables>,
  source: Source,
  useful: number,
): boolean {
  if (!isSince(menu.tables, 3) || !hasOwnTurn(s, seat) || !isItsTime(s, use)) return false
  const allowed = allowedNow(s, seat, menu.tables, useful)
  if ((use.gives & allowed) === 0 || !canAfford(s, seat, use, mask, source, menu)) return false
  return helps(use.node, queryOf(s, seat, use, source, allowed, 'allowed', menu))
}

function canAfford(
  s: State,
  seat: Seat,
  { wants, cards }: Use,
  mask: number,
  source: Source,
  menu: Menu<MatchTables>,
): boolean {
  if (wants.length === 0) return true
  if ((wants[0] & mask) === 0) return false
  // Invocation may not discard the very card that is played.
  if (wants.length === 1 && cards === 0 && readySkill(s, seat, 'discardEither') < 0) return true
  return canPayAll(s, seat, wants, cards, source, menu.tables, menu)
}

/** Offers a use that can be paid, apart if it does not help now; blocks with one rule otherwise. `mask` is `manaMask`. */
export function offerUse(
  s: State,
  seat: Seat,
  use: Use,
  entry: Choice,
  mask: number,
  menu: Menu<MatchTables>,
  source: Source = NONE,
  useful: number = usefulNow(s, seat, menu.tables, menu),
): void {
  if (canUse(s, seat, use, mask, menu, source, useful)) menu.add(entry)
  else if (menu.idle !== undefined && mayUse(s, seat, use, mask, menu, source, useful)) menu.idle(entry)
  else if (menu.block !== undefined) menu.block(entry, whyNot(s, seat, use, mask, menu, source))
}

/** The first rule that stands against a use. */
function whyNot(
  s: State,
  seat: Seat,
  use: Use,
  mask: number,
  menu: Menu<MatchTables>,
  source: Source,
): string {
  const { effects } = menu.tables.nodes
  const timing = timingOf(effects[use.node])
  if (timing !== undefined && !isMoment(s, seat, timing)) return TIMING_RULE[timing]
  const useful = usefulNow(s, seat, menu.tables, menu)
  if ((use.gives & allowedNow(s, seat, menu.tables, useful)) === 0 || (use.stages & (1 << s.stage)) === 0)
    return untimely(s, use, menu.tables)
  if (!canAfford(s, seat, use, mask, source, menu)) return manaRule(use, source)
  const cost = costOf(effects[use.node])
  const query = { ...queryOf(s, seat, use, source, useful, 'useful', menu), committed: UNCOMMITTED }
  if (cost !== undefined && !canPay(cost, query)) return 'MK-CARD-10'
  return isJourney(effects[use.node]) && mustRest(s, seat) ? 'MK-TURN-28' : 'MK-PRIO-07'
}

function isJourney(effect: Effect): boolean {
  return effect.do === 'journey' || (effect.do === 'pay' && isJourney(effect.part))
}

function timingOf(effect: Effect): Timing | undefined {
  return effect.do === 'only' ? effect.at : undefined
}

function costOf(effect: Effect): Cost | undefined {
  if (effect.do === 'pay') return effect.cost
  return effect.do === 'only' ? costOf(effect.part) : undefined
}

function manaRule({ how, mana }: Use, source: Source): string {
  if (mana.length === 0) return 'MK-CARD-10'
  if (!isCardSource(source)) return 'MK-UNIT-03'
  if (!isSpell(source)) return 'MK-CARD-02'
  return how === 'strong' ? 'MK-DEED-02' : 'MK-DEED-01'
}

/** What a use gives cannot be played at this stage. */
function untimely(s: State, { gives }: Use, tables: MatchTables): string {
  const fighting = inCombat(s.stage) || inDuel(s.stage)
  if ((gives & (Gives.move | Gives.influence)) !== 0) return isSince(tables, 3) ? 'MK-TURN-04' : 'MK-TURN-30'
  if ((gives & Gives.heal) !== 0) return 'MK-TURN-29'
  if ((gives & Gives.block) !== 0 && (gives & Gives.melee) === 0) return 'MK-COMBAT-42'
  if (fighting && isFirstPhase(s.stage)) return 'MK-COMBAT-23'
  return 'MK-COMBAT-12'
}
