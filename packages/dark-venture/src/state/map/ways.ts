import type { MapRow } from '../../content/types.ts'
import {
  CLIMB,
  FAR,
  FAR_UNDER,
  isDiagonal,
  NOBODY,
  NODES,
  SQUARES,
  UNDER,
  W,
  WAYS,
  type NodeNo,
  type Square,
  type WayNo,
} from '../numbers.ts'
import { exists, isOpen, isOpenDiagonal, type Board } from './read.ts'

/** Where each way leads from each node, and what the ground asks for it. Built fences and walls come on top. */
export interface Ways {
  readonly square: readonly Square[]
  /** The node above a square, or -1. */
  readonly deck: readonly NodeNo[]
  /** By node * WAYS + way: the node it leads to, or -1. */
  readonly to: readonly NodeNo[]
  /** 1 where the step enters water (DV-MOVE-08). */
  readonly wet: readonly number[]
  /** 1 where it goes from roadway to roadway (DV-MOVE-10). */
  readonly road: readonly number[]
  /** By node: 1 where some step from it is wet, or goes along a road. */
  readonly anyWet: readonly number[]
  readonly anyRoad: readonly number[]
  /** By node: 1 where some orthogonal step leads anywhere and is not wet. */
  readonly anyDry: readonly number[]
  /** By node: the ways that lead anywhere, where nothing is built, in order. */
  readonly open: readonly (readonly WayNo[])[]
}

const WATER = '~wBXp'

export function readWays(board: Board, map: MapRow): Ways {
  const at = (id: string): Square => board.squareOf.get(id) ?? NOBODY
  const bridges = map.bridges.map(({ spaces, reached }) => ({
    spaces: new Set(spaces.map(at)),
    reached: new Set(reached.map(at)),
  }))
  const bridgeOf = (square: Square) => bridges.find(({ spaces }) => spaces.has(square))
  const square = Array.from({ length: SQUARES }, (_, node) => node)
  const deck = new Array<NodeNo>(SQUARES).fill(NOBODY)
  for (const { spaces } of bridges) {
    for (const space of spaces) {
      deck[space] = square.length
      square.push(space)
    }
  }
  while (square.length < NODES) square.push(NOBODY)
  const planks = new Map(map.planks.map(({ space, along }) => [at(space), new Set(along.map(at))]))

  const isDeck = (node: NodeNo): boolean => node >= SQUARES
  const isRoad = (node: NodeNo): boolean =>
    isDeck(node) || board.ground[square[node]] === '=' || board.ground[square[node]] === 'X'
  const isWet = (from: NodeNo, to: NodeNo): boolean => {
    const letter = board.ground[square[to]]
    if (isDeck(to) || !WATER.includes(letter)) return false
    if (letter === 'X') return !isRoad(from) // DV-MOVE-15, A-19
    return planks.get(square[to])?.has(square[from]) !== true
  }
  /** up on the deck from the deck or the spaces at its ends, under it from anywhere else. */
  const reachesDeck = (from: NodeNo, target: Square): boolean => {
    const bridge = bridgeOf(target)
    if (bridge === undefined) return false
    return bridge.spaces.has(square[from]) ? isDeck(from) : bridge.reached.has(square[from])
  }

  const to = new Array<NodeNo>(NODES * WAYS).fill(NOBODY)
  const wet = new Array<number>(NODES * WAYS).fill(0)
  const road = new Array<number>(NODES * WAYS).fill(0)
  const lead = (from: NodeNo, way: number, target: NodeNo): void => {
    const i = from * WAYS + way
    to[i] = target
    wet[i] = isWet(from, target) ? 1 : 0
    road[i] = isRoad(from) && isRoad(target) ? 1 : 0
  }
  for (let node = 0; node < NODES; node++) {
    const here = square[node]
    if (!exists(board, here)) continue
    for (let d = 0; d < 8; d++) {
      const target = board.beside[here * 8 + d]
      if (!(isDiagonal(d) ? isOpenDiagonal(board, here, d) : isOpen(board, here, d))) continue
      const up = reachesDeck(node, target)
      lead(node, d, up ? deck[target] : target)
      lead(node, FAR + d, up ? deck[target] : target)
      if (!up) continue
      lead(node, UNDER + d, target)
      lead(node, FAR_UNDER + d, target)
    }
    if (deck[here] >= 0) lead(node, CLIMB, isDeck(node) ? here : deck[here])
  }
  for (let node = 0; node < NODES; node++) road[node * WAYS + CLIMB] = 0
  const dry = to.map((target, i) => (i % WAYS <= W && target >= 0 && wet[i] === 0 ? 1 : 0))
  const any = { anyWet: anyOf(wet), anyRoad: anyOf(road), anyDry: anyOf(dry) }
  return { square, deck, to, wet, road, ...any, open: openFrom(to) }
}

/** By node: is it so for any of its ways? */
function anyOf(table: readonly number[]): number[] {
  return Array.from({ length: NODES }, (_, node) => Math.max(...table.slice(node * WAYS, node * WAYS + WAYS)))
}

function openFrom(to: readonly NodeNo[]): WayNo[][] {
  return Array.from({ length: NODES }, (_, node) => {
    const open: WayNo[] = []
    for (let way = 0; way < FAR; way++) if (to[node * WAYS + way] >= 0) open.push(way)
    return open
  })
}
