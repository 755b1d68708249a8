import { isHeroSide, type SideNo } from '../numbers.ts'
import type { State } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'

/**
 * May the side's player spend saved cards as one who controls a Hero does (DV-HERO-08)? Whoever plays a Hero alone, and
 * the Alderkang while Delok is on the map.
 */
export function controlsHero(
  s: State,
  { heroOf, ownFaction, rulesVersion }: MatchTables,
  side: SideNo,
): boolean {
  if (isHeroSide(side)) return true
  if (rulesVersion < 2 || side < 0) return false
  const alone = ownFaction.indexOf(side)
  if (alone < 0) return false
  const hero = heroOf[alone]
  return s.at[hero] >= 0 && s.side[hero] === side
}
