import type { EffectsInPlay } from '../match.ts'
import { elements } from '../../content/effect.ts'
import { ElementOf, Site } from '../../content/ids.ts'
import type { SiteNo } from '../../content/types.ts'
import { attacksBecome, isLasting, lastingOf, ruleOf } from '../lasting.ts'
import { siteAt } from '../pools/lattice.ts'
import type { Seat, StateView } from '../schema/state.ts'
import type { Unit } from '../pools/unit-cards.ts'
import { resistBits } from '../traits.ts'
import type { MatchTables } from '../match.ts'
import { isEfficientBlock, isResisted } from './totals.ts'
import { unitArmor, unitResists } from './units.ts'

/** The numbers of a duel. The pool of attacks is the attacker's until the exchange is over. */

const ELEMENTS = elements.length
const MELEE = 0
const RANGED = 1
const SIEGE = 2
const { physical, coldFire } = ElementOf

/** The one who does not attack now. */
export function blockerOf({ duel }: Pick<StateView, 'duel'>): Seat {
  return duel.attacker === duel.aggressor ? duel.defender : duel.aggressor
}

/** Whom a seat fights. */
export function opponentOf({ duel }: Pick<StateView, 'duel'>, seat: Seat): Seat {
  return seat === duel.aggressor ? duel.defender : duel.aggressor
}

/** MK-PVP-22: keeps and mage towers protect. */
function isProtecting(site: SiteNo): boolean {
  return site === Site.keep || site === Site.mageTower
}

/** Does the site protect the blocker, so that only siege reaches (MK-PVP-21)? Not in melee (MK-PVP-43). */
export function isBehindWalls(s: StateView, of: EffectsInPlay): boolean {
  const { melee, attacker, aggressor, defender } = s.duel
  if (melee || attacker !== aggressor) return false
  const { at } = s.players[defender]
  return isProtecting(siteAt(s, at)) && !isLasting(of, 'noSiteFortification', attacker)
}

/** The first place of the pool that counts in this attack. */
export function firstCounted(s: StateView, of: EffectsInPlay): number {
  if (s.duel.melee || attacksBecome(of, s.duel.attacker, 'siege')) return MELEE * ELEMENTS
  return (isBehindWalls(s, of) ? SIEGE : RANGED) * ELEMENTS
}

/** Sword of Justice, in melee. */
export function doublesPhysical({ duel: { melee, attacker } }: StateView, of: EffectsInPlay): boolean {
  return melee && !attacksBecome(of, attacker, 'coldFire') && isLasting(of, 'doublePhysical', attacker)
}

/** What the pool of attacks is worth now. */
export function duelAttack(s: StateView, of: EffectsInPlay): number {
  const { attack } = s.fight
  const doubled = doublesPhysical(s, of)
  let total = 0
  for (let at = firstCounted(s, of); at < attack.length; at++) {
    total += doubled && at % ELEMENTS === physical ? 2 * attack[at] : attack[at]
  }
  return total
}

/** The elements in the attack: bits. */
export function duelElements(s: StateView, of: EffectsInPlay): number {
  const { attack } = s.fight
  const cold = attacksBecome(of, s.duel.attacker, 'coldFire')
  let bits = 0
  for (let at = firstCounted(s, of); at < attack.length; at++) {
    if (attack[at] > 0) bits |= 1 << (cold ? coldFire : at % ELEMENTS)
  }
  return bits
}

/** MK-PVP-23: efficient against any one element of the attack. */
export function duelBlockCounts(block: number, attacked: number): boolean {
  for (let element = 0; element < ELEMENTS; element++) {
    if ((attacked & (1 << element)) !== 0 && isEfficientBlock(block, element)) return true
  }
  return false
}

/** All blocks against these elements; inefficient ones are halved together (MK-PVP-24). */
export function duelBlock(s: StateView, attacked: number): number {
  const { block } = s.fight
  const twice = s.duel.melee ? 1 : 2 // MK-PVP-26
  let full = 0
  let half = 0
  for (let element = 0; element < ELEMENTS; element++) {
    const n = block[element] + twice * block[element + ELEMENTS]
    if (duelBlockCounts(element, attacked)) full += n
    else half += n
  }
  return full + (half >> 1)
}

/** How much a block takes off the attack: 1 for 2 (MK-PVP-25, MK-PVP-26), in melee 1 for 1 (MK-PVP-42). */
export function reduction(s: StateView, block: number): number {
  return s.duel.melee ? block : block >> 1
}

/** The damage that wounds a unit: its armor, twice that if it resists an element of the attack (MK-PVP-28, MK-UNIT-21). */
export function unitNeeds(
  s: StateView,
  owner: Seat,
  unit: Unit,
  tables: MatchTables,
  of: EffectsInPlay,
): number {
  let armor = unitArmor(s, owner, unit, tables, of)
  for (const { data } of lastingOf(of, 'unitArmor')) if (data['unit'] === unit) armor -= data['n']
  armor = Math.max(1, armor) // MK-PVP-69
  return isResistant(s, owner, unit, tables, of) ? 2 * armor : armor
}

/** Bits of `Resist` of a unit, without what its owner's opponent has taken from it. */
export function resistsInDuel(
  s: StateView,
  owner: Seat,
  unit: Unit,
  tables: MatchTables,
  of: EffectsInPlay,
): number {
  let resists = unitResists(s, owner, unit, tables, of)
  for (const { data } of lastingOf(of, 'unitStrip')) if (data['unit'] === unit) resists &= ~data['resist']
  for (const one of lastingOf(of, 'enemiesLose')) {
    if (one.data['seat'] === opponentOf(s, owner))
      resists &= ~resistBits(ruleOf(one, 'enemiesLose', tables)?.what ?? [])
  }
  return resists
}

function isResistant(s: StateView, owner: Seat, unit: Unit, tables: MatchTables, of: EffectsInPlay): boolean {
  const resists = resistsInDuel(s, owner, unit, tables, of)
  for (let element = 0; element < ELEMENTS; element++) {
    if ((s.duel.elements & (1 << element)) !== 0 && isResisted(element, resists)) return true
  }
  return false
}
