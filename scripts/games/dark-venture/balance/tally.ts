import { mean, shareOf, type Share } from '@longtable/bots/arena'
import { everybody, pairings, type Job, type Outcome, type Target } from './factions.ts'

/** The games of one target, counted. */
export interface Tally {
  readonly target: Target
  /** By pairing: the share of its first side. */
  readonly duels: readonly Share[]
  /** By faction: of all its duels, and of the games of five. */
  readonly overall: readonly Share[]
  readonly five: readonly Share[]
  /** Points at the end, on average, by faction. */
  readonly duelPoints: readonly number[]
  readonly fivePoints: readonly number[]
  readonly duelRounds: number
  readonly fiveRounds: number
  readonly unfinished: number
  readonly milliseconds: number
}

export interface Played {
  readonly job: Job
  readonly outcome: Outcome
}

export function tallyOf(target: Target, played: readonly Played[]): Tally {
  const all = played.filter(({ job }) => job.target === target)
  const duels = all.filter(({ job }) => job.sides.length === 2)
  const five = all.filter(({ job }) => job.sides.length > 2)
  return {
    target,
    duels: pairings.map(([a, b]) =>
      shareIn(
        duels.filter(({ job }) => isPair(job, a, b)),
        a,
      ),
    ),
    overall: everybody.map((side) => shareIn(duels, side)),
    five: everybody.map((side) => shareIn(five, side)),
    duelPoints: everybody.map((side) => pointsIn(duels, side)),
    fivePoints: everybody.map((side) => pointsIn(five, side)),
    duelRounds: mean(duels.map(({ outcome }) => outcome.rounds)),
    fiveRounds: mean(five.map(({ outcome }) => outcome.rounds)),
    unfinished: all.filter(({ outcome }) => !outcome.finished).length,
    milliseconds: mean(all.map(({ outcome }) => outcome.milliseconds)),
  }
}

function isPair({ sides }: Job, a: number, b: number): boolean {
  return sides[0] === a && sides[1] === b
}

function shareIn(games: readonly Played[], side: number): Share {
  let wins = 0
  let count = 0
  for (const { job, outcome } of games) {
    const at = job.sides.indexOf(side)
    if (at < 0) continue
    wins += outcome.wins[at]
    count++
  }
  return shareOf(wins, count)
}

function pointsIn(games: readonly Played[], side: number): number {
  return mean(
    games.flatMap(({ job, outcome }) =>
      job.sides.includes(side) ? [outcome.points[job.sides.indexOf(side)]] : [],
    ),
  )
}

/** What is played: duels and games of five, with so many games each. */
export function jobsFor(kind: string, target: Target, duels: number, five: number): Job[] {
  const numbered = (sides: readonly number[], count: number): Job[] =>
    Array.from({ length: count }, (_, number) => ({ sides, target, seed: `${kind}-${number + 1}`, number }))
  return [...pairings.flatMap((sides) => numbered(sides, duels)), ...numbered(everybody, five)]
}
