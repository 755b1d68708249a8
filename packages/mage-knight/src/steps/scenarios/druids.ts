import { Site } from '../../content/ids.ts'
import { siteAt, type Hex } from '../../state/pools/lattice.ts'
import type { Options } from '../../state/options.ts'
import { Marks, type Seat, type State } from '../../state/schema/state.ts'
import type { MatchTables, ScenarioPart } from '../../state/match.ts'

/** Druid Nights: shields on glades, and an incantation each Night. */
export const druids: ScenarioPart = {
  // MK-SC-84: after a Night the shields leave the glades.
  onRoundEnd: (s) => {
    if (!s.night) return
    for (let hex = 0; hex < s.extra.length; hex++) s.extra[hex] &= Marks.glade - 1
  },
}

/** The Night of the last incantation: an epic game has three (MK-SC-122). */
export function lastNight({ epic }: Options): number {
  return epic ? 3 : 2
}

/** Which incantation this Night is for, 1 to `lastNight`. */
export function incantationNo(s: Pick<State, 'nights'>, options: Options): number {
  return Math.min(s.nights, lastNight(options))
}

export function gladeBit(seat: Seat): number {
  return Marks.glade << seat
}

export function hasGladeShield(s: Pick<State, 'extra'>, seat: Seat, hex: Hex): boolean {
  return (s.extra[hex] & gladeBit(seat)) !== 0
}

/** How many glades bear a seat's shield. */
export function gladeShields(s: Pick<State, 'extra'>, seat: Seat): number {
  let n = 0
  for (let hex = 0; hex < s.extra.length; hex++) if (hasGladeShield(s, seat, hex)) n++
  return n
}

/** How many shields lie on a glade. */
export function shieldsOn(s: Pick<State, 'extra'>, hex: Hex): number {
  let n = 0
  for (let bits = s.extra[hex] >> 2; bits !== 0; bits >>= 1) n += bits & 1
  return n
}

/** MK-SC-122: as many as a glade holds, where the table plays with few. */
export function gladeHolds({ options, seats }: MatchTables): number {
  if (!options.gladeShields) return seats
  return seats <= 2 ? 1 : 2
}

/** MK-SC-82: not where people live; a burned monastery is empty. */
export function isInhabited(s: Pick<State, 'tileAt' | 'mark'>, hex: Hex): boolean {
  switch (siteAt(s, hex)) {
    case Site.village:
    case Site.keep:
    case Site.mageTower:
    case Site.city:
      return true
    case Site.monastery:
      return s.mark[hex] < 0
    default:
      return false
  }
}
