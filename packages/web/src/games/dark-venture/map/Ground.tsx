import type { MatchTables } from '@longtable/dark-venture/board'
import { text } from '@longtable/kernel'
import { memo, useMemo } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { outlines } from '../icons/outlines.ts'
import { middleOf } from './built-paths.ts'
import { allInsets, edgeLine, hasFloors, squareBox, U, type Inset } from '../grid/geometry.ts'
import { printedOn } from './printed-ground.ts'
import { groundPaths, linkPaths, type GroundPaths } from './paths.ts'
import { Rim } from './Rim.tsx'
import './ground.css'

interface GroundProps {
  readonly tables: MatchTables
  readonly isGateOpen: boolean
}

const SIDE = 16 * U

/** Paths from the ground upwards, by the names of their classes. */
const LOW: readonly (keyof Omit<GroundPaths, 'tones'>)[] = [
  'patches',
  'wooded',
  'scree',
  'road',
  'slabs',
  'water',
  'shallows',
  'waves',
  'stones',
  'boards',
  'boardLines',
  'wood',
  'woodLines',
  'stone',
  'stoneLines',
  'blocked',
  'hatching',
  'grid',
  'reeds',
]

const TONES = [
  'shade',
  'grass',
  'crystal',
  'crystalLight',
  'stone',
  'stoneLight',
  'trunk',
  'leaf',
  'leafLight',
  'thorn',
  'thornLight',
] as const

/** What is printed: never drawn again while a match lasts, but for the gates. */
export const Ground = memo(function Ground({ tables, isGateOpen }: GroundProps) {
  const paths = useMemo(() => groundPaths(tables), [tables])
  const isHigh = hasFloors(tables)
  return (
    <>
      <rect className="dv-map-board" x="-40" y="-40" width={SIDE + 80} height={SIDE + 80} rx="10" />
      <rect className="dv-map-earth" width={SIDE} height={SIDE} />
      {isHigh ? <Floors tables={tables} /> : null}
      {LOW.map((name) => (
        <path key={name} className={`dv-map-${name}`} d={paths[name]} />
      ))}
      {TONES.map((name) => (
        <path key={name} className={`dv-map-tone-${name}`} d={paths.tones[name]} />
      ))}
      <Fabricators tables={tables} />
      <Names tables={tables} />
      <path className="dv-map-sills" d={paths.sills} />
      <path className="dv-map-arrows" d={paths.arrows} />
      <path className="dv-map-walls-casing" d={paths.walls + paths.jambs} />
      <path className="dv-map-walls" d={paths.walls + paths.jambs} />
      {isHigh ? <Links tables={tables} /> : null}
      <Gates tables={tables} isOpen={isGateOpen} />
      <rect className="dv-map-frame-line" width={SIDE} height={SIDE} />
      <Rim tables={tables} />
    </>
  )
})

/** What makes new units: a vat, and its sign. */
function Fabricators({ tables }: { readonly tables: MatchTables }) {
  return tables.fabricators.map((square) => {
    const { x, y } = squareBox(tables, square)
    return (
      <g key={square} className="dv-map-fabricator" transform={`translate(${x + U / 2} ${y + U / 2})`}>
        <circle r="25" />
        <path d={outlines.fabricate} transform="translate(-17 -17) scale(0.0664)" />
      </g>
    )
  })
}

/** Upper floors are boards of their own. */
function Floors({ tables }: { readonly tables: MatchTables }) {
  return allInsets(tables).map(({ floor, x, y, width, height }) => (
    <rect
      key={floor}
      className="dv-map-board"
      x={x - 28}
      y={y - 34}
      width={width + 56}
      height={height + 62}
      rx="8"
    />
  ))
}

const LETTERS = 'abcdefgh'

/** Stairs and ladders, each with the letter that its other end has too. */
function Links({ tables }: { readonly tables: MatchTables }) {
  const { stairs, ladders } = useMemo(() => linkPaths(tables), [tables])
  return (
    <>
      <path className="dv-map-stairs" d={stairs} />
      <path className="dv-map-ladders" d={ladders} />
      {tables.map.links.flatMap(({ a, b }, n) =>
        [a, b].map((id) => {
          const { x, y } = squareBox(tables, tables.board.squareOf.get(id) ?? -1)
          return (
            <g key={id} className="dv-map-link" transform={`translate(${x + 57} ${y + 7})`}>
              <g className="dv-map-link-in">
                <circle r="8.5" />
                <text y="4.4">{LETTERS[n]}</text>
              </g>
            </g>
          )
        }),
      )}
    </>
  )
}

