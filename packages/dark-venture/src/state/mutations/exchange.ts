import { exchangeFrame } from '../frames.ts'
import type { PieceNo, SideNo } from '../numbers.ts'
import type { VentureContext } from '../tables/match-tables.ts'

/** Exchanges the prisoner of a captor before the next frame goes on. */
export function exchangePrisoner(side: SideNo, captor: PieceNo, what: number, ctx: VentureContext): void {
  ctx.push(exchangeFrame, { side, piece: captor, for: what })
}
