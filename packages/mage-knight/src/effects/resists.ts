import type { EffectsInPlay } from '../state/match.ts'
import { opponentOf, resistsInDuel } from '../state/combat/duel.ts'
import { resistsOf } from '../state/combat/numbers.ts'
import type { Seat, State } from '../state/schema/state.ts'
import type { Unit } from '../state/pools/unit-cards.ts'
import { Resist } from '../state/traits.ts'
import type { MatchTables, Source } from '../state/match.ts'
import { sourceColour } from '../state/sources.ts'

/** Who does not feel an effect: by its colour, the colour of its source. */

const RED = 0
const BLUE = 1

/** MK-COMBAT-14: red effects do not touch what resists fire, blue ones what resists ice. */
function ignoresColour(resist: number, colour: number): boolean {
  return (colour === RED && (resist & Resist.fire) !== 0) || (colour === BLUE && (resist & Resist.ice) !== 0)
}

export function enemyIgnores(
  s: State,
  enemy: number,
  source: Source,
  tables: MatchTables,
  of: EffectsInPlay,
): boolean {
  const colour = sourceColour(tables, source)
  if (colour !== RED && colour !== BLUE) return false
  return ignoresColour(resistsOf(s, enemy, tables, of), colour)
}

/** MK-PVP-69: of the opponent of a seat, with its banner and what the duel has changed. */
export function unitIgnores(
  s: State,
  seat: Seat,
  unit: Unit,
  source: Source,
  tables: MatchTables,
  of: EffectsInPlay,
): boolean {
  const colour = sourceColour(tables, source)
  if (colour !== RED && colour !== BLUE) return false
  return ignoresColour(resistsInDuel(s, opponentOf(s, seat), unit, tables, of), colour)
}
