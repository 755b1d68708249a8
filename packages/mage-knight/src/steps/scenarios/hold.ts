import { BLACK, GOLD, Site } from '../../content/ids.ts'
import { gainToken, isAllied } from '../../state/mutations.ts'
import { isSince } from '../../state/rules-version.ts'
import { siteAt } from '../../state/pools/lattice.ts'
import type { Seat, State, StateView } from '../../state/schema/state.ts'
import type { MatchTables, ScenarioPart } from '../../state/match.ts'

/** Conquer and Hold: a token for each own tower at the start of a turn on or next to one of them, or of a team mate (MK-SC-104). */
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
    if (siteAt(s, hex) !== Site.mageTower) continue
    const own = s.mark[hex] === seat
    if (own) towers++
    const counts = own || (isSince(tables, 3) && isAllied(s.mark[hex], seat, tables))
    if (counts && (at === hex || tables.neighbours[at].includes(hex))) near = true
  }
  return near ? towers : 0
}

const KEEP_POINTS = 3
const TOWER_POINTS = 2
/** What all keeps and towers of the map are worth together. */
export const ALL_HELD = 25

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
