import { text, type Text } from '@longtable/kernel'
import type { CombatEvent } from '../events/combat.ts'
import type { PieceNo, SideNo, Square } from '../numbers.ts'
import { pieceText, piecesText, sideText, squareName } from '../says.ts'
import type { VentureLook } from '../state.ts'
import { plain, said, type Tells } from './tells.ts'

interface Fate {
  readonly event: string
  readonly piece: PieceNo
  readonly by: SideNo
  readonly square: Square
}

/** Combat and prisoners. */
export const combatTells: Tells<CombatEvent> = {
  attacked: (event, look) =>
    text(event.range > 0 ? 'events.attackedFar' : 'events.attacked', {
      side: sideText(look.env, event.side),
      versus: sideText(look.env, event.versus),
      units: piecesText(look.env, event.attackers),
      target: pieceText(look.env, event.target),
      range: event.range,
    }),
  hazard: (event, { env }) => plain(event, { unit: pieceText(env, event.piece), count: event.strength }),
  defended: (event, look) => said(event, look, { units: piecesText(look.env, event.defenders) }),
  rolled: (event) => plain(event, { attack: diceShown(event.attack), defence: diceShown(event.defence) }),
  adjusted: (event, look) => said(event, look, { from: event.from, to: event.to }),
  egged: (event, look) => said(event, look, { unit: pieceText(look.env, event.piece) }),
  fought: (event) =>
    text(event.won ? 'events.foughtWon' : 'events.foughtHeld', {
      attack: event.attack,
      defence: event.defence,
    }),
  foiled: (event, look) => said(event, look),
  counters: (event, look) => said(event, look),
  killed: (event, look) =>
    event.by < 0 || event.by === look.env.home[event.piece]
      ? text('events.died', fate(event, look))
      : text('events.killed', { ...fate(event, look), side: sideText(look.env, event.by) }),
  revived: (event, look) => plain(event, fate(event, look)),
  spared: (event, look) => plain(event, fate(event, look)),
  wounded: (event, look) => plain(event, fate(event, look)),
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

function fate({ piece, square }: Fate, { env }: VentureLook): { unit: Text; space: string } {
  return { unit: pieceText(env, piece), space: squareName(env, square) }
}
