import { useId } from 'react'
import { card, hexAt, hexes, land, whole } from './country-hexes.ts'
import { seen } from '../../../components/slant.ts'
import './country.css'

/** The hex country of Mage Knight on the table, by day on one side and by night on the other. */
export function Picture({ label }: { label: string }) {
  const id = useId()
  return (
    <svg className="country" viewBox="0 0 1200 660" role="img" aria-label={label}>
      <defs>
        <linearGradient id={`${id}night`}>
          <stop offset="0.42" stopColor="#16204a" stopOpacity="0" />
          <stop offset="0.72" stopColor="#16204a" stopOpacity="0.62" />
        </linearGradient>
        <radialGradient id={`${id}lamp`} cx="0.36" cy="0.2" r="0.7">
          <stop offset="0" stopColor="#ffe3a8" stopOpacity="0.42" />
          <stop offset="0.7" stopColor="#ffe3a8" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}shade`}>
          <stop offset="0" stopColor="#000" stopOpacity="0.5" />
          <stop offset="1" stopColor="#000" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="600" cy="420" rx="620" ry="200" fill={`url(#${id}shade)`} />
      <path className="country-edge" d={whole} transform="translate(0 10)" />
      <path className="country-rim" d={whole} />
      {Object.entries(land).map(([terrain, d]) => (
        <path key={terrain} className={`country-land country-${terrain}`} d={d} />
      ))}
      <Features />
      <path d={whole} fill={`url(#${id}night)`} />
      <path d={whole} fill={`url(#${id}lamp)`} />
      <Sites />
      <Cards />
      <Dice />
    </svg>
  )
}

/** What grows and stands on each kind of land, drawn in a square of its own, standing on its middle. */
const features: Readonly<Record<string, string>> = {
  forest: 'M-26 10l10-30 10 30zM-6 16l11-38 11 38zM14 8l9-28 9 28z',
  mountain: 'M-38 18l26-52 12 18 10-16 30 50z',
  hills: 'M-34 12q16-30 32 0zM-8 16q20-36 40 0z',
  lake: 'M-26 0q8-7 16 0t16 0 16 0M-14 12q8-7 16 0t16 0',
  swamp: 'M-24 6h18m6-8h20m-30 16h22M-16 6v-12m-5 4l5 6 5-6M16-2v-12m-5 4l5 6 5-6',
  desert: 'M-30 6q14-12 28 0t28 0M-18 18q10-9 20 0t20 0',
  waste: 'M-20 16l6-22 6 22zM6 10l5-16 6 16zM-4 2l3-9 4 9z',
}

function Features() {
  return hexes.map(({ terrain, x, z }) => {
    const at = seen(x, z)
    const drawn = features[terrain]
    return drawn === undefined ? null : (
      <path
        key={`${x} ${z}`}
        className={`country-on country-on-${terrain}`}
        d={drawn}
        transform={`translate(${at.x} ${at.y}) scale(${at.scale})`}
      />
    )
  })
}

/** Buildings and pieces: the tile and the hex they stand on, and what they are. */
const standing: readonly (readonly [tile: number, hex: number, kind: keyof typeof pieces])[] = [
  [10, 0, 'city'],
  [9, 0, 'keep'],
  [6, 0, 'tower'],
  [8, 1, 'village'],
  [4, 0, 'keep'],
  [5, 5, 'orc'],
  [2, 3, 'village'],
  [3, 4, 'tower'],
  [11, 1, 'dragon'],
  [2, 5, 'hero'],
  [0, 0, 'portal'],
  [7, 2, 'rival'],
]

function Sites() {
  const placed = standing.map(([tile, hex, kind]) => ({ at: hexAt(tile, hex), kind }))
  placed.sort((one, other) => one.at.y - other.at.y)
  return placed.map(({ at, kind }) => {
    const Piece = pieces[kind]
    return (
      <g key={`${at.x} ${at.y}`} transform={`translate(${at.x} ${at.y}) scale(${at.scale})`}>
        <ellipse className="country-shadow" cx="8" cy="10" rx="44" ry="15" />
        <Piece />
      </g>
    )
  })
}

