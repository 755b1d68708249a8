import { Site } from '../content/ids.ts'
import { siteAt } from '../state/pools/lattice.ts'
import { T, type TokenSlot } from '../state/pools/tokens.ts'
import type { Goal } from '../solver/goal.ts'
import { timeLeft } from './pace.ts'
import { unitValue } from './piece-values.ts'
import { botViewOf } from './position-value.ts'
import type { Heuristics, Term } from './terms.ts'
import type { Trail } from './trail.ts'

/** What a fight is worth to somebody who plans turns. */

/** A point of fame brings the next level so much nearer. */
const LEVEL_A_FAME = 0.09
/** What conquering a site, or the reward of an adventure, is worth about. */
const SITE = 5
/** However late it is, nobody is wounded for nothing. */
const LEAST = 0.3

export function fightGoal(trail: Trail, heuristics: Heuristics): Goal {
  const { state: s, tables, me } = trail
  const time = timeLeft(s, tables, me)
  const view = botViewOf(s, tables, me)
  const valueOf = (term: Term): number => {
    const [late, early] = heuristics[term]
    return late + early * time
  }
  const fame = Math.max(LEAST, valueOf('fame') + LEVEL_A_FAME * valueOf('level'))
  const isCity = siteAt(s, s.fight.hex) === Site.city
  const unit = valueOf('units') - valueOf('woundedUnits')
  const beat = (post: TokenSlot): number => {
    const token = s.tokens[T.posts][post]
    const isDefender = isCity && s.postHex[post] === s.fight.hex
    return fame * Math.max(0, tables.enemy.fame[token] ?? 0) - (isDefender ? valueOf('defenders') : 0)
  }
  return {
    beat,
    all: isCity ? valueOf('taken') : SITE,
    wound: Math.max(LEAST, -valueOf('wounds') - valueOf('woundsInHand')),
    unit: (which) => Math.max(LEAST, unit * unitValue(view, which)),
    thrift: 1,
  }
}
