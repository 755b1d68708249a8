// Numbers of a story that depend on how many play it, and rows that change with its level.
import type { ScenarioRow, ScenarioSide, StoryLevel, StoryRule } from './stories.ts'

interface BySeats {
  readonly bySeats: readonly number[]
}

/**
 * A number of a story's row, by the number of seats from 1; more seats than numbers have the last. It stands where a number
 * stands: `scenarioFor` puts the number of the match in its place before anything else reads the row.
 */
export function bySeats(...numbers: readonly number[]): number {
  const scaled: BySeats = { bySeats: numbers }
  return scaled as unknown as number
}

function isBySeats(value: object): value is BySeats {
  return 'bySeats' in value && Array.isArray(value.bySeats)
}

/** A part of a row, with its numbers for so many seats. */
export function forSeats<T>(part: T, seats: number): T {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map((one: unknown) => forSeats(one, seats)) as T
  if (isBySeats(part)) return part.bySeats[Math.min(seats, part.bySeats.length) - 1] as T
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, forSeats<unknown>(value, seats)]),
  ) as T
}

/** A scenario as it is played by so many at a level: those who play against each other play it as it is. */
export function scenarioFor(row: ScenarioRow, seats: number, level: StoryLevel): ScenarioRow {
  const { levels = {}, ...rest } = row
  const isAsItIs = level === 'normal' || (row.mode === 'competitive' && seats > 1)
  const change = isAsItIs ? {} : (levels[level] ?? { rules: [...rest.rules, usual[level]] })
  const { sides, ...scaled } = forSeats({ ...rest, ...change }, seats)
  return {
    ...scaled,
    sides: sides.filter(({ fromSeats = 1 }) => seats >= fromSeats).map((side) => sideFor(side, seats)),
  }
}

function sideFor(side: ScenarioSide, seats: number): ScenarioSide {
  if (side.setup === 'basic') return side
  return { ...side, setup: side.setup.filter(({ fromSeats = 1 }) => seats >= fromSeats) }
}

/** What a level means where a scenario does not say it (DV-STORY-15). */
const usual: Readonly<Record<Exclude<StoryLevel, 'normal'>, StoryRule>> = {
  easy: {
    id: 'headStart',
    when: 'roundStart',
    each: 'players',
    needs: { round: [1] },
    effects: [{ do: 'draw', deck: 'item', cards: 1 }],
  },
  hard: {
    id: 'pressed',
    when: 'roundEnd',
    each: 'autos',
    needs: { round: [2, 4, 6] },
    effects: [{ do: 'place', unit: 'lowest', at: { area: 'start' } }],
  },
}
