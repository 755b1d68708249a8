import { terrains } from '@longtable/mage-knight/board'
import { memo, type ReactNode } from 'react'
import { hexPath } from './hexes.ts'

/** How the country is painted: one flat colour for each terrain, and a drawn symbol that is told apart without it. */

type TerrainId = (typeof terrains)[number]
/** A mark of the symbol: where, and how large. */
type Mark = readonly [x: number, y: number, size: number]

interface Painting {
  /** Over the whole space, and around something that stands in the middle. */
  readonly open: readonly Mark[]
  readonly around: readonly Mark[]
  readonly mark: ReactNode
}

const tree = (
  <>
    <path className="mk-land-trunk" d="M-1.4 4h2.8v8h-2.8z" />
    <path className="mk-land-crown" d="M0-15c5 5 9 9.5 9 15 0 4.5-4 7-9 7s-9-2.5-9-7c0-5.5 4-10 9-15z" />
    <path className="mk-land-shade" d="M0-15c5 5 9 9.5 9 15 0 4.5-4 7-9 7 5-4.5 5.5-12 0-22z" />
  </>
)

const tuft = <path className="mk-land-line" d="M-5 3q-1-5-4-7M-1 3q0-6 0-10M3 3q1-5 5-8" />

const bump = (
  <>
    <path className="mk-land-hill" d="M-21 11c3-17 11-25 19-25 9 0 18 9 23 25z" />
    <path className="mk-land-shade" d="M-2-14c9 0 18 9 23 25H6c4-9 1-18-8-25z" />
    <path className="mk-land-line" d="M-14 7c2-8 4-12 8-15M-7 8c1-5 2-8 4-10" />
  </>
)

const rock = (
  <>
    <path className="mk-land-rock" d="M-12 8l3-13 7-5 6 4 7 8 1 6z" />
    <path className="mk-land-shade" d="M-2-10l6 4 7 8 1 6H1l1-9z" />
    <path className="mk-land-line" d="M-21 12l9 3 6-4 9 5 8-3 7 4" />
  </>
)

const dune = (
  <>
    <path className="mk-land-hill" d="M-26 8C-14-9-6-11 2-9c9 3 14 10 24 17z" />
    <path className="mk-land-shade" d="M2-9c9 3 14 10 24 17H7c2-6 0-11-5-17z" />
    <path className="mk-land-line" d="M-24 14q12-5 22 0t24-1" />
  </>
)

const reed = (
  <>
    <ellipse className="mk-land-pool" cx="0" cy="8" rx="17" ry="5.5" />
    <path className="mk-land-line" d="M-5 8q0-9-3-16M0 8q0-12 1-20M6 8q0-8 4-14" />
    <path className="mk-land-crown" d="M-9.5-14h3v8h-3zM-.5-19h3v9h-3zM8.7-12h3v7h-3z" />
  </>
)

const wave = <path className="mk-land-line" d="M-17 0q4.25-5 8.5 0t8.5 0 8.5 0 8.5 0" />

const peak = (
  <>
    <path className="mk-land-rock" d="M-27 17L-6-22 3-9l7-9 19 35z" />
    <path className="mk-land-shade" d="M-6-22L3-9-1 1l5 16h-12l2-18zM10-18l19 35H15l-2-19z" />
    <path className="mk-land-snow" d="M-6-22L1-12l-4 3-3-3-5 5-3-1zM10-18l6 11-4-1-3 3-3-5z" />
  </>
)

