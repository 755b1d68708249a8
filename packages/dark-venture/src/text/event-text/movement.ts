import { text } from '@longtable/kernel'
import type { MovementEvent } from '../../state/events/movement.ts'
import type { NodeNo, PieceNo } from '../../state/numbers.ts'
import type { VentureViewContext } from '../../state/tables/match-tables.ts'
import { nodeText, pieceText, squareName } from '../thing-names.ts'
import { plain, type EventTexts } from './types.ts'

interface Went {
  readonly event: string
  readonly piece: PieceNo
  readonly from: NodeNo
  readonly to: NodeNo
}

/** Marches, floors, fences and walls in the way. */
export const movementEventTexts: EventTexts<MovementEvent> = {
  stepped: (event, ctx) => went(event, ctx),
  changedFloor: (event, ctx) => went(event, ctx),
  teleported: (event, ctx) => went(event, ctx),
  parted: (event, { tables }) =>
    text(`events.parted.${event.part}`, { space: squareName(tables, event.square) }),
  crossed: (event, { tables }) =>
    plain(event, { unit: pieceText(tables, event.piece), space: squareName(tables, event.square) }),
}

function went(event: Went, { tables }: VentureViewContext): ReturnType<typeof plain> {
  return plain(event, {
    unit: pieceText(tables, event.piece),
    from: nodeText(tables, event.from),
    to: nodeText(tables, event.to),
  })
}
