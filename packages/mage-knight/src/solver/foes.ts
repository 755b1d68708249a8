import {
  armorOf,
  abilitiesOf,
  damageOf,
  elementOf,
  fortifiedOf,
  isArcane,
  needsBlock,
  resistsOf,
} from '../state/combat/numbers.ts'
import { eachUndealt } from '../state/combat/attacks.ts'
import type { EffectsInPlay } from '../state/match.ts'
import { isAttacking } from '../state/combat/foes.ts'
import { Foe } from '../state/schema/fight.ts'
import { Stage } from '../state/schema/stages.ts'
import { Ability } from '../state/traits.ts'
import type { Amount } from '../content/effect.ts'
import type { TokenSlot } from '../state/pools/tokens.ts'
import type { Attempt } from './attempt.ts'
import type { Blow, Turn } from './gains.ts'

/** An enemy of the fight, as far as its numbers decide. */
export interface FoeNow {
  readonly post: TokenSlot
  /** What beating it is worth. */
  readonly value: number
  readonly armor: number
  readonly needs: number
  readonly damage: number
  readonly element: number
  readonly swift: boolean
  readonly poison: boolean
  readonly paralyze: boolean
  /** Units cannot take its damage (MK-FOE-07). */
  readonly assassin: boolean
  /** Effects do not touch it (MK-FOE-11). */
  readonly arcane: boolean
  /** Bits of `Resist`. */
  readonly resist: number
  /** 0 to 2. */
  readonly fortified: number
  readonly siteFortified: boolean
  /** It is still to be blocked or borne. */
  readonly attacks: boolean
  /** Somebody who is not known yet will attack in its place, or does: its own attack cannot be blocked. */
  readonly summons: boolean
  /** Stands in for a summoner: it goes with the block phase, and beating it brings nothing. */
  readonly summoned: boolean
  readonly isUnstopped: boolean
  /** It is destroyed once the attack phase has come. */
  readonly doomed: boolean
}

/** What a monster that nobody has seen yet deals, about. */
const UNSEEN = 4
/** More than any Block: several attacks are not blocked in one. */
const OUT_OF_REACH = 99

/** What is still to come from an enemy unblocked, all its attacks together. */
function dealtBy({ state: s, tables }: Attempt, enemy: number, of: EffectsInPlay): number {
  const attacks = eachUndealt(s, enemy, tables)
  if (attacks.length === 0) return damageOf(s, enemy, tables, of)
  return attacks.reduce((sum, attack) => sum + damageOf(s, enemy, tables, of, attack), 0)
}

export function foesOf(attempt: Attempt, valueOf: (post: TokenSlot) => number): FoeNow[] {
  const { state: s, tables } = attempt
  const of = attempt.lasting()
  const { posts, flags } = s.fight
  const isEarly = s.stage === Stage.ranged
  return posts.flatMap((post, enemy) => {
    if ((flags[enemy] & Foe.done) !== 0) return []
    const abilities = abilitiesOf(s, enemy, tables, of)
    const summons = isEarly && (abilities & Ability.summon) !== 0
    const isSummoned = (flags[enemy] & Foe.summoned) !== 0
    return [
      {
        post,
        value: isSummoned ? 0 : valueOf(post),
        armor: armorOf(s, enemy, tables, of),
        needs: eachUndealt(s, enemy, tables).length > 1 ? OUT_OF_REACH : needsBlock(s, enemy, tables, of),
        damage: summons ? UNSEEN : dealtBy(attempt, enemy, of),
        element: elementOf(s, enemy, tables),
        swift: (abilities & Ability.swift) !== 0,
        poison: (abilities & Ability.poison) !== 0,
        paralyze: (abilities & Ability.paralyze) !== 0,
        assassin: (abilities & Ability.assassination) !== 0,
        arcane: isArcane(s, enemy, tables),
        resist: resistsOf(s, enemy, tables, of),
        fortified: fortifiedOf(s, enemy, tables, of),
        siteFortified: (flags[enemy] & Foe.siteFortified) !== 0,
        attacks: s.stage !== Stage.melee && isAttacking(s, enemy),
        summons,
        summoned: isSummoned,
        isUnstopped: (flags[enemy] & Foe.unstopped) !== 0 || s.stage === Stage.damage,
        doomed: false,
      },
    ]
  })
}

export function bitsIn(mask: number): number {
  let n = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++
  return n
}

function lessArmor(foe: FoeNow, less: Amount): number {
  if (typeof less === 'number') return less
  if ('fortified' in less) return foe.fortified > 0 ? less.fortified : less.otherwise
  if ('per' in less && less.per === 'resistancesOfEnemy') return less.base + less.each * bitsIn(foe.resist)
  return 0
}

/** Armor never falls below this (MK-ENEMY-19). */
const LEAST_ARMOR = 1

export function struck(foe: FoeNow, { stops, destroys, armor, strips, opens }: Blow): FoeNow {
  if (foe.arcane) return foe
  const less = armor.reduce<number>((sum, one) => sum + lessArmor(foe, one), 0)
  return {
    ...foe,
    armor: Math.max(LEAST_ARMOR, foe.armor - less),
    attacks: foe.attacks && !stops,
    resist: foe.resist & ~strips,
    fortified: opens ? 0 : foe.fortified,
    doomed: foe.doomed || destroys,
  }
}

export function turned(foe: FoeNow, { openSite, strips }: Turn): FoeNow {
  return {
    ...foe,
    resist: foe.resist & ~strips,
    fortified: openSite && foe.siteFortified ? Math.max(0, foe.fortified - 1) : foe.fortified,
  }
}
