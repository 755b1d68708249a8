import type { frames, LocalsOf, PieceNo } from '@longtable/dark-venture/board'
import type { View } from '@longtable/kernel'
import { frameOf } from '../view/view-facts.ts'

const AT_WORK: readonly string[] = ['march', 'attack.partner', 'attack.target']

/** The piece that a question goes on with: it is on its way, or about to strike. */
export function workingPiece(view: View, step: string): PieceNo | undefined {
  if (!AT_WORK.includes(step)) return undefined
  return frameOf<LocalsOf<typeof frames.marchFrame>>(view, step)?.piece
}
