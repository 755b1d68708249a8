import type { NodeNo, PieceNo } from '@longtable/dark-venture/board'
import { memo, type MouseEvent } from 'react'
import { useDrag } from '../../../match-ui/targets/drag.tsx'
import { useChoosing, useTarget, type Choosing } from '../../../match-ui/targets/targets.tsx'
import { Badges, isTied } from './Badges.tsx'
import { RIMS } from './faces.ts'
import { openFan } from './fans.ts'
import { Load } from './Load.tsx'
import { CROWD, DiscArt, PLAIN, SMALLER, type Disc } from './Token.tsx'
import './units.css'

interface UnitProps extends Disc {
  readonly piece: PieceNo
  readonly node: NodeNo
  readonly x: number
  readonly y: number
  readonly r: number
  readonly isPrisoner: boolean
  /** Does it hold somebody? */
  readonly isCaptor: boolean
  /** See `badgesOf`, `loadKey`. */
  readonly badges: number
  readonly load: string
  readonly items: number
  /** In words: its numbers, and what has befallen it. */
  readonly about: string
  /** Does the question go on with it? */
  readonly isAtWork: boolean
  /** Is it of the side that whoever sits here decides for? */
  readonly isOwn: boolean
  /** Is it chosen here, or is it drawn elsewhere as well? */
  readonly isTarget: boolean
  /** Do others stand so close that a finger may miss it? */
  readonly isCrowded: boolean
}

/** A piece on the map: glides to where it goes. */
export const Unit = memo(function Unit(props: UnitProps) {
  const { piece, x, y, r, isTarget } = props
  return (
    <g
      className="dv-unit"
      data-piece={piece}
      style={{ transform: `translate(${x}px, ${y}px) scale(${r / 50})` }}
    >
      {isTarget ? <UnitTarget {...props} /> : <UnitArt {...props} />}
    </g>
  )
})

/** Smaller ones stand close to others; far smaller ones are a crowd. */
const CLOSE = 20
const TINY = 13

/** On the screen, in pixels: what is smaller is spread out before one of it is chosen. */
const FINGER = 30
const MOUSE = 8

function isTooSmall(event: MouseEvent<SVGElement>): boolean {
  const isFinger = (event.nativeEvent as PointerEvent).pointerType === 'touch'
  return event.currentTarget.getBoundingClientRect().width < (isFinger ? FINGER : MOUSE)
}

function UnitTarget(props: UnitProps) {
  const { piece, node, about, isOwn, isCrowded } = props
  const place = `piece:${piece}`
  const target = useTarget(place, about)
  const drag = useDrag(place, () => <Ghost {...props} />)
  const isShared = useChoosing((choosing) => isOwn && isGoal(choosing, props))
  const act = target.props['onClick'] as ((event: MouseEvent<SVGElement>) => void) | undefined
  const click = (event: MouseEvent<SVGElement>): void => {
    if (!isCrowded || event.detail === 0 || !isTooSmall(event)) return act?.(event)
    event.stopPropagation()
    openFan(node)
  }
  return (
    <g
      {...target.props}
      className="dv-unit-target"
      onClick={act === undefined ? undefined : click}
      onPointerDown={drag.onPointerDown}
      data-close={props.r < CLOSE || undefined}
      data-dragged={drag.isDragged || undefined}
      data-work={props.isAtWork || undefined}
      data-shared={isShared || undefined}
    >
      <Halo rim={props.rim} />
      <UnitArt {...props} />
      {isShared ? <circle className="dv-unit-core" r={30} /> : null}
    </g>
  )
}

/** Can something be done both with the piece and where it stands? Then its rim is left to the space. */
function isGoal({ held, at, shortcutsAt }: Choosing, { piece, node }: UnitProps): boolean {
  const space = `node:${node}`
  return held !== `piece:${piece}` && at(space).length + shortcutsAt(space).length > 0
}

/** What can be chosen is ringed. */
export function Halo({ rim }: { rim: number }) {
  return (
    <>
      <path className="dv-unit-halo dv-unit-casing" d={RIMS[rim]} />
      <path className="dv-unit-halo dv-unit-glow" d={RIMS[rim]} />
    </>
  )
}

function UnitArt(props: UnitProps) {
  const { r, isPrisoner, isCaptor, badges, load, items } = props
  const level = isPrisoner || r < TINY ? CROWD : r < CLOSE ? SMALLER : PLAIN
  return (
    <>
      <DiscArt
        {...discIn(props)}
        level={level}
        state={isPrisoner ? 'bound' : undefined}
        isTied={isTied(badges)}
      />
      <Badges bits={badges} />
      <Load load={load} items={items} isAside={isCaptor} />
    </>
  )
}

function discIn({ id, side, home, rim, strength, defence, strengthBy, defenceBy, isGreat }: Disc): Disc {
  return { id, side, home, rim, strength, defence, strengthBy, defenceBy, isGreat }
}

/** What hangs on the pointer. */
function Ghost(props: Disc) {
  return (
    <svg className="dv-unit-token" viewBox="-52 -52 104 104" width={56} height={56}>
      <DiscArt {...discIn(props)} level={PLAIN} />
    </svg>
  )
}
