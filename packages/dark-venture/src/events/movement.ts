import type { NodeNo, PieceNo, Square } from '../numbers.ts'

/** Marches, floors, fences and walls in the way. */
export type MovementEvent =
  | { event: 'stepped'; piece: PieceNo; from: NodeNo; to: NodeNo; pay: number }
  | { event: 'changedFloor'; piece: PieceNo; from: NodeNo; to: NodeNo }
  | { event: 'crossed'; piece: PieceNo; square: Square; part: number }
  | { event: 'teleported'; piece: PieceNo; from: NodeNo; to: NodeNo }
