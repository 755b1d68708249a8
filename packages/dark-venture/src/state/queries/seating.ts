import { factionIds } from '../../content/ids.ts'
import { FACTIONS, type SideNo } from '../numbers.ts'
import { ABSENT, type State } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'

// Who plays which side, and in which order.

/** In `s.order`, until a seat has its side: this plus the seat. */
export const SEAT_AT = 100

/** Sides that their deck plays from the start: those of the story, and those that the table gives to it. */
export function autoSides(tables: MatchTables): SideNo[] {
  const sides: SideNo[] = []
  let free = tables.open.filter(Boolean).length - tables.seats
  for (let side = 0; side < tables.open.length; side++) {
    const isGiven = side < FACTIONS && tables.options[factionIds[side]] === 'auto'
    if (tables.auto[side]) sides.push(side)
    else if (tables.cast[side]?.control === 'either' && isGiven && free-- > 0) sides.push(side)
  }
  return sides
}

/** Must a seat take this side, if there are seats enough? */
export function isNeeded(tables: MatchTables, side: SideNo): boolean {
  const row = tables.cast[side]
  return row?.control === 'player' && row.optional !== true
}

/** The rule that keeps a seat from taking a side, '' if nothing does. */
export function whyNotSide(s: State, tables: MatchTables, side: SideNo): string {
  if (!tables.open[side]) return 'DV-SETUP-01'
  if (s.control[side] !== ABSENT) return 'DV-SETUP-09'
  if (isShared(s, tables, side)) return 'DV-SETUP-09'
  return isNeeded(tables, side) || seatsLeft(s) > neededLeft(s, tables) ? '' : 'DV-SETUP-01'
}

/** Delok is one of the Alderkang: of the two only one is played alone. */
function isShared(s: State, { ownFaction }: MatchTables, side: SideNo): boolean {
  if (ownFaction[side] >= 0 && s.control[ownFaction[side]] !== ABSENT) return true
  return ownFaction.some((faction, hero) => faction === side && s.control[hero] !== ABSENT)
}

function seatsLeft(s: State): number {
  return s.sideOf.filter((side) => side < 0).length
}

function neededLeft(s: State, tables: MatchTables): number {
  let count = 0
  for (let side = 0; side < s.army.length; side++)
    if (isNeeded(tables, side) && s.control[side] === ABSENT) count++
  return count
}
