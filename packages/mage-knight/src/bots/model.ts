import { weightsFrom, type EvaluationModel } from '@longtable/kernel'
import type { MageKnight, MatchTables } from '../state/match.ts'
import { heuristicsIdFor } from './heuristics.ts'
import { heuristicsIds, TERMS, type HeuristicsId } from './terms.ts'
import { measure } from './position-value.ts'
import { fitted } from './weights.ts'
import { fittedValues } from './fitted-values.ts'

/** How a position promises to end: the terms of the planner, weighed by how games against each other ended. */

/** Thirds of a game. */
const PARTS = 3

/**
 * Where heroes win together: what a point does to the odds, and with how many they are even. By hand, since bots win too
 * few conquests to learn it from, and nearly all of the other games.
 */
const POINT = 0.03
const EVEN: Readonly<Record<HeuristicsId, number>> = { conquest: 120, fame: 20 }
const MIDDLE = 0.5
const together = (id: HeuristicsId): number[] => [
  ...TERMS.map((term) => {
    const [late, early] = fittedValues[id][term]
    return (late + MIDDLE * early) * POINT
  }),
  -EVEN[id] * POINT,
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
export function asJudged({ together: all }: MatchTables, measured: Float64Array): Float64Array {
  if (all) return measured
  measured[LEVEL] = 0
  measured[ACHIEVEMENTS] += LOOT * measured[REWARDS]
  measured[REWARDS] = 0
  return measured
}

export const model: EvaluationModel<MageKnight> = {
  terms: TERMS,
  isCooperative: ({ together: all }) => all,
  measure: (s, tables, seat, into) => {
    measure(s, tables, seat, into)
    asJudged(tables, into)
  },
  stage: (s, tables) =>
    tables.together
      ? PARTS + heuristicsIds.indexOf(heuristicsIdFor(tables))
      : Math.min(PARTS - 1, Math.floor((PARTS * Math.max(0, s.round - 1)) / tables.rounds)),
  weights: [...weightsFrom(fitted, TERMS, PARTS), ...heuristicsIds.map(together)],
}
