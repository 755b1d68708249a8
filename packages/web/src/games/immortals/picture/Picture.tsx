import { itemAt } from '@longtable/kernel'
import { useId } from 'react'
import { Cube } from '../../../components/Cube.tsx'
import { halves, realms, rifts, spots } from './vignette-map.ts'
import './vignette.css'

type Realm = keyof typeof realms

/** The two realms of Immortals on the table, mirrored, and the cube tower between them. */
export function Picture({ label }: { label: string }) {
  const id = useId()
  return (
    <svg className="vignette" viewBox="0 0 1200 660" role="img" aria-label={label}>
      <defs>
        <linearGradient id={`${id}wood`}>
          <stop offset="0" stopColor="#4a2a12" />
          <stop offset="0.18" stopColor="#8a5528" />
          <stop offset="0.38" stopColor="#d39b5c" />
          <stop offset="0.52" stopColor="#b97d42" />
          <stop offset="0.8" stopColor="#74431d" />
          <stop offset="1" stopColor="#3a1f0c" />
        </linearGradient>
        <radialGradient id={`${id}lamp`} cx="0.5" cy="0.1" r="0.9">
          <stop offset="0" stopColor="#ffe3a8" stopOpacity="0.38" />
          <stop offset="0.55" stopColor="#ffe3a8" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}shade`}>
          <stop offset="0" stopColor="#000" stopOpacity="0.55" />
          <stop offset="0.7" stopColor="#000" stopOpacity="0.25" />
          <stop offset="1" stopColor="#000" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="600" cy="566" rx="640" ry="44" fill={`url(#${id}shade)`} />
      <Half realm="light" />
      <Half realm="dark" />
      <path className="vignette-fold" d="M600 144V560" />
      <path d={`${halves.light}${halves.dark}`} fill={`url(#${id}lamp)`} />
      <Armies />
      <ellipse cx="640" cy="520" rx="190" ry="34" fill={`url(#${id}shade)`} />
      <Tower wood={`url(#${id}wood)`} />
    </svg>
  )
}

function Half({ realm }: { realm: Realm }) {
  return (
    <g className={`vignette-${realm}`}>
      <path className="vignette-edge" d={halves[realm]} transform="translate(0 9)" />
      <path className="vignette-sea" d={halves[realm]} />
      <path className="vignette-sign" d={signs[realm]} />
      {[27, 18, 9].map((width) => (
        <path key={width} className="vignette-surf" strokeWidth={width} d={realms[realm].join('')} />
      ))}
      {realms[realm].map((regions, area) => (
        <path key={regions} className={`vignette-area vignette-area-${area}`} d={regions} />
      ))}
      <path className="vignette-glow" d={rifts[realm]} />
      <path className="vignette-rift" d={rifts[realm]} />
    </g>
  )
}

/** In the corners of the sea: a sun with its rays, and a moon among stars. */
const signs: Readonly<Record<Realm, string>> = {
  light: `M1072 520a34 15 0 1 0 68 0a34 15 0 1 0-68 0z${Array.from({ length: 12 }, (_, ray) => {
    const turn = (ray * Math.PI) / 6
    const at = (far: number): string =>
      `${Math.round(1106 + 42 * far * Math.cos(turn))} ${Math.round(520 + 19 * far * Math.sin(turn))}`
    return `M${at(1)}L${at(1.35)}`
  }).join('')}`,
  dark: 'M82 504a34 15 0 1 1-20 26a27 12 0 1 0 20-26zM140 530l-8 3 8 3 8-3zM136 502l-6 2 6 2 6-2zM170 541l-6 2 6 2 6-2z',
}

/** Some armies, as realm, place and the cubes of one colour. */
const armies: readonly (readonly [Realm, number, number, number])[] = [
  ['light', 1, 0, 3],
  ['light', 3, 0, 1],
  ['light', 8, 1, 4],
  ['light', 6, 1, 1],
  ['light', 12, 2, 2],
  ['light', 17, 3, 3],
  ['light', 20, 2, 2],
  ['light', 23, 0, 2],
  ['dark', 2, 3, 2],
  ['dark', 5, 0, 3],
  ['dark', 9, 2, 1],
  ['dark', 13, 1, 3],
  ['dark', 16, 1, 1],
  ['dark', 19, 3, 4],
  ['dark', 21, 0, 2],
  ['dark', 24, 2, 2],
]

