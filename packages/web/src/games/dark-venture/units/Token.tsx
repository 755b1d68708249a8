import {
  defenceOf,
  HERO_KIND,
  isAncient,
  strengthOf,
  type PieceNo,
  type SideNo,
  type VentureViewContext,
  type MatchTables,
} from '@longtable/dark-venture/board'
import { memo, type ReactNode } from 'react'
import { CUTS, RIMS } from './faces.ts'
import { emblems, silhouettes } from './silhouettes.ts'
import { Stat } from './Stat.tsx'
import './sides.css'
import './tokens.css'

/** Grey: not in play yet. Fallen: lost a combat. Bound: somebody's prisoner. */
export type TokenState = 'grey' | 'fallen' | 'bound'

export interface TokenProps {
  readonly ctx: VentureViewContext
  readonly piece: PieceNo
  /** Its diameter. */
  readonly size?: number
  readonly state?: TokenState
  /** A plain one has large numbers: for tokens drawn smaller than about 60 pixels. */
  readonly isPlain?: boolean
  /** Where its middle is inside another SVG; without it, it is an SVG of its own. */
  readonly x?: number
  readonly y?: number
}

const SMALL = 60

/** A piece as it is now; whoever draws it says in words what it is. */
export function Token({ ctx, piece, ...drawn }: TokenProps) {
  return <Drawn {...discOf(ctx, piece)} {...drawn} />
}

/** A kind of unit, with what is printed on it. */
export function RowToken({ tables, row, side, ...drawn }: RowTokenProps) {
  const [piece] = tables.piecesOf[row]
  const { strength, defence, idOf, home } = tables
  return (
    <Drawn
      id={idOf[piece]}
      side={side ?? home[piece]}
      home={home[piece]}
      rim={side ?? home[piece]}
      strength={strength[piece]}
      defence={defence[piece]}
      strengthBy={0}
      defenceBy={0}
      isGreat={false}
      {...drawn}
    />
  )
}

interface RowTokenProps extends Omit<TokenProps, 'ctx' | 'piece'> {
  readonly tables: MatchTables
  readonly row: number
  /** Whose it would be; its own side's if it is not said. */
  readonly side?: SideNo
}

/** All that is drawn of a piece, as words and numbers. */
export interface Disc {
  readonly id: string
  readonly side: SideNo
  readonly home: SideNo
  /** Whose outline it has: of heroes always their own. */
  readonly rim: SideNo
  readonly strength: number
  readonly defence: number
  /** By how much they differ from what is printed. */
  readonly strengthBy: number
  readonly defenceBy: number
  /** Ancients have a second rim. */
  readonly isGreat: boolean
}

export function discOf({ state, tables }: VentureViewContext, piece: PieceNo): Disc {
  const strength = strengthOf(state, tables, piece)
  const defence = defenceOf(state, tables, piece)
  return {
    id: tables.idOf[piece],
    side: state.side[piece],
    home: tables.kindOf[piece] === HERO_KIND ? state.side[piece] : tables.home[piece],
    rim: tables.kindOf[piece] === HERO_KIND ? tables.home[piece] : state.side[piece],
    strength,
    defence,
    strengthBy: strength - tables.strength[piece],
    defenceBy: defence - tables.defence[piece],
    isGreat: isAncient(piece),
  }
}

function Drawn({ size = 64, state, isPlain, x, y, ...disc }: Disc & Omit<TokenProps, 'ctx' | 'piece'>) {
  const level = (isPlain ?? size < SMALL) ? PLAIN : RICH
  const drawn = <DiscArt {...disc} level={level} state={state} />
  if (x !== undefined && y !== undefined) return <Placed x={x} y={y} r={size / 2} drawn={drawn} />
  return (
    <svg className="dv-unit-token" viewBox="-52 -52 104 104" width={size} height={size} aria-hidden>
      {drawn}
    </svg>
  )
}

function Placed({ x, y, r, drawn }: { x: number; y: number; r: number; drawn: ReactNode }) {
  return <g transform={`translate(${x} ${y}) scale(${r / 50})`}>{drawn}</g>
}

/** How large numbers are beside the creature: the smaller a token is drawn, the larger. */
const RICH = 0
export const PLAIN = 1
export const SMALLER = 2
export const CROWD = 3

/** By level: where the creature is and how large, where the numbers are and how large. */
const LAYOUT = [
  { size: 62, y: -6, aside: 30, down: 31, scale: 0.72 },
  { size: 58, y: -11, aside: 28, down: 28, scale: 0.98 },
  { size: 54, y: -16, aside: 26, down: 25, scale: 1.22 },
  { size: 66, y: 0, aside: 25, down: 26, scale: 1.2 },
] as const

interface DiscArtProps extends Disc {
  readonly level: number
  readonly state?: TokenState | undefined
  readonly isTied?: boolean
}

/** A disc of radius 50 around the middle. */
export const DiscArt = memo(function DiscArt(props: DiscArtProps) {
  const { id, side, home, rim, strength, defence, strengthBy, defenceBy, isGreat, level, state, isTied } =
    props
  const { size, y, aside, down, scale } = LAYOUT[level] ?? LAYOUT[RICH]
  return (
    <g className={`dv-unit-disc dv-unit-side-${side}`} data-level={level} data-state={state}>
      <path className="dv-unit-shadow" d={RIMS[rim]} />
      <path className="dv-unit-rim" d={RIMS[rim]} />
      {level === RICH ? <path className="dv-unit-cuts" d={CUTS[rim]} /> : null}
      <circle className="dv-unit-face" r={39} />
      {isTied === true ? <circle className="dv-unit-rope" r={44.5} /> : null}
      {isGreat ? <circle className="dv-unit-great" r={35.5} /> : null}
      <path
        className="dv-unit-figure"
        d={silhouettes[id]}
        transform={`translate(${-size / 2} ${y - size / 2}) scale(${size / 512})`}
      />
      {state === 'bound' ? <Chains /> : null}
      {state === 'fallen' ? <path className="dv-unit-cross" d="M-29-31 29 27M29-31-29 27" /> : null}
      {home === side ? null : <Old side={home} />}
      <g className="dv-unit-stats">
        <g transform={`translate(${-aside} ${down}) scale(${scale})`}>
          <Stat of="strength" n={strength} by={strengthBy} />
        </g>
        <g transform={`translate(${aside} ${down}) scale(${scale})`}>
          <Stat of="defence" n={defence} by={defenceBy} />
        </g>
      </g>
    </g>
  )
})

const CHAINS = 'M-35-33 35 37M35-33-35 37'

function Chains() {
  return (
    <>
      <path className="dv-unit-chains" d={CHAINS} />
      <path className="dv-unit-links" d={CHAINS} />
    </>
  )
}

/** The side that it was once of. */
function Old({ side }: { side: SideNo }) {
  return (
    <g className={`dv-unit-side-${side}`} transform="translate(0 41) scale(.3)">
      <path className="dv-unit-mark-shape" d={RIMS[side]} />
      <path className="dv-unit-mark-sign" d={emblems[side]} transform="translate(-31 -31) scale(.121)" />
    </g>
  )
}
