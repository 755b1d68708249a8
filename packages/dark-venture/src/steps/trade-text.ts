import { text, type Text, type Translated } from '@longtable/kernel'
import { Z } from '../state/card-pool.ts'
import { WANTED } from '../state/choices/cards.ts'
import type { SideNo } from '../state/numbers.ts'
import type { VentureViewContext } from '../state/tables/match-tables.ts'
import { cardText } from './combat-text.ts'

/** What the questions of a trade say. */

const kinds = Object.keys(WANTED)

/** What is asked for: `2 action cards`, `an offer`. */
export function wantText(kind: number, count: number): Text {
  return count === 0 ? text(`trade.want.${kinds[kind]}`) : text(`trade.want.${kinds[kind]}`, { count })
}

/** The cards that a side has laid down, as far as the viewer sees them. */
export function laidText({ state, tables }: VentureViewContext, side: SideNo): Text | Translated {
  let all: Text | Translated | undefined
  for (const card of state.cards[Z.offer + state.seatOf[side]]) {
    const name = card < 0 ? text('trade.hidden') : cardText(tables, card)
    all = all === undefined ? name : text('trade.and', { before: all, card: name })
  }
  return all ?? text('trade.nothing')
}