function Armies() {
  const placed = armies.map(([realm, place, colour, count]) => ({
    at: itemAt<readonly [number, number]>(spots[realm], place),
    colour,
    count,
  }))
  placed.sort((one, other) => one.at[1] - other.at[1])
  return placed.map(({ at: [x, y], colour, count }) => (
    <g key={`${x} ${y}`}>
      <ellipse className="vignette-shadow" cx={x + 4} cy={y + 5} rx={sizeAt(y) * 1.1} ry={sizeAt(y) * 0.45} />
      {Array.from({ length: count }, (_, cube) => (
        <Cube key={cube} colour={colour} size={sizeAt(y)} {...heaped(x, y, cube)} />
      ))}
    </g>
  ))
}

/** What is nearer is larger. */
function sizeAt(y: number): number {
  return 15 + (y - 144) / 40
}

/** Two side by side at the back, one in front, one on top. */
function heaped(x: number, y: number, cube: number): { readonly x: number; readonly y: number } {
  const size = sizeAt(y)
  const offsets = [
    [-0.46, -0.25],
    [0.46, -0.2],
    [-0.1, 0.3],
    [0.05, -0.95],
  ] as const
  const [dx, dy] = itemAt<readonly [number, number]>(offsets, cube)
  return { x: x + dx * size, y: y + dy * size }
}

/** A drum of turned wood: as wide as it is above and below, with a curved front. */
function drum(y: number, height: number, above: number, below: number): string {
  const [bend, lower] = [above * 0.22, below * 0.22]
  return `M${600 - above} ${y}L${600 - below} ${y + height}A${below} ${lower} 0 0 0 ${600 + below} ${y + height}L${
    600 + above
  } ${y}A${above} ${bend} 0 0 1 ${600 - above} ${y}z`
}

/** From the foot to the cup: top, height, half the width above and below. */
const drums = [
  [474, 40, 92, 98],
  [462, 14, 80, 92],
  [252, 212, 62, 76],
  [242, 14, 76, 70],
  [230, 14, 64, 76],
  [150, 82, 100, 60],
] as const

const inTray = [
  [536, 556, 0],
  [566, 566, 3],
  [652, 560, 2],
  [612, 556, 1],
  [545, 586, 1],
  [592, 590, 0],
  [640, 588, 5],
  [668, 586, 0],
] as const

const falling = [
  [572, 118, 1],
  [618, 92, 0],
  [640, 132, 2],
  [590, 50, 3],
  [622, 22, 5],
] as const

function Tower({ wood }: { wood: string }) {
  return (
    <g transform="translate(600 560) scale(0.86) translate(-600 -560)">
      {drums.map(([y, height, above, below]) => (
        <path key={y} className="vignette-wood" d={drum(y, height, above, below)} fill={wood} />
      ))}
      <path
        className="vignette-turned"
        d={[290, 298, 372, 380, 444].map((y) => arc(y, 62 + (y - 252) / 15)).join('')}
      />
      <path
        className="vignette-hole"
        d="M576 318q24 7 48 0v30q-24 7-48 0zM572 402q28 8 56 0v26q-28 8-56 0z"
      />
      <Cube colour={1} size={19} x={588} y={337} />
      <Cube colour={0} size={19} x={611} y={338} />
      <Cube colour={2} size={18} x={606} y={419} />
      <path className="vignette-hole" d="M560 530v-30a40 40 0 0 1 80 0v30q-40 10-80 0z" />
      <ellipse className="vignette-rim" cx="600" cy="150" rx="100" ry="24" fill={wood} />
      <ellipse className="vignette-hole" cx="600" cy="151" rx="86" ry="18.500" />
      {falling.map(([x, y, colour]) => (
        <g key={x} transform={`rotate(${(x * 7) % 50} ${x} ${y})`}>
          <Cube colour={colour} size={25} x={x} y={y} />
        </g>
      ))}
      <path
        className="vignette-lip"
        d="M500 150a100 24 0 0 0 200 0a14 14 0 0 1-14 1a86 18.500 0 0 1-172 0a14 14 0 0 1-14-1z"
      />
      <Tray />
    </g>
  )
}

function arc(y: number, half: number): string {
  return `M${600 - half} ${y}a${half} ${half * 0.22} 0 0 0 ${2 * half} 0`
}

function Tray() {
  return (
    <g>
      <path className="vignette-glass" d="M508 532H692L726 612H474z" />
      <path className="vignette-glass" d="M508 532V512L474 588V612zM692 532V512L726 588V612z" />
      {inTray.map(([x, y, colour]) => (
        <Cube key={`${x} ${y}`} colour={colour} size={26} x={x} y={y} />
      ))}
      <path className="vignette-glass vignette-pane" d="M474 588H726V612H474z" />
    </g>
  )
}
