import { choice, text } from '@longtable/kernel'
import { ask, cards, run, STREAM, valueOf, Z } from './state.ts'

const STAND = choice({ do: 'stand' })
const EXCHANGE = choice({ do: 'exchange' })

/** HIGH-SETUP-1 */
export const deal = run('deal', {
  locals: {},
  run: (_s, _f, ctx) => {
    ctx.shuffle(cards, Z.deck, STREAM.deck)
    for (let seat = 0; seat < ctx.seats; seat++) ctx.draw(cards, Z.deck, Z.hand + seat)
    ctx.next(turn, {})
  },
})

/** HIGH-TURN-1 */
export const turn = ask('turn', {
  locals: {},
  seat: (s) => s.turn,
  universe: () => [STAND, EXCHANGE],
  offer: (s, _f, menu) => {
    menu.add(STAND)
    if (s.cards[Z.deck].length > 0) menu.add(EXCHANGE)
    else menu.block?.(EXCHANGE, 'HIGH-TURN-2')
  },
  take: (s, _f, taken, ctx) => {
    const seat = s.turn
    if (taken.do === 'exchange') {
      const [card] = s.cards[Z.hand + seat]
      ctx.move(cards, card, Z.hand + seat, Z.discard)
      ctx.draw(cards, Z.deck, Z.hand + seat)
      ctx.tell?.({ event: 'exchanged', seat, card })
    } else ctx.tell?.({ event: 'stood', seat })
    s.turn = (seat + 1) % ctx.seats
    if (s.turn !== 0) return
    if (s.round === ctx.tables.rounds) ctx.next(showdown, {})
    else s.round++
  },
  question: ({ state: { round, cards: zones }, tables: { rounds }, viewer }) =>
    text('ask.turn', { round, rounds, value: valueOf(zones[Z.hand + viewer][0]) }),
  describe: (_ctx, _f, { do: verb }) => ({
    text: text(`choose.${verb}`),
    at: verb === 'stand' ? 'hand' : 'deck',
  }),
})

/** HIGH-END-1 */
export const showdown = run('showdown', {
  locals: {},
  run: (s, _f, ctx) => {
    for (let seat = 0; seat < ctx.seats; seat++) {
      const [card] = s.cards[Z.hand + seat]
      ctx.move(cards, card, Z.hand + seat, Z.shown + seat)
      ctx.tell?.({ event: 'shown', seat, card })
    }
    ctx.pop()
  },
})
