import { resourceIds, TOKEN, tokenOf, type Resource, type TokenId } from '@longtable/dark-venture/board'
import { memo, type ReactNode } from 'react'
import { outlines, type IconName } from '../icons/outlines.ts'
import './chips.css'

/** By token: its picture. */
export const markIcons: Readonly<Record<TokenId, IconName>> = {
  actionDraw: 'draw',
  itemDraw: 'item',
  egg: 'egg',
  largePortal: 'portal',
  smallPortal: 'portal',
  riftCrystal: 'crystal',
  banner: 'banner',
  fungus: 'fungus',
  fallenStar: 'star',
  vaultHeart: 'heart',
  event: 'seal',
  search: 'search',
}

export const goodIcons: Readonly<Record<Resource, IconName>> = {
  ore: 'ore',
  gold: 'gold',
  wood: 'wood',
  water: 'water',
  meat: 'meat',
}

interface ChipProps {
  /** More than one is counted. */
  readonly count?: number
  /** Its diameter. */
  readonly size?: number
  /** Where its middle is inside another SVG; without it, it is an SVG of its own. */
  readonly x?: number
  readonly y?: number
}

/** A token of the map; of an event `count` is its number. Whoever draws it says in words what it is. */
export const TokenMark = memo(function Mark({ token, count = 1, ...placed }: ChipProps & { token: number }) {
  const id = tokenOf[token] ?? 'search'
  const isEvent = token === TOKEN.event
  return (
    <Chip {...placed} kind={id} count={isEvent ? 1 : count}>
      {isEvent ? (
        <text className="dv-unit-chip-number" y={2}>
          {count}
        </text>
      ) : (
        <Sign name={markIcons[id]} size={id === 'smallPortal' ? 44 : 64} />
      )}
    </Chip>
  )
})

/** A resource. */
export const Good = memo(function Good({ resource, count = 1, ...placed }: ChipProps & { resource: number }) {
  const id = resourceIds[resource] ?? 'ore'
  return (
    <Chip {...placed} kind={id} count={count}>
      <Sign name={goodIcons[id]} size={66} />
    </Chip>
  )
})

/** Items that are worn. */
export const ItemTab = memo(function ItemTab(placed: ChipProps) {
  return (
    <Chip {...placed} kind="worn">
      <Sign name="slot" size={66} />
    </Chip>
  )
})

/** Items that lie on a space. */
export const Crate = memo(function Crate(placed: ChipProps) {
  return (
    <Chip {...placed} kind="crate">
      <Sign name="crate" size={74} />
    </Chip>
  )
})

function Sign({ name, size }: { name: IconName; size: number }) {
  return (
    <path
      className="dv-unit-chip-sign"
      d={outlines[name]}
      transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 512})`}
    />
  )
}

interface ChipArtProps extends ChipProps {
  readonly kind: string
  readonly children: ReactNode
}

/** A disc of radius 50 around the middle, with how many there are beside it. */
function Chip({ kind, count = 1, size = 22, x, y, children }: ChipArtProps) {
  const drawn = (
    <>
      <circle className="dv-unit-chip-disc" r={47} />
      {children}
      {count > 1 ? (
        <g className="dv-unit-chip-count" transform="translate(32 30)">
          <circle r={27} />
          <text>{count}</text>
        </g>
      ) : null}
    </>
  )
  const className = `dv-unit-chip dv-unit-chip-${kind}`
  if (x !== undefined && y !== undefined)
    return (
      <g className={className} transform={`translate(${x} ${y}) scale(${size / 100})`}>
        {drawn}
      </g>
    )
  return (
    <svg className={className} viewBox="-50 -50 100 100" width={size} height={size} aria-hidden>
      {drawn}
    </svg>
  )
}
