import type { Seat, StateView } from '../state/schema/state.ts'
import { Z } from '../state/pools/deed-cards.ts'
import type { MatchTables } from '../state/match.ts'

/** How much time there is, roughly. Nothing here depends on what a seat plays this turn. */

const CARDS_OF_DUMMY = 3.5
export const CARDS_A_TURN = 3
/** About as many turns as a round has. */
const TURNS = 6

/** Turns that a round still has for a seat: the dummy, or whoever has fewest cards, ends it. */
export function turnsLeft(s: StateView, tables: MatchTables, seat: Seat): number {
  if (tables.dummy) return s.deeds[Z.dummyDeck].length / CARDS_OF_DUMMY + 1
  let fewest = s.deeds[Z.deck + seat].length
  for (let other = 0; other < tables.seats; other++) {
    fewest = Math.min(fewest, s.deeds[Z.deck + other].length)
  }
  return fewest / CARDS_A_TURN + 1
}

/** How much of the game is still to come, from 1 to 0. */
export function timeLeft(s: StateView, tables: MatchTables, seat: Seat): number {
  const ofRound = Math.min(1, turnsLeft(s, tables, seat) / TURNS)
  return Math.min(1, Math.max(0, (tables.rounds - s.round + ofRound) / tables.rounds))
}
