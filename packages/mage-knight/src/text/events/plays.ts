import { text, type Text } from '@longtable/kernel'
import { elements, reaches } from '../../content/effect.ts'
import { sourceText } from '../sources.ts'
import type { PlayEvent } from '../../state/events/plays.ts'
import { elementalText } from '../phrases.ts'
import { hexText } from '../hex.ts'
import { playerText } from '../players.ts'
import {
  cardsText,
  cardText,
  colourNameText,
  postText,
  quotedSkillText,
  strongText,
  tacticNameText,
  unitText,
} from '../pieces.ts'
import type { MageViewContext } from '../../state/match.ts'
import { plain, said, signed, type EventSentences } from './sentences.ts'

/** What is played, mana and dice, and what effects do. */
export const playTells: EventSentences<PlayEvent> = {
  played: (event) =>
    text(event.strong ? 'events.playedStrong' : 'events.played', {
      player: playerText(event.seat),
      card: event.strong ? strongText(event.card) : cardText(event.card),
    }),
  side: (event) => said(event, { card: cardText(event.card) }),
  unitUsed: (event) => said(event, { unit: unitText(event.unit) }),
  skillUsed: (event) => said(event, { skill: quotedSkillText(event.skill) }),
  tacticUsed: (event) => said(event, { tactic: tacticNameText(event.tactic) }),
  bannerGiven: (event) => said(event, { card: cardText(event.card), unit: unitText(event.unit) }),
  bannerUsed: (event) => said(event, { card: cardText(event.card), unit: unitText(event.unit) }),
  paid: (event) =>
    said(event, { colour: colourNameText(event.colour), with: text(`events.with.${event.with}`) }),
  melted: (event) => said(event, { colour: colourNameText(event.colour) }),
  healed: (event) =>
    event.unit < 0
      ? text('events.healedHand', { player: playerText(event.seat), count: event.n })
      : said(event, { unit: unitText(event.unit), n: event.n }),
  rolled: (event) => plain(event, { colour: colourNameText(event.colour) }),
  dieTaken: (event) => said(event, { colour: colourNameText(event.colour) }),
  rolledFor: (event) => said(event, { colour: colourNameText(event.colour) }),
  points: (event) =>
    said(event, { what: text(`events.as.${event.what}`), n: signed(event.n), now: event.now }),
  attackAdded: (event) =>
    said(event, {
      attack: elementalText(`attack.${reaches[event.reach]}`, event.n, elements[event.element]),
    }),
  blockAdded: (event) => said(event, { block: elementalText('block', event.n, elements[event.element]) }),
  lastingBegan: (event, { tables }) =>
    said(event, {
      source: sourceText(tables, event.source),
      effect: tables.effectText(tables.nodes.effects[event.node]),
    }),
  targeted: (event, ctx) =>
    said(event, { source: sourceText(ctx.tables, event.source), target: targetText(ctx, event) }),
  cardMoved: (event) => said(event, { card: cardText(event.card), to: text(`events.to.${event.to}`) }),
  cardHidden: (event) => said(event, { to: text(`events.to.${event.to}`) }),
  handShown: (event) => said(event, { cards: cardsText(event.cards) }),
  gaveUp: (event) => said(event, { card: cardText(event.card) }),
  learned: (event) => said(event, { card: cardText(event.card), cost: event.cost }),
  centred: (event) => said(event, { skill: quotedSkillText(event.skill) }),
  uncentred: (event) => said(event, { skill: quotedSkillText(event.skill) }),
  journeyed: (event, { state }) => said(event, { place: hexText(state, event.hex) }),
  extraTurn: (event) => said(event),
  tacticProposed: (event) => said(event, { tactic: tacticNameText(event.tactic) }),
  tacticRefused: (event) => said(event, { tactic: tacticNameText(event.tactic) }),
}

function targetText({ state }: MageViewContext, event: Extract<PlayEvent, { event: 'targeted' }>): Text {
  switch (event.what) {
    case 'enemy':
      return postText(state, event.n)
    case 'unit':
      return unitText(event.n)
    case 'card':
      return cardText(event.n)
    case 'die':
      return text('events.die', { colour: colourNameText(state.die[event.n]) })
    case 'colour':
      return colourNameText(event.n)
  }
}
