import { mean, shareOf, type Share } from '@longtable/bots/arena'
import type { Job, Outcome, Reading, Seated } from './play.ts'

/** The games of one reading with one number of players, counted. */
export interface Tally {
  readonly scoring: Reading
  readonly players: number
  readonly games: number
  readonly points: number
  readonly winnerPoints: number
  /** The share of players whom the track and one +60 marker cannot show. */
  readonly beyondTrack: number
  readonly gold: number
  readonly energy: number
  /** By tribe, and by place in the order of the first round. */
  readonly dark: readonly Share[]
  readonly light: readonly Share[]
  readonly places: readonly Share[]
  /** Points by source, sites in the light and in the dark realm, region cards: of a player at the end. */
  readonly sources: readonly number[]
  readonly sites: readonly [number, number]
  readonly regionCards: number
  /** How often something was done, by a player in a game. */
  readonly uses: ReadonlyMap<string, number>
}

export interface Played {
  readonly job: Job
  readonly outcome: Outcome
}

const TRIBES = 5
const SOURCES = 7
/** The last space of the track, and what the marker adds. */
export const TRACK = 60 + 60

export function tallyOf(scoring: Reading, players: number, played: readonly Played[]): Tally {
  const games = played.filter(({ job }) => job.scoring === scoring && job.seats === players)
  const seats = games.flatMap(({ outcome }) => outcome.seats)
  const meanOf = (of: (seat: Seated) => number): number => mean(seats.map(of))
  const sharesBy = (count: number, of: (seat: Seated) => number): Share[] =>
    Array.from({ length: count }, (_, n) => {
      const those = seats.filter((seat) => of(seat) === n)
      return shareOf(
        those.reduce((sum, { won }) => sum + won, 0),
        those.length,
      )
    })
  return {
    scoring,
    players,
    games: games.length,
    points: meanOf(({ points }) => points),
    winnerPoints: mean(games.map(({ outcome }) => Math.max(...outcome.seats.map(({ points }) => points)))),
    beyondTrack: meanOf(({ points }) => (points > TRACK ? 1 : 0)),
    gold: meanOf(({ gold }) => gold),
    energy: meanOf(({ energy }) => energy),
    dark: sharesBy(TRIBES, ({ dark }) => dark),
    light: sharesBy(TRIBES, ({ light }) => light),
    places: sharesBy(players, ({ place }) => place),
    sources: Array.from({ length: SOURCES }, (_, n) => meanOf(({ sources }) => sources[n])),
    sites: [meanOf(({ sites }) => sites[0]), meanOf(({ sites }) => sites[1])],
    regionCards: meanOf(({ regionCards }) => regionCards),
    uses: usesIn(games, seats.length),
  }
}

/** How often something was done, by a player in a game. */
export function usesIn(games: readonly Played[], seats: number): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { outcome } of games)
    for (const [what, count] of Object.entries(outcome.uses)) sums.set(what, (sums.get(what) ?? 0) + count)
  return new Map([...sums].map(([what, sum]) => [what, sum / seats]))
}

/** What is played: so many games for each number of players and each reading. */
export function jobsFor(
  kind: string,
  level: string,
  games: number,
  players: readonly number[],
  readings: readonly Reading[],
): Job[] {
  return readings.flatMap((scoring) =>
    players.flatMap((seats) =>
      Array.from({ length: games }, (_, n) => ({ level, seats, scoring, seed: `${kind}-${n + 1}` })),
    ),
  )
}
