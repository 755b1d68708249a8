import {
  distance,
  oddsOf,
  squareOf,
  type NodeNo,
  type PieceNo,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import type { MenuEntry, Shortcut } from '@longtable/kernel'
import { memo, useDeferredValue, useMemo } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useChoosing } from '../../../match-ui/targets/targets.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { frameOf } from '../view/view-facts.ts'
import { standsOf } from '../units/stands.ts'
import { wayOf, type Reach } from './use-reach.ts'

interface Strike {
  readonly attackers: readonly PieceNo[]
  readonly target: PieceNo
  /** Where it is done from; undefined: where the attackers stand. */
  readonly from?: NodeNo
}

interface AttackFrame {
  readonly piece: PieceNo
  readonly partner: PieceNo
}

function pieceOf(place: string | undefined): PieceNo {
  return place?.startsWith('piece:') === true ? Number(place.slice('piece:'.length)) : -1
}

/** With the unit in the hand: what a click on each enemy does. */
function inHand(gestures: readonly Shortcut[], held: PieceNo, reach: Reach | undefined): Strike[] {
  const strikes: Strike[] = []
  for (const gesture of gestures) {
    const target = pieceOf(gesture.at)
    const isStrike = gesture.isBest === true && gesture.choices.some((one) => one.do === 'attack')
    if (target < 0 || held < 0 || !isStrike) continue
    const node = reach && wayOf(reach, gesture)?.node
    strikes.push({ attackers: [held], target, ...(node === undefined ? {} : { from: node }) })
  }
  return strikes
}

/** Of those who are about to attack. */
function asked(entries: readonly MenuEntry[], frame: AttackFrame | undefined): Strike[] {
  if (frame === undefined) return []
  const attackers = [frame.piece, frame.partner].filter((piece) => piece >= 0)
  return entries.flatMap(({ choice, at }) =>
    choice.do === 'target' ? [{ attackers, target: pieceOf(at) }] : [],
  )
}

interface TagsProps {
  readonly drawn: BoardPartProps
  readonly reach: Reach | undefined
}

/** The chance to win beside everybody who can be struck. */
export function Tags({ drawn, reach }: TagsProps) {
  const { venture, view, side, step } = drawn
  const gestures = useDeferredValue(useChoosing((choosing) => choosing.gestures))
  const entries = useChoosing((choosing) => choosing.entries)
  const held = useChoosing((choosing) => pieceOf(choosing.held))
  const tags = useMemo(() => {
    const frame = step === 'attack.target' ? frameOf<AttackFrame>(view, step) : undefined
    const strikes = [...inHand(gestures, held, reach), ...asked(entries, frame)]
    return strikes.length === 0 ? [] : tagsOf(venture, side, strikes)
  }, [venture, view, side, step, gestures, entries, held, reach])
  return (
    <g className="dv-map-tags" aria-hidden>
      {tags.map((tag) => (
        <Tag key={tag.piece} {...tag} />
      ))}
    </g>
  )
}

interface TagProps {
  readonly piece: PieceNo
  readonly x: number
  readonly y: number
  readonly size: number
  /** In hundredths. */
  readonly win: number
}

function tagsOf(ctx: VentureViewContext, own: number, strikes: readonly Strike[]): readonly TagProps[] {
  const stands = new Map(standsOf(ctx, own).map((stand) => [stand.piece, stand]))
  return strikes.flatMap(({ attackers, target, from }) => {
    const stand = stands.get(target)
    if (stand === undefined) return []
    const { win } = oddsOf(ctx, { attackers, defenders: [target], ...rangeOf(ctx, target, from) })
    const size = Math.min(1, Math.max(0.6, stand.r / 20))
    return [{ piece: target, x: stand.x, y: stand.y - stand.r + 2, size, win: Math.round(win / 10) }]
  })
}

function rangeOf(
  { state, tables }: VentureViewContext,
  target: PieceNo,
  from: NodeNo | undefined,
): { range?: number } {
  if (from === undefined) return {}
  return { range: distance(tables, tables.ways.square[from], squareOf(state, tables, target)) }
}

const Tag = memo(function Tag({ x, y, size, win }: TagProps) {
  const i18n = useI18n()
  return (
    <g className="dv-map-tag" transform={`translate(${x} ${y}) scale(${size})`}>
      <g className="dv-map-tag-in">
        <rect x="-21" y="-10" width="42" height="19" rx="9.5" />
        <text y="5">{i18n.t('web.dvMap.percent', { n: win })}</text>
      </g>
    </g>
  )
})
