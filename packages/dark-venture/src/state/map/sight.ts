import { N, S, SQUARES, W, type Square } from '../numbers.ts'
import { exists, type Board } from './read.ts'

/**
 * Lines between the centres of squares, in doubled coordinates: a centre is odd, corners are even. A wall blocks what
 * crosses it or runs along it; what touches only its end passes, unless walls end there on both sides.
 * Walls are four numbers each: x1, y1, x2, y2.
 */
export type Walls = number[]

/** Adds the wall on a side of the square at (x, y). */
export function addWallOn(walls: Walls, x: number, y: number, side: number): void {
  if (side === N) walls.push(2 * x, 2 * y, 2 * x + 2, 2 * y)
  else if (side === S) walls.push(2 * x, 2 * y + 2, 2 * x + 2, 2 * y + 2)
  else if (side === W) walls.push(2 * x, 2 * y, 2 * x, 2 * y + 2)
  else walls.push(2 * x + 2, 2 * y, 2 * x + 2, 2 * y + 2)
}

/** Adds the wall across the square: `\` (0) or `/` (1). */
export function addWallAcross(walls: Walls, x: number, y: number, slope: number): void {
  if (slope === 0) walls.push(2 * x, 2 * y, 2 * x + 2, 2 * y + 2)
  else walls.push(2 * x, 2 * y + 2, 2 * x + 2, 2 * y)
}

/** Corners that walls touch the line at, and on which side of it they lie; used anew for each line. */
const touched: number[] = []

/** Has a wall of the other side of the line ended at this corner before? */
function isJoint(key: number, side: number): boolean {
  for (let i = 0; i < touched.length; i += 2) if (touched[i] === key && touched[i + 1] === -side) return true
  touched.push(key, side)
  return false
}

/** Do these walls leave the line from centre (ax, ay) to centre (bx, by) free? */
export function isClear(ax: number, ay: number, bx: number, by: number, walls: readonly number[]): boolean {
  const x = 2 * ax + 1
  const y = 2 * ay + 1
  const dx = 2 * (bx - ax)
  const dy = 2 * (by - ay)
  const length = dx * dx + dy * dy
  const left = Math.min(x, x + dx)
  const right = Math.max(x, x + dx)
  const top = Math.min(y, y + dy)
  const bottom = Math.max(y, y + dy)
  touched.length = 0
  for (let i = 0; i < walls.length; i += 4) {
    const x1 = walls[i]
    const x2 = walls[i + 2]
    if (x2 < left || x1 > right) continue
    const y1 = walls[i + 1]
    const y2 = walls[i + 3]
    if (Math.max(y1, y2) < top || Math.min(y1, y2) > bottom) continue
    const a = Math.sign(dx * (y1 - y) - dy * (x1 - x))
    const b = Math.sign(dx * (y2 - y) - dy * (x2 - x))
    if (a === b && a !== 0) continue
    if (a === 0 || b === 0) {
      const along1 = dx * (x1 - x) + dy * (y1 - y)
      const along2 = dx * (x2 - x) + dy * (y2 - y)
      if (a === 0 && b === 0) {
        if (Math.max(along1, along2) > 0 && Math.min(along1, along2) < length) return false
      } else if (a === 0) {
        if (along1 > 0 && along1 < length && isJoint(x1 * 64 + y1, b)) return false
      } else if (along2 > 0 && along2 < length && isJoint(x2 * 64 + y2, a)) return false
      continue
    }
    // The line's own ends must lie on both sides of the wall as well.
    const wx = x2 - x1
    const wy = y2 - y1
    const from = wx * (y - y1) - wy * (x - x1)
    const to = wx * (y + dy - y1) - wy * (x + dx - x1)
    if ((from < 0 && to > 0) || (from > 0 && to < 0)) return false
  }
  return true
}

/** The printed walls of a floor, each once. No line comes to those on the rim. */
export function printedWalls(board: Board, floor: number): readonly number[] {
  board.sight.walls ??= wallsOf(board)
  return board.sight.walls.get(floor) ?? []
}

function wallsOf(board: Board): Map<number, Walls> {
  const floors = new Map<number, Walls>()
  for (let square = 0; square < SQUARES; square++) {
    if (board.walled[square] === 0) continue
    const walls = floors.get(board.floor[square]) ?? []
    floors.set(board.floor[square], walls)
    for (const side of [N, W]) {
      const isInside = board.beside[square * 8 + side] >= 0
      const isWalled = (board.walled[square] & (1 << side)) !== 0
      if (isInside && isWalled) addWallOn(walls, board.column[square], board.row[square], side)
    }
  }
  return floors
}

const WORDS = Math.ceil(SQUARES / 32)

/** Do printed walls leave the line between two squares free (DV-COMBAT-10)? Rows are worked out when first asked for. */
export function seesPrinted(board: Board, a: Square, b: Square): boolean {
  const row = (board.sight.rows[a] ??= sightRow(board, a))
  return (row[b >> 5] & (1 << (b & 31))) !== 0
}

function sightRow(board: Board, a: Square): Uint32Array {
  const row = new Uint32Array(WORDS)
  if (!exists(board, a)) return row
  const { column, row: rows, floor } = board
  const walls = printedWalls(board, floor[a])
  for (let b = 0; b < SQUARES; b++) {
    if (floor[b] !== floor[a] || !exists(board, b)) continue
    if (isClear(column[a], rows[a], column[b], rows[b], walls)) row[b >> 5] |= 1 << (b & 31)
  }
  return row
}
