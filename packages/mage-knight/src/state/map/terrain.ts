import type { Lasting } from '@longtable/kernel'
import type { EffectsInPlay } from '../match.ts'
import { Ground, Site, type TerrainNo } from '../../content/ids.ts'
import type { Lasting as Rule, Terrain } from '../../content/effect.ts'
import { CITY_COST, IMPASSABLE } from '../../content/tracks.ts'
import { lastingOf, ruleOf, touches } from '../lasting.ts'
import type { Seat, State } from '../schema/state.ts'
import type { MatchTables } from '../match.ts'
import { siteAt, terrainAt, type Hex } from '../pools/lattice.ts'

/** What it costs to enter a space. */

type TerrainRule = Extract<Rule, { readonly rule: 'terrain' }>

/** What the state must show for a cost; a view has it too. */
export type Land = Pick<State, 'night' | 'tileAt'>

const changed: number[] = []

/**
 * Move points by terrain for a seat now, IMPASSABLE where one cannot go (MK-MOVE-02 to 04). The next call overwrites
 * it. Terrain follows the board, never the Night rules of a fight (MK-MANA-18).
 */
export function costTable(s: Land, seat: Seat, of: EffectsInPlay): readonly number[] {
  const printed = printedCosts(s, of.tables)
  const lasting = lastingOf(of, 'terrain')
  if (lasting.length === 0) return printed
  for (let terrain = 0; terrain < printed.length; terrain++) changed[terrain] = printed[terrain]
  const rules = rulesFor(seat, lasting, of.tables)
  // MK-MOVE-07: in the order that is best for the mover; a fixed cost, then what is less.
  for (const rule of rules) if ('to' in rule.cost) apply(rule)
  for (const rule of rules) if ('less' in rule.cost) apply(rule)
  for (const rule of rules) if ('more' in rule.cost) apply(rule) // MK-PRIO-08: what others do comes last
  return changed
}

/** Without effects, by the board. */
export function printedCosts(s: Pick<State, 'night'>, tables: MatchTables): readonly number[] {
  return tables.cost[s.night ? 1 : 0]
}

/** Those that touch this seat; of what is less, the highest minimum first. */
function rulesFor(seat: Seat, lasting: readonly Lasting[], tables: MatchTables): TerrainRule[] {
  const rules: TerrainRule[] = []
  for (const one of lasting) {
    const rule = ruleOf(one, 'terrain', tables)
    if (rule === undefined) continue
    const mine = rule.for === 'others' ? touches(one, seat, tables.team) : one.data['seat'] === seat
    if (mine) rules.push(rule)
  }
  return rules.toSorted((a, b) => minimum(b) - minimum(a))
}

function minimum({ cost }: TerrainRule): number {
  return 'less' in cost ? cost.min : 0
}

function apply(rule: TerrainRule): void {
  if (rule.of === 'all') {
    for (let terrain = 0; terrain < changed.length; terrain++) changeCost(terrain, rule)
  } else for (const terrain of rule.of) changeCost(groundOf(terrain), rule)
}

function groundOf(terrain: Terrain): TerrainNo {
  return Ground[terrain]
}

function changeCost(terrain: TerrainNo, { cost, opens }: TerrainRule): void {
  const now = changed[terrain]
  if (now === IMPASSABLE) {
    if (opens === true && 'to' in cost) changed[terrain] = cost.to // MK-MOVE-28
  } else if ('to' in cost) changed[terrain] = Math.min(now, cost.to)
  else if ('less' in cost) changed[terrain] = Math.min(now, Math.max(cost.min, now - cost.less))
  else changed[terrain] = Math.max(now, Math.min(cost.max, now + cost.more))
}

/** With a table of costs: a city always costs the same (MK-MOVE-05). */
export function costIn(s: Pick<State, 'tileAt'>, hex: Hex, costs: readonly number[]): number {
  if (siteAt(s, hex) === Site.city) return CITY_COST
  const terrain = terrainAt(s, hex)
  return terrain < 0 ? IMPASSABLE : costs[terrain]
}

/** Move points to enter a space now, IMPASSABLE where one cannot. */
export function stepCost(s: Land, seat: Seat, hex: Hex, of: EffectsInPlay): number {
  return costIn(s, hex, costTable(s, seat, of))
}
