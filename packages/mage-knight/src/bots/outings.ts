import type { Choice } from '@longtable/kernel'
import { BURN, BUY, RECRUIT, REST, STEP, wareIds } from '../state/choices/map.ts'
import { BackOf, Site } from '../content/ids.ts'
import { siteAt, type Hex } from '../state/pools/lattice.ts'
import { isRecruitedAt, waresAt } from '../steps/interact.ts'
import { U, unitRow } from '../state/pools/unit-cards.ts'
import { trySpecials } from './battle.ts'
import { covers } from './covers.ts'
import { unknownEnemy } from './fights.ts'
import { thingsFor, type Need } from './means.ts'
import { chooseQuickly } from './novice.ts'
import { goals, moveCapacity, type Goal } from './plans.ts'
import { manaPriceFor } from './mana-prices.ts'
import { routesFrom, wayTo, type Routes } from './routes.ts'
import type { TurnSearch } from './turn-search.ts'
import type { BotView } from './bot-view.ts'
import type { Trail } from './trail.ts'

/** The turn outside of fights: where to go, what to do there, what to buy. */

const MOVE: Need = {
  of: ({ move }) => ({ full: move, half: 0 }),
  side: 'move',
  sideways: { full: 1, half: 0 },
}

const INFLUENCE: Need = {
  of: ({ influence }) => ({ full: influence, half: 0 }),
  side: 'influence',
  sideways: { full: 1, half: 0 },
}

/** Something to do: walk there, then do it. */
interface Errand {
  readonly way: readonly Hex[]
  readonly cost: number
  readonly act: Choice | undefined
  readonly value: number
}

/** Plays that bring no points are worth as much thought as so many errands. */
const SPECIALS = 4

/** Everything that can be done with a turn that has not come to its action yet. */
export function outings(search: TurnSearch, trail: Trail): void {
  const view = trail.sight()
  search.end(trail.copy())
  rest(search, trail)
  const all = errands(view, search.depth.goals)
  all.forEach((errand, done) => {
    search.share(all.length - done + SPECIALS, () => run(search, trail, view, errand))
  })
  trySpecials(search, trail, 0)
}

function rest(search: TurnSearch, trail: Trail): void {
  const resting = trail.copy()
  if (!resting.take(REST)) return
  while (resting.isMine && resting.step === 'turn.rest' && resting.sure < 0 && !isRested(resting))
    resting.quickly()
  search.end(resting)
}

/** Nothing is left but to end the turn. Every plan is judged there: what comes after it would count for this one only. */
function isRested({ playout }: Trail): boolean {
  return chooseQuickly(playout.asked()).do === 'endTurn'
}

function errands(view: BotView, most: number): Errand[] {
  const { s, me } = view
  const { at } = s.players[me]
  if (at < 0) return []
  const routes = routesFrom(view, at)
  const reach = moveCapacity(view)
  const near: Errand[] = []
  const far: Errand[] = []
  for (const goal of [...goals(view, routes), ...fires(view, routes)]) {
    const cost = routes.cost[goal.hex] + goal.more
    const errand = { way: wayTo(routes, goal.hex), cost, act: goal.act, value: goal.value - 0.3 * cost }
    if (cost <= reach) near.push(errand)
    else far.push(errand)
  }
  const best = near.toSorted((a, b) => b.value - a.value).slice(0, most)
  return [...best, ...journeys(far, routes, reach)]
}

/** Monasteries can be burned. */
function* fires(view: BotView, routes: Routes): Generator<Goal> {
  const { s } = view
  for (let hex = 0; hex < routes.cost.length; hex++) {
    if (routes.cost[hex] < 0 || siteAt(s, hex) !== Site.monastery || s.mark[hex] >= 0) continue
    const enemies = [unknownEnemy(view, BackOf.violet)]
    yield { hex, more: 0, act: BURN, value: 6, kind: 'fight', enemies }
  }
}

const FAR = 3

/** Part of the way to what is out of reach: as far as one comes, and half of that. */
function journeys(far: readonly Errand[], routes: Routes, reach: number): Errand[] {
  const found = new Map<Hex, Errand>()
  for (const { way, value } of far.toSorted((a, b) => b.value - a.value).slice(0, FAR)) {
    for (const most of [reach, reach / 2]) {
      let length = 0
      while (length < way.length && routes.cost[way[length]] <= most) length++
      const end = way[length - 1]
      if (end === undefined || found.has(end)) continue
      found.set(end, { way: way.slice(0, length), cost: routes.cost[end], act: undefined, value })
    }
  }
  return [...found.values()]
}

function run(search: TurnSearch, trail: Trail, view: BotView, { way, cost, act }: Errand): void {
  const missing = cost - view.s.players[view.me].move
  const isFight = act?.do === 'step' || act?.do === 'challenge'
  if (missing > 0 && isFight) {
    search.storm(trail, [...way.map((hex) => STEP[hex]), act], missing)
  }
  for (const { ways } of covers(thingsFor(view, MOVE), missing, manaPriceFor(view), search.depth.covers)) {
    const next = trail.copy()
    if (!ways.every(({ choice }) => next.takeWhole(choice))) continue
    if (!way.every((hex) => next.take(STEP[hex]))) {
      // Something came in between, and the plan ends with it.
      if (next.sure >= 0) search.go(next)
      continue
    }
    if (act === undefined) search.end(next)
    else if (next.takeWhole(act)) search.go(next)
    if (search.isSpent()) return
  }
}

// Talking

/** Every thing on sale with the cheapest influence for it, then perhaps another. */
export function deals(search: TurnSearch, trail: Trail): void {
  const view = trail.sight()
  search.end(trail.copy())
  const { influence } = view.s.players[view.me]
  const things = thingsFor(view, INFLUENCE)
  for (const { choice, price } of wares(view)) {
    if (search.isSpent()) return
    for (const { ways } of covers(things, price - influence, manaPriceFor(view), 2)) {
      const next = trail.copy()
      if (!ways.every((way) => next.takeWhole(way.choice))) continue
      if (!next.takeWhole(choice)) continue
      if (next.isMine && next.step === 'turn.interact') search.go(next)
      else search.end(next)
    }
  }
}

interface OnSale {
  readonly choice: Choice
  readonly price: number
}

function wares({ s, me, tables }: BotView): OnSale[] {
  const { at } = s.players[me]
  const units = s.units[U.offer]
    .filter((unit) => isRecruitedAt(s, unit, at, tables))
    .map((unit) => ({ choice: RECRUIT[unit], price: unitRow(unit).cost }))
  const others = waresAt(s, at).flatMap(({ id, influence }) => {
    const ware = wareIds.find((one) => one === id)
    return ware === undefined ? [] : [{ choice: BUY[ware], price: influence }]
  })
  return [...units, ...others]
}
