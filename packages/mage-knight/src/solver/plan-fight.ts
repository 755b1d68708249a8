import { Stage } from '../state/schema/stages.ts'
import type { TokenSlot } from '../state/pools/tokens.ts'
import { Allocator } from './allocate.ts'
import type { Allocation, Situation } from './allocation.ts'
import type { Attempt } from './attempt.ts'
import { standOf } from './bearing.ts'
import { EARLY, LATE } from './columns.ts'
import { foesOf, struck, turned } from './foes.ts'
import type { Goal } from './goal.ts'
import { meansOf, type Means, type Way } from './means.ts'
import { dieMask, payable, sourcesOf, type ManaSource } from './sources.ts'
import { bothTurns, NO_TURN } from './gains.ts'

/** Something that is played for what it changes, and the enemy that it points at. */
export interface Prelude {
  readonly way: Way
  readonly post: TokenSlot | undefined
}

/** A plan of a fight: what comes first, and who does what then. */
export interface FightPlan extends Allocation {
  readonly preludes: readonly Prelude[]
}

export interface FightBudget {
  /** So many situations, with other things done first, are thought through. */
  readonly situations: number
  /** Sets of ways that may be looked at in all, and in one of the situations. */
  readonly looks: number
  readonly each: number
  /** So many things may be played for what they change. */
  readonly preludes: number
  /** So many plans that come to different ends are wanted. */
  readonly plans: number
}

interface Beginning {
  readonly situation: Situation
  readonly preludes: readonly Prelude[]
  /** What was taken last: combinations are tried in one order only. */
  readonly last: number
  readonly value: number
}

/** So many beginnings are gone on with, each time that one more thing is played. */
const BEAM = 10

export interface PlannedFight {
  readonly plans: readonly FightPlan[]
  /** All that was thought of was looked at to the end. */
  readonly isWhole: boolean
  readonly looks: number
}

/** The best plans for a fight that has begun, or is about to with so many Move points missing; best first. */
export function planFight(fight: Attempt, goal: Goal, budget: FightBudget, missing = 0): PlannedFight {
  const means = meansOf(fight)
  const { stage } = fight.state
  const sources = sourcesOf(fight, fight.lasting())
  const first: Situation = {
    foes: foesOf(fight, goal.beat),
    turn: NO_TURN,
    used: 0,
    wants: [],
    sources,
    price: 0,
    isEarly: stage === Stage.ranged,
    canBlock: stage === Stage.ranged || stage === Stage.block || stage === Stage.facing,
    missing,
  }
  const allocator = new Allocator(means, standOf(fight, means.things, goal), goal, first)
  const steps = preludesOf(means, first, dieMask(fight, fight.lasting()))
  const found = new Map<string, FightPlan>()
  const ceiling = first.foes.reduce((sum, { value }) => sum + value, goal.all)
  let situations = 0
  let isWhole = true
  let beam: Beginning[] = [{ situation: first, preludes: [], last: -1, value: 0 }]
  for (let depth = 0; beam.length > 0; depth++) {
    const tried = beam.map((beginning): Beginning => {
      if (situations >= budget.situations || allocator.looks >= budget.looks) {
        isWhole = false
        return { ...beginning, value: -Infinity }
      }
      situations++
      const { situation } = beginning
      const plans = allocator.solve(situation, worstOf(found, budget.plans), budget.plans, budget.each)
      for (const plan of plans) keep(found, { ...plan, preludes: beginning.preludes }, budget.plans)
      return { ...beginning, value: plans[0]?.value ?? -Infinity }
    })
    if (depth === budget.preludes || bestOf(found) >= ceiling) break
    const best = tried.toSorted((a, b) => b.value - a.value)
    if (depth > 0 && best.length > BEAM) isWhole = false
    beam = best.slice(0, depth === 0 ? 1 : BEAM).flatMap((one) => extended(one, steps))
  }
  const plans = [...found.values()].toSorted((a, b) => b.value - a.value)
  return { plans, isWhole: isWhole && !allocator.isCut, looks: allocator.looks }
}

function keep(found: Map<string, FightPlan>, plan: FightPlan, most: number): void {
  const met = found.get(plan.outcome)
  if (met !== undefined && met.value >= plan.value) return
  found.set(plan.outcome, plan)
  if (found.size <= most) return
  const [worst] = [...found].toSorted(([, a], [, b]) => a.value - b.value)
  found.delete(worst[0])
}

function worstOf(found: ReadonlyMap<string, FightPlan>, most: number): number {
  if (found.size < most) return -Infinity
  return Math.min(...[...found.values()].map(({ value }) => value))
}

function bestOf(found: ReadonlyMap<string, FightPlan>): number {
  return Math.max(-Infinity, ...[...found.values()].map(({ value }) => value))
}

/** What can be done first: each with what becomes of the situation, undefined where it cannot be. */
type Step = Prelude & { readonly mana: readonly ManaSource[] }

function preludesOf({ specials, mints }: Means, { foes, isEarly }: Situation, die: number): Step[] {
  const stages = isEarly ? EARLY | LATE : LATE
  const strokes = specials.flatMap((way): Step[] => {
    if ((way.stages & stages) === 0) return []
    const targets = way.blow === undefined || way.blow.onAll ? [undefined] : foes.map(({ post }) => post)
    return targets.map((post) => ({ way, post, mana: [] }))
  })
  const coins = mints.map((way): Step => {
    const tokens = way.mana.map((mask): ManaSource => ({ mask, kind: 'token', colour: -1 }))
    const dice = Array.from({ length: way.dice }, (): ManaSource => ({ mask: die, kind: 'die', colour: -1 }))
    return { way, post: undefined, mana: [...tokens, ...dice] }
  })
  return [...strokes, ...coins]
}

function extended({ situation, preludes, last }: Beginning, steps: readonly Step[]): Beginning[] {
  return steps.flatMap((step, at) => {
    const { way, post, mana } = step
    if (at <= last || (way.uses & situation.used) !== 0) return []
    const wants = [...situation.wants, ...way.wants]
    // What a thing brings cannot pay for it.
    if (!payable(situation.sources, wants)) return []
    const { blow, turn } = way
    const target = situation.foes.find((foe) => foe.post === post)
    if (blow?.needsOpen === true && (target?.fortified ?? 0) > 0) return []
    const foes = situation.foes.map((foe) => {
      const hit = blow !== undefined && (blow.onAll || foe.post === post) ? struck(foe, blow) : foe
      return turn === undefined ? hit : turned(hit, turn)
    })
    const next: Situation = {
      ...situation,
      foes,
      turn: turn === undefined ? situation.turn : bothTurns(situation.turn, turn),
      used: situation.used | way.uses,
      wants,
      sources: mana.length === 0 ? situation.sources : [...mana, ...situation.sources],
      price: situation.price + way.price,
    }
    return [{ situation: next, preludes: [...preludes, { way, post }], last: at, value: 0 }]
  })
}
