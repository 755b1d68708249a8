import { CARD_COLOUR, deeds, Z, type Card } from '../things/deeds.ts'
import { DUMMY, run, type MageTable, type State } from '../state.ts'
import { announceRoundEnd } from './last-turns.ts'

const CARDS_A_TURN = 3

/** The dummy's turn: cards of its deck, or the announcement if there are none (MK-DUMMY-01, MK-DUMMY-02). */
export const dummyTurn = run('dummy.turn', {
  locals: {},
  run: (s, _f, table) => {
    table.pop()
    // MK-DUMMY-10: a second announcement is none.
    if (s.deeds[Z.dummyDeck].length === 0) announceRoundEnd(s, DUMMY, table)
    else turnOver(s, table)
  },
})

/** MK-DUMMY-03: one more for each crystal of the last card's colour; a short deck gives what it has (MK-DUMMY-04). */
function turnOver(s: State, table: MageTable): void {
  const cards: Card[] = []
  drawTo(cards, CARDS_A_TURN, table)
  const colour = CARD_COLOUR[cards[cards.length - 1]]
  drawTo(cards, cards.length + s.dummyCrystals[colour], table)
  // They lie in no order: nobody is told of one.
  table.tell?.({ event: 'dummyDrew', cards: cards.toSorted((a, b) => a - b) })
}

function drawTo(cards: Card[], count: number, table: MageTable): void {
  while (cards.length < count) {
    const card = table.draw(deeds, Z.dummyDeck, Z.dummyShown)
    if (card < 0) return
    cards.push(card)
  }
}
