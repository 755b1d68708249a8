import {
  EDGES,
  NOBODY,
  squareOf,
  type Square,
  type VentureViewContext,
  type MatchTables,
} from '@longtable/dark-venture/board'
import { usePointed } from '../../../match-ui/targets/pointing.ts'
import { squareAt, type MapExtent } from '../grid/geometry.ts'

/** The square that a place of the map lies on, or -1. */
export function squareMeant(
  { ways }: Pick<MatchTables, 'ways'>,
  place: string | undefined,
  ctx?: VentureViewContext,
): Square {
  const [kind, id] = place?.split(':') ?? []
  const n = Number(id)
  switch (kind) {
    case 'node':
      return ways.square[n] ?? NOBODY
    case 'edge':
      return Math.floor(n / EDGES)
    case 'part':
      return n >> 1
    case 'piece':
      return ctx === undefined ? NOBODY : squareOf(ctx.state, ctx.tables, n)
    default:
      return NOBODY
  }
}

export function usePointedSquare(ctx: VentureViewContext): Square {
  return squareMeant(ctx.tables, usePointed(), ctx)
}

/** The space under a pointer that is over the sheet, or -1. */
export function squareUnder(
  tables: MatchTables,
  sheet: MapExtent,
  over: Element,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Square {
  const box = over.getBoundingClientRect()
  return squareAt(tables, {
    x: sheet.left + ((clientX - box.left) / box.width) * sheet.width,
    y: sheet.top + ((clientY - box.top) / box.height) * sheet.height,
  })
}
