import { BackOf, Site, siteRow } from '../content/ids.ts'
import type { MageContext } from '../state/match.ts'
import { cityAt, discardToken, gainFame, gainReputation, tokenAt } from '../state/mutations.ts'
import { slotBack } from '../state/pools/tokens.ts'
import { Foe } from '../state/schema/fight.ts'
import type { State } from '../state/schema/state.ts'
import { BONUS_FACES, uncover } from '../state/combat/hidden-die.ts'
import { tellMoment } from './moments.ts'

/** An enemy of the fight is defeated: fame, shields, its token; `enemy` is its place in `fight.posts`. */
export function defeat(s: State, enemy: number, ctx: MageContext): void {
  const { seat, posts, flags, hex } = s.fight
  const post = posts[enemy]
  const token = tokenAt(s, post)
  const bits = flags[enemy]
  flags[enemy] = (bits | Foe.done) & ~(Foe.attacks | Foe.aimed)
  const fame =
    (bits & (Foe.summoned | Foe.noFame)) === 0
      ? fameOf(s, enemy, ctx.tables.enemy.fame[token] + fameOfDie(s, enemy, ctx))
      : 0
  discardToken(s, post, ctx)
  ctx.tell?.({ event: 'defeated', seat, post, token, fame })
  if ((bits & Foe.summoned) !== 0) return // MK-ENEMY-13
  s.fight.fame += fame
  if (fame > 0) gainFame(s, seat, fame, ctx) // MK-COMBAT-27, MK-COMBAT-32
  const city = cityAt(s, hex)
  if (city !== undefined && (bits & Foe.garrison) !== 0) {
    city.shields.push(seat) // MK-COMBAT-90
    ctx.tell?.({ event: 'cityShield', seat, hex })
  }
  if ((bits & Foe.rampaging) !== 0) {
    gainReputation(s, seat, slotBack(post) === BackOf.red ? DRACONUM : ORCS, ctx) // MK-COMBAT-91, MK-COMBAT-92
  }
  const reputation = ctx.tables.enemy.reputation[token]
  if (reputation !== 0) gainReputation(s, seat, reputation, ctx) // MK-FOE-19
  tellMoment(s, 'enemyDefeated', { seat, post }, ctx)
}

/** MK-VAR-21: with a bonus of the hidden die the enemy is worth one more; it is shown now at the latest. */
function fameOfDie(s: State, enemy: number, ctx: MageContext): number {
  if (s.fight.hidden.length === 0 || s.fight.of[enemy] >= 0) return 0
  uncover(s, ctx)
  return BONUS_FACES.includes(s.fight.face) ? 1 : 0
}

const ORCS = siteRow(Site.orc).reputation ?? 0
const DRACONUM = siteRow(Site.draconum).reputation ?? 0

/** As printed; half of the sum, rounded up, at somebody else's site (MK-COMBAT-101, MK-SC-105); twice (MK-SC-82). */
function fameOf(s: State, enemy: number, printed: number): number {
  const bits = s.fight.flags[enemy]
  if ((bits & Foe.doubleFame) !== 0) return 2 * printed
  if ((bits & Foe.halfFame) === 0) return printed
  const before = Math.ceil(s.fight.halved / 2)
  s.fight.halved += printed
  return Math.ceil(s.fight.halved / 2) - before
}
