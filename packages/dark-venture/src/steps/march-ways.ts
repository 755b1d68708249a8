import { STAIRS, type STEP, stepChoice } from '../state/choices/index.ts'
import { exists } from '../state/map/read.ts'
import type { Ways } from '../state/map/ways.ts'
import { MOD } from '../state/mods.ts'
import {
  CLIMB,
  CROSS,
  DIAG1,
  FACES,
  FAR,
  GROUND,
  type NodeNo,
  type PieceNo,
  SQUARES,
  type WayNo,
  WAYS,
} from '../state/numbers.ts'
import { purse } from '../state/queries/dice.ts'
import { waysOf } from '../state/queries/map.ts'
import { ESCAPING, type MarchLocals, STRAIGHT_ONLY } from '../state/queries/march.ts'
import { hasMod } from '../state/queries/modifiers.ts'
import {
  affordable,
  bonusOf,
  DIAGONAL,
  hasDice,
  mostPoints,
  paymentsFor,
  pointsLeft,
  STRAIGHT,
} from '../state/queries/payments.ts'
import { hasFlag, partOf } from '../state/queries/pieces.ts'
import {
  costOf,
  hindrance,
  ignoresHere,
  isBehind,
  isDiagonalWay,
  isPlainGround,
  isWay,
  nodeAfter,
  plainCost,
} from '../state/queries/way.ts'
import type { State } from '../state/schema.ts'
import { type MatchTables, TERRAIN } from '../state/tables/match-tables.ts'

/** What a march may do next: its steps and how they are paid. */

type Step = (typeof STEP)[number]

/** All that the steps of one unit have in common now. */
export interface Stand {
  readonly piece: PieceNo
  readonly ways: Ways
  readonly node: NodeNo
  readonly part: number
  readonly ignores: number
  /** Does a road help it? */
  readonly road: boolean
  /** The road's bonus is for each die, not for each step (option `roadBonus`). */
  readonly perDie: boolean
  /** Nothing is built where it could matter. */
  readonly isPlain: boolean
}

export function standOf(s: State, tables: MatchTables, piece: PieceNo, ignores: number): Stand {
  const ways = waysOf(s, tables)
  const node = s.at[piece]
  const isPlain = isPlainGround(s, tables, ways.square[node])
  return {
    piece,
    ways,
    node,
    part: partOf(s, piece),
    ignores: ignores | ignoresHere(s, tables, ways, piece, isPlain),
    road: ways.anyRoad[node] === 1 && !hasMod(s, tables, piece, MOD.noRoadBonus),
    perDie: tables.options.roadBonus === 'die',
    isPlain,
  }
}

const EVERY: readonly WayNo[] = Array.from({ length: WAYS }, (_, way) => way)

/** Among which ways the unit's are: those that lead anywhere or, for people, those that do not as well. */
export function waysFrom({ ways, node, isPlain }: Stand, isTold: boolean): readonly WayNo[] {
  return isPlain && !isTold ? ways.open[node] : EVERY
}

export function isWayFrom(s: State, at: Stand, way: WayNo): boolean {
  return at.isPlain ? way < CLIMB || isOpenWay(at, way) : isWay(s, at.ways, at.node, way, at.ignores)
}

function isOpenWay({ ways, node }: Stand, way: WayNo): boolean {
  return way < FAR && ways.to[node * WAYS + way] >= 0
}

/** Goes this way from road to road, for one whom that helps (DV-MOVE-10)? */
export function isOnRoad({ ways, node, road }: Stand, way: WayNo): boolean {
  return road && way !== CROSS && ways.road[node * WAYS + way] === 1
}

export function leftOf(f: MarchLocals, way: WayNo): number {
  return isDiagonalWay(way) ? f.diag : f.ortho
}

export function freshOf(f: MarchLocals, way: WayNo): number {
  return isDiagonalWay(way) ? f.freshD : f.freshO
}

export function costFrom(s: State, tables: MatchTables, at: Stand, way: WayNo): number {
  if (at.isPlain) return plainCost(at.ways, at.node, way, at.ignores)
  return costOf(s, tables, at.ways, at.node, at.part, way, at.ignores)
}

/** The payments that could be made, were the dice there; none of a step that cannot be made. */
export function paymentsOf(
  s: State,
  tables: MatchTables,
  f: MarchLocals,
  at: Stand,
  way: WayNo,
): readonly number[] {
  const cost = costFrom(s, tables, at, way)
  if (cost < 0) return NONE
  if (f.free > 0) return isFree(s, tables, f, at, way) && cost <= f.free ? NOTHING : NONE
  const road = isOnRoad(at, way)
  const fresh = freshOf(f, way)
  const need = cost - pointsLeft(leftOf(f, way), fresh, road)
  return paymentsFor(isDiagonalWay(way) ? DIAGONAL : STRAIGHT, need, bonusOf(road, at.perDie, fresh))
}

const NONE: readonly number[] = []
const NOTHING: readonly number[] = [0]

/** DV-MOVE-21: is it a step that the effect allows? */
function isFree(s: State, tables: MatchTables, f: MarchLocals, at: Stand, way: WayNo): boolean {
  if (f.kind === STRAIGHT_ONLY && isDiagonalWay(way)) return false
  if (f.kind === ESCAPING && hindrance(s, tables, at.ways.square[at.node], way, at.ignores) > 0) return false
  return f.through === 0 || (terrainOf(tables, nodeAfter(at.ways, at.node, way)) & f.through) !== 0
}