/** What buildings and floors are called. */
function Names({ tables }: { readonly tables: MatchTables }) {
  const i18n = useI18n()
  const { buildings } = tables.map
  return (
    <>
      {buildings.map(({ id, name, spaces }) => {
        const { x, y, isRight } = namePlace(tables, spaces)
        const words = i18n.format(text('named', { name })).split(' ')
        return (
          <text key={id} className="dv-map-name" textAnchor={isRight ? 'end' : 'start'} y={y}>
            <tspan x={x}>{words.slice(0, -1).join(' ')}</tspan>
            <tspan x={x} dy="19">
              {words.at(-1)}
            </tspan>
          </text>
        )
      })}
      {hasFloors(tables)
        ? allInsets(tables).map((inset) => <FloorName key={inset.floor} tables={tables} inset={inset} />)
        : null}
    </>
  )
}

/** How much room a name takes. */
const NAME = { width: 116, height: 46 }

interface NamePlace {
  readonly x: number
  readonly y: number
  readonly isRight: boolean
}

/** A corner of a building in which there is no door. */
function namePlace(tables: MatchTables, spaces: readonly string[]): NamePlace {
  const boxes = spaces.map((space) => squareBox(tables, tables.board.squareOf.get(space) ?? -1))
  const left = Math.min(...boxes.map(({ x }) => x))
  const right = Math.max(...boxes.map(({ x }) => x + U))
  const top = Math.min(...boxes.map(({ y }) => y))
  const bottom = Math.max(...boxes.map(({ y }) => y + U))
  const doors = printedOn(tables).edges.door.map((edge) => middleOf(edgeLine(tables, edge)))
  const corners = [true, false].flatMap((isLow) =>
    [true, false].map((isRight) => ({
      isRight,
      x: isRight ? right - 9 : left + 9,
      y: isLow ? bottom - 29 : top + 22,
      from: { x: isRight ? right - NAME.width : left, y: isLow ? bottom - NAME.height : top },
    })),
  )
  const isFree = ({ from }: (typeof corners)[number]): boolean =>
    doors.every(
      ({ x, y }) =>
        x < from.x - 12 || x > from.x + NAME.width + 12 || y < from.y - 12 || y > from.y + NAME.height + 12,
    )
  return corners.find(isFree) ?? corners[0]
}

function FloorName({ tables, inset }: { readonly tables: MatchTables; readonly inset: Inset }) {
  const i18n = useI18n()
  const { building, floor } = tables.map.floors[inset.floor]
  const name = tables.map.buildings.find(({ id }) => id === building)?.name
  return (
    <text className="dv-map-floor-name" x={inset.x + inset.width / 2} y={inset.y - 42}>
      {i18n.t('web.dvMap.floor', {
        building: name === undefined ? '' : i18n.format(text('named', { name })),
        floor,
      })}
    </text>
  )
}

/** Bars across the way, or two leaves folded back. */
function Gates({ tables, isOpen }: { readonly tables: MatchTables; readonly isOpen: boolean }) {
  const edges = useMemo(() => printedOn(tables).edges.gate, [tables])
  return edges.map((edge) => {
    const { from, to } = edgeLine(tables, edge)
    const isFlat = from.y === to.y
    const at = isFlat ? `translate(${from.x} ${from.y})` : `translate(${from.x} ${from.y}) rotate(90)`
    return (
      <g key={edge} className="dv-map-gate" data-open={isOpen || undefined} transform={at}>
        <path className="dv-map-gate-posts" d="M0 -7h7v14h-7zM57 -7h7v14h-7z" />
        {isOpen ? (
          <path className="dv-map-gate-leaf" d="M7 0L2 -26l5 -2l7 27zM57 0L62 -26l-5 -2l-7 27z" />
        ) : (
          <>
            <path className="dv-map-gate-leaf" d="M7 -6H57V6H7z" />
            <path className="dv-map-gate-bars" d="M13 -6V6M20 -6V6M44 -6V6M51 -6V6" />
            <circle className="dv-map-gate-lock" cx="32" r="11" />
            <path
              className="dv-map-gate-key"
              d={outlines.lock}
              transform={`translate(32 0)${isFlat ? '' : ' rotate(-90)'} translate(-7.5 -7.5) scale(0.0293)`}
            />
          </>
        )}
      </g>
    )
  })
}
