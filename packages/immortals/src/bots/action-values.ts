import type { Choice } from '@longtable/kernel'
import type { MagicOption, MagicRow, Resources } from '../content/types.ts'
import { ARMY_SPACES, face, isBlank, isMagic, Z, type Card, type Space } from '../state/cards.ts'
import { NO_BUILDING } from '../state/codes.ts'
import type { Resource, StructureName } from '../state/events.ts'
import { areaHasCapital, armiesAt } from '../state/facts.ts'
import { realmOf, regionOf, SITES, twinOf, type RealmNo, type Site } from '../state/sites.ts'
import { sitesOfCard, type SpaceAction } from '../state/tables.ts'
import { BUILD, EXTRACT, MOVE, MOVE_FROM, MOVE_TO, TRANSITION } from '../steps/choices.ts'
import { opposing } from '../steps/magic.ts'
import { reachable } from '../steps/movement.ts'
import { TRANSITION_ARMIES } from '../steps/transition.ts'
import { attackValue, bestWith, type Attack } from './attacks.ts'
import type { BotView } from './bot-view.ts'
import { armyValue, buildValue, cardValue, costValue, holdChance, priceOf } from './values.ts'

/** What each action of the game is worth to the looking seat, its price taken off. */

export const FREE: Resources = { gold: 0, energy: 0 }
/** An action that cannot be performed. */
export const IMPOSSIBLE = -Infinity

export function extractValue(view: BotView, resource: Resource, site: Site): number {
  const { tables, s, me } = view
  if (s.owner[site] !== me) return IMPOSSIBLE
  return (resource === 'gold' ? tables.gold[site] : tables.energy[site]) * priceOf(view, resource)
}

/** What so many armies are worth on a site, each one a little less than the one before. */
function armiesValue(view: BotView, site: Site, armies: number): number {
  let sum = 0
  for (let n = 0; n < armies; n++) sum += armyValue(view, site, view.s.armies[site] + n)
  return sum
}

export function transitionValue(view: BotView, site: Site, cost: Resources): number {
  const { s, me } = view
  const armies = Math.min(TRANSITION_ARMIES, s.players[me].limbo[realmOf(site)])
  if (s.owner[site] !== me || armies === 0) return IMPOSSIBLE
  return armiesValue(view, site, armies) - costValue(view, cost)
}

export function constructValue(view: BotView, what: StructureName, site: Site, cost: Resources): number {
  const { s, me, tables } = view
  if (s.owner[site] !== me) return IMPOSSIBLE
  if (what === 'portal') {
    if (s.portal[site] !== 0 || s.portals === 0) return IMPOSSIBLE
  } else {
    if (s.building[site] !== NO_BUILDING || s.tiles === 0) return IMPOSSIBLE
    if (what === 'capital' && areaHasCapital(s, tables, site)) return IMPOSSIBLE
  }
  const beyond = what === 'portal' ? throughPortal(view, site) : 0
  return buildValue(view, what, site) + beyond - costValue(view, cost)
}

/** A portal leads to the twin: what an attack there promises now is worth a part of it later. */
function throughPortal(view: BotView, site: Site): number {
  const { s, me, left, heuristics } = view
  const twin = twinOf(site)
  if (left <= 1 || heuristics.throughPortal === 0 || s.owner[twin] === me || s.armies[site] < 2) return 0
  return heuristics.throughPortal * Math.max(0, attackValue(view, site, twin, 'B', s.armies[site] - 1))
}

/** Moving is worth what the armies are worth there, more than where they are. */
export function moveValue(view: BotView, from: Site, site: Site, armies: number): number {
  let sum = armiesValue(view, site, armies)
  for (let n = 1; n <= armies; n++) sum -= armyValue(view, from, view.s.armies[from] - n)
  return sum
}

/** Where to, and how many. */
export interface Move {
  readonly site: Site
  readonly armies: number
  readonly value: number
}

