import { BackOf, ElementOf, NONE, Site, siteRow } from '../content/ids.ts'
import { EXPLORE_COST } from '../content/tracks.ts'
import { isRevealed, siteAt, type Hex } from '../state/pools/lattice.ts'
import { isAssault, isRampaging } from '../state/map/safety.ts'
import { tokenSlotsByHex } from '../state/token-slots.ts'
import { misplaced } from '../steps/explore.ts'
import type { Seat, State } from '../state/schema/state.ts'
import { L } from '../state/pools/tiles.ts'
import { U } from '../state/pools/unit-cards.ts'
import { enemyAtPost, unknownEnemy, type Enemy } from './fights.ts'
import { routesFrom } from './routes.ts'
import type { BotView } from './bot-view.ts'
import { unitValue } from './piece-values.ts'
import { Ability, Resist } from '../state/traits.ts'

/** What waits for a hero on the map beyond this turn: the worth of what is there, less the farther it is. */

/** Move points that a turn brings on the way to something. */
const STRIDE = 6
/** The second best thing counts, too, and the third. */
const NEXT = 0.35
const KEPT = 3

/** By what it is: a city to be besieged, land to be seen, enemies and treasures, people to talk to. */
export interface Prospects {
  siege: number
  exploring: number
  foes: number
  people: number
}

export function prospects(view: BotView): Prospects {
  const { s, me, tables } = view
  const { at } = s.players[me]
  const found: Prospects = { siege: 0, exploring: 0, foes: 0, people: 0 }
  if (at < 0) return found
  const routes = routesFrom(view, at)
  const power = powerOf(view, me)
  const foes = new Array<number>(KEPT).fill(0)
  const near = (value: number, cost: number): number => value / (1 + cost / STRIDE)
  const canExplore = s.tiles[L.country].length + s.tiles[L.core].length > 0
  const open = canExplore ? openSlots(view) : new Set<number>()
  const posts = enemiesByHex(view)
  for (let hex = 0; hex < routes.cost.length; hex++) {
    const cost = routes.cost[hex]
    if (cost < 0) continue
    if (open.size > 0 && tables.lattice.slotsNear[hex].some((slot) => open.has(slot))) {
      found.exploring = Math.max(found.exploring, near(1, cost + EXPLORE_COST))
    }
    const site = siteAt(s, hex)
    if (site !== NONE && siteRow(site).kind === 'adventure')
      insert(foes, near(treasure(view, hex, power, posts), cost))
    else found.people = Math.max(found.people, near(peaceOf(view, hex), cost))
    for (const next of tables.neighbours[hex]) {
      if (!isRevealed(s, next) || (routes.cost[next] >= 0 && routes.cost[next] <= cost)) continue
      if (isRampaging(s, next)) insert(foes, near(foeValue(posts.get(next) ?? [], power, RAMPAGING), cost))
      else if (routes.entry[next] >= 0 && isAssault(s, me, next, tables)) {
        const all = cost + routes.entry[next]
        const there = posts.get(next) ?? []
        if (siteAt(s, next) !== Site.city) {
          const more = siteAt(s, next) === Site.mageTower ? 6 : 4
          insert(foes, near(foeValue(there, power, more), all))
        } else if (tables.scenario.city.state === 'enemy')
          found.siege = Math.max(found.siege, near(siegeOdds(there, power), all))
      }
    }
  }
  found.foes = foes.reduce((sum, value, place) => sum + value * (place === 0 ? 1 : NEXT), 0)
  return found
}

const RAMPAGING = 2

function insert(best: number[], value: number): void {
  let at = best.length
  while (at > 0 && best[at - 1] < value) at--
  if (at === best.length) return
  best.splice(at, 0, value)
  best.pop()
}

function openSlots({ s, tables }: BotView): Set<number> {
  const open = new Set<number>()
  for (let slot = 0; slot < s.tileAt.length; slot++) {
    if (s.tileAt[slot] < 0 && misplaced(s as unknown as State, slot, tables) === '') open.add(slot)
  }
  return open
}

