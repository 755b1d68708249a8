import { BackOf, BLACK, ColourOf, GOLD, NONE, Site, type ColourNo, type TokenColour } from '../content/ids.ts'
import { drawToken, gainFame, heroesAt, postsAt } from '../deeds.ts'
import { siteAt, type Hex } from '../map/lattice.ts'
import { STREAM, type MageTable, type State } from '../state.ts'
import type { ScenarioPart } from './index.ts'

/** MK-SC-12: a fame for whoever reveals a tile. */
export const fameForTiles: ScenarioPart = {
  onTile: (s, _slot, seat, table) => {
    if (seat !== NONE) gainFame(s, seat, 1, table)
  },
}

const SIDES = 6
const byDay: readonly ColourNo[] = [ColourOf.red, ColourOf.green, GOLD]
const atNight: readonly ColourNo[] = [ColourOf.white, ColourOf.blue, BLACK]

/** MK-VARIANT-07: rampaging enemies come back to their spaces when a round is over. */
export const rampage: ScenarioPart = {
  onRoundEnd: (s, table) => {
    if (table.env.options.rampage === 'off') return
    for (let hex = 0; hex < s.mark.length; hex++) {
      const colour = rampagingColour(s, hex)
      if (colour !== NONE && postsAt(s, hex).length === 0 && heroesAt(s, hex).length === 0) {
        comeBack(s, hex, colour, table)
      }
    }
  },
}

function rampagingColour(s: State, hex: Hex): TokenColour {
  const site = siteAt(s, hex)
  if (site === Site.orc) return BackOf.green
  return site === Site.draconum ? BackOf.red : NONE
}

function comeBack(s: State, hex: Hex, colour: TokenColour, table: MageTable): void {
  const rolled = table.below(STREAM.chance, SIDES)
  const lucky = (s.night ? atNight : byDay).includes(rolled)
  const more = table.env.options.rampage === 'more'
  table.tell?.({ event: 'rampageRolled', hex, colour: rolled })
  if (!lucky && !more) return
  drawToken(s, colour, hex, true, table)
  if (lucky && (more || rolled === GOLD || rolled === BLACK)) drawToken(s, BackOf.brown, hex, true, table)
}
