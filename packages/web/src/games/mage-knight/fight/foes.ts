import type { MageViewContext } from '@longtable/mage-knight'
import {
  abilitiesOf,
  armorOf,
  attackNeeded,
  attackOf,
  blockNeeded,
  damageOf,
  elementOf,
  elements,
  Foe as Bits,
  fortifiedOf,
  heroWounds,
  isAimed,
  isAttacking,
  lastsOf,
  needsBlock,
  resistsOf,
  T,
} from '@longtable/mage-knight/board'

/** An enemy of the fight as it is now, all numbers from the rules. */
export interface Foe {
  /** Its place in the fight. */
  readonly enemy: number
  readonly post: number
  readonly token: number
  readonly bits: number
  readonly armor: number
  readonly attack: number
  readonly element: number
  readonly abilities: number
  readonly resists: number
  /** 0 to 2. */
  readonly fortified: number
  readonly needsBlock: number
  readonly damage: number
  /** What the hero would take if nobody else does. */
  readonly wounds: number
  readonly isAimed: boolean
  readonly isAttacking: boolean
  readonly isFaced: boolean
  /** The enemy whose place it takes, below 0 if none. */
  readonly summoner: number
  /** By element: what that element alone would have to be worth. */
  readonly attackNeeded: readonly number[]
  readonly blockNeeded: readonly number[]
}

export function has(foe: Pick<Foe, 'bits'>, bit: keyof typeof Bits): boolean {
  return (foe.bits & Bits[bit]) !== 0
}

/** All that still stand, in the order in which they came. */
export function foesOf(mage: MageViewContext): readonly Foe[] {
  const { posts, flags } = mage.state.fight
  return posts.flatMap((post, enemy) => {
    if (post < 0 || (flags[enemy] & Bits.done) !== 0) return []
    const token = mage.state.tokens[T.posts][post] ?? -1
    return token < 0 ? [] : [foeOf(mage, enemy, post, token)]
  })
}

function foeOf(mage: MageViewContext, enemy: number, post: number, token: number): Foe {
  const { state, tables } = mage
  const { fight } = state
  const of = lastsOf(mage)
  const damage = damageOf(state, enemy, tables, of)
  return {
    enemy,
    post,
    token,
    bits: fight.flags[enemy],
    armor: armorOf(state, enemy, tables, of),
    attack: attackOf(state, enemy, tables),
    element: elementOf(state, enemy, tables),
    abilities: abilitiesOf(state, enemy, tables, of),
    resists: resistsOf(state, enemy, tables, of),
    fortified: fortifiedOf(state, enemy, tables, of),
    needsBlock: needsBlock(state, enemy, tables, of),
    damage,
    wounds: heroWounds(state, fight.seat, damage),
    isAimed: isAimed(state, enemy),
    isAttacking: isAttacking(state, enemy),
    isFaced: fight.facing === enemy,
    summoner: fight.of[enemy],
    attackNeeded: elements.map((_, element) => attackNeeded(state, enemy, element, tables, of)),
    blockNeeded: elements.map((_, element) => blockNeeded(state, enemy, element, tables, of)),
  }
}

/** What needs the same number goes together, the least first. */
export interface Needed {
  readonly n: number
  readonly elements: readonly number[]
}

export function grouped(needed: readonly number[]): readonly Needed[] {
  const numbers = [...new Set(needed)].toSorted((a, b) => a - b)
  return numbers.map((n) => ({
    n,
    elements: needed.flatMap((one, element) => (one === n ? [element] : [])),
  }))
}
