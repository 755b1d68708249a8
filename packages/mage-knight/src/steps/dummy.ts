import { CARD_COLOUR, deeds, Z, type Card } from '../state/pools/deed-cards.ts'
import { DUMMY, type State } from '../state/schema/state.ts'
import { run, type MageContext } from '../state/match.ts'
import { announceRoundEnd } from './last-turns.ts'

const CARDS_A_TURN = 3

/** The dummy's turn: cards of its deck, or the announcement if there are none (MK-DUMMY-01, MK-DUMMY-02). */
export const dummyTurn = run('dummy.turn', {
  locals: {},
  run: (s, _f, ctx) => {
    ctx.pop()
    // MK-DUMMY-10: a second announcement is none.
    if (s.deeds[Z.dummyDeck].length === 0) announceRoundEnd(s, DUMMY, ctx)
    else turnOver(s, ctx)
  },
})

/** MK-DUMMY-03: one more for each crystal of the last card's colour; a short deck gives what it has (MK-DUMMY-04). */
function turnOver(s: State, ctx: MageContext): void {
  const cards: Card[] = []
  drawTo(cards, CARDS_A_TURN, ctx)
  const colour = CARD_COLOUR[cards[cards.length - 1]]
  drawTo(cards, cards.length + s.dummyCrystals[colour], ctx)
  // They lie in no order: nobody is told of one.
  ctx.tell?.({ event: 'dummyDrew', cards: cards.toSorted((a, b) => a - b) })
}

function drawTo(cards: Card[], count: number, ctx: MageContext): void {
  while (cards.length < count) {
    const card = ctx.draw(deeds, Z.dummyDeck, Z.dummyShown)
    if (card < 0) return
    cards.push(card)
  }
}
