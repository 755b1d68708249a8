import { SHRINE } from '@longtable/immortals/board'
import { memo, type ReactNode } from 'react'
import { Cube } from '../../../components/Cube.tsx'
import { SeatMark } from '../../../components/SeatMark.tsx'
import { fitted, widthAt } from './rows.ts'
import { Capital, Portal, Shrine, Yield } from './Structures.tsx'

/** How much of the map can be read at the size it is shown. */
export type Detail = 'far' | 'mid' | 'near'

export interface SiteArtProps {
  readonly region: number
  readonly isMirrored: boolean
  readonly name: string
  readonly gold: number
  readonly energy: number
  readonly owner: number
  readonly armies: number
  readonly building: number
  readonly hasPortal: boolean
  readonly holder: number
  readonly isStart: boolean
  readonly detail: Detail
}

const COINS_Y = -10
const BUILT_Y = 19
const FOOT_Y = 48
const CUBE = 20
const FIVE = 5
const ROWS = 3
const STEP = (CUBE * 17) / 24
const RISE = (CUBE * 15) / 24
/** How wide things are that stand in a row. */
const WIDE = { coins: 54, card: 23, portal: 30, building: 40, star: 17 }

/** How much larger everything is drawn on a map of middling size. */
const GROWN: Readonly<Record<Detail, number>> = { far: 1, mid: 1.06, near: 1 }

/** Everything that is printed on a region or lies there: its name, its coins, and the pieces. */
export const SiteArt = memo(function SiteArt(props: SiteArtProps) {
  if (props.detail === 'far') return <FarArt {...props} />
  return (
    <g transform={`scale(${GROWN[props.detail]})`}>
      <NearArt {...props} />
    </g>
  )
})

/** Where the middle of something in a row is, so that it stays inside the region. */
function middleOf(
  { region, isMirrored, detail }: SiteArtProps,
  y: number,
  tall: number,
  wide: number,
): number {
  const grown = GROWN[detail]
  const x = fitted(region, y * grown, tall * grown, wide * grown) / grown
  return isMirrored ? -x : x
}

function NearArt(props: SiteArtProps) {
  const { armies, owner } = props
  const plaque = armies > 9 ? 42 : 33
  const pile = Math.min(armies, FIVE) * STEP + 2
  const wide = pile + plaque
  const left = middleOf(props, FOOT_Y - 16, 32, wide) - wide / 2
  return (
    <>
      <Name {...props} size={22} y={-31} />
      <UpperRow {...props} />
      {armies === 0 ? null : (
        <>
          <Pile colour={owner} armies={armies} x={left} />
          <Plaque owner={owner} armies={armies} x={left + pile + plaque / 2} y={FOOT_Y - 15} size={32} />
        </>
      )}
    </>
  )
}

interface Part {
  readonly wide: number
  readonly at: (x: number) => ReactNode
}

/** What belongs to the region itself: its coins, who holds its card, and what was built. */
function partsOf({ gold, energy, building, hasPortal, holder, isStart }: SiteArtProps): Part[] {
  const parts: Part[] = []
  if (isStart) parts.push({ wide: WIDE.star, at: (x) => <Star key="star" x={x} /> })
  parts.push({ wide: WIDE.coins, at: (x) => <Coins key="coins" gold={gold} energy={energy} x={x} /> })
  if (holder >= 0) parts.push({ wide: WIDE.card, at: (x) => <HeldCard key="card" holder={holder} x={x} /> })
  if (hasPortal) parts.push({ wide: WIDE.portal, at: (x) => <Built key="portal" what="portal" x={x} /> })
  if (building !== 0) {
    const what = building === SHRINE ? 'shrine' : 'capital'
    parts.push({ wide: WIDE.building, at: (x) => <Built key="building" what={what} x={x} /> })
  }
  return parts
}

/** A row that is too long for its region is drawn smaller, but not too small to read. */
const SMALLEST = 0.8

function UpperRow(props: SiteArtProps) {
  const parts = partsOf(props)
  const wide = parts.reduce((sum, part) => sum + part.wide, 0)
  const room = widthAt(props.region, COINS_Y + 4, 36) / GROWN[props.detail]
  const scale = Math.min(1, Math.max(SMALLEST, room / wide))
  let x = -wide / 2
  return (
    <g transform={`translate(${middleOf(props, COINS_Y + 4, 36, wide * scale)} 0) scale(${scale})`}>
      {parts.map((part) => {
        x += part.wide
        return part.at(x - part.wide / 2)
      })}
    </g>
  )
}

function Coins({ gold, energy, x }: { gold: number; energy: number; x: number }) {
  return (
    <>
      <Yield kind="gold" amount={gold} x={x - 13.5} y={COINS_Y} />
      <Yield kind="energy" amount={energy} x={x + 13.5} y={COINS_Y} />
    </>
  )
}

