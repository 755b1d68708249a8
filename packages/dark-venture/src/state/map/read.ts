import type { EdgeId, SpaceId } from '../../content/ids.ts'
import type { MapRow } from '../../content/types.ts'
import { DX, DY, E, GROUND, N, NOBODY, S, type Square, SQUARES, W, WIDTH } from '../numbers.ts'

/** A side of the board with its floors, square by square. Squares that a map does not have have no ground. */
export interface Board {
  readonly idOf: readonly SpaceId[]
  readonly squareOf: ReadonlyMap<SpaceId, Square>
  readonly ground: readonly string[]
  readonly column: readonly number[]
  readonly row: readonly number[]
  readonly floor: readonly number[]
  /** The square in each of eight directions on the same floor, walls or not, or -1. */
  readonly beside: readonly Square[]
  /** A bit for each walled side: N 1, E 2, S 4, W 8. */
  readonly walled: readonly number[]
  /** What printed walls leave in sight: worked out when it is first asked for (sight.ts). */
  readonly sight: BoardSight
}

export interface BoardSight {
  /** By floor: its printed walls, four numbers each. */
  walls: ReadonlyMap<number, number[]> | undefined
  /** By square: a bit for each square in sight. */
  readonly rows: (Uint32Array | undefined)[]
}

const NONE = ''
const BLOCKED = '@'

export function readBoard(map: MapRow): Board {
  const idOf = new Array<SpaceId>(SQUARES).fill(NONE)
  const ground = new Array<string>(SQUARES).fill(NONE)
  const column = new Array<number>(SQUARES).fill(NOBODY)
  const row = new Array<number>(SQUARES).fill(NOBODY)
  const floor = new Array<number>(SQUARES).fill(0)
  const squareOf = new Map<SpaceId, Square>()
  const lay = (square: Square, x: number, y: number, level: number, letter: string): void => {
    const id = `${level === 1 ? '' : level}${String.fromCharCode(65 + x)}${y + 1}`
    idOf[square] = id
    ground[square] = letter
    column[square] = x
    row[square] = y
    floor[square] = level
    squareOf.set(id, square)
  }
  map.rows.forEach((letters, y) => {
    for (let x = 0; x < WIDTH; x++) lay(y * WIDTH + x, x, y, 1, letters[x])
  })
  let next = GROUND
  for (const level of map.floors) {
    const left = level.from.charCodeAt(0) - 65
    const top = Number(level.from.slice(1)) - 1
    level.rows.forEach((letters, y) => {
      for (let x = 0; x < letters.length; x++, next++) {
        if (letters[x] !== '.') lay(next, left + x, top + y, level.floor, letters[x])
      }
    })
  }
  const beside = besides(squareOf, idOf, column, row, floor)
  const walled = new Array<number>(SQUARES).fill(0)
  for (const edge of [...map.walls, ...map.floors.flatMap((level) => level.walls)]) {
    putWall(edge, squareOf, beside, walled)
  }
  const sight = { walls: undefined, rows: new Array<Uint32Array | undefined>(SQUARES) }
  return { idOf, squareOf, ground, column, row, floor, beside, walled, sight }
}

function besides(
  squareOf: ReadonlyMap<SpaceId, Square>,
  idOf: readonly SpaceId[],
  column: readonly number[],
  row: readonly number[],
  floor: readonly number[],
): Square[] {
  const out = new Array<Square>(SQUARES * 8).fill(NOBODY)
  for (let square = 0; square < SQUARES; square++) {
    if (idOf[square] === NONE) continue
    for (let d = 0; d < 8; d++) {
      const x = column[square] + DX[d]
      const y = row[square] + DY[d]
      if (x < 0 || x >= WIDTH || y < 0 || y >= WIDTH) continue
      const prefix = floor[square] === 1 ? '' : String(floor[square])
      out[square * 8 + d] = squareOf.get(`${prefix}${String.fromCharCode(65 + x)}${y + 1}`) ?? NOBODY
    }
  }
  return out
}

/** `E4|E5` lies between two spaces, `#W|A5` and `P11|#E` on the rim. */
function putWall(
  edge: EdgeId,
  squareOf: ReadonlyMap<SpaceId, Square>,
  beside: readonly Square[],
  walled: number[],
): void {
  const [first, second] = edge.split('|')
  const a = squareOf.get(first)
  const b = squareOf.get(second)
  if (a === undefined && b === undefined) throw new Error(`no such edge: ${edge}`)
  if (a !== undefined && b !== undefined) {
    const d = [N, E, S, W].find((side) => beside[a * 8 + side] === b)
    if (d === undefined) throw new Error(`not an edge: ${edge}`)
    walled[a] |= 1 << d
    walled[b] |= 1 << ((d + 2) % 4)
  } else if (a === undefined && b !== undefined) walled[b] |= 1 << (first === '#W' ? W : N)
  else if (a !== undefined) walled[a] |= 1 << (second === '#E' ? E : S)
}

export function exists(board: Board, square: Square): boolean {
  return square >= 0 && board.ground[square] !== NONE && board.ground[square] !== BLOCKED
}

/** May one go straight that way, printed walls alone considered? Solid rock is a wall on all sides (DV-MOVE-13). */
export function isOpen(board: Board, square: Square, direction: number): boolean {
  const to = board.beside[square * 8 + direction]
  return exists(board, square) && exists(board, to) && (board.walled[square] & (1 << direction)) === 0
}

/** a diagonal is closed when both ways round the corner are. */
export function isOpenDiagonal(board: Board, square: Square, direction: number): boolean {
  const to = board.beside[square * 8 + direction]
  if (!exists(board, square) || !exists(board, to)) return false
  const across = DX[direction] > 0 ? E : W
  const along = DY[direction] > 0 ? S : N
  const round = (first: number, second: number): boolean =>
    isOpen(board, square, first) && isOpen(board, board.beside[square * 8 + first], second)
  return round(across, along) || round(along, across)
}
