import { useId } from 'react'
import { land, squareAt, wall, whole } from './ruin-squares.ts'
import { seen } from '../../../components/slant.ts'
import './ruins.css'

/** The ruined land of Dark Venture on the table, with two peoples about to meet. */
export function Picture({ label }: { label: string }) {
  const id = useId()
  return (
    <svg className="ruins" viewBox="0 0 1200 660" role="img" aria-label={label}>
      <defs>
        <radialGradient id={`${id}lamp`} cx="0.4" cy="0.24" r="0.75">
          <stop offset="0" stopColor="#ffe3a8" stopOpacity="0.34" />
          <stop offset="0.7" stopColor="#ffe3a8" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}shade`}>
          <stop offset="0" stopColor="#000" stopOpacity="0.5" />
          <stop offset="1" stopColor="#000" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="600" cy="430" rx="640" ry="210" fill={`url(#${id}shade)`} />
      <path className="ruins-edge" d={whole} transform="translate(0 12)" />
      <path className="ruins-rim" d={whole} />
      {Object.entries(land).map(([ground, d]) => (
        <path key={ground} className={`ruins-land ruins-${ground}`} d={d} />
      ))}
      <path d={whole} fill={`url(#${id}lamp)`} />
      <Growth />
      <House />
      <Pieces />
      <Dice />
    </svg>
  )
}

/** What stands on single squares, drawn on its middle. */
const growth = {
  tree: 'M-4 8l3-26-13-13 4-3 11 10 2-22 4 0 1 22 12-12 4 4-15 16 1 24z',
  shrub: 'M-20 8q2-16 8-8 2-18 10-6 8-14 12 0 8-4 10 14z',
  rock: 'M-22 8l6-20 14-8 16 10 8 18z',
} as const

const grown: readonly (readonly [column: number, row: number, kind: keyof typeof growth])[] = [
  [0, 0, 'tree'],
  [5, 0, 'rock'],
  [7, 0, 'tree'],
  [8, 1, 'tree'],
  [13, 1, 'tree'],
  [12, 2, 'shrub'],
  [4, 3, 'shrub'],
  [5, 3, 'tree'],
  [11, 3, 'rock'],
  [13, 4, 'tree'],
  [3, 5, 'shrub'],
  [8, 5, 'rock'],
  [0, 6, 'tree'],
  [4, 7, 'shrub'],
  [8, 8, 'tree'],
  [0, 8, 'rock'],
]

function Growth() {
  return grown.map(([column, row, kind]) => {
    const { x, y, scale } = squareAt(column, row)
    return (
      <g key={`${column} ${row}`} transform={`translate(${x} ${y}) scale(${scale * 1.25})`}>
        <ellipse className="ruins-shadow" cx="4" cy="8" rx="22" ry="7" />
        <path className={`ruins-on ruins-on-${kind}`} d={growth[kind]} />
      </g>
    )
  })
}

/** What is left of a house, and of a tower behind it. */
function House() {
  return (
    <>
      <path className="ruins-wall" d={wall([10, 0], [12, 0], 2.6, 3.1)} />
      <path className="ruins-wall ruins-wall-side" d={wall([12, 0], [12, 3], 3.1, 1.4)} />
      <path className="ruins-wall ruins-wall-side" d={wall([10, 0], [10, 3], 2.6, 1.9)} />
      <path className="ruins-wall" d={wall([10, 3], [10.7, 3], 1.9, 1.5)} />
      <path className="ruins-wall" d={wall([11.3, 3], [12, 3], 0.8, 1.4)} />
      <path className="ruins-wall" d={wall([5, 4], [8, 4], 1.2, 0.7)} />
      <path className="ruins-wall ruins-wall-side" d={wall([5, 4], [5, 7], 1.2, 0.5)} />
      <path className="ruins-wall ruins-wall-side" d={wall([8, 4], [8, 5], 0.7, 0.3)} />
    </>
  )
}

/** Discs with a horn, a scale, a skull, an eye: whose they are is told by their rims. */
const tokens: readonly (readonly [column: number, row: number, side: string, mark: keyof typeof marks])[] = [
  [6, 2, 'rust', 'horns'],
  [7, 3, 'rust', 'horns'],
  [9, 4, 'gold', 'skull'],
  [6, 5, 'gold', 'skull'],
  [7, 6, 'blue', 'eye'],
  [3, 4, 'moss', 'scale'],
  [4, 5, 'moss', 'scale'],
  [10, 5, 'teal', 'needle'],
]

const marks = {
  horns: 'M-15-9q5 9 10 7h10q5 2 10-7 3 14-7 17-8 6-16 0-10-3-7-17z',
  scale: 'M-13 8q0-17 13-19 13 2 13 19-6-5-13-5t-13 5z',
  skull: 'M-11-3q0-10 11-10t11 10q0 6-4 8v6h-14v-6q-4-2-4-8z',
  eye: 'M-14 0q14-14 28 0-14 14-28 0z',
  needle: 'M-13 9l18-18 4 4-18 18zM6-12l7 7',
} as const

function Pieces() {
  return tokens.map(([column, row, side, mark]) => {
    const { x, y, scale } = squareAt(column, row)
    return (
      <g key={`${column} ${row}`} transform={`translate(${x} ${y}) scale(${scale * 1.2})`}>
        <ellipse className="ruins-shadow" cx="4" cy="10" rx="36" ry="17" />
        <ellipse className={`ruins-token ruins-token-${side}`} cx="0" cy="4" rx="34" ry="21" />
        <ellipse className={`ruins-token ruins-token-${side}`} cx="0" cy="-2" rx="34" ry="21" />
        <ellipse className="ruins-face" cx="0" cy="-2" rx="26" ry="15.5" />
        <path className="ruins-mark" d={marks[mark]} transform="translate(0 -2) scale(1 .72)" />
      </g>
    )
  })
}

/** The six dice of a turn at the near edge of the table. */
function Dice() {
  const thrown = [
    [-300, -70, 'M-10 4l10-12 10 12'],
    [-214, -28, 'M-10 8l10-10 10 10M-10-2l10-10 10 10'],
    [-128, -84, 'M-9 9l18-18m0 12v-12h-12'],
    [140, -40, 'M-9-2q0-9 9-9t9 9q0 5-3 6v6h-12v-6q-3-1-3-6z'],
    [232, -88, 'M-10 4l10-12 10 12'],
    [318, -36, 'M-9 9l18-18m0 12v-12h-12'],
  ] as const
  return thrown.map(([x, z, sign]) => {
    const at = seen(x, z)
    return (
      <g key={x} transform={`translate(${at.x} ${at.y}) scale(${at.scale})`}>
        <ellipse className="ruins-shadow" cx="6" cy="24" rx="38" ry="14" />
        <path className="ruins-die-side" d="M-30 2h60v18q0 8-8 8h-44q-8 0-8-8z" />
        <path className="ruins-die" d="M-22-26h44q8 0 8 8v20q0 8-8 8h-44q-8 0-8-8v-20q0-8 8-8z" />
        <path className="ruins-die-sign" d={sign} transform="translate(0 -8)" />
      </g>
    )
  })
}
