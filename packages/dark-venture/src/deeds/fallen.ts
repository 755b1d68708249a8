import { BEAST, PIECES, UNITS, type PieceNo } from '../numbers.ts'
import { STORY, type State } from '../state.ts'
import type { World } from '../world.ts'

/** Heroes, Ancients, the beast and unique units that were killed: bits of `story`, for what a story asks. */

const UNIQUE_AT = BEAST - UNITS + 1

function bitOf(world: World, piece: PieceNo): number {
  if (piece >= UNITS) return 1 << (piece - UNITS)
  const row = world.rowOf[piece]
  return world.unique[row] ? 1 << (UNIQUE_AT + row) : 0
}

/** It was killed. */
export function noteFallen(s: State, world: World, piece: PieceNo): void {
  s.story[STORY.killed] |= bitOf(world, piece)
}

/** Was the one of that name ever killed? */
export function hasFallen(s: State, world: World, id: string): boolean {
  for (let piece = 0; piece < PIECES; piece++) {
    if (world.idOf[piece] === id) return (s.story[STORY.killed] & bitOf(world, piece)) !== 0
  }
  return false
}
