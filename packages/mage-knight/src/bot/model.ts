import { weightsFrom, type Model } from '@longtable/kernel'
import type { MageKnight } from '../state.ts'
import type { World } from '../world.ts'
import { TERMS } from './temper.ts'
import { measure } from './value.ts'
import { fitted } from './weights.ts'
import { fitted as worths } from './worths.ts'

/** How a position promises to end: the terms of the planner, weighed by how games against each other ended. */

/** Thirds of a game. */
const PARTS = 3

/** What a point is worth, and how many a won game has, where heroes win together: that is rarer than games teach. */
const POINT = 0.06
const PAR = 150
const MIDDLE = 0.5
const together = [
  ...TERMS.map((term) => {
    const [late, early] = worths.conquest[term]
    return (late + MIDDLE * early) * POINT
  }),
  -PAR * POINT,
]

const LEVEL = TERMS.indexOf('level')
const ACHIEVEMENTS = TERMS.indexOf('achievements')
const REWARDS = TERMS.indexOf('rewards')
/** A reward to come is soon a card, and counts as that: about so many points each. */
const LOOT = 0.4

/**
 * Terms as they are weighed between rivals: the level follows from fame, and weighed apart the two would only argue; what is
 * still to be handed out counts as what it will be.
 */
export function asJudged({ together: all }: World, measured: Float64Array): Float64Array {
  if (all) return measured
  measured[LEVEL] = 0
  measured[ACHIEVEMENTS] += LOOT * measured[REWARDS]
  measured[REWARDS] = 0
  return measured
}

export const model: Model<MageKnight> = {
  terms: TERMS,
  isTogether: ({ together: all }) => all,
  measure: (s, world, seat, into) => {
    measure(s, world, seat, into)
    asJudged(world, into)
  },
  stage: (s, world) =>
    world.together
      ? PARTS
      : Math.min(PARTS - 1, Math.floor((PARTS * Math.max(0, s.round - 1)) / world.rounds)),
  weights: [...weightsFrom(fitted, TERMS, PARTS), together],
}
