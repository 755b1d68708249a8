import { BackOf, BASIC_COLOURS, NONE, Site, siteRow } from '../content/ids.ts'
import type { SiteNo, RecruitSite } from '../content/types.ts'
import { EXPLORE_COST, levels, REPUTATION_END, reputationInfluence } from '../content/tracks.ts'
import { ALTAR, CHALLENGE, ENTER, EXPLORE, INTERACT, STEP } from '../state/choices/map.ts'
import { INCANT, LIBERATE, SHIELD } from '../state/choices/together.ts'
import type { Choice } from '@longtable/kernel'
import { hasGladeShield } from '../steps/scenarios/druids.ts'
import { isAssault, isRampaging } from '../state/map/safety.ts'
import { siteAt, type Hex } from '../state/pools/lattice.ts'
import { tokenSlotsByHex } from '../state/token-slots.ts'
import { misplaced } from '../steps/explore.ts'
import { Marks, type State } from '../state/schema/state.ts'
import { isWound, type Card } from '../state/pools/deed-cards.ts'
import { L } from '../state/pools/tiles.ts'
import { isRuins, ruinsRow, T, type TokenSlot } from '../state/pools/tokens.ts'
import { U, unitRow } from '../state/pools/unit-cards.ts'
import { capacity, enemyAtPost, meansOf, outlook, unknownEnemy, type Enemy } from './fights.ts'
import { routesFrom, wayTo, type Routes } from './routes.ts'
import { handOf, verb, woundsIn, type BotView } from './bot-view.ts'
import { unitValue } from './piece-values.ts'

/** Something to do this turn: walk somewhere, then choose something there. */
export interface Plan {
  readonly way: readonly Hex[]
  /** Move points for all of it. */
  readonly cost: number
  readonly act: Choice | undefined
  readonly value: number
  /** Cards that must be kept for what is to be done there. */
  readonly kind: 'explore' | 'fight' | 'talk' | 'go'
}

export interface Goal {
  readonly hex: Hex
  /** Move points after arriving there. */
  readonly more: number
  readonly act: Choice | undefined
  readonly value: number
  readonly kind: Plan['kind']
  readonly enemies?: readonly Enemy[]
  readonly isFortified?: boolean
  readonly withUnits?: boolean
}

const MOST_WOUNDS = 1
const MOST_WOUNDS_CITY = 3

/** Where the seat could walk and what there is to be done. */
export interface Horizon {
  readonly routes: Routes
  readonly goals: readonly Goal[]
}

export function horizonOf(view: BotView): Horizon | undefined {
  const { at } = view.s.players[view.me]
  if (at < 0) return undefined
  const routes = routesFrom(view, at)
  return { routes, goals: [...goals(view, routes)] }
}

/** What the seat would like to do, the best first; only what this turn's cards allow is there. */
export function plans(view: BotView, { routes, goals: all }: Horizon): Plan[] {
  const reach = moveCapacity(view)
  const found: Plan[] = []
  for (const goal of all) {
    const cost = routes.cost[goal.hex] + goal.more
    if (cost > reach || !isPossible(view, goal, cost)) continue
    const value = goal.value - 0.25 * cost
    found.push({ way: wayTo(routes, goal.hex), cost, act: goal.act, value, kind: goal.kind })
  }
  return found.toSorted((a, b) => b.value - a.value)
}

/** Where to walk if nothing can be done this turn: towards what is best for what it costs. */
export function farPlan({ routes, goals: all }: Horizon): Plan | undefined {
  let chosen: Plan | undefined
  for (const goal of all) {
    const cost = routes.cost[goal.hex] + goal.more
    const value = goal.value - 0.8 * cost
    if (routes.from[goal.hex] === NONE || (chosen !== undefined && chosen.value >= value)) continue
    chosen = { way: wayTo(routes, goal.hex), cost, act: undefined, value, kind: 'go' }
  }
  return chosen
}

export function moveCapacity(view: BotView, without: ReadonlySet<Card> = new Set()): number {
  const means = meansOf(view, without)
  return view.s.players[view.me].move + capacity(view, means, ({ move }) => move, 1)
}

/** The cards that a walk of this cost would use: those that move best. */
function cardsFor(view: BotView, cost: number): ReadonlySet<Card> {
  const used = new Set<Card>()
  let left = cost - view.s.players[view.me].move
  const means = meansOf(view, used, false)
  const move = (one: (typeof means)[number]): number => capacity(view, [one], (gains) => gains.move, 1)
  for (const one of means.toSorted((a, b) => move(b) - move(a))) {
    if (left <= 0) break
    used.add(one.card)
    left -= move(one)
  }
  return used
}

