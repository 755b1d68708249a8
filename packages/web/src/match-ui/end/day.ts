import { scenarioIn, seedFrom, seedToHex, type Game } from '@longtable/kernel'
import { dailySeed, dayOf, type DailyWanted } from '@longtable/server/daily'
import type { MatchInfo } from '@longtable/server/wire'

const DAY = 24 * 60 * 60 * 1000

/** The deal of the day that a finished match was, if it was one. */
export function dealOf(
  match: MatchInfo,
  { id, scenarios }: Pick<Game, 'id' | 'scenarios'>,
): DailyWanted | undefined {
  const { reveal, seeded, created, config, seats } = match
  if (reveal === null || !seeded) return undefined
  const scenario = scenarioIn(scenarios, config)
  if (scenario === undefined) return undefined
  // Around midnight two clocks may not agree on the day.
  const dates = [0, -1, 1].map((days) => dayOf(created + days * DAY))
  const date = dates.find((day) => seedToHex(seedFrom(dailySeed(id, scenario.id, day))) === reveal.seed)
  return date === undefined ? undefined : { scenario: scenario.id, seats: seats.length, date }
}
