import { text } from '@longtable/kernel'
import type { TogetherEvent } from '../../state/events/together.ts'
import { hexText } from '../hex.ts'
import { playerText } from '../players.ts'
import { cardText, colourNameText } from '../pieces.ts'
import { plain, said, type EventSentences } from './sentences.ts'

/** Duels, cooperative assaults, scenarios. */
export const togetherTells: EventSentences<TogetherEvent> = {
  duelBegan: (event, { state }) =>
    said(event, { against: playerText(event.against), place: hexText(state, event.hex) }),
  defends: (event) =>
    text(event.full ? 'events.defendsFully' : 'events.defendsPartly', { player: playerText(event.seat) }),
  sent: (event) => said(event, { attack: event.attack }),
  exchanged: (event) =>
    said(event, {
      against: playerText(event.against),
      attack: event.attack,
      block: event.block,
      damage: event.damage,
    }),
  passed: (event) => said(event),
  stolen: (event) => said(event, { from: playerText(event.from), card: cardText(event.card) }),
  retreated: (event, { state }) => said(event, { place: hexText(state, event.hex) }),
  duelEnded: (event) =>
    event.winner < 0 ? text('events.duelDrawn') : plain(event, { winner: playerText(event.winner) }),
  proposed: (event, { state }) => said(event, { place: hexText(state, event.hex) }),
  agreed: (event) => said(event),
  refused: (event) => said(event),
  garrisonDealt: (event) => plain(event),
  shieldPlaced: (event, { state }) => said(event, { place: hexText(state, event.hex) }),
  secretPlaced: (event, { state }) =>
    text(event.tomb ? 'events.secretTomb' : 'events.secretDungeon', {
      player: playerText(event.seat),
      place: hexText(state, event.hex),
    }),
  portalClosed: (event) => plain(event),
  shieldReplaced: (event, { state }) =>
    said(event, { from: playerText(event.from), place: hexText(state, event.hex) }),
  incanted: (event, { state }) => said(event, { place: hexText(state, event.hex), n: event.n }),
  passage: (event, { state }) => said(event, { place: hexText(state, event.hex), cost: event.cost }),
  rampageRolled: (event, { state }) =>
    plain(event, { place: hexText(state, event.hex), colour: colourNameText(event.colour) }),
  left: (event) => said(event),
  returnerChosen: (event) => said(event),
  stayedOut: (event, { state }) => said(event, { place: hexText(state, event.hex) }),
}
