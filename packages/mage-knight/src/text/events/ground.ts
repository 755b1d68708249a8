import { text } from '@longtable/kernel'
import type { GroundEvent } from '../../state/events/ground.ts'
import { hexText } from '../hex.ts'
import { playerText } from '../players.ts'
import {
  backText,
  cardsText,
  cardText,
  colourNameText,
  heroText,
  listed,
  scenarioText,
  tacticNameText,
  tokenText,
  unitText,
} from '../pieces.ts'
import { DUMMY } from '../../state/schema/state.ts'
import { plain, said, signed, type EventSentences } from './sentences.ts'

/** Set-up, rounds, and what the common deeds tell. */
export const groundTells: EventSentences<GroundEvent> = {
  dealt: (event) => plain(event, { scenario: scenarioText(event.scenario) }),
  heroPicked: (event) => said(event, { hero: heroText(event.hero) }),
  drafted: (event) => said(event),
  draftedCard: (event) => said(event, { card: cardText(event.card) }),
  draftJoined: (event) => said(event),
  draftJoinedCard: (event) => said(event, { card: cardText(event.card) }),
  upgradeShown: (event) => plain(event, { card: cardText(event.card) }),
  upgraded: (event) => said(event, { card: cardText(event.card), given: cardText(event.given) }),
  heroWanted: (event) => said(event, { hero: heroText(event.hero) }),
  bid: (event) => said(event, { n: event.n }),
  bidNoMore: (event) => said(event),
  dummyJoined: (event) => plain(event, { hero: heroText(event.hero) }),
  dayBegan: (event, { tables }) => plain(event, { round: event.round, of: tables.rounds }),
  nightBegan: (event, { tables }) => plain(event, { round: event.round, of: tables.rounds }),
  offerDealt: (event) => plain(event, { units: listed(event.units.map(unitText)) }),
  cardsOffered: (event) =>
    plain(event, {
      spells: listed(event.spells.map(cardText)),
      actions: listed(event.actions.map(cardText)),
    }),
  lessonAdded: (event) => plain(event, { card: cardText(event.card) }),
  dummyGained: (event) =>
    event.colour < 0
      ? text('events.dummyGainedCard', { card: cardText(event.card) })
      : plain(event, { card: cardText(event.card), colour: colourNameText(event.colour) }),
  bannerBack: (event) => said(event, { card: cardText(event.card) }),
  reshuffled: (event) => said(event, { count: event.cards }),
  tacticTaken: (event) =>
    event.seat === DUMMY
      ? text('events.dummyTactic', { tactic: tacticNameText(event.tactic) })
      : said(event, { tactic: tacticNameText(event.tactic) }),
  tacticLeft: (event) => plain(event, { tactic: tacticNameText(event.tactic) }),
  turnOrder: (event) => plain(event, { order: listed(event.order.map(playerText)) }),
  roundEnded: (event) => plain(event, { round: event.round }),
  gameEnding: (event) => plain(event),
  gameOver: (event) =>
    event.winners.length === 0
      ? text('events.gameLost')
      : plain(event, { count: event.winners.length, winners: listed(event.winners.map(playerText)) }),
  fame: (event) => said(event, { n: signed(event.n), now: event.now }),
  reputation: (event) => said(event, { n: signed(event.n), now: event.now }),
  wounded: (event) =>
    text(event.to === 'hand' ? 'events.wounded' : 'events.woundedPile', {
      player: playerText(event.seat),
      count: event.n,
    }),
  noWoundLeft: (event) => said(event),
  gained: (event) =>
    text(event.what === 'crystal' ? 'events.gainedCrystal' : 'events.gainedToken', {
      player: playerText(event.seat),
      colour: colourNameText(event.colour),
      count: event.n,
    }),
  lost: (event) =>
    text(event.what === 'crystal' ? 'events.lostCrystal' : 'events.lostToken', {
      player: playerText(event.seat),
      colour: colourNameText(event.colour),
      count: event.n,
    }),
  crystalWasted: (event) => said(event, { colour: colourNameText(event.colour) }),
  drew: (event) => said(event, { count: event.count }),
  drewCards: (event) => said(event, { cards: cardsText(event.cards) }),
  tookCard: (event) => said(event, { card: cardText(event.card) }),
  offered: (event) => plain(event, { card: cardText(event.card) }),
  placedToken: (event, { state }) =>
    plain(event, { token: backText(event.post), place: hexText(state, event.hex) }),
  shown: (event, { state }) =>
    plain(event, { token: tokenText(event.token), place: hexText(state, event.hex) }),
  tokenGone: (event) => plain(event, { token: tokenText(event.token) }),
  unitReady: (event) => plain(event, { unit: unitText(event.unit) }),
  unitWounded: (event) => plain(event, { unit: unitText(event.unit) }),
  unitHealed: (event) => plain(event, { unit: unitText(event.unit) }),
  unitDestroyed: (event) => said(event, { unit: unitText(event.unit) }),
  disbanded: (event) => said(event, { unit: unitText(event.unit) }),
}
