import { text } from '@longtable/kernel'
import type { EndEvent } from '../../state/events/end.ts'
import { playerText } from '../players.ts'
import { cardsText, cardText, listed, quotedSkillText } from '../pieces.ts'
import { plain, said, signed, type EventSentences } from './sentences.ts'

/** The end of a turn, rewards, levels, the dummy. */
export const endTells: EventSentences<EndEvent> = {
  rewarded: (event) => said(event, { reward: text(`events.reward.${event.reward}`, { count: event.n }) }),
  foundArtifacts: (event) => said(event, { count: event.count }),
  foundCards: (event) => said(event, { cards: cardsText(event.cards) }),
  artifactKept: (event) => said(event, { card: cardText(event.card) }),
  artifactReturned: (event) => said(event, { card: cardText(event.card) }),
  levelled: (event) => said(event, { level: event.level }),
  turnedUp: (event) => said(event, { skills: listed(event.skills.map(quotedSkillText)) }),
  skillKept: (event) => said(event, { skill: quotedSkillText(event.skill) }),
  skillOffered: (event) => plain(event, { skill: quotedSkillText(event.skill) }),
  leftMap: (event) => said(event),
  dummyDrew: (event) => plain(event, { count: event.cards.length, cards: cardsText(event.cards) }),
  achieved: (event) =>
    text(event.title !== 0 ? 'events.achievedTitle' : 'events.achieved', {
      player: playerText(event.seat),
      what: text(`achievement.${event.what}`),
      points: signed(event.points),
      title: signed(event.title),
    }),
}
