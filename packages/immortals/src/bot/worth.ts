import { face, isConflict, type Card } from '../cards.ts'
import type { Resources } from '../content/types.ts'
import { sitesOfCard } from '../deeds.ts'
import type { Resource, StructureName } from '../events.ts'
import type { Site } from '../sites.ts'
import type { Sight } from './sight.ts'
import { neighbouring } from './sites.ts'

/** How much things are worth, in victory points. */

/** A site within reach of others is attacked about so often in a round. */
const ATTACKED = 0.65

/** The chance to keep a site for a round with so many armies on it. */
export function holdChance(threat: number, armies: number): number {
  if (armies <= 0) return 0
  return 1 - (ATTACKED * threat * threat) / (threat * threat + armies * armies)
}

/** An army for later attacks, next to others and away from them. */
const AT_THE_BORDER = 0.25
export const IN_THE_REAR = 0.08

/** What one more army on an own site is worth: it holds better, and may attack. */
export function armyWorth(sight: Sight, site: Site, armies: number): number {
  const threat = sight.threat[site]
  const safer = holdChance(threat, armies + 1) - holdChance(threat, armies)
  const stronger = threat > 0 ? AT_THE_BORDER : IN_THE_REAR
  return safer * sight.worth[site] * sight.horizon + stronger
}

/** What a unit of gold or energy is worth: nothing once the game is over, and more of what is scarce. */
export function priceOf({ s, me, left }: Sight, resource: Resource): number {
  const { gold, energy } = s.players[me]
  const mine = resource === 'gold' ? gold : energy
  const other = resource === 'gold' ? energy : gold
  const scarce = (other + 4) / (mine + 4)
  const base = left > 1 ? 0.3 : 0.05
  return base * Math.min(1.6, Math.max(0.6, scarce))
}

export function costWorth(sight: Sight, { gold, energy }: Resources): number {
  return gold * priceOf(sight, 'gold') + energy * priceOf(sight, 'energy')
}

/** What a structure brings: points now, and points whenever its owner scores. */
export function buildWorth(sight: Sight, what: StructureName, site: Site): number {
  const { world, horizon, s, threat } = sight
  const { construct, scoring } = world.edition.points
  if (what === 'portal') return construct.portal
  const hold = holdChance(threat[site], s.armies[site])
  return construct[what] + (what === 'shrine' ? scoring.shrine : scoring.capital) * horizon * hold
}

/** A region card is worth that much while there are plans to be made. */
export const REGION_CARD = 0.5

/** What is given up when a card leaves the hand for good. */
export function cardWorth(sight: Sight, card: Card): number {
  if (!isConflict(card) || sight.left <= 1) return 0
  return face(card).kind === 'wild' ? 0.35 : 0.25
}

/** What a conflict card in hand may be good for: own sites, or a neighbour that it would help to attack. */
export function usefulness(sight: Sight, card: Card): number {
  const { world, s, me } = sight
  let most = 0
  for (const site of sitesOfCard(world, card)) {
    if (s.owner[site] === me) most = Math.max(most, 0.4 + Math.max(world.gold[site], world.energy[site]) / 20)
    else if (neighbouring(world, s, me, site) > 1) most = Math.max(most, sight.worth[site])
  }
  return face(card).kind === 'wild' ? most + 0.2 : most
}
