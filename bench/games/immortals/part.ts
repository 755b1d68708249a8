import type { BenchPart } from '../../bench-part.ts'
import { boardgameMoves } from './boardgame.ts'

export const part: BenchPart = {
  // A whole plan is longer than any other turn.
  slowestTurn: 10,
  boardgameMoves,
}
