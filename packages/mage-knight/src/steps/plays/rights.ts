import { inCombat, inDuel, Stage } from '../../state/schema/stages.ts'
import { Last } from '../../state/schema/player.ts'
import type { Seat, State } from '../../state/schema/state.ts'
import type { Unit } from '../../state/pools/unit-cards.ts'

/** Who may play what, beyond what the stage of the turn says. */

/** A partial defence is not a turn of one's own: no skills, no banners (MK-PVP-16). */
export function defendsPartially(s: State, seat: Seat): boolean {
  return inDuel(s.stage) && s.duel.defender === seat && !s.duel.full
}

/** MK-UNIT-15: in a dungeon, a tomb or a burning monastery only the loyal unit can be used (MK-UNIT-14). */
export function isBanned(s: State, unit: Unit): boolean {
  return s.fight.noUnits && s.loyal !== unit && inCombat(s.stage)
}

/** MK-TURN-02, MK-TURN-03: any moment outside the own turn, until the last one of the round is over (MK-ROUND-18). */
export function mayActOutOfTurn(s: State, seat: Seat): boolean {
  if (s.players[seat].lastTurn === Last.over) return false
  return s.active !== seat || s.stage === Stage.before
}