const paintings: Readonly<Record<TerrainId, Painting>> = {
  plains: {
    open: [
      [-24, -18, 1],
      [18, -30, 0.85],
      [28, 2, 1],
      [-6, 4, 0.9],
      [-30, 22, 0.85],
      [8, 34, 1],
    ],
    around: [
      [-34, -16, 0.8],
      [33, -20, 0.8],
      [-2, -46, 0.8],
      [2, 50, 0.8],
    ],
    mark: tuft,
  },
  hills: {
    open: [
      [-17, -19, 1],
      [21, -13, 0.95],
      [-20, 22, 0.9],
      [17, 29, 1.05],
    ],
    around: [
      [-30, -20, 0.62],
      [31, -20, 0.62],
      [0, 45, 0.55],
    ],
    mark: bump,
  },
  forest: {
    open: [
      [0, -38, 1],
      [-25, -25, 1.05],
      [24, -25, 1],
      [-37, -3, 0.95],
      [-12, -6, 1.15],
      [14, -5, 1.1],
      [38, 0, 0.95],
      [-26, 19, 1.1],
      [1, 19, 1.2],
      [27, 20, 1.05],
      [-9, 41, 1],
      [13, 40, 0.95],
    ],
    around: [
      [-15, -38, 0.85],
      [15, -39, 0.85],
      [-38, -21, 0.9],
      [38, -22, 0.9],
      [-43, 6, 0.8],
      [43, 6, 0.8],
      [-17, 39, 0.75],
      [1, 45, 0.75],
      [19, 38, 0.75],
    ],
    mark: tree,
  },
  wasteland: {
    open: [
      [-20, -22, 1],
      [20, -8, 1.15],
      [-17, 20, 1.05],
      [19, 34, 0.8],
    ],
    around: [
      [-33, -19, 0.62],
      [33, -17, 0.62],
      [2, 44, 0.55],
    ],
    mark: rock,
  },
  desert: {
    open: [
      [-4, -25, 1],
      [15, 3, 1],
      [-15, 24, 1],
      [16, 40, 0.65],
    ],
    around: [
      [-27, -23, 0.55],
      [30, -21, 0.55],
      [0, 43, 0.5],
    ],
    mark: dune,
  },
  swamp: {
    open: [
      [-14, -27, 0.95],
      [23, -12, 1],
      [-24, 8, 1],
      [10, 22, 1.1],
      [-9, 42, 0.7],
    ],
    around: [
      [-33, -16, 0.75],
      [34, -16, 0.75],
      [-14, 41, 0.62],
      [15, 40, 0.62],
    ],
    mark: reed,
  },
  lake: {
    open: [
      [-12, -28, 1],
      [18, -13, 1],
      [-20, 4, 1],
      [16, 19, 1],
      [-8, 36, 0.9],
    ],
    around: [
      [-22, -33, 0.8],
      [30, -19, 0.7],
      [2, 46, 0.9],
    ],
    mark: wave,
  },
  mountain: {
    open: [
      [1, -20, 0.95],
      [-18, 6, 1],
      [19, 13, 1.05],
      [-5, 33, 0.8],
    ],
    around: [
      [-25, -23, 0.62],
      [26, -22, 0.62],
      [1, -35, 0.6],
    ],
    mark: peak,
  },
  sea: {
    open: [
      [-14, -26, 0.9],
      [20, -4, 0.9],
      [-16, 17, 0.9],
      [8, 38, 0.8],
    ],
    around: [],
    mark: wave,
  },
}

export function paintedId(terrain: number, isAround: boolean): string {
  return `mk-land-${terrains[terrain]}-${isAround ? 'around' : 'open'}`
}

/** What all spaces are painted with; once on each map. */
export const TerrainDefs = memo(function TerrainDefs() {
  return (
    <defs>
      <radialGradient id="mk-site-glow">
        <stop className="mk-site-glow-inner" offset="0.2" />
        <stop className="mk-site-glow-outer" offset="1" />
      </radialGradient>
      {terrains.map((id, terrain) =>
        [false, true].map((isAround) => (
          <g
            key={paintedId(terrain, isAround)}
            id={paintedId(terrain, isAround)}
            className={`mk-land mk-land-${id}`}
          >
            <path className="mk-land-ground" d={hexPath} />
            {paintings[id][isAround ? 'around' : 'open'].map(([x, y, size]) => (
              <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
                {paintings[id].mark}
              </g>
            ))}
          </g>
        )),
      )}
    </defs>
  )
})
