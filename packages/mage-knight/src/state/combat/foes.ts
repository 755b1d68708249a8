import { NONE } from '../../content/ids.ts'
import { Stage } from '../schema/stages.ts'
import { Foe } from '../schema/fight.ts'
import type { State, StateView } from '../schema/state.ts'
import type { TokenSlot } from '../pools/tokens.ts'

/** The enemies of the fight one by one; `enemy` is a place in `fight.posts`. */

/** The enemy on a post that is still fought, NONE if there is none. */
export function enemyAt(s: StateView, post: TokenSlot): number {
  const { posts, flags } = s.fight
  for (let enemy = 0; enemy < posts.length; enemy++) {
    if (posts[enemy] === post && (flags[enemy] & Foe.done) === 0) return enemy
  }
  return NONE
}

/**
 * The rule that keeps effects from pointing at it now, '' if they may: while its monster stands in for it a summoner
 * is out of reach (MK-ENEMY-13), and so is an enemy whose damage is just being dealt.
 */
export function whyNoTarget(s: StateView, enemy: number): string {
  if (s.stage === Stage.ranged || s.stage === Stage.melee) return ''
  if ((s.fight.flags[enemy] & Foe.summons) !== 0) return 'MK-ENEMY-13'
  return s.stage === Stage.damage && s.fight.facing === enemy ? 'MK-COMBAT-60' : ''
}

/** Does it attack, not blocked and not kept from it? */
export function isAttacking(s: StateView, enemy: number): boolean {
  return (s.fight.flags[enemy] & (Foe.attacks | Foe.blocked | Foe.done)) === Foe.attacks
}

/** It does not attack; that is no block (MK-COMBAT-49). */
export function stopAttack(s: State, enemy: number): void {
  s.fight.flags[enemy] &= ~Foe.attacks
  if (s.stage === Stage.facing && s.fight.facing === enemy) turnAway(s)
}

/** Nobody is faced any more, and what was played is lost (MK-COMBAT-46). */
export function turnAway(s: State): void {
  s.fight.facing = NONE
  s.fight.attackNo = 0
  s.fight.block.fill(0)
  s.stage = Stage.block
}
