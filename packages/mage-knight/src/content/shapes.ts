// The shapes of the map. Tiles lie on a lattice: the centre of tile (i, j) is i·(3, -2) + j·(1, -3) in axial (q, r).
import type { MapShape, TileId } from './types.ts'

export interface ShapeRow {
  readonly start: TileId
  /** Turned up when the game starts. */
  readonly first: readonly (readonly [number, number])[]
  readonly allows: (i: number, j: number) => boolean
  /** Lanes along the coast take no core tiles (MK-EXPLORE-08). */
  readonly coast: (i: number, j: number) => boolean
}

const open = (low: number, high: number): ShapeRow => ({
  start: 'B',
  first: [
    [0, 1],
    [1, 0],
    [1, -1],
  ],
  allows: (i, j) => j >= low && j <= high && i >= 0 && i + Math.min(j, 0) >= 0,
  coast: () => false,
})

/** Conquer and Hold: every place is given; countryside first, then core and city. */
export const holdPlaces = {
  shown: [
    [0, 1],
    [1, 0],
    [1, -1],
  ],
  countryside: [
    [1, 1],
    [2, -1],
  ],
  core: [
    [2, 0],
    [2, 1],
    [3, 0],
    [3, -1],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [number, number])[]>>

const given: readonly (readonly [number, number])[] = [
  [0, 0],
  ...holdPlaces.shown,
  ...holdPlaces.countryside,
  ...holdPlaces.core,
]

export const shapes: Readonly<Record<MapShape, ShapeRow>> = {
  wedge: {
    start: 'A',
    first: [
      [1, 0],
      [0, 1],
    ],
    allows: (i, j) => i >= 0 && j >= 0,
    coast: (i, j) => i === 0 || j === 0,
  },
  open3: open(-1, 1),
  open4: open(-2, 1),
  open5: open(-2, 2),
  conquerAndHold: {
    start: 'B',
    first: holdPlaces.shown,
    allows: (i, j) => given.some(([a, b]) => a === i && b === j),
    coast: () => false,
  },
}

/** No tile can lie further out than this with the tiles there are. */
export const FURTHEST = 12
/** Of a place in a tile from its centre, in the order of `tilePlaces`. */
export const placeOffsets = [
  [0, 0],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const satisfies readonly (readonly [number, number])[]
export const tileSteps = [
  [1, 0],
  [0, 1],
  [1, -1],
  [-1, 0],
  [0, -1],
  [-1, 1],
] as const satisfies readonly (readonly [number, number])[]
