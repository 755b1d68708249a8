import {
  carried,
  goodsOf,
  goodsText,
  resourceIds,
  tokenOf,
  tokenText,
  wornOn,
  type PieceNo,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import type { Text } from '@longtable/kernel'
import { memo } from 'react'
import { Good, ItemTab, TokenMark } from './TokenChip.tsx'

/** Something that a unit has with it: a resource or a token, and how many. */
export interface Carried {
  readonly kind: 'good' | 'token'
  readonly n: number
  readonly count: number
}

export function loadOf({ state }: VentureViewContext, piece: PieceNo): readonly Carried[] {
  const goods = resourceIds.map((_, n): Carried => ({ kind: 'good', n, count: goodsOf(state, piece, n) }))
  const tokens = tokenOf.map((_, n): Carried => ({ kind: 'token', n, count: carried(state, piece, n) }))
  return [...goods, ...tokens].filter(({ count }) => count > 0)
}

/** The same in words. */
export function loadTexts(ctx: VentureViewContext, piece: PieceNo): readonly Text[] {
  return loadOf(ctx, piece).map(({ kind, n, count }) =>
    kind === 'good' ? goodsText(n, count) : tokenText(n, count),
  )
}

/** The same as a word that changes with it: `good 0 2 token 5 1`. */
export function loadKey(ctx: VentureViewContext, piece: PieceNo): string {
  return loadOf(ctx, piece)
    .map(({ kind, n, count }) => `${kind} ${n} ${count}`)
    .join(',')
}

function readKey(key: string): readonly Carried[] {
  if (key === '') return []
  return key.split(',').map((one) => {
    const [kind, n, count] = one.split(' ')
    return { kind: kind === 'good' ? 'good' : 'token', n: Number(n), count: Number(count) }
  })
}

export function itemsOn({ state }: VentureViewContext, piece: PieceNo): number {
  return wornOn(state, piece).length
}

const MOST = 5
const STEP = 31
const SIZE = 27

interface LoadProps {
  /** See `loadKey`. */
  readonly load: string
  /** How many items it wears. */
  readonly items: number
  /** Leaves room on the right for a prisoner. */
  readonly isAside?: boolean
}

/** What a unit carries on an arc over its disc of radius 50, and what it wears on the left of it. */
export const Load = memo(function Load({ load, items, isAside = false }: LoadProps) {
  const all = readKey(load)
  const shown = all.length > MOST ? all.slice(0, MOST - 1) : all
  const more = all.length - shown.length
  const places = shown.length + (more > 0 ? 1 : 0)
  return (
    <g className="dv-unit-load">
      {shown.map(({ kind, n, count }, nth) => {
        const place = onArc(nth, places, isAside)
        return kind === 'good' ? (
          <Good key={`${kind}${n}`} resource={n} count={count} size={SIZE} {...place} />
        ) : (
          <TokenMark key={`${kind}${n}`} token={n} count={count} size={SIZE} {...place} />
        )
      })}
      {more > 0 ? <More count={more} {...onArc(places - 1, places, isAside)} /> : null}
      {items > 0 ? <ItemTab count={items} size={SIZE} x={-47} y={-6} /> : null}
    </g>
  )
})

function onArc(nth: number, of: number, isAside: boolean): { readonly x: number; readonly y: number } {
  const middle = isAside ? -Math.max(28, ((of - 1) * STEP) / 2) : 0
  const angle = ((middle + (nth - (of - 1) / 2) * STEP) * Math.PI) / 180
  return { x: Math.sin(angle) * 51, y: -Math.cos(angle) * 51 }
}

function More({ count, x, y }: { count: number; x: number; y: number }) {
  return (
    <g className="dv-unit-more" transform={`translate(${x} ${y})`}>
      <circle r={SIZE / 2} />
      <text>+{count}</text>
    </g>
  )
}

/** The same among words, one after the other. */
export function LoadRow({
  ctx,
  piece,
  size = 22,
}: {
  ctx: VentureViewContext
  piece: PieceNo
  size?: number
}) {
  return (
    <span className="dv-unit-loadrow">
      {loadOf(ctx, piece).map(({ kind, n, count }) =>
        kind === 'good' ? (
          <Good key={`${kind}${n}`} resource={n} count={count} size={size} />
        ) : (
          <TokenMark key={`${kind}${n}`} token={n} count={count} size={size} />
        ),
      )}
    </span>
  )
}