/** A tribe starts here. */
function Star({ x }: { x: number }) {
  return (
    <path
      className="site-start"
      transform={`translate(${x} ${COINS_Y})`}
      d="M0-9Q1.5-1.5 8 0 1.5 1.5 0 9-1.5 1.5-8 0-1.5-1.5 0-9z"
    />
  )
}

const BUILT_SIZES = { portal: 31, shrine: 39, capital: 45 }

function Built({ what, x, y = BUILT_Y }: { what: keyof typeof BUILT_SIZES; x: number; y?: number }) {
  const Drawn = { portal: Portal, shrine: Shrine, capital: Capital }[what]
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="site-settles" data-what={what}>
        <Drawn size={BUILT_SIZES[what]} />
      </g>
    </g>
  )
}

function FarArt(props: SiteArtProps) {
  const { armies, building, owner } = props
  const built = building === 0 ? 0 : 44
  const plaque = armies === 0 ? 0 : 58
  const x = middleOf(props, 30, 40, built + plaque) - (built + plaque) / 2
  return (
    <>
      <Name {...props} size={31} y={-14} />
      {building === 0 ? null : (
        <Built what={building === SHRINE ? 'shrine' : 'capital'} x={x + built / 2} y={52} />
      )}
      {armies === 0 ? null : (
        <Plaque owner={owner} armies={armies} x={x + built + plaque / 2} y={30} size={46} />
      )}
    </>
  )
}

/** Roughly how wide a name is, in its own size. */
function widthOf(name: string): number {
  return Array.from(name, (letter) => WIDTHS[letter] ?? 0.52).reduce((sum, wide) => sum + wide, 0)
}

const WIDTHS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Array.from('iljtfr', (letter) => [letter, 0.34])),
  ...Object.fromEntries(Array.from('mwMW', (letter) => [letter, 0.82])),
  ' ': 0.23,
}

function Name(props: SiteArtProps & { readonly size: number; readonly y: number }) {
  const { region, name, size, y } = props
  const isLong = widthOf(name) * size > widthAt(region, y - size / 3, size)
  const words = isLong && props.detail === 'far' ? name.split(' ') : [name]
  const wide = Math.max(...words.map(widthOf)) * size
  const top = y - (words.length - 1) * size * 0.9
  const x = middleOf(props, y - size / 3, size * 0.8, wide)
  return (
    <text className="site-name" fontSize={size} x={x} y={top}>
      {words.map((word, n) => (
        <tspan key={word} x={x} dy={n === 0 ? 0 : size * 0.9}>
          {word}
        </tspan>
      ))}
    </text>
  )
}

/** Cubes in rows of five, the rest on top. */
function Pile({ colour, armies, x }: { colour: number; armies: number; x: number }) {
  const shown = Math.min(armies, FIVE * ROWS)
  return (
    <g className="site-cubes">
      <ellipse
        className="structure-shade"
        cx={x + (Math.min(shown, FIVE) * STEP) / 2 + 2}
        cy={FOOT_Y}
        rx={(Math.min(shown, FIVE) * STEP) / 2 + 4}
        ry="4"
      />
      {Array.from({ length: shown }, (_, n) => (
        <Cube
          key={n}
          colour={colour}
          size={CUBE}
          x={x + CUBE / 2 + (n % FIVE) * STEP}
          y={FOOT_Y - CUBE / 2 - Math.floor(n / FIVE) * RISE}
        />
      ))}
    </g>
  )
}

interface PlaqueProps {
  readonly owner: number
  readonly armies: number
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The number of armies on a shield of their owner's colour; where cubes and flights come and go. */
function Plaque({ owner, armies, x, y, size }: PlaqueProps) {
  const wide = size * (armies > 9 ? 1.3 : 1)
  return (
    <g className={`plaque piece-${owner}`} transform={`translate(${x} ${y})`}>
      <rect className="plaque-body" x={-wide / 2} y={-size / 2} width={wide} height={size} rx={size / 5} />
      <text className="plaque-number" fontSize={size * 0.92} y={size * 0.31}>
        {armies}
      </text>
    </g>
  )
}

/** Who holds the region's card: a small card with the seat's mark. */
function HeldCard({ holder, x }: { holder: number; x: number }) {
  return (
    <g className="held-card" transform={`translate(${x} ${COINS_Y + 1}) rotate(-7)`}>
      <rect className="held-card-body" x="-10" y="-14" width="20" height="28" rx="2.5" />
      <path className="held-card-lines" d="M-6.5 9h13M-6.5-10h13" />
      <g transform="translate(-8 -8)">
        <SeatMark seat={holder} size={16} />
      </g>
    </g>
  )
}
