import { byCount } from '../../content/scenarios.ts'
import type { MatchTables } from '../match.ts'

const BIG_LEVEL = 10

/** How many cities the map has; two teams may play for two big ones (MK-SC-120), an epic game has one more (MK-SC-123). */
export function cityCount({ scenario, seats, options, teams }: MatchTables): number {
  if (scenario.id === 'fullConquest' && teams && options.cityLevel >= BIG_LEVEL) return 2
  const n = byCount(scenario.city.n, seats)
  return options.epic && scenario.score === 'portal' ? n + 1 : n
}
