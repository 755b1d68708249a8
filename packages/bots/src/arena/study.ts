import { scenarioIn, type Config, type Engine } from '@longtable/kernel'

/** What is to be found out, and everything that the games depend on. */
export interface Study {
  readonly game: string
  readonly rulesVersion: number
  readonly seats: number
  readonly config: Config
  /** The kinds of bots, by their ids. */
  readonly bots: readonly string[]
  /** Words that decide all chance. */
  readonly seed: string
  /** Does each kind play by itself, alone or all together, or do the kinds play against each other? */
  readonly isTogether: boolean
}

export function studyOf(engine: Engine, bots: readonly string[], seed: string): Study {
  const { game, config, seats, rulesVersion } = engine
  return {
    game: game.id,
    rulesVersion,
    seats,
    config,
    bots,
    seed,
    isTogether: seats === 1 || scenarioIn(game.scenarios, config)?.mode === 'cooperative',
  }
}

/** Two kinds that meet, or one that plays by itself. */
export type Group = readonly string[]

/** Which kind sits where, by its place in the group. */
export type Seating = readonly number[]

/** One game of a study. */
export interface Fixture {
  /** What it is called in the results: the group and the number of the game. */
  readonly id: string
  readonly group: Group
  readonly seating: Seating
  readonly seed: string
}

/** Every pair of kinds; where they win and lose together, each by itself. */
export function groupsOf({ bots, isTogether }: Study): Group[] {
  if (isTogether) return bots.map((bot) => [bot])
  return bots.flatMap((a, i) => bots.slice(i + 1).map((b) => [a, b]))
}

/**
 * All ways to seat two kinds as evenly as can be, each followed by the one in which they have exchanged their seats. With
 * an odd number of seats one kind has one seat more, and then the other.
 */
export function seatingsOf({ seats, isTogether }: Pick<Study, 'seats' | 'isTogether'>): Seating[] {
  if (isTogether) return [Array.from({ length: seats }, () => 0)]
  const all = Array.from({ length: 2 ** seats }, (_, bits) =>
    Array.from({ length: seats }, (_seat, seat) => (bits >> (seats - 1 - seat)) & 1),
  )
  const isEven = (seating: Seating): boolean => {
    const second = seating.reduce((sum, kind) => sum + kind, 0)
    return Math.abs(seats - 2 * second) <= 1
  }
  return all
    .filter((seating) => seating[0] === 0 && isEven(seating))
    .flatMap((seating) => [seating, seating.map((kind) => 1 - kind)])
}

/** At least so many games, so that every seating is played as often as any other. */
export function gamesFor(study: Study, wanted: number): number {
  const { length } = seatingsOf(study)
  return Math.ceil(wanted / length) * length
}

/**
 * The games of a study, so many for each group, the groups by turns. All groups get the same deals, and where kinds play against each other a
 * deal is played twice, the second time with the kinds exchanged. On a ladder each kind meets the next only.
 */
export function fixturesOf(study: Study, games: number, isLadder = false): Fixture[] {
  const seatings = seatingsOf(study)
  const perDeal = study.isTogether ? 1 : 2
  const groups = groupsOf(study).filter((group) => !isLadder || isStep(study, group))
  return Array.from({ length: games }, (_, number) => ({
    seating: seatings[number % seatings.length],
    seed: `${study.seed}/${Math.floor(number / perDeal) + 1}`,
  })).flatMap((game, number) =>
    groups.map((group) => ({ id: `${group.join('-')}/${number + 1}`, group, ...game })),
  )
}

function isStep({ bots }: Study, group: Group): boolean {
  return group.every((bot, i) => bots.indexOf(bot) === bots.indexOf(group[0]) + i)
}

/** A few games in which every kind plays that is on the list: enough to see whether all of them still play the same. */
export function samplesOf(fixtures: readonly Fixture[]): Fixture[] {
  const seen = new Set<string>()
  return fixtures.filter(({ group }) => {
    const isNew = group.some((bot) => !seen.has(bot))
    for (const bot of group) seen.add(bot)
    return isNew
  })
}
