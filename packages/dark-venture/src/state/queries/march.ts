import type { LocalsOf, marchFrame } from '../frames.ts'
import type { PieceNo, SideNo } from '../numbers.ts'

export type MarchLocals = LocalsOf<typeof marchFrame>

/** Kinds of free moves besides 0: no diagonals; those of a freed prisoner, who goes over no wall. */
export const STRAIGHT_ONLY = 1
export const ESCAPING = 2

/** The locals of a march: paid with dice, or with `free` points by an effect (DV-MOVE-21). */
export function freeMarch(
  side: SideNo,
  piece: PieceNo,
  free: number,
  kind = 0,
  ignores = 0,
  through = 0,
): MarchLocals {
  return { side, piece, ortho: 0, diag: 0, freshO: 0, freshD: 0, free, kind, ignores, through, moved: 0 }
}