function enemiesByHex(view: BotView): Map<Hex, Enemy[]> {
  const at = new Map<Hex, Enemy[]>()
  for (const [hex, posts] of tokenSlotsByHex(view.s))
    at.set(
      hex,
      posts.map((post) => enemyAtPost(view, post)),
    )
  return at
}

/** What a hero can bring against enemies in a turn, roughly. */
export function powerOf(view: BotView, seat: Seat): number {
  const { s } = view
  const { level, crystals } = s.players[seat]
  let power = 3.5 + 1.3 * level
  for (const unit of s.units[U.band + seat]) {
    if (s.unitWounds[unit] === 0) power += unitValue(view, unit) * (s.unitSpent[unit] === 0 ? 0.45 : 0.3)
  }
  return power + 0.5 * crystals.reduce((sum, n) => sum + n, 0)
}

function foeValue(enemies: readonly Enemy[], power: number, more: number): number {
  let fame = 0
  let difficulty = 0
  for (const enemy of enemies) {
    fame += enemy.fame
    difficulty += toughness(enemy) + danger(enemy) / 2
  }
  const odds = (power / Math.max(1, difficulty) - 0.5) / 0.7
  return (fame + more) * Math.min(1, Math.max(0.05, odds))
}

/** Armor, counted more where it resists what most attacks are. */
function toughness({ armor, resist }: Enemy): number {
  const physical = (resist & Resist.physical) === 0 ? 0 : 0.6
  const others = (resist & (Resist.fire | Resist.ice)) === 0 ? 0 : 0.15
  return armor * (1 + physical + others)
}

function danger({ attack, abilities, element }: Enemy): number {
  const worse = Ability.swift | Ability.brutal | Ability.poison | Ability.paralyze
  const more = (abilities & worse) === 0 ? 0 : 0.5
  return attack * (1 + more + (element === ElementOf.physical ? 0 : 0.2))
}

/** A city falls defender by defender: it counts how the weakest is beaten while the others strike. */
function siegeOdds(enemies: readonly Enemy[], power: number): number {
  let weakest = Infinity
  let dangers = 0
  for (const enemy of enemies) {
    weakest = Math.min(weakest, toughness(enemy))
    dangers += danger(enemy)
  }
  return Math.min(1, Math.max(0.05, (power / (weakest + dangers / 4) - SIEGE_FROM) / SIEGE_SPAN))
}

const SIEGE_FROM = 0.4
const SIEGE_SPAN = 0.8

const PEACEFUL: Readonly<Partial<Record<number, number>>> = {
  [Site.village]: 2.5,
  [Site.monastery]: 3.5,
  [Site.mine]: 1.5,
  [Site.glade]: 1.5,
  [Site.keep]: 2,
  [Site.mageTower]: 2,
  [Site.city]: 3,
}

const LOOT: Readonly<Record<string, number>> = { artifact: 5, spell: 4, dungeon: 4.5, dice: 0.7 }

function peaceOf({ s }: BotView, hex: Hex): number {
  const site = siteAt(s, hex)
  return site === NONE || (site === Site.monastery && s.mark[hex] >= 0) ? 0 : (PEACEFUL[site] ?? 0)
}

function treasure(view: BotView, hex: Hex, power: number, posts: ReadonlyMap<Hex, Enemy[]>): number {
  const { s } = view
  const site = siteAt(s, hex)
  if (s.mark[hex] >= 0) return 0
  if (site === Site.ruins) return 3
  const row = siteRow(site)
  const enemies =
    posts.get(hex) ?? (row.fight?.draw ?? []).map((colour) => unknownEnemy(view, BackOf[colour]))
  const loot = (row.rewards ?? []).reduce((sum, one) => {
    const n = 'n' in one ? (one.n ?? 1) : 1
    return sum + (LOOT[one.reward] ?? 0) * n
  }, 2)
  return foeValue(enemies, power, loot)
}
