import type { Resources } from '../content/types.ts'
import { face, isConflict, type Card } from '../state/cards.ts'
import type { Resource, StructureName } from '../state/events.ts'
import type { Site } from '../state/sites.ts'
import { sitesOfCard } from '../state/tables.ts'
import type { Sight } from './bot-view.ts'
import type { Temper } from './heuristics.ts'
import { neighbouring } from './site-values.ts'

/** How much things are worth, in victory points. */

/** The chance to keep a site for a round with so many armies on it. */
export function holdChance({ attacked }: Temper, threat: number, armies: number): number {
  if (armies <= 0) return 0
  return 1 - (attacked * threat * threat) / (threat * threat + armies * armies)
}

/** What one more army on an own site is worth: it holds better, and may attack. */
export function armyWorth(sight: Sight, site: Site, armies: number): number {
  const { temper } = sight
  const threat = sight.threat[site]
  const safer = holdChance(temper, threat, armies + 1) - holdChance(temper, threat, armies)
  const stronger = threat > 0 ? temper.atTheBorder : temper.inTheRear
  return safer * sight.worth[site] * sight.horizon + stronger
}

/** What a unit of gold or energy is worth: nothing once the game is over, and more of what is scarce. */
export function priceOf({ s, me, left, temper }: Sight, resource: Resource): number {
  const { gold, energy } = s.players[me]
  const mine = resource === 'gold' ? gold : energy
  const other = resource === 'gold' ? energy : gold
  const scarce = (other + 4) / (mine + 4)
  const base = left > 1 ? temper[resource] : temper.lastResource
  return (base * Math.min(1.6, Math.max(0.6, scarce))) / (1 + temper.plenty * mine)
}

export function costWorth(sight: Sight, { gold, energy }: Resources): number {
  return gold * priceOf(sight, 'gold') + energy * priceOf(sight, 'energy')
}

/** What a structure brings: points now, and points whenever its owner scores. */
export function buildWorth(sight: Sight, what: StructureName, site: Site): number {
  const { tables, horizon, s, threat, temper, left } = sight
  const { construct, scoring } = tables.edition.points
  if (what === 'portal') return construct.portal + (left > 1 ? temper.portal : 0)
  const hold = holdChance(temper, threat[site], s.armies[site])
  return construct[what] + (what === 'shrine' ? scoring.shrine : scoring.capital) * horizon * hold
}

/** What is given up when a card leaves the hand for good. */
export function cardWorth(sight: Sight, card: Card): number {
  if (!isConflict(card) || sight.left <= 1) return 0
  return face(card).kind === 'wild' ? sight.temper.wildCard : sight.temper.conflictCard
}

/** What a conflict card in hand may be good for: own sites, or a neighbour that it would help to attack. */
export function usefulness(sight: Sight, card: Card): number {
  const { tables, s, me } = sight
  let most = 0
  for (const site of sitesOfCard(tables, card)) {
    if (s.owner[site] === me)
      most = Math.max(most, 0.4 + Math.max(tables.gold[site], tables.energy[site]) / 20)
    else if (neighbouring(tables, s, me, site) > 1) most = Math.max(most, sight.worth[site])
  }
  return face(card).kind === 'wild' ? most + 0.2 : most
}
