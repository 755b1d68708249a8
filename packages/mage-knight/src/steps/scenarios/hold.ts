import { BLACK, GOLD, Site } from '../../content/ids.ts'
import { gainToken } from '../../state/mutations.ts'
import { siteAt } from '../../state/pools/lattice.ts'
import type { Seat, State, StateView } from '../../state/schema/state.ts'
import type { MatchTables, ScenarioPart } from '../../state/match.ts'

/** Conquer and Hold: a token for each own tower at the start of a turn on or next to one of them (MK-SC-104). */
export const hold: ScenarioPart = {
  onTurnStart: (s, seat, ctx) => {
    const n = towerBonus(s, seat, ctx.tables)
    if (n > 0) gainToken(s, seat, s.night ? BLACK : GOLD, n, ctx)
  },
}

function towerBonus(s: State, seat: Seat, tables: MatchTables): number {
  const { at } = s.players[seat]
  if (at < 0) return 0
  let towers = 0
  let near = false
  for (let hex = 0; hex < s.mark.length; hex++) {
    if (s.mark[hex] !== seat || siteAt(s, hex) !== Site.mageTower) continue
    towers++
    if (at === hex || tables.neighbours[at].includes(hex)) near = true
  }
  return near ? towers : 0
}

const KEEP_POINTS = 3
const TOWER_POINTS = 2

/** MK-SC-106: what the sites are worth that a seat owns. */
export function heldPoints(s: Pick<StateView, 'mark' | 'tileAt'>, seat: Seat): number {
  let points = 0
  for (let hex = 0; hex < s.mark.length; hex++) {
    if (s.mark[hex] !== seat) continue
    const site = siteAt(s, hex)
    if (site === Site.keep) points += KEEP_POINTS
    else if (site === Site.mageTower) points += TOWER_POINTS
  }
  return points
}
