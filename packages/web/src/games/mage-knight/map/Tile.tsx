import { placeOffsets, terrains, tileRow } from '@longtable/mage-knight/board'
import { memo } from 'react'
import { hexPath, placeSpots, sidePaths, tilePath } from './hexes.ts'
import { paintedId } from './Terrain.tsx'

const SEA = terrains.indexOf('sea')

/** One tile of the country, around the origin: its seven spaces as they are printed. */
export const Tile = memo(function Tile({ tile }: { tile: number }) {
  const { hexes } = tileRow(tile)
  return (
    <>
      <path className="mk-map-tile-shadow" d={tilePath} />
      {hexes.map(({ terrain, site }, place) => (
        <use
          key={place}
          href={`#${paintedId(terrains.indexOf(terrain), site !== undefined)}`}
          transform={`translate(${placeSpots[place].x} ${placeSpots[place].y})${isMirrored(tile, place) ? ' scale(-1 1)' : ''}`}
        />
      ))}
      {placeSpots.map(({ x, y }, place) => (
        <path key={place} className="mk-map-side" d={hexPath} transform={`translate(${x} ${y})`} />
      ))}
      {shoresOf(tile).map(({ place, side }) => (
        <path
          key={`${place} ${side}`}
          className="mk-map-shore"
          d={sidePaths[side]}
          transform={`translate(${placeSpots[place].x} ${placeSpots[place].y})`}
        />
      ))}
      <path className="mk-map-tile-edge" d={tilePath} />
      <path className="mk-map-tile-line" d={tilePath} />
    </>
  )
})

/** So that a wide forest is not the same picture again and again. */
function isMirrored(tile: number, place: number): boolean {
  return (tile + place) % 2 === 1
}

/** Where land meets the sea within a tile. */
function shoresOf(tile: number): { place: number; side: number }[] {
  const { hexes } = tileRow(tile)
  const isSea = (place: number): boolean => hexes[place]?.terrain === terrains[SEA]
  return hexes.flatMap((_, place) =>
    isSea(place)
      ? sidePaths.flatMap((__, side) => {
          const next = placeBeside(place, side)
          return next >= 0 && !isSea(next) ? [{ place, side }] : []
        })
      : [],
  )
}

function placeBeside(place: number, side: number): number {
  const [q, r] = placeOffsets[place]
  const [dq, dr] = placeOffsets[side + 1]
  return placeOffsets.findIndex(([a, b]) => a === q + dq && b === r + dr)
}
