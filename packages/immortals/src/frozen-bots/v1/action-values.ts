import type { Choice } from '@longtable/kernel'
import type { MagicOption, MagicRow, Resources } from '../../content/types.ts'
import { ARMY_SPACES, face, isBlank, type Card, type Space } from '../../state/cards.ts'
import { NO_BUILDING } from '../../state/codes.ts'
import type { Resource, StructureName } from '../../state/events.ts'
import { areaHasCapital, armiesAt } from '../../state/facts.ts'
import { realmOf, regionOf, SITES, type RealmNo, type Site } from '../../state/sites.ts'
import { sitesOfCard, type SpaceAction } from '../../state/tables.ts'
import { BUILD, EXTRACT, TRANSITION } from '../../steps/choices.ts'
import { opposing } from '../../steps/magic.ts'
import { reachable } from '../../steps/movement.ts'
import { TRANSITION_ARMIES } from '../../steps/transition.ts'
import { bestWith, type Attack } from './attacks.ts'
import type { BotView } from './bot-view.ts'
import { armyValue, buildValue, cardValue, costValue, priceOf } from './values.ts'

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
  return buildValue(view, what, site) - costValue(view, cost)
}

/** Moving is worth it from where nobody can come to where somebody can. */
export function moveValue(view: BotView, from: Site, site: Site, armies: number): number {
  if (view.threat[from] > 0) return IMPOSSIBLE
  return armiesValue(view, site, armies) - view.heuristics.inTheRear * armies
}

/** The best that a movement from this site can do. */
export function bestMove(view: BotView, from: Site, cost: Resources): number {
  const { s, me, tables } = view
  if (s.owner[from] !== me || s.armies[from] < 2 || view.threat[from] > 0) return IMPOSSIBLE
  const reach = reachable(s, tables, me, from)
  let most = IMPOSSIBLE
  for (let site: Site = 0; site < SITES; site++) {
    if (reach[site] === 1) most = Math.max(most, moveValue(view, from, site, s.armies[from] - 1))
  }
  return most - costValue(view, cost)
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
      return view.left > 1 ? view.heuristics.newCard * option.cards : 0
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

function takeoverValue(view: BotView, site: Site): number {
  const { s, me, tables, left, heuristics } = view
  if (s.owner[site] !== me || s.holder[regionOf(site)] === me) return IMPOSSIBLE
  return left > 1 && armiesAt(s, me, site) > opposing(s, tables, me, site) ? heuristics.regionCard : 0
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
        visit({ value: bestMove(view, site, cost) - kept, cost, gain: FREE })
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
