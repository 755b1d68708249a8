import type { Card, Space } from '../state/cards.ts'
import type { Site } from '../state/sites.ts'

/** The names by which clients know what can be pointed at: entries say them in `at` and `from`. */

export function atSite(site: Site): string {
  return `site:${site}`
}

export function atSpace(space: Space): string {
  return `space:${space}`
}

export function atLimbo(realm: number): string {
  return `limbo:${realm}`
}

export function atCard(card: Card): string {
  return `card:${card}`
}
