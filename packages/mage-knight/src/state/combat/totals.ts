import type { EffectsInPlay } from '../match.ts'
import { elements } from '../../content/effect.ts'
import { ElementOf, type ElementNo } from '../../content/ids.ts'
import { attacksBecome, lastingOf } from '../lasting.ts'
import { Stage } from '../schema/stages.ts'
import { Foe } from '../schema/fight.ts'
import type { State, StateView } from '../schema/state.ts'
import { Ability, Resist } from '../traits.ts'
import type { MatchTables } from '../match.ts'
import { T } from '../pools/tokens.ts'
import { abilitiesOf, armorOf, elementOf, fortifiedOf, resistsOf } from './numbers.ts'

/** What is played, added up: inefficient values are halved once, all together (MK-COMBAT-25, MK-COMBAT-42). */

const ELEMENTS = elements.length
const MELEE = 0
const RANGED = 1
const SIEGE = 2
const { physical, fire, ice, coldFire } = ElementOf

/** By the element of the attack: bits of the elements whose block counts in full (MK-COMBAT-43). */
const efficient: readonly number[] = elements.map((element) => {
  const all = (1 << ELEMENTS) - 1
  const full = { physical: all, fire: 1 << ice, ice: 1 << fire, coldFire: 0 } as const
  return full[element] | (1 << coldFire)
})

/** MK-ENEMY-06, MK-ENEMY-07, MK-ENEMY-08 */
export function isEfficientBlock(block: ElementNo, attack: ElementNo): boolean {
  return (efficient[attack] & (1 << block)) !== 0
}

/** Does an attack of this element meet a resistance (MK-ENEMY-02, MK-ENEMY-03, MK-ENEMY-04, MK-ENEMY-05)? */
export function isResisted(element: ElementNo, resists: number): boolean {
  if (element === coldFire) return (resists & (Resist.fire | Resist.ice)) === (Resist.fire | Resist.ice)
  const bit = element === physical ? Resist.physical : element === fire ? Resist.fire : Resist.ice
  return (resists & bit) !== 0
}

/** Bits of the elements that some target resists: of cold fire one and the same (MK-COMBAT-24, MK-COMBAT-26). */
export function resistedElements(s: StateView, tables: MatchTables, of: EffectsInPlay): number {
  let bits = 0
  for (let enemy = 0; enemy < s.fight.flags.length; enemy++) {
    if (!isAimed(s, enemy)) continue
    const resists = resistsOf(s, enemy, tables, of)
    for (let element = 0; element < ELEMENTS; element++) {
      if (isResisted(element, resists)) bits |= 1 << element
    }
  }
  return bits
}

export function isAimed(s: StateView, enemy: number): boolean {
  return (s.fight.flags[enemy] & (Foe.aimed | Foe.done)) === Foe.aimed
}

export function aimedAt(s: StateView): number {
  let n = 0
  for (let enemy = 0; enemy < s.fight.flags.length; enemy++) if (isAimed(s, enemy)) n++
  return n
}

/** Of all targets together. */
export function aimedArmor(s: StateView, tables: MatchTables, of: EffectsInPlay): number {
  let armor = 0
  for (let enemy = 0; enemy < s.fight.flags.length; enemy++) {
    if (isAimed(s, enemy)) armor += armorOf(s, enemy, tables, of)
  }
  return armor + defenders(s, tables).reduce((sum, enemy) => sum + defendOf(s, enemy, tables), 0)
}

function defendOf(s: StateView, enemy: number, tables: MatchTables): number {
  return tables.enemy.defend[s.tokens[T.posts][s.fight.posts[enemy]]] ?? 0
}

/** MK-FOE-16 to 18: the defenders who now defend a target each, the strongest first. */
export function defenders(s: StateView, tables: MatchTables): readonly number[] {
  const { flags } = s.fight
  const able: number[] = []
  for (let enemy = 0; enemy < flags.length; enemy++) {
    if ((flags[enemy] & (Foe.done | Foe.defended)) === 0 && defendOf(s, enemy, tables) > 0) able.push(enemy)
  }
  if (able.length === 0) return able
  return able.toSorted((a, b) => defendOf(s, b, tables) - defendOf(s, a, tables)).slice(0, aimedAt(s))
}

/** Siege alone reaches what is fortified in the first phase (MK-COMBAT-22, MK-COMBAT-30), later everything does (MK-COMBAT-81). */
export function leastReach(s: StateView, tables: MatchTables, of: EffectsInPlay): number {
  if (s.stage !== Stage.ranged || attacksBecome(of, s.fight.seat, 'siege')) return MELEE
  for (let enemy = 0; enemy < s.fight.flags.length; enemy++) {
    if (isAimed(s, enemy) && fortifiedOf(s, enemy, tables, of) > 0) return SIEGE
  }
  return RANGED
}

/** Sword of Justice, before anything is halved (MK-DEED-17). */
export function physicalTimes(s: StateView, of: EffectsInPlay): number {
  if (s.stage !== Stage.melee) return 1
  for (const one of lastingOf(of, 'doublePhysical')) if (one.data['seat'] === s.fight.seat) return 2
  return 1
}

/** What the pool of attacks is worth against the enemies aimed at, in both attack phases (MK-COMBAT-82). */
export function strikeTotal(s: StateView, tables: MatchTables, of: EffectsInPlay): number {
  const { attack } = s.fight
  const least = leastReach(s, tables, of)
  const allCold = attacksBecome(of, s.fight.seat, 'coldFire')
  const times = allCold ? 1 : physicalTimes(s, of)
  const resisted = resistedElements(s, tables, of)
  let full = 0
  let half = 0
  for (let at = least * ELEMENTS; at < attack.length; at++) {
    if (attack[at] === 0) continue
    const printed = at % ELEMENTS
    const element = allCold ? coldFire : printed
    const n = printed === physical ? attack[at] * times : attack[at]
    if ((resisted & (1 << element)) === 0) full += n
    else half += n
  }
  return full + (half >> 1)
}

/** A strike uses up all that counted in it (MK-Q96). */
export function spendStrike(s: State, tables: MatchTables, of: EffectsInPlay): void {
  const least = leastReach(s, tables, of)
  s.fight.attack.fill(0, least * ELEMENTS)
}

/** What the pool of blocks is worth against the faced enemy. */
export function blockTotal(s: StateView, tables: MatchTables, of: EffectsInPlay): number {
  const { block, facing } = s.fight
  if (facing < 0) return 0
  const against = elementOf(s, facing, tables)
  const swift = (abilitiesOf(s, facing, tables, of) & Ability.swift) !== 0
  let full = 0
  let half = 0
  for (let element = 0; element < ELEMENTS; element++) {
    const n = block[element] + block[element + ELEMENTS] * (swift ? 2 : 1)
    if (isEfficientBlock(element, against)) full += n
    else half += n
  }
  return full + (half >> 1)
}
