import {
  guardOf,
  hasFlag,
  SQUARES,
  type PieceNo,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import type { Text } from '@longtable/kernel'
import { text } from '@longtable/kernel'
import { memo } from 'react'
import { outlines, type IconName } from '../icons/outlines.ts'

/** What has befallen a piece, as bits. */
const BADGES = ['restrained', 'stopped', 'drew', 'wounded', 'guard', 'under'] as const
type BadgeName = (typeof BADGES)[number]

const ICONS: Readonly<Record<BadgeName, IconName>> = {
  restrained: 'rope',
  stopped: 'stop',
  drew: 'card',
  wounded: 'rage',
  guard: 'guard',
  under: 'bridge',
}

export function badgesOf({ state, tables }: VentureViewContext, piece: PieceNo): number {
  const node = state.at[piece]
  const isUnder = node >= 0 && node < SQUARES && tables.ways.deck[node] >= 0
  const so = [
    hasFlag(state, piece, 'restrained'),
    hasFlag(state, piece, 'stopped'),
    hasFlag(state, piece, 'drewCard'),
    hasFlag(state, piece, 'wounded'),
    guardOf(state, piece) >= 0,
    isUnder,
  ]
  return so.reduce((bits, is, n) => bits | (Number(is) << n), 0)
}

export function badgesIn(bits: number): readonly BadgeName[] {
  return BADGES.filter((_, n) => (bits & (1 << n)) !== 0)
}

/** The same in words. */
export function badgeTexts(bits: number): readonly Text[] {
  return badgesIn(bits).map((name) => text(`web.dvUnits.badge.${name}`))
}

/** Up along the right of the rim, from just above the number. */
const FIRST = 84
const STEP = -34

/** Then a rope goes around its disc. */
export function isTied(bits: number): boolean {
  return (bits & 1) !== 0
}

/** Signs on the rim of a disc of radius 50. */
export const Badges = memo(function Badges({ bits }: { readonly bits: number }) {
  if (bits === 0) return null
  return (
    <g className="dv-unit-badges">
      {badgesIn(bits).map((name, nth) => {
        const angle = ((FIRST + nth * STEP) * Math.PI) / 180
        const place = `translate(${Math.sin(angle) * 49} ${-Math.cos(angle) * 49})`
        return (
          <g key={name} className="dv-unit-sign" data-sign={name} transform={place}>
            <circle r={15} />
            <path d={outlines[ICONS[name]]} transform="translate(-10.5 -10.5) scale(.041)" />
          </g>
        )
      })}
    </g>
  )
})

/** One of them among words. */
export function BadgeMark({ name, size = '1.3em' }: { name: BadgeName; size?: string }) {
  return (
    <svg className="dv-unit-badge" viewBox="-18 -18 36 36" width={size} height={size} aria-hidden>
      <g className="dv-unit-sign" data-sign={name}>
        <circle r={15} />
        <path d={outlines[ICONS[name]]} transform="translate(-10.5 -10.5) scale(.041)" />
      </g>
    </svg>
  )
}
