import { weightsFrom, type Model } from '@longtable/kernel'
import type { MageKnight } from '../state.ts'
import { CONQUEST, TERMS } from './temper.ts'
import { measure } from './value.ts'
import { fitted } from './weights.ts'

/** How a position promises to end: the terms of the planner, weighed by how games against each other ended. */

/** Thirds of a game. */
const PARTS = 3

/** What a point is worth, and how many a won game has, where heroes win together: that is rarer than games teach. */
const POINT = 0.06
const PAR = 150
const together = [...TERMS.map((term) => CONQUEST.weights[term] * POINT), -PAR * POINT]

export const model: Model<MageKnight> = {
  terms: TERMS,
  isTogether: ({ together: all }) => all,
  measure: (s, world, seat, into) => measure(s, world, seat, into),
  stage: (s, world) =>
    world.together
      ? PARTS
      : Math.min(PARTS - 1, Math.floor((PARTS * Math.max(0, s.round - 1)) / world.rounds)),
  weights: [...weightsFrom(fitted, TERMS, PARTS), together],
}
