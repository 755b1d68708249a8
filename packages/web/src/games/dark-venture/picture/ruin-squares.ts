import { itemAt } from '@longtable/kernel'
import { seen, spot } from '../../../components/slant.ts'

/** A corner of a ruined land in squares, as it lies on the table, seen at a slant. */

const grounds: Readonly<Record<string, string>> = {
  '.': 'ash',
  '~': 'water',
  '=': 'road',
  '#': 'stone',
  w: 'wood',
}

/** From far to near. */
const rows: readonly string[] = [
  '..~~......##..',
  '.~~..==...##..',
  '~~..=====.##..',
  '~..==..==.....',
  '~.==.www.==...',
  '~~=..www..===.',
  '.~=..www...~=~',
  '.~==......~~=~',
  '..~=.....~~~==',
]

const SIDE = 88
const COLUMNS = itemAt(rows, 0).length
const LEFT = (-COLUMNS / 2) * SIDE
const FAR = rows.length * SIDE + 26

interface Place {
  readonly x: number
  readonly y: number
  readonly scale: number
}

const corner = (column: number, row: number): string => spot(LEFT + column * SIDE, FAR - row * SIDE)

/** The middle of a square. */
export function squareAt(column: number, row: number): Place {
  return seen(LEFT + (column + 0.5) * SIDE, FAR - (row + 0.5) * SIDE)
}

function box(column: number, row: number, width = 1, height = 1): string {
  const [right, near] = [column + width, row + height]
  return `M${corner(column, row)}L${corner(right, row)}L${corner(right, near)}L${corner(column, near)}Z`
}

/** The squares of each kind of ground. */
export const land: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(grounds).map(([letter, ground]) => [
    ground,
    rows.flatMap((row, y) => Array.from(row, (each, x) => (each === letter ? box(x, y) : ''))).join(''),
  ]),
)

export const whole = box(-0.12, -0.12, COLUMNS + 0.24, rows.length + 0.24)

const HEIGHT = 46

function cornerAt([column, row]: readonly [number, number]): Place {
  return seen(LEFT + column * SIDE, FAR - row * SIDE)
}

/** A wall between two corners of squares, as high as it still stands at each. */
export function wall(
  from: readonly [number, number],
  to: readonly [number, number],
  left = 1,
  right = 1,
): string {
  const a = cornerAt(from)
  const b = cornerAt(to)
  const top = (at: Place, share: number): string => `${at.x} ${at.y - HEIGHT * at.scale * share}`
  return `M${a.x} ${a.y}L${b.x} ${b.y}L${top(b, right)}L${top(a, left)}Z`
}
