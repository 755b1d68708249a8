import type { Resources } from '../content/types.ts'
import { Z, type Space } from './cards.ts'
import { CAPITAL } from './codes.ts'
import type { Player, State } from './schema.ts'
import { AREAS, DARK, LIGHT, siteIn, SITES, type RegionNo, type Seat, type Site } from './sites.ts'
import { areaAt, type MatchTables } from './tables.ts'

/** What follows from the state, for the steps and bots that ask it. */

export function canPay(player: Player, cost: Resources): boolean {
  return player.gold >= cost.gold && player.energy >= cost.energy
}

/** The numbers that a blocked price shows. */
export function lacking(player: Player, cost: Resources): Record<string, number> {
  return { needsGold: cost.gold, needsEnergy: cost.energy, gold: player.gold, energy: player.energy }
}

export function armiesAt(s: State, seat: Seat, site: Site): number {
  return s.owner[site] === seat ? s.armies[site] : 0
}

export function hasArmyIn(s: State, seat: Seat, region: RegionNo): boolean {
  return s.owner[siteIn(region, LIGHT)] === seat || s.owner[siteIn(region, DARK)] === seat
}

export function armiesOnBoard(s: State, seat: Seat): number {
  let sum = 0
  for (let site: Site = 0; site < SITES; site++) if (s.owner[site] === seat) sum += s.armies[site]
  return sum
}

export function canDraw(s: State): boolean {
  return s.cards[Z.deck].length + s.cards[Z.discard].length > 0
}

export function boardIsEmpty(s: State, seat: Seat): boolean {
  const board = s.cards[Z.board + seat]
  for (let space: Space = 0; space < board.length; space++) if (board[space] >= 0) return false
  return true
}

/** Is there a capital in the area already, in this realm or by name (IMM-CONSTRUCT-6)? */
export function areaHasCapital(s: State, tables: MatchTables, site: Site): boolean {
  const area = areaAt(tables, site)
  const hasOne = (sites: readonly Site[]): boolean => sites.some((other) => s.building[other] === CAPITAL)
  if (hasOne(tables.areaSites[area])) return true
  return tables.options.capitalLimit === 'perName' && hasOne(tables.areaSites[(area + AREAS) % (2 * AREAS)])
}

/** Distinct sizes of the groups that a player still has. */
export function groupSizes(s: State, seat: Seat): number[] {
  return [...new Set(s.players[seat].groups)]
}