const pieces = {
  city: () => (
    <>
      <path
        className="country-stone"
        d="M-50 12v-44h12v-26l12-16 12 16v10h10v-46l14-22 14 22v52h10v-20l11-14 11 14v74z"
      />
      <path className="country-roof" d="M-38-58l12-18 12 18zM-4-94l14-24 14 24zM34-62l11-16 11 16z" />
      <path
        className="country-light"
        d="M-28-46h6v9h-6zM6-80h8v11h-8zM6-52h8v11h-8zM42-48h6v9h-6zM-42-16h7v10h-7zM22-16h7v10h-7z"
      />
      <path className="country-dark" d="M-8 12v-18q8-10 16 0v18z" />
    </>
  ),
  keep: () => (
    <>
      <path className="country-stone" d="M-30 12v-46h8v6h8v-6h8v6h8v-6h8v6h8v-6h10v46z" />
      <path className="country-light" d="M-18-20h7v9h-7zM12-20h7v9h-7z" />
      <path className="country-dark" d="M-6 12v-14q6-8 12 0v14z" />
      <path className="country-flag" d="M0-34v-28l22 7-20 8z" />
    </>
  ),
  tower: () => (
    <>
      <path className="country-stone" d="M-16 12l4-60h24l4 60z" />
      <path className="country-roof country-magic" d="M-18-46l18-36 18 36z" />
      <path className="country-light" d="M-4-36h8v12h-8zM-4-12h8v10h-8z" />
    </>
  ),
  village: () => (
    <>
      <path className="country-wall" d="M-30 12v-16h22v16zM6 14v-18h24v18zM-10 8v-16h18v16z" />
      <path className="country-roof" d="M-34-3l15-15 15 15zM2-3l16-16 16 16zM-14-7l13-13 13 13z" />
      <path className="country-light" d="M-22 0h6v6h-6zM15 0h6v7h-6z" />
    </>
  ),
  orc: () => (
    <>
      <ellipse className="country-token country-green" cx="0" cy="2" rx="30" ry="19" />
      <path className="country-ink" d="M-14-2l28 8M-14 6l28-8M-2-8l4 20" />
    </>
  ),
  dragon: () => (
    <>
      <ellipse className="country-token country-red" cx="0" cy="2" rx="30" ry="19" />
      <path className="country-ink" d="M-16 2q8-14 16 0 8-14 16 0M0 2v10" />
    </>
  ),
  portal: () => (
    <>
      <ellipse className="country-glow" cx="0" cy="0" rx="36" ry="18" />
      <ellipse className="country-ring" cx="0" cy="0" rx="24" ry="11" />
    </>
  ),
  hero: () => <Figure className="country-hero" />,
  rival: () => <Figure className="country-rival" />,
}

/** A hero: a cloak, a blade and a round base. */
function Figure({ className }: { className: string }) {
  return (
    <g className={className}>
      <ellipse className="country-base" cx="0" cy="8" rx="30" ry="13" />
      <path className="country-cloak" d="M-22 6q2-44 14-62 8-8 16 0 14 20 16 62-22 8-46 0z" />
      <circle className="country-face" cx="0" cy="-66" r="12" />
      <path className="country-cloak" d="M-14-64q2-20 14-20t14 20q-14-9-28 0z" />
      <path className="country-blade" d="M24-6l8-72 5 0-5 73zM20-14l22 3" />
    </g>
  )
}

/** Deeds in a fan at the near edge of the table. */
function Cards() {
  const fan = [
    ['country-card-red', 352, -0.32],
    ['country-card-blue', 406, -0.12],
    ['country-card-white', 460, 0.08],
    ['country-card-green', 512, 0.28],
  ] as const
  return fan.map(([colour, x, turn], n) => (
    <g key={colour}>
      <path className="country-card" d={card(x, -58 - Math.abs(n - 1.5) * 8, turn)} />
      <path className={`country-deed ${colour}`} d={card(x, -58 - Math.abs(n - 1.5) * 8, turn)} />
    </g>
  ))
}

/** Mana, cut like stones. */
function Dice() {
  const stones = [
    ['#d8412f', -520, -40],
    ['#3f7fc4', -462, 12],
    ['#f3ead2', -440, -70],
    ['#4f9a4a', -372, -26],
  ] as const
  return stones.map(([colour, x, z]) => {
    const at = seen(x, z)
    return (
      <g key={colour} transform={`translate(${at.x} ${at.y}) scale(${at.scale})`}>
        <ellipse className="country-shadow" cx="6" cy="12" rx="34" ry="12" />
        <path fill={colour} d="M-24-16l24-10 24 10v24l-24 12-24-12z" />
        <path className="country-facet-high" d="M-24-16l24-10 24 10-24 11z" />
        <path className="country-facet-low" d="M0-5l24-11v24l-24 12z" />
      </g>
    )
  })
}
