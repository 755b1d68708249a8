import type { NodeNo, MatchTables } from '@longtable/dark-venture/board'
import type { Point } from '../../../components/viewport.ts'
import { nodeSpot } from '../grid/geometry.ts'
import { near } from './outline.ts'

const TOWARDS: Readonly<Record<string, Point | undefined>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
/** How far to the side something may lie: the tangent of 60 degrees. */
const ASIDE = Math.tan(Math.PI / 3)

/** Among spaces, the nearest one in the direction of an arrow key. */
export function nextTowards(
  tables: MatchTables,
  nodes: readonly NodeNo[],
  from: NodeNo,
  key: string,
): NodeNo | undefined {
  const way = TOWARDS[key]
  if (way === undefined || from < 0) return undefined
  const start = nodeSpot(tables, from)
  let best: NodeNo | undefined
  let least = Infinity
  for (const node of nodes) {
    if (node === from) continue
    const spot = nodeSpot(tables, node)
    const ahead = (spot.x - start.x) * way.x + (spot.y - start.y) * way.y
    const aside = Math.abs((spot.x - start.x) * way.y) + Math.abs((spot.y - start.y) * way.x)
    if (ahead <= 0 || aside > ahead * ASIDE) continue
    const far = Math.hypot(ahead, aside) + 2 * aside
    if (far < least) [best, least] = [node, far]
  }
  return best
}

/** A line through spaces; between floors it is broken. */
export function pathThrough(tables: MatchTables, nodes: readonly NodeNo[]): string {
  const { floor } = tables.board
  let d = ''
  nodes.forEach((node, n) => {
    const { x, y } = nodeSpot(tables, node)
    const isBroken = n > 0 && floor[tables.ways.square[node]] !== floor[tables.ways.square[nodes[n - 1]]]
    d += `${n === 0 || isBroken ? 'M' : 'L'}${near(x)} ${near(y)}`
  })
  return d
}
