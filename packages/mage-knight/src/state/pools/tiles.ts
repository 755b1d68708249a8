import { pile, pool, set, type Flavoured } from '@longtable/kernel'
import { basicColours, terrains } from '../../content/effect.ts'
import { NONE, Site, tileIds, type ColourNo, type TerrainNo } from '../../content/ids.ts'
import { numbered } from '../../content/numbers.ts'
import { type SiteNo, tilePlaces, type TileHex, type TileRow } from '../../content/types.ts'
import { MAX_SEATS } from './deed-cards.ts'

/** A map tile. */
export type Tile = Flavoured<number, 'Tile'>

export const PLACES = tilePlaces.length

const rows = numbered.tiles
const NOWHERE: TileHex = { terrain: 'sea' }
const hexes: readonly TileHex[] = Array.from({ length: tileIds.length * PLACES }, (_, at) => {
  const tile = Math.floor(at / PLACES)
  return tile in rows ? rows[tile].hexes[at % PLACES] : NOWHERE
})

/** By tile * PLACES + place. */
export const TILE_TERRAIN: readonly TerrainNo[] = hexes.map(({ terrain }) => terrains.indexOf(terrain))
export const TILE_SITE: readonly SiteNo[] = hexes.map(({ site }) => (site === undefined ? NONE : Site[site]))
/** Of a mine or a city. */
export const TILE_COLOUR: readonly ColourNo[] = hexes.map(({ colour }) =>
  colour === undefined ? NONE : basicColours.indexOf(colour),
)

export function tileRow(tile: Tile): TileRow {
  return rows[tile]
}

export function tileNo(id: string): Tile {
  return tileIds.indexOf(id)
}

/** Core tiles with and without a city. */
export function isCore(tile: Tile): boolean {
  return rows[tile].kind === 'core' || rows[tile].kind === 'city'
}

export function hasSite(tile: Tile, ...sites: readonly SiteNo[]): boolean {
  return rows[tile].hexes.some((_, place) => sites.includes(TILE_SITE[tile * PLACES + place]))
}

const isKind = (kind: TileRow['kind']) => (tile: Tile) => rows[tile].kind === kind

export const tilePool = pool({
  maxSeats: MAX_SEATS,
  zones: {
    /** The two parts of the tile deck: countryside first, then core and city tiles. */
    country: pile('none', isKind('countryside')),
    core: pile('none', isCore),
    placed: set('all'),
    boxCountry: pile('none', isKind('countryside')),
    boxCore: pile('none', isKind('core')),
    boxCity: pile('none', isKind('city')),
    /** The start tile that is not used. */
    unused: set('all'),
  },
})

export const L = tilePool.at
