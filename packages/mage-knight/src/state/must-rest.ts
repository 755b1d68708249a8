import { Did } from './schema/player.ts'
import type { Seat, State } from './schema/state.ts'
import { isWound, Z } from './pools/deed-cards.ts'

/**
 * With nothing but Wounds in hand a regular turn needs a card that is played or discarded first; otherwise one must
 * rest (MK-TURN-28).
 */
export function mustRest(s: State, seat: Seat): boolean {
  const { did } = s.players[seat]
  if ((did & (Did.played | Did.handWasEmpty | Did.moved)) !== 0) return false
  const hand = s.deeds[Z.hand + seat]
  return hand.length > 0 && hand.every(isWound)
}
