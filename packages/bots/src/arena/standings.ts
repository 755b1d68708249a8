import type { FixtureOutcome } from './play.ts'
import { ratingsOf, type Rating } from './ratings.ts'
import { averageOf, mean, shareOf, type Average, type Share } from './statistics.ts'
import { groupsOf, type Fixture, type Group, type Study } from './study.ts'

/** A game of a study that was played. */
export interface PlayedFixture {
  readonly fixture: Fixture
  readonly outcome: FixtureOutcome
}

/** How two kinds fared against each other. */
export interface Meeting {
  readonly group: Group
  /** Of the first of them, and of the second. */
  readonly shares: readonly [Share, Share]
  /** Games that nobody won. */
  readonly lost: number
}

export interface Feat {
  readonly name: string
  readonly of: Share | Average
}

/** How one kind fared. */
export interface Standing {
  readonly bot: string
  /** Of all its games. */
  readonly share: Share
  /** Where kinds play against each other. */
  readonly rating?: Rating
  readonly score: Average
  /** What else its games tell of, by name: how often it was done, or how many on average. */
  readonly feats: readonly Feat[]
  /** Milliseconds: in a turn and in a whole game of a seat, on average, and in the slowest turn of all. */
  readonly turn: number
  readonly game: number
  readonly slowest: number
}

export interface Standings {
  readonly games: number
  /** Games that were given up because they did not end. */
  readonly unfinished: number
  readonly meetings: readonly Meeting[]
  readonly bots: readonly Standing[]
}

export function standingsOf(study: Study, played: readonly PlayedFixture[]): Standings {
  const meetings = study.isTogether ? [] : meetingsOf(study, played)
  const ratings = study.isTogether ? [] : ratingsOf(winsIn(study, meetings))
  return {
    games: played.length,
    unfinished: played.filter(({ outcome }) => !outcome.isOver).length,
    meetings,
    bots: study.bots.map((bot, i) => standingOf(bot, played, ratings[i])),
  }
}

/** The part of a game that a kind has won: all of it, nothing, or its part of a shared win. */
function wonBy(bot: string, { fixture, outcome }: PlayedFixture): number {
  const seats = outcome.winners.filter((seat) => botAt(fixture, seat) === bot)
  return seats.length === 0 ? 0 : seats.length / outcome.winners.length
}

function botAt({ group, seating }: Fixture, seat: number): string {
  return group[seating[seat]]
}

function meetingsOf(study: Study, played: readonly PlayedFixture[]): Meeting[] {
  return groupsOf(study)
    .map((group) => meetingOf(group, played))
    .filter(({ shares }) => shares[0].games > 0)
}

function meetingOf(group: Group, played: readonly PlayedFixture[]): Meeting {
  const games = played.filter(({ fixture }) => group.every((bot, i) => fixture.group[i] === bot))
  const [first, second] = group.map((bot) => games.reduce((sum, game) => sum + wonBy(bot, game), 0))
  return {
    group,
    shares: [shareOf(first, games.length), shareOf(second, games.length)],
    lost: games.filter(({ outcome }) => outcome.winners.length === 0).length,
  }
}

function winsIn({ bots }: Study, meetings: readonly Meeting[]): number[][] {
  const wins = bots.map(() => bots.map(() => 0))
  for (const { group, shares } of meetings) {
    const [a, b] = group.map((bot) => bots.indexOf(bot))
    wins[a][b] = shares[0].wins
    wins[b][a] = shares[1].wins
  }
  return wins
}

function standingOf(bot: string, played: readonly PlayedFixture[], rating: Rating | undefined): Standing {
  const games = played.filter(({ fixture }) => fixture.group.includes(bot))
  const seats = games.flatMap(({ fixture, outcome }) =>
    outcome.thinking.flatMap((thinking, seat) =>
      botAt(fixture, seat) === bot ? [{ ...thinking, seat, outcome }] : [],
    ),
  )
  const turns = seats.reduce((sum, each) => sum + each.turns, 0)
  const whole = seats.reduce((sum, each) => sum + each.whole, 0)
  return {
    bot,
    share: shareOf(
      games.reduce((sum, game) => sum + wonBy(bot, game), 0),
      games.length,
    ),
    ...(rating !== undefined && { rating }),
    score: averageOf(seats.map(({ seat, outcome }) => outcome.scores[seat])),
    feats: Object.keys(games[0]?.outcome.feats ?? {}).map((name) => ({
      name,
      of: featOf(seats.map(({ seat, outcome }) => outcome.feats[name][seat])),
    })),
    turn: turns === 0 ? 0 : whole / turns,
    game: mean(seats.map((each) => each.whole)),
    slowest: seats.reduce((most, { slowest }) => Math.max(most, slowest), 0),
  }
}

function featOf(done: readonly (number | boolean)[]): Share | Average {
  if (done.every((each) => typeof each === 'number')) return averageOf(done)
  return shareOf(done.filter(Boolean).length, done.length)
}
