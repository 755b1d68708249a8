import { text } from '@longtable/kernel'
import type { MovementEvent } from '../events/movement.ts'
import { nodeText, pieceText, squareName } from '../says.ts'
import type { NodeNo, PieceNo } from '../numbers.ts'
import type { VentureViewContext } from '../state.ts'
import { plain, type Tells } from './tells.ts'

interface Went {
  readonly event: string
  readonly piece: PieceNo
  readonly from: NodeNo
  readonly to: NodeNo
}

/** Marches, floors, fences and walls in the way. */
export const movementTells: Tells<MovementEvent> = {
  stepped: (event, ctx) => went(event, ctx),
  changedFloor: (event, ctx) => went(event, ctx),
  teleported: (event, ctx) => went(event, ctx),
  parted: (event, { env }) => text(`events.parted.${event.part}`, { space: squareName(env, event.square) }),
  crossed: (event, { env }) =>
    plain(event, { unit: pieceText(env, event.piece), space: squareName(env, event.square) }),
}

function went(event: Went, { env }: VentureViewContext): ReturnType<typeof plain> {
  return plain(event, {
    unit: pieceText(env, event.piece),
    from: nodeText(env, event.from),
    to: nodeText(env, event.to),
  })
}
