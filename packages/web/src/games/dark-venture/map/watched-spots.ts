import { GROUND, isOnMap, SQUARES, type NodeNo, type MatchTables } from '@longtable/dark-venture/board'
import type { Point } from '../../../components/viewport.ts'
import type { BoardPartProps } from '../parts/part-props.ts'
import { frameOf } from '../view/view-facts.ts'
import { GROUND_SHEET, insetsOf, nodeSpot } from '../grid/geometry.ts'

const MIDDLE: Point = {
  x: GROUND_SHEET.left + GROUND_SHEET.width / 2,
  y: GROUND_SHEET.top + GROUND_SHEET.height / 2,
}

/** Where one's own units stand. */
function ownNodes({ venture: { state }, side }: BoardPartProps): readonly NodeNo[] {
  return state.at.filter((_, piece) => state.side[piece] === side && isOnMap(state, piece))
}

/** Is one of them on another floor? */
export function isUpstairs(drawn: BoardPartProps): boolean {
  return ownNodes(drawn).some((node) => node >= GROUND && node < SQUARES)
}

/** The middle of one's own units, or of the map. */
export function ownSpot(drawn: BoardPartProps): Point {
  const { venture, side } = drawn
  const own = ownNodes(drawn).map((node) => nodeSpot(venture.tables, node))
  if (side < 0 || own.length === 0) return MIDDLE
  const x = own.reduce((sum, spot) => sum + spot.x, 0) / own.length
  const y = own.reduce((sum, spot) => sum + spot.y, 0) / own.length
  return { x, y }
}

/** Where something is going on: the moment of the timeline, or the unit that marches. */
export function watchedSpot({ timeline, view, shown: { state, tables } }: BoardPartProps): Point | undefined {
  const node = timeline?.beats[timeline.at]?.nodes[0]
  if (node !== undefined && node >= 0) return nodeSpot(tables, node)
  const piece = frameOf<{ readonly piece: number }>(view, 'march')?.piece
  return piece === undefined || state.at[piece] < 0 ? undefined : nodeSpot(tables, state.at[piece])
}

/** The middle of the floor after the one that is looked at, the ground first. */
export function nextFloor(tables: MatchTables, at: Point, by: number): Point {
  const middles = [
    MIDDLE,
    ...insetsOf(tables).map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })),
  ]
  const away = ({ x, y }: Point): number => Math.hypot(x - at.x, y - at.y)
  const now =
    at.x > 0 ? 0 : middles.reduce((best, each, n) => (away(each) < away(middles[best]) ? n : best), 0)
  return middles[(now + by + middles.length) % middles.length]
}