/** The best movement from this site: of all that can go, or of half of it. */
export function bestMove(view: BotView, from: Site): Move | undefined {
  const { s, me, tables } = view
  if (s.owner[from] !== me || s.armies[from] < 2) return undefined
  const reach = reachable(s, tables, me, from)
  const all = s.armies[from] - 1
  const half = (all + 1) >> 1
  let found: Move | undefined
  for (let site: Site = 0; site < SITES; site++) {
    if (reach[site] !== 1) continue
    const value = moveValue(view, from, site, all)
    const valueOfHalf = half === all ? value : moveValue(view, from, site, half)
    const most = Math.max(value, valueOfHalf)
    if (found === undefined || most > found.value)
      found = { site, armies: value >= valueOfHalf ? all : half, value: most }
  }
  return found
}

// Magic

/** One army each from a limbo to where it helps most. */
function limboValue(view: BotView, realm: RealmNo, most: number): number {
  const { s, me } = view
  const armies = Math.min(most, s.players[me].limbo[realm])
  let best = IMPOSSIBLE
  for (let site: Site = 0; site < SITES; site++) {
    if (s.owner[site] === me && realmOf(site) === realm) {
      best = Math.max(best, armyValue(view, site, s.armies[site]))
    }
  }
  return armies === 0 ? IMPOSSIBLE : best * armies
}

function optionValue(view: BotView, option: MagicOption): number {
  switch (option.kind) {
    case 'transition':
      return Math.max(limboValue(view, 0, option.armies), limboValue(view, 1, option.armies))
    case 'draw':
      return drawValue(view, option.cards)
    case 'firstPlayer':
      return view.left > 1 && view.s.marker !== view.me ? view.heuristics.marker : 0
    case 'shrine':
      return bestSite((site) => constructValue(view, 'shrine', site, FREE))
    case 'takeover':
      return bestSite((site) => takeoverValue(view, site))
  }
}

function bestSite(valueOf: (site: Site) => number): number {
  let most = IMPOSSIBLE
  for (let site: Site = 0; site < SITES; site++) most = Math.max(most, valueOf(site))
  return most
}

/** Cards that are drawn are for the next round, and worth more to somebody who has too few for the army spaces. */
function drawValue({ s, me, left, heuristics }: BotView, cards: number): number {
  if (left <= 1) return 0
  let held = 0
  for (const card of s.cards[Z.hand + me]) if (!isBlank(card) && !isMagic(card)) held++
  const board = s.cards[Z.board + me]
  for (let space: Space = 0; space < ARMY_SPACES; space++)
    if (board[space] >= 0 && !isBlank(board[space])) held++
  const missing = Math.max(0, ARMY_SPACES - held)
  return heuristics.newCard * cards + heuristics.shortOfCards * Math.min(cards, missing)
}

function takeoverValue(view: BotView, site: Site): number {
  const { s, me, tables, left, horizon, heuristics } = view
  const region = regionOf(site)
  if (s.owner[site] !== me || s.holder[region] === me) return IMPOSSIBLE
  if (armiesAt(s, me, site) <= opposing(s, tables, me, site)) return 0
  const hold = holdChance(heuristics, view.threat[site], s.armies[site])
  return (left > 1 ? heuristics.regionCard : 0) + view.card[region] * horizon * hold
}

/** The best use of a magic card. */
function magicValue(view: BotView, magic: MagicRow): number {
  let most = IMPOSSIBLE
  for (const option of magic.options) most = Math.max(most, optionValue(view, option))
  return most - costValue(view, magic.cost)
}

/** One choice that a magic card offers. */
export function magicChoiceValue(view: BotView, magic: MagicRow, choice: Choice): number {
  const price = costValue(view, magic.cost)
  switch (choice.do) {
    case 'limbo': {
      const armies = magic.options.map((option) => (option.kind === 'transition' ? option.armies : 0))
      return limboValue(view, Number(choice['realm']) as RealmNo, Math.max(...armies)) - price
    }
    case 'drawCards': {
      const cards = magic.options.map((option) => (option.kind === 'draw' ? option.cards : 0))
      return optionValue(view, { kind: 'draw', cards: Math.max(...cards) }) - price
    }
    case 'marker':
      return optionValue(view, { kind: 'firstPlayer' }) - price
    case 'build':
      return constructValue(view, 'shrine', Number(choice['site']), magic.cost)
    case 'takeover':
      return takeoverValue(view, Number(choice['site'])) - price
    default:
      return IMPOSSIBLE
  }
}

