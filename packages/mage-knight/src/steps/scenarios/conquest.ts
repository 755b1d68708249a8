import {
  BackOf,
  BLACK,
  ColourOf,
  GOLD,
  NONE,
  Site,
  type ColourNo,
  type TokenColour,
} from '../../content/ids.ts'
import { drawToken, gainFame, heroesAt, tokenSlotsAt } from '../../state/mutations.ts'
import { siteAt, type Hex } from '../../state/pools/lattice.ts'
import { STREAM, type State } from '../../state/schema/state.ts'
import type { MageContext, ScenarioPart } from '../../state/match.ts'

/** MK-SC-12: a fame for whoever reveals a tile. */
export const fameForTiles: ScenarioPart = {
  onTile: (s, _slot, seat, ctx) => {
    if (seat !== NONE) gainFame(s, seat, 1, ctx)
  },
}

const SIDES = 6
const byDay: readonly ColourNo[] = [ColourOf.red, ColourOf.green, GOLD]
const atNight: readonly ColourNo[] = [ColourOf.white, ColourOf.blue, BLACK]

/** MK-VARIANT-07: rampaging enemies come back to their spaces when a round is over. */
export const rampage: ScenarioPart = {
  onRoundEnd: (s, ctx) => {
    if (ctx.tables.options.rampage === 'off') return
    for (let hex = 0; hex < s.mark.length; hex++) {
      const colour = rampagingColour(s, hex)
      if (colour !== NONE && tokenSlotsAt(s, hex).length === 0 && heroesAt(s, hex).length === 0) {
        comeBack(s, hex, colour, ctx)
      }
    }
  },
}

function rampagingColour(s: State, hex: Hex): TokenColour {
  const site = siteAt(s, hex)
  if (site === Site.orc) return BackOf.green
  return site === Site.draconum ? BackOf.red : NONE
}

function comeBack(s: State, hex: Hex, colour: TokenColour, ctx: MageContext): void {
  const rolled = ctx.below(STREAM.chance, SIDES)
  const lucky = (s.night ? atNight : byDay).includes(rolled)
  const more = ctx.tables.options.rampage === 'more'
  ctx.tell?.({ event: 'rampageRolled', hex, colour: rolled })
  if (!lucky && !more) return
  drawToken(s, colour, hex, true, ctx)
  if (lucky && (more || rolled === GOLD || rolled === BLACK)) drawToken(s, BackOf.brown, hex, true, ctx)
}
