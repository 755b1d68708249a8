import { itemAt } from '@longtable/kernel'
import { seen, spot } from '../../../components/slant.ts'

/** A small country of hexes as it lies on the table, seen at a slant. */

type Terrain = 'plains' | 'hills' | 'forest' | 'waste' | 'desert' | 'swamp' | 'lake' | 'mountain'

const terrains: Readonly<Record<string, Terrain>> = {
  p: 'plains',
  h: 'hills',
  f: 'forest',
  w: 'waste',
  d: 'desert',
  s: 'swamp',
  l: 'lake',
  m: 'mountain',
}

/** Tiles by their place in the lattice of tiles, and the terrain of their seven hexes: the middle, then round it. */
const tiles: readonly (readonly [i: number, j: number, terrain: string])[] = [
  [0, -1, 'plpflll'],
  [-1, -1, 'fphplll'],
  [0, 0, 'pfhpppl'],
  [1, 0, 'hplmphp'],
  [-1, 0, 'pffhmpp'],
  [1, 1, 'fphsfpd'],
  [2, 1, 'dhddmwl'],
  [0, 1, 'lhpfpfh'],
  [-1, 1, 'mpfhpsp'],
  [0, 2, 'pwmhfmp'],
  [1, 2, 'wmwdwpm'],
  [2, 2, 'ddwmwdh'],
]

const round: readonly (readonly [q: number, r: number])[] = [
  [0, 0],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
]

const RADIUS = 73
const MIDDLE = { x: -72, z: 372 }

function centre(q: number, r: number): { readonly x: number; readonly z: number } {
  return { x: MIDDLE.x + RADIUS * Math.sqrt(3) * (q + r / 2), z: MIDDLE.z - RADIUS * 1.5 * r }
}

/** A hex, or one of another size in its middle. */
function hexagon({ x, z }: { readonly x: number; readonly z: number }, radius: number): string {
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const turn = ((corner + 0.5) * Math.PI) / 3
    return spot(x + radius * Math.cos(turn), z + radius * Math.sin(turn))
  })
  return `M${corners.join('L')}Z`
}

interface Hex {
  readonly terrain: Terrain
  readonly x: number
  readonly z: number
}

function terrainOf(letter: string): Terrain {
  const terrain = terrains[letter]
  if (terrain === undefined) throw new Error(`there is no terrain ${letter}`)
  return terrain
}

export const hexes: readonly Hex[] = tiles
  .flatMap(([i, j, terrain]) =>
    round.map(([q, r], n): Hex => ({
      terrain: terrainOf(terrain.charAt(n)),
      ...centre(2 * i + j + q, i - 3 * j + r),
    })),
  )
  .toSorted((one, other) => other.z - one.z)

/** The land of each terrain, and the whole of it a little larger: the edge of the tiles. */
export const land: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(terrains).map((terrain) => [
    terrain,
    hexes
      .filter((hex) => hex.terrain === terrain)
      .map((hex) => hexagon(hex, RADIUS))
      .join(''),
  ]),
)
export const whole = hexes.map((hex) => hexagon(hex, RADIUS + 4)).join('')

/** A hex by its tile and its number there. */
export function hexAt(
  tile: number,
  n: number,
): { readonly x: number; readonly y: number; readonly scale: number } {
  const [i, j] = itemAt(tiles, tile)
  const [q, r] = itemAt(round, n)
  const { x, z } = centre(2 * i + j + q, i - 3 * j + r)
  return seen(x, z)
}

/** A card that lies on the table. */
export function card(x: number, z: number, turn: number): string {
  const at = (dx: number, dz: number): string =>
    spot(x + dx * Math.cos(turn) - dz * Math.sin(turn), z + dx * Math.sin(turn) + dz * Math.cos(turn))
  return `M${at(-44, -62)}L${at(44, -62)}L${at(44, 62)}L${at(-44, 62)}Z`
}
