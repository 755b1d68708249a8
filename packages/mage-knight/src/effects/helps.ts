import { Site } from '../content/ids.ts'
import { attacksBecome, convertible, isLasting } from '../state/lasting.ts'
import type { Commitments, EffectsInPlay, HelpQuery, MatchTables, Node, Source, Use } from '../state/match.ts'
import { abilitiesOf } from '../state/combat/numbers.ts'
import { Ability } from '../state/traits.ts'
import { cityAt } from '../state/mutations.ts'
import { hasOwnTurn } from '../state/own-turn.ts'
import { kindOf, Z } from '../state/pools/deed-cards.ts'
import { siteAt } from '../state/pools/lattice.ts'
import { isSince } from '../state/rules-version.ts'
import { ANY_TIME, Gives, inCombat, inDuel, Stage, USEFUL, usefulAt } from '../state/schema/stages.ts'
import type { Seat, State } from '../state/schema/state.ts'

/** Does it help now? */

/** Nothing is promised away. */
export const UNCOMMITTED: Commitments = { leaving: [], owed: [] }

/** Bits of `Gives` that help at this stage of the turn. */
export function usefulNow(s: State, seat: Seat, tables: MatchTables, of: EffectsInPlay): number {
  const { stage } = s
  if (stage === Stage.before || stage === Stage.none) return Gives.special
  let useful = hasOwnTurn(s, seat) ? usefulAt(stage, tables.edition.rulesVersion) : USEFUL[stage]
  if (isSince(tables, 3) && isLasting(of, 'buy', seat)) useful |= Gives.influence
  else if (stage === Stage.moving) return mayTalk(s, seat, tables) ? useful : useful & ~Gives.influence
  if (!inCombat(stage) && !inDuel(stage)) return useful
  // What is siege counts in the first phase, whatever it was (MK-COMBAT-22).
  if (isFirstPhase(stage) && attacksBecome(of, seat, 'siege')) useful |= Gives.melee
  const moves = facesCumbersome(s, tables, of) || holdsRising(s, seat, tables)
  return useful | convertible(of, seat, useful) | (moves ? Gives.move : 0)
}

/**
 * Bits of `Gives` that may be played now, though perhaps to no use: Move and Influence at any time of the own turn
 * (MK-TURN-30). Up to the second version of the rules only what helped could be played.
 */
export function allowedNow(s: State, seat: Seat, tables: MatchTables, useful: number): number {
  return isSince(tables, 3) && hasOwnTurn(s, seat) ? useful | ANY_TIME : useful
}

export function isFirstPhase(stage: number): boolean {
  return stage === Stage.ranged || stage === Stage.duelRanged
}

/** MK-FOE-09: Move lowers the attack of the cumbersome enemy that is faced. */
function facesCumbersome(s: State, tables: MatchTables, of: EffectsInPlay): boolean {
  if (s.stage !== Stage.facing || s.fight.facing < 0) return false
  return (abilitiesOf(s, s.fight.facing, tables, of) & Ability.cumbersome) !== 0
}

/** Wings of Night pays with Move points in the middle of a combat. */
function holdsRising(s: State, seat: Seat, { nodes }: MatchTables): boolean {
  for (const card of s.deeds[Z.hand + seat]) if (nodes.rising[kindOf(card)]) return true
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

/** May it be played at this stage? */
export function isItsTime(s: State, use: Use): boolean {
  return (use.stages & (1 << s.stage)) !== 0
}

/** Can it be paid, and would a part of it do something? Or, asked for that alone: do the rules allow it? */
export function helps(node: Node, query: HelpQuery): boolean {
  const { nodes } = query.tables
  const verb = nodes.verbs[node]
  if (verb.helps !== undefined) return verb.helps(nodes.effects[node], node, query)
  return (nodes.gives[node] & query.useful) !== 0
}

/** Does one of its parts help? */
export function helpsPart(node: Node, query: HelpQuery): boolean {
  const parts = query.tables.nodes.parts[node]
  for (let i = 0; i < parts.length; i++) if (helps(parts[i], query)) return true
  return false
}

/** Asked from the outside, where nothing is promised away. */
export function helpsWith(
  s: State,
  seat: Seat,
  node: Node,
  source: Source,
  useful: number,
  tables: MatchTables,
  of: EffectsInPlay,
): boolean {
  return helps(node, { s, seat, source, useful, only: 'useful', committed: UNCOMMITTED, tables, of })
}

/** Do the rules allow it, whether or not it would do something? */
export function allowsWith(
  s: State,
  seat: Seat,
  node: Node,
  source: Source,
  useful: number,
  tables: MatchTables,
  of: EffectsInPlay,
): boolean {
  if (!isSince(tables, 3) || !hasOwnTurn(s, seat)) return false
  const allowed = allowedNow(s, seat, tables, useful)
  const query: HelpQuery = {
    s,
    seat,
    source,
    useful: allowed,
    only: 'allowed',
    committed: UNCOMMITTED,
    tables,
    of,
  }
  return helps(node, query)
}
