import { searchingBot } from '@longtable/bots'
import type { Choice, SearchHints } from '@longtable/kernel'
import type { Toy } from './toy.ts'

const QUICK = ['sure', 'end', 'pass']

/** How a position of the toy is judged: whoever has more coins is likely to win. */
export const toyHints: SearchHints<Toy> = {
  model: {
    terms: ['coins', 'cards'],
    isCooperative: () => false,
    measure: (state, _tables, seat, into) => {
      into[0] = state.coins[seat]
      into[1] = 0
    },
    stage: () => 0,
    weights: [[0.5, 0]],
  },
  quick: ({ offered }): readonly Choice[] => [
    offered.find((choice) => QUICK.includes(choice.do)) ?? offered[0],
  ],
  clock: ({ coins }) => coins.reduce((sum, each) => sum + each, 0),
}

/** A bot for the toy that searches, and so can give advice. */
export const toySearchingBot = searchingBot('thinker', toyHints, {
  nodes: 120,
  horizon: 1,
  lines: 4,
  noise: 1,
})
