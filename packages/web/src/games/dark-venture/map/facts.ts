import {
  ABSENT,
  areGatesOpen,
  DROPPED,
  EDGES,
  exists,
  isExchange,
  isOnMap,
  OUT,
  sideText,
  squareName,
  storySpaces,
  terrainText,
  yieldsText,
  type PieceNo,
  type Square,
  type VentureViewContext,
  type MatchTables,
} from '@longtable/dark-venture/board'
import { text, type Text } from '@longtable/kernel'
import { printedOn } from './printed-ground.ts'

/** What there is to know of a space, in sentences. */
export function spaceFacts(ctx: VentureViewContext, square: Square): readonly Text[] {
  const { state, tables } = ctx
  if (!exists(tables.board, square)) return []
  const facts: Text[] = []
  if (tables.yields[square] !== 0) facts.push(said('yields', { goods: yieldsText(tables, square) }))
  if (tables.fabricators.includes(square)) facts.push(said('fabricator'))
  tables.starts.forEach((squares, side) => {
    const isHere = state.control[side] !== ABSENT && state.control[side] !== OUT
    if (isHere && squares.includes(square)) facts.push(said('start', { side: sideText(tables, side) }))
  })
  if (isExchange(tables, state, square)) facts.push(said('exchange'))
  if (storySpaces(tables).includes(square)) facts.push(said('goal'))
  if (gatesAt(tables, square)) facts.push(said(areGatesOpen(state, tables) ? 'gateOpen' : 'gateShut'))
  return facts
}

/** Is there a gate on one of its edges? */
function gatesAt(tables: MatchTables, square: Square): boolean {
  if (tables.adventure === undefined) return false
  return printedOn(tables).edges.gate.some((edge) => {
    const other = Math.floor(edge / EDGES)
    return other === square || tables.board.beside[other * 8 + (edge % EDGES)] === square
  })
}

function said(key: string, values?: Text['with']): Text {
  return text(`web.dvMap.${key}`, values)
}

/** Its name, and what its ground is. */
export function spaceTitle({ tables }: VentureViewContext, square: Square): Text {
  return said('space', { name: squareName(tables, square), terrain: terrainText(tables, square) })
}

/** Whoever stands on a space, on a deck above it too; prisoners after the others. */
export function piecesOn({ state, tables }: VentureViewContext, square: Square): readonly PieceNo[] {
  const here: PieceNo[] = []
  state.at.forEach((node, piece) => {
    if (isOnMap(state, piece) && tables.ways.square[node] === square) here.push(piece)
  })
  return here.toSorted((a, b) => Number(state.captor[a] >= 0) - Number(state.captor[b] >= 0))
}

/** Items that lie on a space. */
export function cratesOn({ state }: VentureViewContext, square: Square): readonly number[] {
  return state.lies.flatMap((place, card) => (place === DROPPED + square ? [card] : []))
}