function isPossible(view: BotView, goal: Goal, cost: number): boolean {
  if (goal.enemies === undefined) return true
  const { wins, wounds } = outlook(
    view,
    goal.enemies,
    goal.isFortified ?? false,
    cardsFor(view, cost),
    goal.withUnits ?? true,
  )
  return wins && wounds <= (goal.enemies.length > 2 ? MOST_WOUNDS_CITY : MOST_WOUNDS)
}

export function* goals(view: BotView, routes: Routes): Generator<Goal> {
  const { tables, s } = view
  const canExplore = s.tiles[L.country].length + s.tiles[L.core].length > 0
  const posted = tokenSlotsByHex(s)
  for (let hex = 0; hex < routes.cost.length; hex++) {
    if (routes.cost[hex] < 0) continue
    if (canExplore) yield* explorations(view, hex)
    yield* siteGoals(view, hex, posted.get(hex) ?? NOBODY)
    for (const next of tables.neighbours[hex]) {
      if (isRampaging(s, next)) yield* challenges(view, hex, posted.get(next) ?? NOBODY)
      else if (routes.entry[next] >= 0 && isAssault(s, view.me, next, tables)) {
        yield* assaults(view, { hex, next, entry: routes.entry[next] }, posted.get(next) ?? NOBODY)
      }
    }
  }
}

const EXPLORING = 5
/** Where a city is to be found, hardly anything is as good as a new tile. */
const SEARCHING = 15

export function isSearching({ tables, hurries }: BotView): boolean {
  return hurries && tables.scenario.end === 'cityRevealed'
}

function* explorations(view: BotView, hex: Hex): Generator<Goal> {
  const { s, tables } = view
  const value = isSearching(view) ? SEARCHING : EXPLORING
  for (const slot of tables.lattice.slotsNear[hex]) {
    if (s.tileAt[slot] >= 0 || misplaced(s as unknown as State, slot, tables) !== '') continue
    yield { hex, more: EXPLORE_COST, act: EXPLORE[slot], value, kind: 'explore' }
  }
}

function fameOf(enemies: readonly Enemy[]): number {
  return enemies.reduce((sum, { fame }) => sum + fame, 0)
}

const NOBODY: readonly TokenSlot[] = []

function* challenges(view: BotView, hex: Hex, posts: readonly TokenSlot[]): Generator<Goal> {
  for (const post of posts) {
    const enemies = [enemyAtPost(view, post)]
    yield { hex, more: 0, act: CHALLENGE[post], value: 3 + fameOf(enemies), kind: 'fight', enemies }
  }
}

/** Keeps, towers and cities; a closed one is never entered. */
function* assaults(
  view: BotView,
  { hex, next, entry }: { hex: Hex; next: Hex; entry: number },
  posts: readonly TokenSlot[],
): Generator<Goal> {
  const { s, tables } = view
  const site = siteAt(s, next)
  if (posts.length === 0 || (site === Site.city && tables.scenario.city.state !== 'enemy')) return
  const enemies = posts.map((post) => enemyAtPost(view, post))
  const value = 3 + fameOf(enemies) + (site === Site.city ? 6 : 2)
  yield { hex, more: entry, act: STEP[next], value, kind: 'fight', enemies, isFortified: true }
}

function* siteGoals(view: BotView, hex: Hex, posts: readonly TokenSlot[]): Generator<Goal> {
  const { s, me, tables } = view
  const site = adventure(view, hex)
  if (site !== NONE) yield* adventures(view, hex, site, posts)
  const talk = talkValue(view, hex)
  if (talk > 0) yield { hex, more: 0, act: INTERACT, value: talk, kind: 'talk' }
  if (tables.special.has('druids') && siteAt(s, hex) === Site.glade && !hasGladeShield(s, me, hex))
    yield { hex, more: 0, act: SHIELD, value: 5, kind: 'go' }
  if (tables.special.has('mines') && siteAt(s, hex) === Site.mine && s.mark[hex] < 0) {
    const enemies = posts.map((post) => enemyAtPost(view, post))
    yield { hex, more: 0, act: LIBERATE, value: 6 + fameOf(enemies), kind: 'fight', enemies }
  }
  if (tables.special.has('druids') && s.night && verb(view, 'incant') !== undefined)
    yield incantation(view, hex)
  const standing = standingValue(view, hex)
  if (standing > 0) yield { hex, more: 0, act: undefined, value: standing, kind: 'go' }
}

function incantation(view: BotView, hex: Hex): Goal {
  const shields = view.s.extra.filter((bits) => (bits & (Marks.glade << view.me)) !== 0).length
  const enemies = new Array<Enemy>(shields).fill(unknownEnemy(view, BackOf.brown))
  return { hex, more: 0, act: INCANT, value: 4 + 2 * fameOf(enemies), kind: 'fight', enemies }
}

