import {
  EDGES,
  GROUND,
  NOBODY,
  SQUARES,
  WIDTH,
  type Board,
  type MapRow,
  type NodeNo,
  type Square,
  type MatchTables,
} from '@longtable/dark-venture/board'
import type { Point } from '../../../components/viewport.ts'
import type { MapExtent } from '../../../components/Plane.tsx'
import type { Size } from '../../../components/use-size.ts'

/** Where everything lies on the map, in units of the drawing. */

/** The side of a square. */
export const U = 64
/** The rim around the ground, with its letters and numbers. */
export const RIM = 40
/** How much higher than the ground one stands on a deck. */
export const LIFT = 6
const GROUND_SIDE = WIDTH * U

export interface Box extends Point, Size {}

export type { MapExtent }

/** An upper floor, drawn beside the ground at the height of its own rows. */
export interface Inset extends Box {
  /** Its number in `map.floors`. */
  readonly floor: number
  readonly first: Square
  /** Of its first square. */
  readonly column: number
  readonly row: number
}

/** Squares between an upper floor and the ground, and between two floors side by side. */
const BESIDE = 1.4
const BETWEEN = 1.6
/** Room around an upper floor for its title and letters. */
const MARGIN = 34
const TITLE = 40

interface Places {
  readonly map: MapRow
  readonly insets: readonly Inset[]
  readonly boxes: readonly (Box | undefined)[]
}

const known = new WeakMap<Board, Places>()

/** The upper floors are drawn only where they are played on. */
export function hasFloors(tables: Pick<MatchTables, 'linkTo'>): boolean {
  return tables.linkTo.some((to) => to >= 0)
}

function placesOf({ board, map }: Pick<MatchTables, 'board' | 'map'>): Places {
  const found = known.get(board)
  if (found !== undefined) return found
  const insets = laidFloors(map)
  const boxes = Array.from({ length: SQUARES }, (_, square) => boxOf(board, insets, square))
  const places = { map, insets, boxes }
  known.set(board, places)
  return places
}

/** Floors of one building go from right to left; what would cover another goes further left. */
function laidFloors({ floors }: MapRow): readonly Inset[] {
  const laid: Inset[] = []
  let first = GROUND
  floors.forEach(({ from, rows }, floor) => {
    const columns = rows[0]?.length ?? 0
    const row = Number(from.slice(1)) - 1
    const beside = laid.filter((one) => one.row < row + rows.length + 1 && row < one.row + one.height / U + 1)
    const right = Math.min(-BESIDE * U, ...beside.map(({ x }) => x - BETWEEN * U))
    laid.push({
      floor,
      first,
      column: from.charCodeAt(0) - 65,
      row,
      x: right - columns * U,
      y: row * U,
      width: columns * U,
      height: rows.length * U,
    })
    first += columns * rows.length
  })
  return laid
}

function insetAt(insets: readonly Inset[], square: Square): Inset | undefined {
  return square < GROUND ? undefined : insets.findLast(({ first }) => first <= square)
}

function boxOf(board: Board, insets: readonly Inset[], square: Square): Box | undefined {
  if (board.ground[square] === '') return undefined
  const inset = insetAt(insets, square)
  const x = (board.column[square] - (inset?.column ?? 0)) * U + (inset?.x ?? 0)
  const y = (board.row[square] - (inset?.row ?? 0)) * U + (inset?.y ?? 0)
  return { x, y, width: U, height: U }
}

const NOWHERE: Box = { x: 0, y: 0, width: U, height: U }

/** The upper floors that are played on, and where they lie. */
export function insetsOf(tables: Pick<MatchTables, 'board' | 'map' | 'linkTo'>): readonly Inset[] {
  return hasFloors(tables) ? placesOf(tables).insets : []
}

/** All of them, played on or not. */
export function allInsets(tables: Pick<MatchTables, 'board' | 'map'>): readonly Inset[] {
  return placesOf(tables).insets
}

export function squareBox(tables: Pick<MatchTables, 'board' | 'map'>, square: Square): Box {
  return placesOf(tables).boxes[square] ?? NOWHERE
}

export function squareMiddle(tables: Pick<MatchTables, 'board' | 'map'>, square: Square): Point {
  const { x, y } = squareBox(tables, square)
  return { x: x + U / 2, y: y + U / 2 }
}

