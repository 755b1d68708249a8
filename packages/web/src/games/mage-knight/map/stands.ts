import { siteRow } from '@longtable/mage-knight/board'
import type { Point } from '../../../components/viewport.ts'
import type { Stand } from './motion.ts'
import type { Space } from './spaces.ts'

/** Where on its space each piece lies or stands, so that a building and all that belongs to it are seen. */

interface Disc extends Point {
  readonly radius: number
}

const LARGE = 28
const MIDDLING = 17
const SMALL = 15
/** Tokens lie side by side on this line, as far out as this. */
const TOKENS_Y = 31
const TOKENS_X = 33

/** The tokens on a space: one that rampages fills it, others lie at the foot of what they guard. */
export function tokenDiscs({ site, posts, x, y }: Space): Disc[] {
  const count = posts.length
  if (count === 1 && site >= 0 && siteRow(site).kind === 'rampaging') return [{ x, y: y + 2, radius: LARGE }]
  const radius = count > 3 ? SMALL : MIDDLING
  const step = Math.min(radius * 2 + 2, (TOKENS_X * 2) / Math.max(1, count - 1))
  return posts.map((_, n) => ({ x: x + TOKENS_X - 4 - n * step, y: y + TOKENS_Y, radius }))
}

const FIGURE_STEP = 26

/** The heroes on the map; beside a building, or in the middle of an empty space. */
export function standsOf(
  players: readonly { readonly at: number }[],
  spaces: ReadonlyMap<number, Space>,
): Stand[] {
  return players.flatMap(({ at }, seat) => {
    const space = spaces.get(at)
    if (space === undefined) return []
    const there = players.flatMap((other, each) => (other.at === at ? [each] : []))
    const n = there.indexOf(seat)
    const isBuilt = space.site >= 0 && there.length === 1
    const first = isBuilt ? -20 : (-FIGURE_STEP * (there.length - 1)) / 2
    return [
      { seat, x: space.x + first + n * FIGURE_STEP, y: space.y + (space.site >= 0 ? 33 : 22) + (n % 2) * 4 },
    ]
  })
}

/** Shields stand in a row at the upper edge of a space. */
export function shieldSpot({ x, y }: Point, n: number): Point {
  return { x: x - 46 + n * 18, y: y - 38 }
}
