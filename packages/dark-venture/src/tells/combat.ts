import { text, type Text } from '@longtable/kernel'
import type { CombatEvent } from '../events/combat.ts'
import type { PieceNo, SideNo, Square } from '../numbers.ts'
import { pieceText, piecesText, sideText, squareName } from '../says.ts'
import type { VentureViewContext } from '../state.ts'
import { plain, said, type Tells } from './tells.ts'

interface Fate {
  readonly event: string
  readonly piece: PieceNo
  readonly by: SideNo
  readonly square: Square
}

/** Combat and prisoners. */
export const combatTells: Tells<CombatEvent> = {
  attacked: (event, ctx) =>
    text(event.range > 0 ? 'events.attackedFar' : 'events.attacked', {
      side: sideText(ctx.env, event.side),
      versus: sideText(ctx.env, event.versus),
      units: piecesText(ctx.env, event.attackers),
      target: pieceText(ctx.env, event.target),
      range: event.range,
    }),
  hazard: (event, { env }) => plain(event, { unit: pieceText(env, event.piece), count: event.strength }),
  defended: (event, ctx) => said(event, ctx, { units: piecesText(ctx.env, event.defenders) }),
  rolled: (event) => plain(event, { attack: diceShown(event.attack), defence: diceShown(event.defence) }),
  adjusted: (event, ctx) => said(event, ctx, { from: event.from, to: event.to }),
  egged: (event, ctx) => said(event, ctx, { unit: pieceText(ctx.env, event.piece) }),
  fought: (event) =>
    text(event.won ? 'events.foughtWon' : 'events.foughtHeld', {
      attack: event.attack,
      defence: event.defence,
    }),
  foiled: (event, ctx) => said(event, ctx),
  counters: (event, ctx) => said(event, ctx),
  killed: (event, ctx) =>
    event.by < 0 || event.by === ctx.env.home[event.piece]
      ? text('events.died', fate(event, ctx))
      : text('events.killed', { ...fate(event, ctx), side: sideText(ctx.env, event.by) }),
  revived: (event, ctx) => plain(event, fate(event, ctx)),
  spared: (event, ctx) => plain(event, fate(event, ctx)),
  wounded: (event, ctx) => plain(event, fate(event, ctx)),
  captured: (event, { env }) =>
    plain(event, { unit: pieceText(env, event.piece), captor: pieceText(env, event.captor) }),
  escaped: (event, { env }) => plain(event, { unit: pieceText(env, event.piece) }),
  exchanged: (event, { env }) => plain(event, { unit: pieceText(env, event.piece) }),
  restrained: (event, { env }) => plain(event, { unit: pieceText(env, event.piece) }),
  freed: (event, { env }) => plain(event, { unit: pieceText(env, event.piece) }),
}

/** What dice show, and nothing where there are none. */
function diceShown(dice: readonly number[]): Text | string {
  return dice.length === 0 ? text('log.nothing') : dice.join(' ')
}

function fate({ piece, square }: Fate, { env }: VentureViewContext): { unit: Text; space: string } {
  return { unit: pieceText(env, piece), space: squareName(env, square) }
}
