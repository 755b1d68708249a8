import type { Choice, Menu, LastingEffects } from '@longtable/kernel'
import type { Cost, Effect, Timing, When } from '../content/effect.ts'
import { NONE, Site } from '../content/ids.ts'
import { cityAt, isNightFor } from '../state/mutations.ts'
import { mustRest } from '../state/must-rest.ts'
import { siteAt } from '../state/pools/lattice.ts'
import { Gives, inCombat, inDuel, Stage, USEFUL } from '../state/schema/stages.ts'
import { Did } from '../state/schema/player.ts'
import type { Seat, State } from '../state/schema/state.ts'
import { isSpell, kindOf, Z } from '../state/pools/deed-cards.ts'
import type { MatchTables, Node, Use, Source } from '../state/match.ts'
import { amountOf, enemiesFaced } from './amount.ts'
import { NODE_GIVES, NODES, PARTS } from './compile.ts'
import { canTravel } from './journey.ts'
import { attacksBecome, convertible } from '../state/lasting.ts'
import { isLeaving, owe, oweNothing } from './leaving.ts'
import { RISING } from './rising.ts'
import { hasSideways } from './sideways.ts'
import { isCardSource } from '../state/sources.ts'
import { filterOut, isTarget } from './targets.ts'
import { readySkill } from '../state/mana/purse.ts'
import { canPayAll } from '../state/mana/payments.ts'

/** Is it possible now, and does it help? */

// What helps now

/** Bits of `Gives` that help at this stage of the turn. */
export function usefulNow(s: State, seat: Seat, tables: MatchTables, of: LastingEffects): number {
  const { stage } = s
  if (stage === Stage.before || stage === Stage.none) return Gives.special
  let useful = USEFUL[stage]
  if (stage === Stage.moving) return mayTalk(s, seat, tables) ? useful : useful & ~Gives.influence
  if (!inCombat(stage) && !inDuel(stage)) return useful
  // What is siege counts in the first phase, whatever it was (MK-COMBAT-22).
  if (isFirstPhase(stage) && attacksBecome(of, seat, 'siege')) useful |= Gives.melee
  return useful | convertible(of, seat, useful) | (holdsRising(s, seat) ? Gives.move : 0)
}

function isFirstPhase(stage: number): boolean {
  return stage === Stage.ranged || stage === Stage.duelRanged
}

/** Wings of Night pays with Move points in the middle of a combat. */
function holdsRising(s: State, seat: Seat): boolean {
  for (const card of s.deeds[Z.hand + seat]) if (RISING[kindOf(card)]) return true
  return false
}

/** Does the hero stand where locals talk to him (MK-TURN-30)? */
export function mayTalk(s: State, seat: Seat, tables: MatchTables): boolean {
  const { at } = s.players[seat]
  if (at < 0) return false
  const owner = s.mark[at]
  switch (siteAt(s, at)) {
    case Site.village:
      return true
    case Site.monastery:
      return owner < 0
    case Site.keep:
      return owner >= 0 && tables.team[owner] === tables.team[seat]
    case Site.mageTower:
      return owner >= 0
    case Site.city:
      return cityAt(s, at)?.conquered === true
    default:
      return false
  }
}

// Moments

export function isMoment(s: State, seat: Seat, at: Timing): boolean {
  switch (at) {
    case 'combatStart':
      return inDuel(s.stage)
        ? !s.duel.melee && (s.duel.begun & (1 << seat)) === 0
        : s.stage === Stage.ranged && !s.fight.begun
    case 'blockPhase':
      return s.stage === Stage.block || s.stage === Stage.facing || s.stage === Stage.duelBlock
    case 'attackPhase':
      return s.stage === Stage.melee || s.stage === Stage.duelMelee
    case 'outsideCombat':
      return !inCombat(s.stage) && !inDuel(s.stage)
    case 'interaction':
      return s.stage === Stage.interacting
    case 'beforeSource':
      return (s.players[seat].did & Did.sourceUsed) === 0
  }
}

/** The rule that says when. */
export const TIMING_RULE: Readonly<Record<Timing, string>> = {
  combatStart: 'MK-DEED-15',
  blockPhase: 'MK-COMBAT-12',
  attackPhase: 'MK-COMBAT-84',
  outsideCombat: 'MK-COMBAT-13',
  interaction: 'MK-TURN-18',
  beforeSource: 'MK-TACTIC-14',
}

export function isSo(s: State, seat: Seat, is: When, tables: MatchTables): boolean {
  switch (is) {
    case 'day':
      return !isNightFor(s, tables)
    case 'night':
      return isNightFor(s, tables)
    case 'outsideCombat':
      return !inCombat(s.stage) && !inDuel(s.stage)
    case 'interacting':
      return s.stage === Stage.interacting
    case 'soleLeastFame':
      return s.players.every((other, n) => n === seat || other.out || other.fame > s.players[seat].fame) // MK-SKILL-08
    case 'deckNotEmpty':
      return s.deeds[Z.deck + seat].length > 0
    case 'moveForEachEnemy':
      return s.players[seat].move >= enemiesFaced(s, seat, tables)
  }
}

// Effects

