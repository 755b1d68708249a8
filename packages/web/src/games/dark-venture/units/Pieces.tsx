import { prisonerOf, type NodeNo, type PieceNo } from '@longtable/dark-venture/board'
import { memo, useEffect, useMemo, type CSSProperties } from 'react'
import { useMotion } from '../../../settings/settings.ts'
import { useIsCarrying } from '../../../match-ui/targets/drag.tsx'
import { useChoosing, type Choosing } from '../../../match-ui/targets/targets.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { useAbout } from './about.ts'
import { badgesOf } from './Badges.tsx'
import { Fan, Spreader } from './Fan.tsx'
import { closeFan, CROWDED, openFan, useFan } from './fans.ts'
import { itemsOn, loadKey } from './Load.tsx'
import { TopMarks } from './Marks.tsx'
import { standsOf, type Stand } from './stands.ts'
import { discOf } from './Token.tsx'
import { Unit } from './Unit.tsx'
import { workingPiece } from './work.ts'
import './units.css'

interface PiecesProps {
  readonly drawn: Pick<BoardPartProps, 'shown' | 'side' | 'view' | 'step'>
  /** Are pieces chosen here, or are they drawn elsewhere as well? */
  readonly isStage: boolean
}

/** How long a piece is on its way to the next space, in milliseconds. */
const GLIDE = 220

/** All pieces on the map, each where it stands: an SVG group. */
export function Pieces({ drawn: { shown, side, view, step }, isStage }: PiecesProps) {
  return <All shown={shown} side={side} isStage={isStage} atWork={workingPiece(view, step)} />
}

interface AllProps extends Pick<BoardPartProps, 'shown' | 'side'> {
  readonly isStage: boolean
  readonly atWork: PieceNo | undefined
}

const All = memo(function All({ shown, side, isStage, atWork }: AllProps) {
  const about = useAbout()
  const stands = useMemo(() => standsOf(shown, side), [shown, side])
  const isBusy = useChoosing(isAskedForSpaces)
  const isCarrying = useIsCarrying()
  const open = useOpenFan(stands, isStage)
  const glide = useMotion().time(GLIDE)
  return (
    <g
      aria-hidden={!isStage || undefined}
      className="dv-unit-all"
      data-spaces={isBusy || undefined}
      data-carrying={isCarrying || undefined}
      style={{ '--dv-glide': `${glide}ms` } as CSSProperties}
    >
      {stands.map(({ piece, node, x, y, r, crowd, isPrisoner }) => (
        <Unit
          key={piece}
          {...discOf(shown, piece)}
          piece={piece}
          node={node}
          x={x}
          y={y}
          r={r}
          isAtWork={piece === atWork}
          isOwn={shown.state.side[piece] === side}
          isPrisoner={isPrisoner}
          isCaptor={prisonerOf(shown.state, piece) >= 0}
          badges={badgesOf(shown, piece)}
          load={loadKey(shown, piece)}
          items={itemsOn(shown, piece)}
          about={about(shown, piece)}
          isTarget={isStage && node !== open}
          isCrowded={crowd >= CROWDED}
        />
      ))}
      <TopMarks ctx={shown} stands={stands} />
      {isStage
        ? crowds(stands).map(({ node, crowd }) => (
            <Spreader key={node} ctx={shown} node={node} count={crowd} />
          ))
        : null}
      {open === undefined ? null : <Fan ctx={shown} stands={stands} node={open} atWork={atWork} />}
    </g>
  )
})

/** One of each crowded space. */
function crowds(stands: readonly Stand[]): readonly Stand[] {
  const crowded = stands.filter(({ crowd, isPrisoner }) => crowd >= CROWDED && !isPrisoner)
  return crowded.filter(({ node }, n) => crowded.findIndex((other) => other.node === node) === n)
}

/** Then what cannot be chosen lets the pointer through to the space it stands on. */
function isAskedForSpaces({ held, entries }: Choosing): boolean {
  return held !== undefined || entries.some(({ at }) => at?.startsWith('node:') === true)
}

/** Names of the pieces that a question is about, unless it is about the whole turn. */
function askedPieces({ entries, held }: Choosing): string {
  if (held !== undefined || entries.some(({ choice }) => choice.do === 'end')) return ''
  return entries.flatMap(({ at }) => (at?.startsWith('piece:') === true ? [at] : [])).join()
}

/** The space that is spread out: by a click, or because it is asked which of those who stand close together. */
function useOpenFan(stands: readonly Stand[], isStage: boolean): NodeNo | undefined {
  const asked = useChoosing(askedPieces)
  const node = useFan((fan) => fan.node)
  useEffect(() => {
    const named = new Set(asked.split(','))
    const meant = stands.filter(({ piece, crowd }) => crowd >= CROWDED && named.has(`piece:${piece}`))
    const [first] = meant
    const isOneSpace = meant.length > 1 && meant.every((stand) => stand.node === first.node)
    if (isOneSpace) openFan(first.node)
    else closeFan()
  }, [asked, stands])
  const isTaken = useChoosing(({ held }) => held !== undefined)
  const isCarrying = useIsCarrying()
  useEffect(() => {
    // What is carried away from it would fall back if it were gone.
    if (isTaken && !isCarrying) closeFan()
  }, [isTaken, isCarrying])
  return isStage && node !== undefined && stands.some((stand) => stand.node === node) ? node : undefined
}
