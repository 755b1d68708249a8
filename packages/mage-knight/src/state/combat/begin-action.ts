import { lastingOf, ruleOf } from '../lasting.ts'
import type { EffectsInPlay, MageContext } from '../match.ts'
import { Did } from '../schema/player.ts'
import type { Seat, State } from '../schema/state.ts'

/** MK-TURN-13, MK-TURN-23: the action starts, and points that are left are lost, but for Agility (MK-Q26). */
export function beginAction(s: State, seat: Seat, ctx: MageContext): void {
  const player = s.players[seat]
  player.did |= Did.acted
  if (!usesMove(ctx, seat)) player.move = 0
}

function usesMove(of: EffectsInPlay, seat: Seat): boolean {
  return lastingOf(of, 'useAs').some(
    (one) => one.data['seat'] === seat && ruleOf(one, 'useAs', of.tables)?.from === 'move',
  )
}

/** A fight, and whatever else is not talking, loses influence too. */
export function beginFight(s: State, seat: Seat, ctx: MageContext): void {
  beginAction(s, seat, ctx)
  s.players[seat].influence = 0
}