/** Can it be paid, and would a part of it do something? */
export function helps(
  s: State,
  seat: Seat,
  node: Node,
  source: Source,
  useful: number,
  tables: MatchTables,
  of: LastingEffects,
): boolean {
  const effect = NODES[node]
  const parts = PARTS[node]
  switch (effect.do) {
    case 'all':
    case 'oneOf':
      if (effect.do === 'all' && !parts.every((part) => isPayable(s, seat, part, source))) return false
      return parts.some((part) => helps(s, seat, part, source, useful, tables, of))
    case 'pay':
      return canPay(s, seat, effect.cost, source) && helps(s, seat, parts[0], source, useful, tables, of)
    case 'may':
    case 'upTo':
      return helps(s, seat, parts[0], source, useful, tables, of)
    case 'only':
      return isMoment(s, seat, effect.at) && helps(s, seat, parts[0], source, useful, tables, of)
    case 'when':
      return isSo(s, seat, effect.is, tables) && helps(s, seat, parts[0], source, useful, tables, of)
    case 'choose':
      return (useful & Gives.special) !== 0 && hasTarget(s, effect, seat, source, tables, of)
    case 'draw':
      return (useful & Gives.special) !== 0 && s.deeds[Z.deck + seat].length > 0
    case 'tuck':
      return s.deeds[Z.deck + seat].length > 0 // MK-Q76
    case 'untuck':
      return s.deeds[Z.tucked].length > 0
    case 'putThis':
      return s.deeds[Z.play + seat].includes(source)
    case 'journey':
      return (useful & Gives.move) !== 0 && canTravel(s, seat, node, tables)
    case 'sideways':
      return (NODE_GIVES[node] & useful) !== 0 && hasSideways(s, seat, node)
    default:
      return (NODE_GIVES[node] & useful) !== 0
  }
}

function hasTarget(
  s: State,
  effect: Extract<Effect, { do: 'choose' }>,
  seat: Seat,
  source: Source,
  tables: MatchTables,
  of: LastingEffects,
): boolean {
  const levels =
    typeof effect.count === 'object' && 'levels' in effect.count
      ? amountOf(s, effect.count.levels, seat, tables, of)
      : MOST_LEVELS
  if (effect.what.a === 'unit' && effect.what.of === 'theirs') return true
  const fromHand = effect.what.a === 'card' && effect.what.in === 'hand'
  // A card of the hand is gone from there once it is played.
  return isTarget(s, effect, { seat, source, other: NONE, levels }, fromHand ? source : NONE, tables, of)
}

/** A budget that no unit exceeds. */
export const MOST_LEVELS = 99

/** The costs that must be paid whatever else happens. */
function isPayable(s: State, seat: Seat, node: Node, source: Source): boolean {
  const effect = NODES[node]
  return effect.do !== 'pay' || canPay(s, seat, effect.cost, source)
}

/** MK-CARD-10, MK-CARD-12 */
export function canPay(s: State, seat: Seat, cost: Cost, source: Source): boolean {
  switch (cost.pay) {
    case 'mana':
    case 'manas':
      return true // with the mana of the card itself: `Use.wants`
    case 'card':
      for (const card of s.deeds[Z.hand + seat]) {
        if (card !== source && !isLeaving(card) && filterOut(s, cost.which, card) === '') return true
      }
      return false
    case 'cards':
    case 'wound':
      return true
    case 'move':
      return s.players[seat].move >= cost.n
  }
}

// Uses

/** May it be played at this stage? */
export function isItsTime(s: State, _seat: Seat, use: Use): boolean {
  return (use.stages & (1 << s.stage)) !== 0
}

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
  owe(use.wants, use.mana.length)
  const can = helps(s, seat, use.node, source, useful, menu.tables, menu)
  oweNothing()
  return can
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

/** Offers a use if it helps now and can be paid; blocks with one rule otherwise. `mask` is `manaMask`. */
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
  const timing = timingOf(NODES[use.node])
  if (timing !== undefined && !isMoment(s, seat, timing)) return TIMING_RULE[timing]
  const useful = usefulNow(s, seat, menu.tables, menu)
  if ((use.gives & useful) === 0 || (use.stages & (1 << s.stage)) === 0) return untimely(s, use)
  if (!canAfford(s, seat, use, mask, source, menu)) return manaRule(use, source)
  const cost = costOf(NODES[use.node])
  if (cost !== undefined && !canPay(s, seat, cost, source)) return 'MK-CARD-10'
  return isJourney(use.node) && mustRest(s, seat) ? 'MK-TURN-28' : 'MK-PRIO-07'
}

function isJourney(node: Node): boolean {
  const effect = NODES[node]
  return effect.do === 'journey' || (effect.do === 'pay' && isJourney(PARTS[node][0]))
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

/** What a use gives does not help at this stage. */
function untimely(s: State, { gives }: Use): string {
  const fighting = inCombat(s.stage) || inDuel(s.stage)
  if ((gives & (Gives.move | Gives.influence)) !== 0) return 'MK-TURN-30'
  if ((gives & Gives.heal) !== 0) return 'MK-TURN-29'
  if ((gives & Gives.block) !== 0 && (gives & Gives.melee) === 0) return 'MK-COMBAT-42'
  if (fighting && isFirstPhase(s.stage)) return 'MK-COMBAT-23'
  return 'MK-COMBAT-12'
}