// Spaces

const STRUCTURES: readonly StructureName[] = ['portal', 'shrine', 'capital']
const ONLY_SHRINE: readonly StructureName[] = ['shrine']

/** What a space constructs, and at which price. */
export function pricesOf(
  { tables, s, me }: BotView,
  { action, cost }: SpaceAction,
): { readonly what: readonly StructureName[]; readonly price: (what: StructureName) => Resources } {
  if (action === 'shrine') return { what: ONLY_SHRINE, price: () => cost }
  const prices = tables.edition.tribes.light[s.players[me].light].construct
  return { what: STRUCTURES, price: (what) => prices[what] }
}

/** One thing that a card on a space can do: what it is worth, its price taken off, and that price. */
export interface Use {
  readonly value: number
  readonly cost: Resources
  readonly gain: Resources
  readonly attack?: Attack
  /** What is chosen once the card is revealed, where that is settled already. */
  readonly follows?: readonly Choice[]
}

/** Calls back for each use of a card on a space but attacks; what it is worth when conditions hold now. */
export function eachUse(view: BotView, space: Space, card: Card, visit: (use: Use) => void): void {
  const { tables, s, me } = view
  const shown = face(card)
  if (shown.kind === 'blank') return
  if (shown.kind === 'magic') {
    const magic = tables.magic[shown.magic]
    visit({ value: magicValue(view, magic), cost: magic.cost, gain: FREE })
    return
  }
  const action = tables.spaces[s.players[me].dark][space]
  const kept = cardValue(view, card)
  for (const site of sitesOfCard(tables, card)) {
    switch (action.action) {
      case 'extractGold':
      case 'extractEnergy': {
        const resource = action.action === 'extractGold' ? 'gold' : 'energy'
        const amount = tables[resource][site]
        const gain = resource === 'gold' ? { gold: amount, energy: 0 } : { gold: 0, energy: amount }
        const follows = [EXTRACT[site]]
        visit({ value: extractValue(view, resource, site) - kept, cost: FREE, gain, follows })
        break
      }
      case 'transition3':
        visit({
          value: transitionValue(view, site, action.cost) - kept,
          cost: action.cost,
          gain: FREE,
          follows: [TRANSITION[site]],
        })
        break
      case 'construct':
      case 'shrine': {
        const { what, price } = pricesOf(view, action)
        for (const one of what) {
          const cost = price(one)
          const value = constructValue(view, one, site, cost) - kept
          visit({ value, cost, gain: FREE, follows: [BUILD[one][site]] })
        }
        break
      }
      case 'attackOrMove': {
        const cost = action.moveCost
        const move = bestMove(view, site)
        if (move === undefined) break
        const value = move.value - costValue(view, cost) - kept
        const follows = [MOVE_FROM[site], MOVE_TO[move.site], MOVE[move.armies]]
        visit({ value, cost, gain: FREE, follows })
        break
      }
      case 'attack':
        break
    }
  }
}

/** Can a card on this space attack, and at which price? */
export function attackCost({ tables, s, me }: BotView, space: Space): Resources | undefined {
  if (space >= ARMY_SPACES) return undefined
  const { action, cost } = tables.spaces[s.players[me].dark][space]
  return action === 'attack' || action === 'attackOrMove' ? cost : undefined
}

/** The attack that a card on this space would be used for, if any. */
export function attackUse(
  view: BotView,
  space: Space,
  card: Card,
  attacks: readonly Attack[],
): Use | undefined {
  const cost = attackCost(view, space)
  const attack = cost === undefined || isBlank(card) ? undefined : bestWith(view, attacks, card)
  if (cost === undefined || attack === undefined) return undefined
  return { value: attack.value - costValue(view, cost) - cardValue(view, card), cost, gain: FREE, attack }
}
