import { IGNORES } from '../../state/frames.ts'
import type { Ways } from '../../state/map/ways.ts'
import { MOD } from '../../state/mods.ts'
import { CROSS, FAR, NOBODY, NODES, type PieceNo, type SideNo, SQUARES, WAYS } from '../../state/numbers.ts'
import { waysOf } from '../../state/queries/map.ts'
import { hasMod } from '../../state/queries/modifiers.ts'
import { areEnemies, partOf } from '../../state/queries/pieces.ts'
import { costOf, ignoresOf, isWay, nodeAfter, partAfter } from '../../state/queries/way.ts'
import type { State } from '../../state/schema.ts'
import type { MatchTables } from '../../state/tables/match-tables.ts'

/** Where a unit could go and how: by place, which is node * 2 + part. */
export interface AutoReach {
  readonly cost: Int32Array
  readonly enemies: Int32Array
  readonly before: Int32Array
  readonly way: Int32Array
  /** The places at each cost; some are out of date, their cost being less. */
  readonly buckets: number[][]
}

export const PLACES = NODES * 2
export const NO_WAY = 0x7fff

/** Used again for each search: nothing of one is needed when the next begins. */
const scratch: AutoReach = {
  cost: new Int32Array(PLACES),
  enemies: new Int32Array(PLACES),
  before: new Int32Array(PLACES),
  way: new Int32Array(PLACES),
  buckets: [],
}

/** By node, the ways that lead on where nothing is built, in their order. */
const openWays = new WeakMap<Ways, readonly (readonly number[])[]>()

function openWaysOf(ways: Ways): readonly (readonly number[])[] {
  const known = openWays.get(ways)
  if (known !== undefined) return known
  const lists = Array.from({ length: NODES }, (_, node) => {
    const list: number[] = []
    for (let way = 0; way < FAR; way++) if (way !== CROSS && ways.to[node * WAYS + way] >= 0) list.push(way)
    return list
  })
  openWays.set(ways, lists)
  return lists
}

/** Squares with anything built on them or beside them. */
function builtUp(s: State, { board }: MatchTables): Uint8Array | undefined {
  let near: Uint8Array | undefined
  for (let square = 0; square < SQUARES; square++) {
    if (s.built[square] === 0) continue
    near ??= new Uint8Array(SQUARES)
    near[square] = 1
    for (let d = 0; d < 8; d++) {
      const beside = board.beside[square * 8 + d]
      if (beside >= 0) near[beside] = 1
    }
  }
  return near
}

/** Squares with units of the enemies of a side that are meant. */
export function squaresOf(
  s: State,
  tables: MatchTables,
  side: SideNo,
  isMeant: (other: SideNo) => boolean,
): Uint8Array {
  const held = new Uint8Array(SQUARES)
  for (let other = 0; other < s.army.length; other++) {
    if (s.army[other].length === 0 || !areEnemies(s, side, other) || !isMeant(other)) continue
    for (const piece of s.army[other]) held[tables.ways.square[s.at[piece]]] = 1
  }
  return held
}

/**
 * The cheapest ways from a unit, what stands in them counted (DV-AUTO-13: a floor costs 1). Among ways of equal cost the
 * one over more spaces with enemies (DV-AUTO-07, A-58), then the first in the order of directions. It stops at the cost
 * of the first square that is wanted, and at `most`.
 */
export function autoReach(
  s: State,
  tables: MatchTables,
  piece: PieceNo,
  wanted: Uint8Array,
  most: number,
): AutoReach {
  const ways = waysOf(s, tables)
  const lists = openWaysOf(ways)
  const near = builtUp(s, tables)
  const ignores = ignoresOf(s, tables, piece)
  const wetCost = (ignores & IGNORES.water) === 0 ? 1 : 0
  const climbs = !hasMod(s, tables, piece, MOD.noStairs)
  const held = squaresOf(s, tables, s.side[piece], () => true)
  const reach = scratch
  reach.cost.fill(NO_WAY)
  reach.enemies.fill(0)
  reach.before.fill(NOBODY)
  reach.buckets.length = 0
  const start = s.at[piece] * 2 + partOf(s, piece)
  reach.cost[start] = 0
  reach.buckets.push([start])
  for (let cost = 0; cost < reach.buckets.length && cost <= most; cost++) {
    const bucket = reach.buckets[cost]
    if (cost === most || bucket.some((place) => isWanted(reach, ways, wanted, place, cost))) break
    for (const place of bucket) {
      if (reach.cost[place] !== cost) continue
      const node = place >> 1
      if (near === undefined || near[ways.square[node]] === 0) {
        for (const way of lists[node]) {
          const to = ways.to[node * WAYS + way]
          const more = ways.wet[node * WAYS + way] === 1 ? 1 + wetCost : 1
          relax(reach, place, to * 2, way, more, held[ways.square[to]])
        }
      } else relaxBuilt(s, tables, ways, reach, place, ignores, held)
      const link = climbs ? tables.linkTo[node] : NOBODY
      if (link >= 0) relax(reach, place, link * 2, NOBODY, 1, held[link])
    }
  }
  return reach
}

function isWanted(reach: AutoReach, ways: Ways, wanted: Uint8Array, place: number, cost: number): boolean {
  return reach.cost[place] === cost && wanted[ways.square[place >> 1]] === 1
}

/** From where fences and walls may stand in the way. */
function relaxBuilt(
  s: State,
  tables: MatchTables,
  ways: Ways,
  reach: AutoReach,
  place: number,
  ignores: number,
  held: Uint8Array,
): void {
  const node = place >> 1
  const part = place & 1
  for (let way = 0; way < WAYS; way++) {
    if (!isWay(s, ways, node, way, ignores)) continue
    const more = costOf(s, tables, ways, node, part, way, ignores)
    if (more < 0) continue
    const to = nodeAfter(ways, node, way) * 2 + partAfter(s, ways, node, part, way)
    relax(reach, place, to, way, more, held[ways.square[to >> 1]])
  }
}

function relax(reach: AutoReach, from: number, to: number, way: number, more: number, enemy: number): void {
  const cost = reach.cost[from] + more
  const enemies = reach.enemies[from] + enemy
  if (cost > reach.cost[to] || (cost === reach.cost[to] && enemies <= reach.enemies[to])) return
  if (cost < reach.cost[to]) {
    for (let i = reach.buckets.length; i <= cost; i++) reach.buckets.push([])
    reach.buckets[cost].push(to)
  }
  reach.cost[to] = cost
  reach.enemies[to] = enemies
  reach.before[to] = from
  reach.way[to] = way
}
