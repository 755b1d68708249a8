import { text } from '@longtable/kernel'
import type { CombatEvent } from '../../state/events/combat.ts'
import { hexText } from '../hex.ts'
import { playerText } from '../players.ts'
import { listed, tokenText, unitText, colourNameText } from '../pieces.ts'
import { plain, said, type EventSentences } from './sentences.ts'

/** Combat with enemies. */
export const combatTells: EventSentences<CombatEvent> = {
  fightBegan: (event, { state }) =>
    said(event, { place: hexText(state, event.hex), enemies: listed(event.tokens.map(tokenText)) }),
  dieHidden: (event) => said(event),
  hidColour: (event) => said(event, { colour: colourNameText(event.colour) }),
  dieShown: (event) => plain(event, { colour: colourNameText(event.colour) }),
  dieNot: (event) => plain(event, { colour: colourNameText(event.colour) }),
  joined: (event) => said(event, { enemy: tokenText(event.token) }),
  summoned: (event) => plain(event, { enemy: tokenText(event.token) }),
  aimed: (event) => said(event, { enemy: tokenText(event.token) }),
  struck: (event) =>
    said(event, { enemies: listed(event.tokens.map(tokenText)), total: event.total, armor: event.armor }),
  faced: (event) => said(event, { enemy: tokenText(event.token) }),
  blocked: (event) =>
    said(event, { enemy: tokenText(event.token), total: event.total, needed: event.needed }),
  slowed: (event) => said(event, { enemy: tokenText(event.token), n: event.n }),
  letThrough: (event) => said(event, { enemy: tokenText(event.token), damage: event.damage }),
  damaged: (event) =>
    event.unit < 0
      ? text('events.damagedHero', { player: playerText(event.seat), n: event.n })
      : said(event, { unit: unitText(event.unit), n: event.n }),
  knockedOut: (event) => said(event),
  paralyzed: (event) => said(event),
  defeated: (event) => said(event, { enemy: tokenText(event.token) }),
  conquered: (event, { state }) => said(event, { place: hexText(state, event.hex) }),
  cityShield: (event, { state }) => said(event, { place: hexText(state, event.hex) }),
  cityTaken: (event, { state }) =>
    plain(event, { place: hexText(state, event.hex), leader: playerText(event.leader) }),
  fightEnded: (event) =>
    text(event.outcome === 'won' ? 'events.fightWon' : 'events.fightLost', {
      player: playerText(event.seat),
    }),
  withdrew: (event, { state }) => said(event, { place: hexText(state, event.hex), count: event.wounds }),
}
