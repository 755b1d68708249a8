import type { MatchTables } from '../state/match.ts'
import { fittedValues } from './fitted-values.ts'
import type { Heuristics, HeuristicsId } from './terms.ts'

/** What planners think that things are worth, by what the scenario asks for. */

export function heuristicsIdFor({ scenario, together }: MatchTables): HeuristicsId {
  return scenario.end === 'citiesConquered' && together ? 'conquest' : 'fame'
}

export function heuristicsFor(
  tables: MatchTables,
  values: Readonly<Record<HeuristicsId, Heuristics>> = fittedValues,
): Heuristics {
  return values[heuristicsIdFor(tables)]
}