export function isDeck(node: NodeNo): boolean {
  return node >= SQUARES
}

/** The middle of where a unit stands; on a deck a little higher. */
export function nodeSpot(tables: Pick<MatchTables, 'board' | 'map' | 'ways'>, node: NodeNo): Point {
  const { x, y } = squareMiddle(tables, tables.ways.square[node] ?? NOBODY)
  return { x, y: isDeck(node) ? y - LIFT : y }
}

/** The middle of a half of a split square: 0 touches its north, 1 its south; slopes are `\` (0) and `/` (1). */
export function partSpot(
  tables: Pick<MatchTables, 'board' | 'map'>,
  square: Square,
  part: number,
  slope: number,
): Point {
  const { x, y } = squareMiddle(tables, square)
  const away = U / 6
  return { x: x + (part === slope ? away : -away), y: y + (part === 0 ? -away : away) }
}

/** The three corners of such a half. */
export function partCorners(
  tables: Pick<MatchTables, 'board' | 'map'>,
  square: Square,
  part: number,
  slope: number,
): readonly Point[] {
  const { x, y } = squareBox(tables, square)
  const ends =
    slope === 0 ? [corner(x, y, 0, 0), corner(x, y, 1, 1)] : [corner(x, y, 0, 1), corner(x, y, 1, 0)]
  const third = corner(x, y, part === slope ? 1 : 0, part === 0 ? 0 : 1)
  return [...ends, third]
}

function corner(x: number, y: number, right: number, down: number): Point {
  return { x: x + right * U, y: y + down * U }
}

export interface Segment {
  readonly from: Point
  readonly to: Point
}

/** By N E S W `\` `/`: the corners it goes from and to. */
const ENDS: readonly (readonly [number, number, number, number])[] = [
  [0, 0, 1, 0],
  [1, 0, 1, 1],
  [0, 1, 1, 1],
  [0, 0, 0, 1],
  [0, 0, 1, 1],
  [0, 1, 1, 0],
]

/** An edge of a square or a line across it: square * 6 + N E S W `\` `/`. */
export function edgeLine(tables: Pick<MatchTables, 'board' | 'map'>, edge: number): Segment {
  const { x, y } = squareBox(tables, Math.floor(edge / EDGES))
  const [x1, y1, x2, y2] = ENDS[edge % EDGES]
  return { from: corner(x, y, x1, y1), to: corner(x, y, x2, y2) }
}

/** The square under a point of the plane, or -1. */
export function squareAt(tables: Pick<MatchTables, 'board' | 'map' | 'linkTo'>, { x, y }: Point): Square {
  if (x >= 0 && y >= 0 && x < GROUND_SIDE && y < GROUND_SIDE)
    return Math.floor(y / U) * WIDTH + Math.floor(x / U)
  for (const inset of insetsOf(tables)) {
    const column = Math.floor((x - inset.x) / U)
    const row = Math.floor((y - inset.y) / U)
    const columns = inset.width / U
    if (column >= 0 && column < columns && row >= 0 && row < inset.height / U) {
      const square = inset.first + row * columns + column
      return tables.board.ground[square] === '' ? NOBODY : square
    }
  }
  return NOBODY
}

/** The ground with its rim. */
export const GROUND_SHEET: MapExtent = {
  left: -RIM,
  top: -RIM,
  width: GROUND_SIDE + 2 * RIM,
  height: GROUND_SIDE + 2 * RIM,
}

/** All of the plane: the ground, and to its left the upper floors that are played on. */
export function sheetOf(tables: Pick<MatchTables, 'board' | 'map' | 'linkTo'>): MapExtent {
  const insets = insetsOf(tables)
  const left = Math.min(GROUND_SHEET.left, ...insets.map(({ x }) => x - MARGIN))
  const top = Math.min(GROUND_SHEET.top, ...insets.map(({ y }) => y - TITLE))
  const bottom = Math.max(
    GROUND_SHEET.top + GROUND_SHEET.height,
    ...insets.map(({ y, height }) => y + height + MARGIN),
  )
  const right = GROUND_SHEET.left + GROUND_SHEET.width
  return { left, top, width: right - left, height: bottom - top }
}
