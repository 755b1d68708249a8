import type { Ways } from '../state/map/ways.ts'
import {
  CROSS,
  DIAG1,
  FAR,
  NOBODY,
  type NodeNo,
  ORTHO1,
  ORTHO2,
  type PieceNo,
  WAYS,
} from '../state/numbers.ts'
import { moveDice, purse } from '../state/queries/dice.ts'
import { waysOf } from '../state/queries/map.ts'
import { hasFlag } from '../state/queries/pieces.ts'
import { isDiagonalWay } from '../state/queries/way.ts'
import type { Field, UnitGoal, Hunt, BotView } from './bot-view.ts'
import { aimFrom, goalsOf, huntOf, pull, STRIDE } from './goals.ts'
import { PLAIN_STEP, SLANT, STAIRS_COST, stepCost, swims } from './routes.ts'
import { dangerAt } from './strike-values.ts'

/** How a unit would go with the dice at hand: towards what draws it most, and stopping where it stands best. */

/** Half points of both kinds; of the steps that are free, how many there are. */
export interface Budget {
  straight: number
  slanting: number
  steps: number
  /** Is there a die for an attack or whatever is to be done there? */
  readonly armed: boolean
}

export interface PlannedWalk {
  /** How much better the unit stands in the end. */
  readonly gain: number
  /** The dice that takes, more or less. */
  readonly dice: number
  /** The next node on the way there, or -1: it stays. */
  readonly next: NodeNo
}

const MOST_STEPS = 16

/** What the dice of the side are good for; one of them is kept if there are several. */
export function budgetOf({ s, side }: BotView, ortho: number, diag: number): Budget {
  const dice = moveDice(s, side)
  const ones = purse(s, side, ORTHO1)
  const slants = purse(s, side, DIAG1)
  const armed = dice > 1
  const keptOne = armed && ones > 0
  const keptSlant = armed && !keptOne && slants > 0
  const keptTwo = armed && !keptOne && !keptSlant
  const points = ones + 2 * purse(s, side, ORTHO2) + ortho - (keptOne ? 1 : keptTwo ? 2 : 0)
  return {
    straight: PLAIN_STEP * points,
    slanting: SLANT * (slants + diag - (keptSlant ? 1 : 0)),
    steps: MOST_STEPS,
    armed: armed || (dice === 1 && ortho + diag > 0),
  }
}

/** Free points of an effect serve for every kind of step. */
export function freeBudget({ s, side }: BotView, spaces: number): Budget {
  return {
    straight: PLAIN_STEP * spaces,
    slanting: SLANT * spaces,
    steps: spaces,
    armed: s.turn === side && moveDice(s, side) > 0,
  }
}

/** To come to an enemy with no die left for an attack. */
const EMPTY_HANDED = 40

const STAYS: PlannedWalk = { gain: 0, dice: 1, next: NOBODY }

/**
 * Towards the goal that pulls most: each half point of the way is worth its part of what the dice bring there. It stops
 * where that, less the danger, is most.
 */
export function walkOf(
  view: BotView,
  hunt: Hunt,
  goals: readonly UnitGoal[],
  piece: PieceNo,
  budget: Budget,
): PlannedWalk {
  const { tables, s } = view
  const start = s.at[piece]
  const aim = aimFrom(goals, start)
  if (aim === undefined) return STAYS
  const ways = waysOf(s, tables)
  const swimming = swims(view, piece)
  const { field } = aim
  const each = pull(goals, start) / STRIDE
  const before = dangerAt(view, hunt.prey, piece, ways.square[start])
  let node = start
  let first: NodeNo = NOBODY
  let spent = 0
  let gain = 0
  let dice = 1
  let next: NodeNo = NOBODY
  while (budget.steps-- > 0) {
    const way = bestWay(ways, field, node, budget, swimming)
    const upstairs = stairsFrom(
      view,
      field,
      node,
      budget,
      way < 0 ? field[node] : field[ways.to[node * WAYS + way]],
    )
    if (way < 0 && upstairs < 0) break
    spent += upstairs < 0 ? payStep(ways, node, way, budget, swimming) : payStairs(budget)
    node = upstairs < 0 ? ways.to[node * WAYS + way] : upstairs
    if (first < 0) first = node
    const risk = dangerAt(view, hunt.prey, piece, ways.square[node]) - before
    const idle = budget.armed ? 0 : emptyHanded(view, hunt, node)
    const worth = each * (field[start] - field[node]) - risk - idle
    if (worth <= gain) continue
    gain = worth
    dice = Math.max(1, spent / STRIDE)
    next = first
  }
  return { gain, dice, next }
}

/** The next node on the way to a goal, or -1: it is reached, or nothing that can be paid leads nearer. */
export function wayTo(view: BotView, field: Field, piece: PieceNo, budget: Budget): NodeNo {
  const { tables, s } = view
  const ways = waysOf(s, tables)
  const node = s.at[piece]
  const way = bestWay(ways, field, node, budget, swims(view, piece))
  const least = way < 0 ? field[node] : field[ways.to[node * WAYS + way]]
  const upstairs = stairsFrom(view, field, node, budget, least)
  if (upstairs >= 0) return upstairs
  return way < 0 ? NOBODY : ways.to[node * WAYS + way]
}

/** Where stairs or a ladder lead from here, if that is nearer than `least` and there is a die for it; otherwise -1. */
function stairsFrom(
  { tables, habits }: BotView,
  field: Field,
  node: NodeNo,
  budget: Budget,
  least: number,
): NodeNo {
  if (!habits.climbs) return NOBODY
  const to = tables.linkTo[node]
  const canPay = budget.straight >= PLAIN_STEP || budget.slanting >= SLANT
  return to >= 0 && canPay && field[to] < least ? to : NOBODY
}

/** Any die will do (DV-MAP-06). */
function payStairs(budget: Budget): number {
  if (budget.straight >= PLAIN_STEP) budget.straight -= PLAIN_STEP
  else budget.slanting -= SLANT
  return STAIRS_COST
}

function payStep(ways: Ways, node: NodeNo, way: number, budget: Budget, swimming: boolean): number {
  const slants = isDiagonalWay(way)
  const cost = stepCost(ways, node * WAYS + way, slants, swimming)
  if (slants) budget.slanting -= cost
  else budget.straight -= cost
  return cost
}

/** The way that can be paid and leads nearest to the aim; -1 if none leads nearer. */
function bestWay(ways: Ways, field: Field, node: NodeNo, budget: Budget, swimming: boolean): number {
  let found = NOBODY
  let least = field[node]
  for (let way = 0; way < FAR; way++) {
    const to = ways.to[node * WAYS + way]
    if (to < 0 || way === CROSS || field[to] >= least) continue
    const slants = isDiagonalWay(way)
    if (stepCost(ways, node * WAYS + way, slants, swimming) > (slants ? budget.slanting : budget.straight))
      continue
    least = field[to]
    found = way
  }
  return found
}

function emptyHanded({ tables }: BotView, hunt: Hunt, node: NodeNo): number {
  const square = tables.ways.square[node]
  for (let i = 0; i < hunt.prey.length; i++) if (hunt.prey[i].square === square) return EMPTY_HANDED
  return 0
}

/** What a unit would gain by so many free steps, with everything looked at anew. */
export function goValue(view: BotView, piece: PieceNo, spaces: number): number {
  if (view.s.at[piece] < 0 || hasFlag(view.s, piece, 'restrained')) return 0
  const hunt = huntOf(view)
  return walkOf(view, hunt, goalsOf(view, hunt, piece), piece, freeBudget(view, spaces)).gain
}
