import type { BotPlayer } from '@longtable/kernel'
import { CARDS, valueOf, Z, type HighCard } from './state.ts'

/** Keeps a card of the better half. */
export const novice: BotPlayer<HighCard> = {
  id: 'novice',
  choose: ({ view, offered }) => {
    const [card] = view.state.cards[Z.hand + view.viewer]
    const wanted = 2 * valueOf(card) > CARDS ? 'stand' : 'exchange'
    return offered.find((each) => each.do === wanted) ?? offered[0]
  },
}
