import { IGNORES } from '../state/frames.ts'
import type { Ways } from '../state/map/ways.ts'
import { CROSS, FAR, NOBODY, NODES, type PieceNo, type Square, WAYS } from '../state/numbers.ts'
import { ignoresOf, isDiagonalWay } from '../state/queries/way.ts'
import type { MatchTables } from '../state/tables/match-tables.ts'
import type { Field, BotView } from './bot-view.ts'

/** Further than anything that is thought about. */
export const NOWHERE = 255

/** Half points of a step on bare ground. */
export const PLAIN_STEP = 2

export const SLANT = 3

export const STAIRS_COST = 3

/** The steps that lead to each node: from where, at what cost. */
interface Roads {
  readonly from: readonly (readonly number[])[]
  readonly cost: readonly (readonly number[])[]
  readonly fields: Map<string, Field>
  /** By square. */
  readonly squares: (Field | undefined)[]
}

const known = new WeakMap<MatchTables, readonly [walking: Roads, swimming: Roads]>()

function roadsOf(tables: MatchTables, swimming: boolean): Roads {
  let roads = known.get(tables)
  if (roads === undefined) {
    roads = [readRoads(tables, false), readRoads(tables, true)]
    known.set(tables, roads)
  }
  return roads[swimming ? 1 : 0]
}

function readRoads(tables: MatchTables, swimming: boolean): Roads {
  const from: number[][] = Array.from({ length: NODES }, () => [])
  const cost: number[][] = Array.from({ length: NODES }, () => [])
  const { ways, linkTo } = tables
  for (let node = 0; node < NODES; node++) {
    for (let way = 0; way < FAR; way++) {
      const to = ways.to[node * WAYS + way]
      if (way === CROSS || to < 0) continue
      from[to].push(node)
      cost[to].push(stepCost(ways, node * WAYS + way, isDiagonalWay(way), swimming))
    }
    if (linkTo[node] < 0) continue
    from[linkTo[node]].push(node)
    cost[linkTo[node]].push(STAIRS_COST)
  }
  return { from, cost, fields: new Map(), squares: [] }
}

/** What a step costs; `step` is its place in the table of ways. */
export function stepCost({ road, wet }: Ways, step: number, slants: boolean, swimming: boolean): number {
  const dry = slants ? SLANT : PLAIN_STEP
  if (road[step] === 1) return dry - 1
  return wet[step] === 1 && !swimming ? 2 * dry : dry
}

/** Does water not hinder the unit? */
export function swims({ tables, s }: BotView, piece: PieceNo): boolean {
  return (ignoresOf(s, tables, piece) & IGNORES.water) !== 0
}

/** The field of the squares that a name stands for; they are asked for once. */
export function fieldTo(
  tables: MatchTables,
  name: string,
  squares: (tables: MatchTables) => readonly Square[],
  swimming: boolean,
): Field {
  const roads = roadsOf(tables, swimming)
  const found = roads.fields.get(name)
  if (found !== undefined) return found
  const field = spread(roads, tables, squares(tables))
  roads.fields.set(name, field)
  return field
}

/** How far each node is from a square. */
export function fieldOf(tables: MatchTables, square: Square, swimming: boolean): Field {
  const roads = roadsOf(tables, swimming)
  return (roads.squares[square] ??= spread(roads, tables, [square]))
}

/** How far each node is from the nearest of some squares. */
export function fieldToAny(tables: MatchTables, squares: readonly Square[], swimming: boolean): Field {
  if (squares.length === 1) return fieldOf(tables, squares[0], swimming)
  return fieldTo(tables, `any ${squares.join()}`, () => squares, swimming)
}

function spread(roads: Roads, tables: MatchTables, squares: readonly Square[]): Field {
  const field = new Uint8Array(NODES).fill(NOWHERE)
  const buckets: number[][] = [[]]
  for (const square of squares) {
    for (const node of [square, tables.ways.deck[square] ?? NOBODY]) {
      if (node < 0) continue
      field[node] = 0
      buckets[0].push(node)
    }
  }
  for (let far = 0; far < buckets.length; far++) {
    for (const node of buckets[far] ?? []) if (field[node] === far) relax(roads, field, buckets, node, far)
  }
  return field
}

function relax(roads: Roads, field: Field, buckets: number[][], node: number, far: number): void {
  const from = roads.from[node]
  for (let i = 0; i < from.length; i++) {
    const sum = far + roads.cost[node][i]
    if (sum >= field[from[i]]) continue
    field[from[i]] = sum
    for (let n = buckets.length; n <= sum; n++) buckets[n] = []
    buckets[sum].push(from[i])
  }
}
