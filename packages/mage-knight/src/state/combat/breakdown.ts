import type { EffectsInPlay } from '../match.ts'
import { elements } from '../../content/effect.ts'
import { ElementOf, type ElementNo } from '../../content/ids.ts'
import { attacksBecome } from '../lasting.ts'
import type { StateView } from '../schema/state.ts'
import { Ability } from '../traits.ts'
import type { MatchTables } from '../match.ts'
import { doublesPhysical, duelBlockCounts, firstCounted } from './duel.ts'
import { abilitiesOf, armorOf, elementOf, needsBlock, resistsOf } from './numbers.ts'
import { isEfficientBlock, isResisted, leastReach, physicalTimes, resistedElements } from './totals.ts'

/** What was played, piece by piece, and what each piece is worth: for those who watch the sums grow. */

const ELEMENTS = elements.length
const { physical, coldFire } = ElementOf

/** In full, by half (all halves are added up first), or not at all. */
export type Efficiency = 'full' | 'half' | 'nothing'

export interface Part {
  readonly element: ElementNo
  /** Of an attack; -1 of a block. */
  readonly reach: number
  /** As it counts before it is halved. */
  readonly n: number
  readonly worth: Efficiency
  /** Counts twice already. */
  readonly doubled: boolean
}

/** The pool of attacks against the enemies aimed at; together they are worth `strikeTotal`. */
export function strikeParts(s: StateView, tables: MatchTables, of: EffectsInPlay): readonly Part[] {
  const least = leastReach(s, tables, of)
  const allCold = attacksBecome(of, s.fight.seat, 'coldFire')
  const times = allCold ? 1 : physicalTimes(s, of)
  const resisted = resistedElements(s, tables, of)
  return s.fight.attack.flatMap((n, at): Part[] => {
    if (n === 0) return []
    const printed = at % ELEMENTS
    const reach = Math.floor(at / ELEMENTS)
    const doubled = printed === physical && times > 1
    const element = allCold ? coldFire : printed
    const worth = reach < least ? 'nothing' : (resisted & (1 << element)) === 0 ? 'full' : 'half'
    return [{ element, reach, n: doubled ? n * times : n, worth, doubled }]
  })
}

/** The pool of blocks against the faced enemy; together they are worth `blockTotal`. */
export function blockParts(s: StateView, tables: MatchTables, of: EffectsInPlay): readonly Part[] {
  const { block, facing } = s.fight
  if (facing < 0) return []
  const against = elementOf(s, facing, tables)
  const swift = (abilitiesOf(s, facing, tables, of) & Ability.swift) !== 0
  return block.flatMap((n, at): Part[] => {
    if (n === 0) return []
    const element = at % ELEMENTS
    const doubled = swift && at >= ELEMENTS
    const worth = isEfficientBlock(element, against) ? 'full' : 'half'
    return [{ element, reach: -1, n: doubled ? 2 * n : n, worth, doubled }]
  })
}

/** The pool of attacks of a duel; what does not reach counts for nothing, the others are worth `duelAttack`. */
export function duelAttackParts(s: StateView, of: EffectsInPlay): readonly Part[] {
  const first = firstCounted(s, of)
  const allCold = attacksBecome(of, s.duel.attacker, 'coldFire')
  const doubles = doublesPhysical(s, of)
  return s.fight.attack.flatMap((n, at): Part[] => {
    if (n === 0) return []
    const printed = at % ELEMENTS
    const doubled = doubles && printed === physical
    return [
      {
        element: allCold ? coldFire : printed,
        reach: Math.floor(at / ELEMENTS),
        n: doubled ? 2 * n : n,
        worth: at < first ? 'nothing' : 'full',
        doubled,
      },
    ]
  })
}

/** The pool of blocks against the attack that was sent; together they are worth `duelBlock`. */
export function duelBlockParts(s: StateView): readonly Part[] {
  const twice = s.duel.melee ? 1 : 2 // MK-PVP-26
  return s.fight.block.flatMap((n, at): Part[] => {
    if (n === 0) return []
    const element = at % ELEMENTS
    const doubled = twice === 2 && at >= ELEMENTS
    const worth = duelBlockCounts(element, s.duel.elements) ? 'full' : 'half'
    return [{ element, reach: -1, n: doubled ? 2 * n : n, worth, doubled }]
  })
}

/** The least attack of one element alone that defeats an enemy. */
export function attackNeeded(
  s: StateView,
  enemy: number,
  element: ElementNo,
  tables: MatchTables,
  of: EffectsInPlay,
): number {
  const armor = armorOf(s, enemy, tables, of)
  return isResisted(element, resistsOf(s, enemy, tables, of)) ? 2 * armor : armor
}

/** The least block of one element alone that stops an enemy. */
export function blockNeeded(
  s: StateView,
  enemy: number,
  element: ElementNo,
  tables: MatchTables,
  of: EffectsInPlay,
): number {
  const needed = needsBlock(s, enemy, tables, of)
  return isEfficientBlock(element, elementOf(s, enemy, tables)) ? needed : 2 * needed
}
