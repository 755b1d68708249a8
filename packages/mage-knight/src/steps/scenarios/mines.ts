import { BackOf, Site } from '../../content/ids.ts'
import { drawToken, gainCrystal } from '../../state/mutations.ts'
import { colourAt, hexIn, siteAt, slotOf, type Hex } from '../../state/pools/lattice.ts'
import type { State } from '../../state/schema/state.ts'
import { isCore, PLACES } from '../../state/pools/tiles.ts'
import type { ScenarioPart } from '../../state/match.ts'

/** Mines Liberation: each mine is held by two enemies until somebody defeats the last one. */
export const mines: ScenarioPart = {
  // MK-SC-71
  onTile: (s, slot, _seat, ctx) => {
    for (let place = 0; place < PLACES; place++) {
      const hex = hexIn(slot, place)
      if (siteAt(s, hex) !== Site.mine) continue
      drawToken(s, isCoreMine(s, hex) ? BackOf.red : BackOf.green, hex, true, ctx)
      drawToken(s, BackOf.brown, hex, false, ctx)
    }
  },
  // MK-SC-74
  onRoundStart: (s, ctx) => {
    if (s.round === 1) return
    for (let hex = 0; hex < s.mark.length; hex++) {
      const seat = s.mark[hex]
      if (seat >= 0 && siteAt(s, hex) === Site.mine) gainCrystal(s, seat, colourAt(s, hex), 'nothing', ctx)
    }
  },
}

export function isCoreMine(s: Pick<State, 'tileAt'>, hex: Hex): boolean {
  return isCore(s.tileAt[slotOf(hex)])
}
