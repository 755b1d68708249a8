import { itemAt } from '@longtable/kernel'
import type { Review } from '@longtable/bots'

/** So many moments are told in words at most. */
const MOST_ROWS = 12

/** The chances by moment of the replay, in percent, one column a line of the chart: all seats, or all of them together. */
export function courseOf({ points, isTogether }: Review): {
  readonly at: readonly number[]
  readonly rows: readonly (readonly number[])[]
} {
  return {
    at: points.map(({ at }) => at),
    rows: points.map(({ chances }) =>
      (isTogether ? chances.slice(0, 1) : chances).map((chance) => chance * 100),
    ),
  }
}

/** A few moments, evenly spread, the first and the last among them. */
export function fewOf<T>(all: readonly T[]): readonly T[] {
  if (all.length <= MOST_ROWS) return all
  const step = (all.length - 1) / (MOST_ROWS - 1)
  return Array.from({ length: MOST_ROWS }, (_, i) => itemAt(all, Math.round(i * step)))
}
