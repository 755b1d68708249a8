import type { Ability } from '@longtable/kernel'
import type { MageKnight, MatchTables } from '../../state/match.ts'
import { isSince } from '../../state/rules-version.ts'
import type { State } from '../../state/schema/state.ts'
import { plunder } from './plunder.ts'
import { giveBanner, useBanner } from './banners.ts'
import { playCards } from './cards.ts'
import { useCentre } from './centre.ts'
import { convert, grant, learn } from './grants.ts'
import { melt, mend } from './mana.ts'
import { playSide } from './sideways.ts'
import { motivate, useSkills } from './skills.ts'
import { useTactic, useTacticBefore } from './use-tactic.ts'
import { useUnits } from './units.ts'

/** What may be played at any time of a turn (MK-TURN-29, MK-TURN-30); each reads `s.stage`. */
export const TURN_ABILITIES: readonly Ability<MageKnight>[] = [
  playCards,
  playSide,
  useUnits,
  useSkills,
  useTactic,
  giveBanner,
  useBanner,
  melt,
  mend,
  convert,
  grant,
  useCentre,
  learn,
] as readonly Ability<MageKnight>[]

/** What may be done on other players' turns, and before the own one (MK-TURN-02); nothing else may (MK-TURN-04). */
export const OUT_OF_TURN: readonly Ability<MageKnight>[] = [
  plunder,
  motivate,
  useTacticBefore,
] as readonly Ability<MageKnight>[]

/** Not in an assault together: it is part of a turn of those who have fought already. */
function isOpenToOthers(s: State, tables: MatchTables): boolean {
  return isSince(tables, 3) && s.shares.length === 0
}

/** The same at other moments of somebody's turn than its main part; up to the second version of the rules there alone. */
export const OUT_OF_TURN_TOO: readonly Ability<MageKnight>[] = OUT_OF_TURN.map((ability) => ({
  ...ability,
  universe: (s, seat, tables, of) => (isOpenToOthers(s, tables) ? ability.universe(s, seat, tables, of) : []),
  offer: (s, seat, menu) => {
    if (isOpenToOthers(s, menu.tables)) ability.offer(s, seat, menu)
  },
}))
