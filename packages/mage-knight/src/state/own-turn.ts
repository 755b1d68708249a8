import type { Seat, StateView } from './schema/state.ts'

/** Does a seat have what belongs to a turn of its own: on that turn, or in full defence (MK-SKILL-04, MK-PVP-12)? */
export function hasOwnTurn(s: StateView, seat: Seat): boolean {
  return s.active === seat || (s.duel.defender === seat && s.duel.full)
}
