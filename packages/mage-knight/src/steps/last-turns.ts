import { DUMMY, NOBODY, type Seat, type State } from '../state/schema/state.ts'
import { Last } from '../state/schema/player.ts'
import type { MageContext } from '../state/match.ts'

/** How rounds and games end: everybody has one last turn. */

export function lastOf(s: State, seat: Seat): number {
  return seat === DUMMY ? s.dummyLast : s.players[seat].lastTurn
}

export function setLast(s: State, seat: Seat, last: number): void {
  if (seat === DUMMY) s.dummyLast = last
  else s.players[seat].lastTurn = last
}

export function isRoundOver(s: State): boolean {
  for (let i = 0; i < s.order.length; i++) if (lastOf(s, s.order[i]) !== Last.over) return false
  return true
}

/**
 * Somebody, or the dummy, announces the end of the round: every other one has exactly one more turn (MK-ROUND-17).
 * If the end of the game came first, its last turns are counted (MK-ROUND-19).
 */
export function announceRoundEnd(s: State, seat: Seat, ctx: MageContext): void {
  if (s.announced !== NOBODY) return // MK-TURN-10
  s.announced = seat
  if (s.ending === NOBODY) giveLastTurns(s)
  setLast(s, seat, Last.over)
  ctx.tell?.({ event: 'announced', seat })
}

/** The scenario's end is reached: everybody has one last turn, the one who brought it about too (MK-SC-02). */
export function beginEnding(s: State, seat: Seat, ctx: MageContext): void {
  s.ending = seat
  ctx.tell?.({ event: 'gameEnding', seat })
  if (s.announced !== NOBODY) return // MK-ROUND-19
  giveLastTurns(s)
  s.dummyLast = Last.over // MK-SC-53: not the dummy
}

function giveLastTurns(s: State): void {
  for (const player of s.players) player.lastTurn = Last.coming
  s.dummyLast = Last.coming
}
