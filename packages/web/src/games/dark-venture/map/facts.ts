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
  type VentureLook,
  type World,
} from '@longtable/dark-venture'
import { text, type Text } from '@longtable/kernel'
import { printedOn } from './ground.ts'

/** What there is to know of a space, in sentences. */
export function spaceFacts(ctx: VentureLook, square: Square): readonly Text[] {
  const { state, env } = ctx
  if (!exists(env.board, square)) return []
  const facts: Text[] = []
  if (env.yields[square] !== 0) facts.push(said('yields', { goods: yieldsText(env, square) }))
  if (env.fabricators.includes(square)) facts.push(said('fabricator'))
  env.starts.forEach((squares, side) => {
    const isHere = state.control[side] !== ABSENT && state.control[side] !== OUT
    if (isHere && squares.includes(square)) facts.push(said('start', { side: sideText(env, side) }))
  })
  if (isExchange(env, state, square)) facts.push(said('exchange'))
  if (storySpaces(env).includes(square)) facts.push(said('goal'))
  if (gatesAt(env, square)) facts.push(said(areGatesOpen(state, env) ? 'gateOpen' : 'gateShut'))
  return facts
}

/** Is there a gate on one of its edges? */
function gatesAt(world: World, square: Square): boolean {
  if (world.adventure === undefined) return false
  return printedOn(world).edges.gate.some((edge) => {
    const other = Math.floor(edge / EDGES)
    return other === square || world.board.beside[other * 8 + (edge % EDGES)] === square
  })
}

function said(key: string, values?: Text['with']): Text {
  return text(`web.dvMap.${key}`, values)
}

/** Its name, and what its ground is. */
export function spaceTitle({ env }: VentureLook, square: Square): Text {
  return said('space', { name: squareName(env, square), terrain: terrainText(env, square) })
}

/** Whoever stands on a space, on a deck above it too; prisoners after the others. */
export function piecesOn({ state, env }: VentureLook, square: Square): readonly PieceNo[] {
  const here: PieceNo[] = []
  state.at.forEach((node, piece) => {
    if (isOnMap(state, piece) && env.ways.square[node] === square) here.push(piece)
  })
  return here.toSorted((a, b) => Number(state.captor[a] >= 0) - Number(state.captor[b] >= 0))
}

/** Items that lie on a space. */
export function cratesOn({ state }: VentureLook, square: Square): readonly number[] {
  return state.lies.flatMap((place, card) => (place === DROPPED + square ? [card] : []))
}
