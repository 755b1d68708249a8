import { text, type Text } from '@longtable/kernel'
import type { CombatEvent } from '../../state/events/combat.ts'
import type { PieceNo, SideNo, Square } from '../../state/numbers.ts'
import type { VentureViewContext } from '../../state/tables/match-tables.ts'
import { piecesText, pieceText, sideText, squareName } from '../thing-names.ts'
import { plain, said, type EventTexts } from './types.ts'

interface Fate {
  readonly event: string
  readonly piece: PieceNo
  readonly by: SideNo
  readonly square: Square
}

/** Combat and prisoners. */
export const combatEventTexts: EventTexts<CombatEvent> = {
  attacked: (event, ctx) =>
    text(event.range > 0 ? 'events.attackedFar' : 'events.attacked', {
      side: sideText(ctx.tables, event.side),
      versus: sideText(ctx.tables, event.versus),
      units: piecesText(ctx.tables, event.attackers),
      target: pieceText(ctx.tables, event.target),
      range: event.range,
    }),
  hazard: (event, { tables }) =>
    plain(event, { unit: pieceText(tables, event.piece), count: event.strength }),
  defended: (event, ctx) => said(event, ctx, { units: piecesText(ctx.tables, event.defenders) }),
  rolled: (event) => plain(event, { attack: diceShown(event.attack), defence: diceShown(event.defence) }),
  adjusted: (event, ctx) => said(event, ctx, { from: event.from, to: event.to }),
  egged: (event, ctx) => said(event, ctx, { unit: pieceText(ctx.tables, event.piece) }),
  fought: (event) =>
    text(event.won ? 'events.foughtWon' : 'events.foughtHeld', {
      attack: event.attack,
      defence: event.defence,
    }),
  foiled: (event, ctx) => said(event, ctx),
  counters: (event, ctx) => said(event, ctx),
  killed: (event, ctx) =>
    event.by < 0 || event.by === ctx.tables.home[event.piece]
      ? text('events.died', fate(event, ctx))
      : text('events.killed', { ...fate(event, ctx), side: sideText(ctx.tables, event.by) }),
  revived: (event, ctx) => plain(event, fate(event, ctx)),
  spared: (event, ctx) => plain(event, fate(event, ctx)),
  wounded: (event, ctx) => plain(event, fate(event, ctx)),
  captured: (event, { tables }) =>
    plain(event, { unit: pieceText(tables, event.piece), captor: pieceText(tables, event.captor) }),
  escaped: (event, { tables }) => plain(event, { unit: pieceText(tables, event.piece) }),
  exchanged: (event, { tables }) => plain(event, { unit: pieceText(tables, event.piece) }),
  restrained: (event, { tables }) => plain(event, { unit: pieceText(tables, event.piece) }),
  freed: (event, { tables }) => plain(event, { unit: pieceText(tables, event.piece) }),
}

/** What dice show, and nothing where there are none. */
function diceShown(dice: readonly number[]): Text | string {
  return dice.length === 0 ? text('log.nothing') : dice.join(' ')
}

function fate({ piece, square }: Fate, { tables }: VentureViewContext): { unit: Text; space: string } {
  return { unit: pieceText(tables, piece), space: squareName(tables, square) }
}
