import type { NodeNo, PieceNo, Square } from '../numbers.ts'

/** Marches, floors, fences and walls in the way. */
export type MovementEvent =
  /** `part`: of a split space, as after `crossed`. */
  | { event: 'stepped'; piece: PieceNo; from: NodeNo; to: NodeNo; pay: number; part: number }
  | { event: 'changedFloor'; piece: PieceNo; from: NodeNo; to: NodeNo; part: number }
  | { event: 'crossed'; piece: PieceNo; square: Square; part: number }
  /** All units of a space that was split stand in one part of it. */
  | { event: 'parted'; square: Square; part: number }
  | { event: 'teleported'; piece: PieceNo; from: NodeNo; to: NodeNo; part: number }
