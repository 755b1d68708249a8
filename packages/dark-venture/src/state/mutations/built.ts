import type { Board } from '../map/read.ts'
import type { Square } from '../numbers.ts'
import { ACROSS, SLOPE } from '../queries/built.ts'

/** Puts a piece on a side (0 to 3), or across (4 for `\`, 5 for `/`); 0 takes it away. Both squares of an edge know it. */
export function setBuilt(built: number[], board: Board, square: Square, edge: number, piece: number): void {
  if (edge >= 4) {
    built[square] = (built[square] & ~(7 << ACROSS)) | (piece << ACROSS)
    if (piece !== 0 && edge === 5) built[square] |= 1 << SLOPE
    return
  }
  built[square] = (built[square] & ~(3 << (2 * edge))) | (piece << (2 * edge))
  const other = board.beside[square * 8 + edge]
  if (other < 0) return
  const back = (edge + 2) % 4
  built[other] = (built[other] & ~(3 << (2 * back))) | (piece << (2 * back))
}
