import type { Resources } from '../../content/types.ts'
import { face, isConflict, type Card } from '../../state/cards.ts'
import type { Resource, StructureName } from '../../state/events.ts'
import type { Site } from '../../state/sites.ts'
import { sitesOfCard } from '../../state/tables.ts'
import type { BotView } from './bot-view.ts'
import type { Heuristics } from './heuristics.ts'
import { neighbouring } from './site-values.ts'

/** How much things are worth, in victory points. */

/** The chance to keep a site for a round with so many armies on it. */
export function holdChance({ attacked }: Heuristics, threat: number, armies: number): number {
  if (armies <= 0) return 0
  return 1 - (attacked * threat * threat) / (threat * threat + armies * armies)
}

/** What one more army on an own site is worth: it holds better, and may attack. */
export function armyValue(view: BotView, site: Site, armies: number): number {
  const { heuristics } = view
  const threat = view.threat[site]
  const safer = holdChance(heuristics, threat, armies + 1) - holdChance(heuristics, threat, armies)
  const stronger = threat > 0 ? heuristics.atTheBorder : heuristics.inTheRear
  return safer * view.value[site] * view.horizon + stronger
}

/** What a unit of gold or energy is worth: nothing once the game is over, and more of what is scarce. */
export function priceOf({ s, me, left, heuristics }: BotView, resource: Resource): number {
  const { gold, energy } = s.players[me]
  const mine = resource === 'gold' ? gold : energy
  const other = resource === 'gold' ? energy : gold
  const scarce = (other + 4) / (mine + 4)
  const base = left > 1 ? heuristics[resource] : heuristics.lastResource
  return (base * Math.min(1.6, Math.max(0.6, scarce))) / (1 + heuristics.plenty * mine)
}

export function costValue(view: BotView, { gold, energy }: Resources): number {
  return gold * priceOf(view, 'gold') + energy * priceOf(view, 'energy')
}

/** What a structure brings: points now, and points whenever its owner scores. */
export function buildValue(view: BotView, what: StructureName, site: Site): number {
  const { tables, horizon, s, threat, heuristics, left } = view
  const { construct, scoring } = tables.edition.points
  if (what === 'portal') return construct.portal + (left > 1 ? heuristics.portal : 0)
  const hold = holdChance(heuristics, threat[site], s.armies[site])
  return construct[what] + (what === 'shrine' ? scoring.shrine : scoring.capital) * horizon * hold
}

/** What is given up when a card leaves the hand for good. */
export function cardValue(view: BotView, card: Card): number {
  if (!isConflict(card) || view.left <= 1) return 0
  return face(card).kind === 'wild' ? view.heuristics.wildCard : view.heuristics.conflictCard
}

/** What a conflict card in hand may be good for: own sites, or a neighbour that it would help to attack. */
export function usefulness(view: BotView, card: Card): number {
  const { tables, s, me } = view
  let most = 0
  for (const site of sitesOfCard(tables, card)) {
    if (s.owner[site] === me)
      most = Math.max(most, 0.4 + Math.max(tables.gold[site], tables.energy[site]) / 20)
    else if (neighbouring(tables, s, me, site) > 1) most = Math.max(most, view.value[site])
  }
  return face(card).kind === 'wild' ? most + 0.2 : most
}
