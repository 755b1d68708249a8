import { renewedConfig, seedFrom, seedToHex, type Config, type Game, type Scenario } from '@longtable/kernel'
import type { Holder, MatchRow } from '../store/store.ts'
import { dailySeed, dayOf, type DailyResult, type DailyTable, type DailyWanted } from '../wire/daily.ts'
import { throwHttpError } from '../errors/http-error.ts'
import { findGame } from '../arbiter/game-registry.ts'
import type { Dependencies } from './dependencies.ts'
import type { RecentAnswers } from './recent-answers.ts'
import type { Person } from './server-api.ts'

/** So many finished matches of a deal are looked at, and so many results are given. */
const MOST_MATCHES = 1000
const MOST_RESULTS = 50

/** The results of a deal, whoever asks for them. */
export interface Found {
  readonly finished: number
  readonly best: readonly { readonly row: MatchRow; readonly holders: readonly Holder[] }[]
}

/** Can results of so many players be compared with those of other tables? */
function isComparable({ mode }: Scenario, seats: number): boolean {
  return seats === 1 || mode === 'cooperative'
}

function scenarioOf({ scenarios }: Game, wanted: string | undefined): Scenario {
  const daily = scenarios.filter((each) => isComparable(each, each.players.min))
  const found = wanted === undefined ? daily[0] : daily.find(({ id }) => id === wanted)
  if (found !== undefined) return found
  return throwHttpError(400, 'noDaily', {
    scenario: wanted ?? '–',
    known: daily.map(({ id }) => id).join(', ') || '–',
  })
}

/** How a day's deal went: only matches that were played here to their end, by people alone. */
export async function dailyTable(
  deps: Dependencies,
  known: RecentAnswers<Found>,
  person: Person | undefined,
  id: string,
  wanted: DailyWanted,
): Promise<DailyTable> {
  const { game } = findGame(deps.registry, id)
  const scenario = scenarioOf(game, wanted.scenario)
  const { min, max } = scenario.players
  const seats = wanted.seats ?? min
  if (seats < min || seats > max || !isComparable(scenario, seats)) {
    throwHttpError(400, 'dailySeats', { scenario: scenario.id, seats })
  }
  const { date = dayOf(deps.clock.now()) } = wanted
  const seed = seedToHex(seedFrom(dailySeed(id, scenario.id, date)))
  // What neither names means what it meant when the match was played; the day's content is the same for all.
  const inFull = (config: Config, { rulesVersion }: MatchRow): string =>
    JSON.stringify(renewedConfig(game.config, config, rulesVersion))
  const { finished, best } = await known.get(`${id} ${scenario.id} ${seats} ${date}`, async () => {
    const rows = (await deps.store.finished(seed, MOST_MATCHES)).filter(
      (row) =>
        row.game === id &&
        row.seats.length === seats &&
        inFull(row.config, row) === inFull(scenario.config, row),
    )
    const found = bestOfEach(rows).slice(0, MOST_RESULTS)
    const holders = await Promise.all(found.map((row) => deps.store.holders(row.id)))
    return { finished: rows.length, best: found.map((row, i) => ({ row, holders: holders[i] ?? [] })) }
  })
  const results = best.map(({ row, holders }) => resultOf(row, person, holders))
  return { game: id, scenario: scenario.id, seats, date, finished, results }
}

function scoreOf({ result }: MatchRow): number {
  return Math.max(...(result?.scores ?? [0]))
}

function byScore(one: MatchRow, other: MatchRow): number {
  return scoreOf(other) - scoreOf(one) || (one.ended ?? 0) - (other.ended ?? 0)
}

function bestOfEach(rows: readonly MatchRow[]): MatchRow[] {
  const best = new Map<string, MatchRow>()
  for (const row of rows.toSorted(byScore)) if (!best.has(row.host)) best.set(row.host, row)
  return [...best.values()]
}

function resultOf(row: MatchRow, person: Person | undefined, holders: readonly Holder[]): DailyResult {
  return {
    names: row.seats.map(({ name }) => name),
    score: scoreOf(row),
    won: (row.result?.winners.length ?? 0) > 0,
    rounds: row.result?.rounds ?? null,
    ended: row.ended ?? 0,
    mine: person !== undefined && holders.some((holder) => holder.person === person.id),
  }
}
