import type { Choice } from '@longtable/kernel'
import { STAIRS, stepChoice } from '../../state/choices/movement.ts'
import { DIAG1, type NodeNo, NODES } from '../../state/numbers.ts'
import { purse } from '../../state/queries/dice.ts'
import { type Edge, ENDS, type Ground, LOSES } from './ground.ts'
import {
  ended,
  goesOn,
  isNoLess,
  type Left,
  leftInPurse,
  lessFree,
  lessOne,
  paid,
  paymentsFrom,
  stepPrice,
  withoutPoints,
} from './purse.ts'
import { Queue } from './queue.ts'

/** Where a march can come to, and what it has left there. */
export interface Walk {
  readonly node: NodeNo
  readonly part: number
  readonly left: Left
  /** What it has cost so far, in the order in which walks are preferred. */
  readonly price: number
  readonly steps: number
  readonly before: Walk | undefined
  /** What was chosen last. */
  readonly choice: Choice | undefined
}

/** A walk while a better one may still turn up. */
interface Try extends Walk {
  isBeaten: boolean
}

/**
 * Every walk of a march that none beats: one that comes to the same place no dearer, with no fewer dice of any face and
 * points left. The cheapest first: by dice, then by big ones, then by diagonal ones, then by steps.
 */
export function walksOver(ground: Ground): readonly Walk[] {
  return new Search(ground).all()
}

/** What a march has at first. */
export function leftAtFirst({ s, march }: Ground): Left {
  const { side, free, ortho, diag, freshO, freshD } = march
  const dice = [0, 1, DIAG1].map((face) => (free > 0 ? 0 : purse(s, side, face)))
  if (free > 0) dice[0] = free
  return leftInPurse({ dice, ortho, diag, freshO, freshD })
}

class Search {
  private readonly ground: Ground
  private readonly perDie: boolean
  private readonly isFree: boolean
  private readonly start: Left
  private readonly queue = new Queue<Try>()
  /** By node and part: the walks there that none beats, so far. */
  private readonly best: Try[][] = Array.from({ length: NODES * 2 }, () => [])

  constructor(ground: Ground) {
    this.ground = ground
    this.perDie = ground.tables.options.roadBonus === 'die'
    this.isFree = ground.march.free > 0
    this.start = leftAtFirst(ground)
  }

  all(): readonly Walk[] {
    const { node, part } = this.ground.start
    const found: Walk[] = []
    this.come(node, part, this.start, undefined, undefined)
    for (let walk = this.queue.take(); walk !== undefined; walk = this.queue.take()) {
      if (walk.isBeaten) continue
      if (walk.node !== node || walk.part !== part) found.push(walk)
      if (goesOn(walk.left)) this.goOn(walk)
    }
    return found
  }

  private goOn(walk: Try): void {
    const edges = this.ground.edgesFrom(walk.node, walk.part)
    for (let i = 0; i < edges.length; i++) {
      const edge = edges[i]
      if (this.isFree) this.goFreely(walk, edge)
      else if (edge.way < 0) this.climb(walk, edge)
      else this.step(walk, edge)
    }
  }

  /** DV-MOVE-21 */
  private goFreely(walk: Try, edge: Edge): void {
    this.arrive(walk, edge, lessFree(walk.left, edge.cost), stepChoice(edge.way, 0))
  }

  /** DV-MAP-06 */
  private climb(walk: Try, edge: Edge): void {
    for (let face = 0; face <= DIAG1; face++) this.arrive(walk, edge, lessOne(walk.left, face), STAIRS[face])
  }

  private step(walk: Try, edge: Edge): void {
    const { left } = walk
    const { way, isDiagonal, cost, isRoad } = edge
    const payments = paymentsFrom(left, isDiagonal, cost, isRoad, this.perDie)
    for (let i = 0; i < payments.length; i++) {
      const after = paid(left, isDiagonal, payments[i])
      if (after >= 0) this.arrive(walk, edge, after, stepChoice(way, payments[i].pay))
    }
  }

  private arrive(walk: Try, { to, part, arrival }: Edge, left: Left, choice: Choice): void {
    if (left < 0) return
    const after = arrival === ENDS ? ended(left) : arrival === LOSES ? withoutPoints(left) : left
    this.come(to, part, after, walk, choice)
  }

  private come(
    node: NodeNo,
    part: number,
    left: Left,
    before: Try | undefined,
    choice: Choice | undefined,
  ): void {
    const steps = before === undefined ? 0 : before.steps + 1
    const price = stepPrice(this.start, left) * MOST_STEPS + Math.min(steps, MOST_STEPS - 1)
    const others = this.best[node * 2 + part]
    for (let i = 0; i < others.length; i++)
      if (others[i].price <= price && isNoLess(others[i].left, left)) return
    const walk: Try = { node, part, left, price, steps, before, choice, isBeaten: false }
    let kept = 0
    for (let i = 0; i < others.length; i++) {
      const other = others[i]
      // One that went on already has a lower price.
      if (price < other.price && isNoLess(left, other.left)) other.isBeaten = true
      else others[kept++] = other
    }
    others.length = kept
    others.push(walk)
    this.queue.add(walk, price)
  }
}

const MOST_STEPS = 64
