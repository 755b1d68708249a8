import { NONE } from '../content/ids.ts'
import { isRevealed, type Hex } from '../state/pools/lattice.ts'
import { isAssault, isClosed, isRampaging, rampagingNear, rivalAt } from '../state/map/safety.ts'
import { costIn, costTable } from '../state/map/terrain.ts'
import type { BotView } from './bot-view.ts'

/** Where the hero can walk without a fight, and for how much. */
export interface Routes {
  /** By hex: Move points, -1 where one cannot go. */
  readonly cost: readonly number[]
  /** By hex: where one comes from. */
  readonly from: readonly Hex[]
  /** What it costs to enter a space from the next one. */
  readonly entry: readonly number[]
}

export function routesFrom(view: BotView, start: Hex): Routes {
  const { s, tables, me, of } = view
  const costs = costTable(s, me, { tables, eachEffect: (visit) => of.eachEffect(visit) }).slice()
  const size = tables.neighbours.length
  const entry = Array.from({ length: size }, (_, hex) => (isRevealed(s, hex) ? costIn(s, hex, costs) : NONE))
  const cost = new Array<number>(size).fill(NONE)
  const from = new Array<Hex>(size).fill(NONE)
  cost[start] = 0
  const open = new Set<Hex>([start])
  const barred = new Array<readonly Hex[] | undefined>(size)
  while (open.size > 0) {
    const here = cheapest(open, cost)
    open.delete(here)
    for (const hex of tables.neighbours[here]) {
      if (entry[hex] < 0) continue
      barred[hex] ??= barredFrom(view, hex)
      if (barred[hex].includes(here)) continue
      const sum = cost[here] + entry[hex]
      if (cost[hex] >= 0 && cost[hex] <= sum) continue
      cost[hex] = sum
      from[hex] = here
      open.add(hex)
    }
  }
  return { cost, from, entry }
}

function cheapest(open: ReadonlySet<Hex>, cost: readonly number[]): Hex {
  let found = NONE
  for (const hex of open) if (found === NONE || cost[hex] < cost[found]) found = hex
  return found
}

/** From which sides a step there would lead into a fight or to somebody else. */
function barredFrom({ s, tables, me }: BotView, hex: Hex): readonly Hex[] {
  if (isRampaging(s, hex) || isClosed(s, hex, tables) || isAssault(s, me, hex, tables))
    return tables.neighbours[hex]
  if (rivalAt(s, me, hex, tables) !== NONE) return tables.neighbours[hex]
  return rampagingNear(s, hex, tables).flatMap((post) => tables.neighbours[s.postHex[post]])
}

/** The spaces of the way, the first step first. */
export function wayTo({ from }: Routes, to: Hex): Hex[] {
  const way: Hex[] = []
  for (let hex = to; from[hex] !== NONE; hex = from[hex]) way.unshift(hex)
  return way
}
