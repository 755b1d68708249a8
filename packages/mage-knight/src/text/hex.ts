import { colourOfPart, isPartOf } from '../state/city-parts.ts'
import { text, type Text } from '@longtable/kernel'
import { NONE, Site } from '../content/ids.ts'
import { tilePlaces } from '../content/types.ts'
import { colourAt, placeOf, siteAt, slotOf, terrainAt, type Hex, type Slot } from '../state/pools/lattice.ts'
import type { StateView } from '../state/schema/state.ts'
import { tileRow } from '../state/pools/tiles.ts'
import type { MatchTables } from '../state/match.ts'
import { cityText, colourNameText, siteText, terrainText } from './pieces.ts'

/** The names of spaces and of places for tiles. */

type Seen = Pick<StateView, 'tileAt' | 'cities'>

/** What stands there and what it stands on, and where on which tile: `village on plains (tile 3, south-west)`. */
export function hexText(s: Seen, hex: Hex): Text {
  const tile = hex < 0 ? NONE : s.tileAt[slotOf(hex)]
  if (tile < 0) return text('thing.nowhere')
  const where = {
    tile: tileRow(tile).id.toUpperCase(),
    place: text(`thing.place.${tilePlaces[placeOf(hex)]}`),
  }
  const site = siteAt(s, hex)
  const terrain = terrainText(terrainAt(s, hex))
  if (site === NONE) return text('thing.space', { ...where, terrain })
  return text('thing.siteSpace', { ...where, terrain, site: siteNameText(s, hex) })
}

/** The site alone; cities and mines with their colour. */
export function siteNameText(s: Seen, hex: Hex): Text {
  const site = siteAt(s, hex)
  if (site === Site.city) {
    const city = s.cities.find((each) => isPartOf(each, hex))
    return cityText(city === undefined ? colourAt(s, hex) : colourOfPart(city, hex))
  }
  if (site === Site.mine) return text('thing.mine', { colour: colourNameText(colourAt(s, hex)) })
  return siteText(site)
}

/** A place for a tile by its steps from the start tile, along the two lanes. */
export function slotText(tables: MatchTables, slot: Slot): Text {
  const [i, j] = tables.lattice.slots[slot]
  return text('thing.slot', { i, j })
}

export function atHex(hex: Hex): string {
  return `hex:${hex}`
}

export function atSlot(slot: Slot): string {
  return `slot:${slot}`
}
