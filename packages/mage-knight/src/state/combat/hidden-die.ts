import { ColourOf, NONE, type ColourNo } from '../../content/ids.ts'
import type { MageContext, MatchTables } from '../match.ts'
import { Foe } from '../schema/fight.ts'
import { STREAM, type Seat, type State } from '../schema/state.ts'

/** The variant of interactive combat: another player hides a die (MK-VAR-20 to 23). */

/** The faces that make an enemy stronger, and worth more fame. */
export const BONUS_FACES: readonly ColourNo[] = [ColourOf.white, ColourOf.red, ColourOf.blue]

/** MK-VAR-20: once, where the combat begins against a single enemy. */
export function isDieHidden({ fight }: State, { options }: MatchTables): boolean {
  if (!options.interactiveCombat || fight.hidden.length > 0) return false
  return fight.posts.length === 1 && (fight.flags[0] & Foe.done) === 0
}

/** MK-VAR-21: the one whose turn was before; NONE if nobody else plays. */
export function hiderOf(s: Pick<State, 'order' | 'players'>, seat: Seat): Seat {
  const seats = s.order.filter((other) => other >= 0 && !s.players[other].out)
  if (seats.length < 2) return NONE
  const at = seats.indexOf(seat)
  return seats[(at + seats.length - 1) % seats.length]
}

/** MK-VAR-23: where nobody could hide it the die is rolled unseen. */
export function rollHidden(s: State, ctx: MageContext): void {
  s.fight.hidden = [ctx.below(STREAM.chance, FACES)]
}

const FACES = 6

/** Shows the die, if it is of this colour or of any; otherwise it is only said what it is not (MK-VAR-22). */
export function uncover(s: State, ctx: MageContext, colour: ColourNo = NONE): void {
  const [hidden] = s.fight.hidden
  if (hidden === undefined || s.fight.face !== NONE) return
  const { seat } = s.fight
  ctx.disclose(hiderOf(s, seat))
  if (colour !== NONE && hidden !== colour) {
    ctx.tell?.({ event: 'dieNot', seat, colour })
    return
  }
  s.fight.face = hidden
  ctx.tell?.({ event: 'dieShown', seat, colour: hidden })
}