/** The site that one can enter there, secret ones too. */
function adventure({ s }: BotView, hex: Hex): SiteNo {
  if (s.mark[hex] >= 0) return NONE
  if ((s.extra[hex] & Marks.secretTomb) !== 0) return Site.tomb
  if ((s.extra[hex] & Marks.secretDungeon) !== 0) return Site.dungeon
  const site = siteAt(s, hex)
  return site >= 0 && siteRow(site).kind === 'adventure' ? site : NONE
}

function* adventures(view: BotView, hex: Hex, site: SiteNo, there: readonly TokenSlot[]): Generator<Goal> {
  const row = siteRow(site)
  if (site === Site.ruins) {
    yield* ruinsGoals(view, hex, there)
    return
  }
  const enemies =
    there.length > 0
      ? there.map((post) => enemyAtPost(view, post))
      : (row.fight?.draw ?? []).map((colour) => unknownEnemy(view, BackOf[colour]))
  const withUnits = row.fight?.noUnits !== true
  yield { hex, more: 0, act: ENTER, value: 5 + fameOf(enemies), kind: 'fight', enemies, withUnits }
}

function* ruinsGoals(view: BotView, hex: Hex, posts: readonly number[]): Generator<Goal> {
  const token = posts.length === 0 ? NONE : view.s.tokens[T.posts][posts[0]]
  if (token < 0 || !isRuins(token)) {
    const enemies = [unknownEnemy(view, BackOf.brown), unknownEnemy(view, BackOf.green)]
    yield { hex, more: 0, act: ENTER, value: 8, kind: 'fight', enemies }
    return
  }
  const row = ruinsRow(token)
  if ('altar' in row) {
    if (verb(view, 'altar') !== undefined) yield { hex, more: 0, act: ALTAR, value: row.fame, kind: 'go' }
    return
  }
  const enemies = row.enemies.map((colour) => unknownEnemy(view, BackOf[colour]))
  yield { hex, more: 0, act: ENTER, value: 5 + fameOf(enemies), kind: 'fight', enemies }
}

/** Ending the turn there: crystals of a mine, a glade, or just away from the portal. */
function standingValue(view: BotView, hex: Hex): number {
  const { s, me, tables } = view
  // MK-SC-112: the hero on the portal wins in the end.
  if (tables.special.has('portalCloses') && s.round === tables.rounds && hex === tables.portal) return 30
  const site = siteAt(s, hex)
  if (site === Site.glade) return 1.5 + woundsIn(handOf(view))
  if (site === Site.mine && s.players[me].crystals.slice(0, BASIC_COLOURS).some((n) => n < 3)) return 1.5
  return hex !== tables.portal && s.players[me].at === tables.portal ? 0.6 : 0
}

// Talking

const recruitSites: ReadonlyMap<SiteNo, RecruitSite> = new Map([
  [Site.village, 'village'],
  [Site.monastery, 'monastery'],
  [Site.keep, 'keep'],
  [Site.mageTower, 'mageTower'],
  [Site.city, 'city'],
])

/** What talking to the people there could bring with all influence of the hand. */
function talkValue(view: BotView, hex: Hex): number {
  const { s, me } = view
  const where = recruitSites.get(siteAt(s, hex))
  if (where === undefined || isShut(view, hex)) return 0
  const { reputation, influence, level } = s.players[me]
  if (reputation <= -REPUTATION_END) return 0
  const means = meansOf(view, new Set())
  const all =
    influence +
    reputationInfluence[reputation + REPUTATION_END] +
    capacity(view, means, (g) => g.influence, 1)
  const room = levels[level - 1].command > s.units[U.band + me].length
  let most = 0
  for (const unit of s.units[U.offer]) {
    const { cost, at } = unitRow(unit)
    if (room && cost <= all && at.includes(where)) most = Math.max(most, 3 + unitValue(view, unit) / 2)
  }
  const wounds = handOf(view).filter(isWound).length
  const healing = siteRow(siteAt(s, hex)).heal ?? 0
  if (wounds > 0 && healing > 0 && all >= healing) most = Math.max(most, 2 * wounds)
  if (where === 'monastery' && all >= 6) most = Math.max(most, 5)
  if (where === 'mageTower' && all >= 7) most = Math.max(most, 5)
  return most
}

/** Fortified sites talk only to those who own them, burned monasteries to nobody. */
function isShut({ s, me, tables }: BotView, hex: Hex): boolean {
  const site = siteAt(s, hex)
  if (site === Site.monastery) return s.mark[hex] >= 0
  if (site === Site.keep) return s.mark[hex] !== me
  return isAssault(s, me, hex, tables)
}
