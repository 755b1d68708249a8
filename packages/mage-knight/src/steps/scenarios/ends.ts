import { Site } from '../../content/ids.ts'
import type { ScenarioRow } from '../../content/types.ts'
import { siteAt } from '../../state/pools/lattice.ts'
import { Marks, type State, type StateView } from '../../state/schema/state.ts'
import { L, tileRow } from '../../state/pools/tiles.ts'
import type { MatchTables } from '../../state/match.ts'
import { cityCount } from '../../state/map/city-count.ts'
import { lastNight } from './druids.ts'

/** Is the end condition of the scenario met? */
export function isOver(end: ScenarioRow['end'], s: State, tables: MatchTables): boolean {
  switch (end) {
    case 'cityRevealed':
      return isCityShown(s)
    case 'citiesConquered':
      return areCitiesConquered(s, tables)
    case 'minesFree':
      return areTilesOut(s) && areMinesFree(s)
    case 'incantations':
      return allIncanted(s, tables)
    case 'dungeonsConquered':
      return areTilesOut(s) && areDungeonsConquered(s)
    case 'rounds':
      return false
  }
}

/** MK-SC-14 */
function isCityShown(s: State): boolean {
  for (const tile of s.tiles[L.placed]) if (tileRow(tile).kind === 'city') return true
  return false
}

type Cities = Pick<StateView, 'cities'>

/** MK-SC-21, MK-SC-43, MK-SC-53 */
export function areCitiesConquered(s: Cities, tables: MatchTables): boolean {
  return conqueredCities(s) === cityCount(tables)
}

export function conqueredCities(s: Cities): number {
  let n = 0
  for (const city of s.cities) if (city.conquered) n++
  return n
}

function areTilesOut(s: State): boolean {
  return s.tiles[L.country].length === 0 && s.tiles[L.core].length === 0
}

/** MK-SC-75 */
function areMinesFree(s: State): boolean {
  for (let hex = 0; hex < s.mark.length; hex++) {
    if (s.mark[hex] < 0 && siteAt(s, hex) === Site.mine) return false
  }
  return true
}

/** MK-SC-85 */
function allIncanted(s: State, { options }: MatchTables): boolean {
  const bit = 1 << (lastNight(options) - 1)
  for (const { shown } of s.players) if ((shown & bit) === 0) return false
  return true
}

/** Printed or secret, a dungeon or tomb. */
export function isDungeon(s: Pick<State, 'tileAt' | 'extra'>, hex: number): boolean {
  if ((s.extra[hex] & (Marks.secretDungeon | Marks.secretTomb)) !== 0) return true
  const site = siteAt(s, hex)
  return site === Site.dungeon || site === Site.tomb
}

/** MK-SC-95 */
function areDungeonsConquered(s: State): boolean {
  for (let hex = 0; hex < s.mark.length; hex++) if (s.mark[hex] < 0 && isDungeon(s, hex)) return false
  return true
}
