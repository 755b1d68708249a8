import { Playout, Random, type BotSeat } from '@longtable/kernel'
import type { MageKnight } from '../state/match.ts'
import { Z } from '../state/pools/deed-cards.ts'
import { chooseQuickly } from './novice.ts'
import { better, Planner, type Prospect } from './planner.ts'
import type { PlanBudget, Level } from './turn-search.ts'
import { heuristicsFor } from './heuristics.ts'
import type { Heuristics } from './terms.ts'
import { Trail } from './trail.ts'

/** Steps at which the rest of the turn is planned; everything else is decided at once. */
const PLANNED: ReadonlySet<string> = new Set([
  'turn.main',
  'turn.interact',
  'combat.join',
  'combat.strike',
  'combat.block',
  'combat.assign',
])

/** So many plans whose outcome is open are judged in further positions. */
const REVIEWED = 5
/** Terms that differ by less than one part in so many of a point are the same. */
const FINE = 4
/** A few turns never need more choices than this. */
const MOST_CHOICES = 400

/** What the seat could do with the rest of its turn, best first; nothing where that needs no plan. */
export function plansFor(
  seat: BotSeat<MageKnight>,
  random: Random,
  level: Level,
  heuristics: Heuristics = heuristicsFor(seat.engine.tables, level.values),
): Prospect[] {
  if (!PLANNED.has(seat.step)) return []
  const depth = isUnderway(seat) ? level.underway : level.atFirst
  const planner = new Planner(seat.engine.tables, seat.view.viewer, depth, heuristics)
  const worlds = Array.from({ length: Math.max(depth.worlds, depth.futures) }, () => imagined(seat, random))
  const all = reviewed(planner, planner.plan(worlds[0].copy()), worlds.slice(0, depth.worlds))
  if (depth.turns === 0) return all
  const hasty = new Planner(seat.engine.tables, seat.view.viewer, depth.hasty, heuristics)
  return foreseen(hasty, depth, depth.effort - planner.tried, all, worlds)
}

/** Has something of the turn been done? */
function isUnderway({ view: { state, viewer } }: BotSeat<MageKnight>): boolean {
  return state.players[viewer].did !== 0 || state.deeds[Z.play + viewer].length > 0
}

function imagined({ engine, view }: BotSeat<MageKnight>, random: Random): Trail {
  const seed = Array.from({ length: 8 }, () => random.below(0x1_0000_0000) | 0)
  const position = engine.imagineForPlayout(view, new Random(seed))
  return new Trail(engine, view.viewer, new Playout(engine, position, true))
}

/** A plan that depends on what is not known yet is judged in all the imagined positions; those that are not are left out. */
function reviewed(planner: Planner, all: readonly Prospect[], worlds: readonly Trail[]): Prospect[] {
  const open = all.filter(({ isSure }) => !isSure).slice(0, REVIEWED)
  const judged = open.map((one) => review(planner, one, worlds))
  return [...all.filter(({ isSure }) => isSure), ...judged].toSorted(better)
}

/** The mean over all imagined positions, each played on as well as can be seen there. */
function review(planner: Planner, one: Prospect, worlds: readonly Trail[]): Prospect {
  const terms = one.terms.slice()
  let sum = one.value
  let n = 1
  for (const tables of worlds.slice(1)) {
    const trail = tables.copy()
    if (!one.line.every((choice) => trail.take(choice))) continue
    trail.sure = trail.line.length
    trail.settle()
    const [best] = planner.plan(trail, planner.depth.choices / 8)
    if (best === undefined) continue
    sum += best.value
    n++
    for (let i = 0; i < terms.length; i++) terms[i] += best.terms[i]
  }
  return { ...one, value: sum / n, terms: terms.map((all) => all / n) }
}

/** The best few are played on for some turns, each in the same imagined positions, with hasty plans. */
function foreseen(
  planner: Planner,
  { turns, few, futures }: PlanBudget,
  effort: number,
  all: readonly Prospect[],
  worlds: readonly Trail[],
): Prospect[] {
  const best = different(all, few).map((one) => ({ one, sum: 0, n: 0 }))
  if (best.length < 2) return best.map(({ one }) => one)
  for (const tables of worlds.slice(0, futures)) {
    if (planner.tried >= effort) break
    for (const future of best) {
      const trail = tables.copy()
      if (!future.one.line.every((choice) => trail.take(choice))) continue
      playTurns(planner, trail, turns + 1)
      future.sum += planner.rate(trail)
      future.n++
    }
  }
  return best.map(({ one, sum, n }) => (n === 0 ? one : { ...one, value: sum / n })).toSorted(better)
}

/** Of plans that come to the same only the first. */
function different(all: readonly Prospect[], few: number): Prospect[] {
  const found = new Map<string, Prospect>()
  for (const one of all) {
    if (found.size === few) break
    const key = one.terms.map((term) => Math.round(term * FINE)).join()
    if (!found.has(key)) found.set(key, one)
  }
  return [...found.values()]
}

/** Plays on until the trail has ended so many turns; everybody else does what is done at once. */
function playTurns(planner: Planner, trail: Trail, turns: number): void {
  const { playout } = trail
  for (let i = 0; i < MOST_CHOICES && !playout.over && turnsEnded(trail) < turns; i++) {
    if (!trail.isMine) playout.take(chooseQuickly(playout.asked()))
    else {
      const [best] = PLANNED.has(trail.step) ? planner.plan(trail.fresh()) : []
      if (best === undefined) trail.quickly()
      else best.line.every((choice) => trail.take(choice))
    }
  }
}

function turnsEnded({ line }: Trail): number {
  let n = 0
  for (const { do: verb } of line) if (verb === 'endTurn') n++
  return n
}
