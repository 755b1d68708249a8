import { configSpec, playerText, text, type Game } from '@longtable/kernel'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { CARDS, cards, MAX_SEATS, state, STREAMS, valueOf, Z, type HighCard } from './state.ts'
import { deal, showdown, turn } from './steps.ts'

export const highCard: Game<HighCard> = {
  id: 'high-card',
  rulesVersion: 1,
  players: { min: 2, max: MAX_SEATS },
  scenarios: [],
  config: configSpec({ rounds: { kind: 'whole', min: 1, max: 5, default: 3 } }),
  tables: ({ rounds }) => ({ rounds: Number(rounds) }),
  state,
  streams: STREAMS,
  steps: [deal, turn, showdown],
  setup: (ctx) => {
    const zones = cards.empty()
    zones[Z.deck] = Array.from({ length: CARDS }, (_, card) => card)
    ctx.push(deal, {})
    return { round: 1, turn: 0, cards: zones }
  },
  result: (s) => {
    const shown = s.cards.slice(Z.shown, Z.shown + MAX_SEATS).filter((zone) => zone.length > 0)
    const scores = shown.map(([card]) => valueOf(card))
    return { scores, winners: [scores.indexOf(Math.max(...scores))] }
  },
  violations: (s, _tables, seats) => {
    const held = s.cards
      .slice(Z.hand, Z.hand + seats)
      .map((hand, seat) => hand.length + s.cards[Z.shown + seat].length)
    return held.some((count) => count > 1) ? ['somebody has more than one card'] : []
  },
  describeEvent: (_ctx, event) => {
    const player = playerText(event.seat)
    if (event.event === 'stood') return text('events.stood', { player })
    return text(`events.${event.event}`, { player, value: valueOf(event.card) })
  },
  rules,
  content: { cards: CARDS },
  messages,
}