/** A bridge is road, and under it is water. */
function terrainOf({ ways, terrain }: MatchTables, node: NodeNo): number {
  if (node >= SQUARES) return TERRAIN.roadway
  return ways.deck[node] >= 0 ? TERRAIN.water : terrain[node]
}

/** Can some step be made and paid now? */
export function canStep(s: State, tables: MatchTables, f: MarchLocals, at: Stand): boolean {
  const ways = waysFrom(at, false)
  const dice = affordable(s, f.side)
  for (let i = 0; i < ways.length; i++) {
    if (!isWayFrom(s, at, ways[i])) continue
    const payments = paymentsOf(s, tables, f, at, ways[i])
    for (let n = 0; n < payments.length; n++) if ((dice & (1 << payments[n])) !== 0) return true
  }
  return false
}

/** Is there a step that anybody could pay with these dice, without any help? Most of the time there is. */
export function canStepPlainly(
  s: State,
  tables: MatchTables,
  piece: PieceNo,
  straight: number,
  diagonal: number,
): boolean {
  const ways = waysOf(s, tables)
  const node = s.at[piece]
  // Nothing is built on its space, and a dry one lies beside it: one point is enough.
  if (straight > 0 && ways.anyDry[node] === 1 && s.built[ways.square[node]] === 0) return true
  const part = partOf(s, piece)
  const open = ways.open[node]
  for (let i = 0; i < open.length; i++) {
    const way = open[i]
    const points = isDiagonalWay(way) ? diagonal : straight
    if (points === 0) continue
    const cost = costOf(s, tables, ways, node, part, way, 0)
    if (cost > 0 && cost <= points) return true
  }
  return false
}

/** DV-MAP-06: stairs or a ladder, with a MOVE die of that face; -1 where there are none. */
export function linkFrom(tables: MatchTables, at: Stand): NodeNo {
  return tables.linkTo[at.node]
}

export function canClimb(s: State, tables: MatchTables, f: MarchLocals, at: Stand): boolean {
  if (linkFrom(tables, at) < 0 || f.free > 0 || hasMod(s, tables, f.piece, MOD.noStairs)) return false
  for (let face = 0; face <= DIAG1; face++) if (purse(s, f.side, face) > 0) return true
  return false
}

/** Everything one could point at: each way with what can pay it, or alone if nothing can. */
export function* stepsOf(
  s: State,
  tables: MatchTables,
  f: MarchLocals,
): Generator<Step | (typeof STAIRS)[number]> {
  const at = standOf(s, tables, f.piece, f.ignores)
  for (let way = 0; way < WAYS; way++) {
    if (!isWay(s, at.ways, at.node, way, at.ignores)) continue
    const paid = paymentsOf(s, tables, f, at, way).filter((pay) => hasDice(s, f.side, pay))
    if (paid.length === 0 || hasFlag(s, f.piece, 'restrained')) yield stepChoice(way, 0)
    else for (const pay of paid) yield stepChoice(way, pay)
  }
  if (linkFrom(tables, at) < 0) return
  for (let face = 0; face < FACES; face++) yield STAIRS[face]
}

export interface StepReason {
  readonly rule: string
  readonly numbers?: Readonly<Record<string, number>>
}

/** Why a way is not open, or not paid. */
export function whyNot(s: State, tables: MatchTables, f: MarchLocals, at: Stand, way: WayNo): StepReason {
  if (hasFlag(s, f.piece, 'restrained')) return { rule: 'DV-RESTRAIN-1' }
  const square = at.ways.square[at.node]
  if (way !== CROSS && nodeAfter(at.ways, at.node, way) < 0) return { rule: whyShut(tables, at, way) }
  if (isBehind(s, square, at.part, way, at.ignores)) {
    const needs = hindrance(s, tables, square, CROSS, at.ignores)
    return { rule: 'DV-WALL-04', numbers: { needs, has: pointsFor(s, f, at, CROSS) } }
  }
  if (f.free > 0) return { rule: 'DV-MOVE-21' }
  const numbers = { needs: costFrom(s, tables, at, way), has: pointsFor(s, f, at, way) }
  if (way === CROSS) return { rule: 'DV-WALL-04', numbers }
  if (numbers.has === 0) return { rule: 'DV-MOVE-09' }
  const extra = hindrance(s, tables, square, way, at.ignores)
  if (extra > 0) return { rule: isDiagonalWay(way) ? 'DV-WALL-05' : 'DV-WALL-03', numbers }
  return { rule: 'DV-MOVE-08', numbers }
}

/** All the points that a unit could have for such a step. */
function pointsFor(s: State, f: MarchLocals, at: Stand, way: WayNo): number {
  if (f.free > 0) return f.free
  const road = isOnRoad(at, way)
  const fresh = freshOf(f, way)
  const kind = isDiagonalWay(way) ? DIAGONAL : STRAIGHT
  return (
    pointsLeft(leftOf(f, way), fresh, road) + mostPoints(s, f.side, kind, bonusOf(road, at.perDie, fresh))
  )
}

/** What closes a direction: the rim, a gate, a blocked space, the wall of a building, another wall. */
function whyShut(tables: MatchTables, at: Stand, way: WayNo): string {
  const { board, building } = tables
  const square = at.ways.square[at.node]
  const to = board.beside[square * 8 + way]
  if (to < 0) return square < GROUND ? 'DV-MOVE-04' : 'DV-MOVE-13'
  if (tables.ways.to[at.node * WAYS + way] >= 0) return 'DV-STORY-3'
  if (!exists(board, to)) return square < GROUND ? 'DV-APP-03' : 'DV-MOVE-13'
  return building[square] === building[to] ? 'DV-MOVE-13' : 'DV-MAP-02'
}
