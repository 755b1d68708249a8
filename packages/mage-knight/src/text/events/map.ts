import { text } from '@longtable/kernel'
import type { MapEvent } from '../../state/events/map.ts'
import { hexText } from '../hex.ts'
import { playerText } from '../players.ts'
import { cardsText, cityText, tileText, unitText } from '../pieces.ts'
import { DUMMY } from '../../state/schema/state.ts'
import { plain, said, type EventSentences } from './sentences.ts'

/** The map and the turn. */
export const mapTells: EventSentences<MapEvent> = {
  turnBegan: (event) =>
    event.extra ? text('events.extraTurnBegan', { player: playerText(event.seat) }) : said(event),
  skipped: (event) => said(event),
  announced: (event) => (event.seat === DUMMY ? text('events.dummyAnnounced') : said(event)),
  forfeited: (event) => said(event),
  arrived: (event, { state }) => said(event, { place: hexText(state, event.hex) }),
  stepped: (event, { state }) => said(event, { place: hexText(state, event.hex), cost: event.cost }),
  explored: (event) => said(event, { tile: tileText(event.tile), cost: event.cost }),
  tileOpened: (event) => plain(event, { tile: tileText(event.tile) }),
  megapolisShown: (event) => plain(event, { city: cityText(event.colour) }),
  cityShown: (event) => plain(event, { city: cityText(event.colour), level: event.level }),
  rested: (event) => said(event),
  discarded: (event) => said(event, { cards: cardsText(event.cards) }),
  thrownAway: (event) => said(event, { cards: cardsText(event.cards) }),
  interacted: (event, { state }) =>
    said(event, { place: hexText(state, event.hex), influence: event.influence }),
  recruited: (event) => said(event, { unit: unitText(event.unit), cost: event.cost }),
  bought: (event) => said(event, { ware: text(`events.ware.${event.ware}`), cost: event.cost }),
  plundered: (event) => said(event),
  turnEnded: (event) => said(event),
}
