import { each, pile, pool, set, type Flavoured } from '@longtable/kernel'
import { alikeOf, ledger, numbered } from '../../content/numbers.ts'
import type { UnitRow } from '../../content/types.ts'
import { units as rows } from '../../content/units.ts'
import { MAX_SEATS } from './deed-cards.ts'

/** A unit card of the box. */
export type Unit = Flavoured<number, 'Unit'>
/** The place of its row in the table. Stored nowhere. */
export type UnitKind = Flavoured<number, 'UnitKind'>

const unitRows = numbered.units
const table: readonly UnitRow[] = rows
const kinds: readonly UnitKind[] = unitRows.map((row) => table.indexOf(row))
const alike: readonly Unit[] = alikeOf('unit')

/** How many numbers there are. */
export const UNITS = ledger.keys('unit').length

export const UNIT_LEVEL: readonly number[] = unitRows.map(({ level }) => level)

export function unitKind(unit: Unit): UnitKind {
  return kinds[unit]
}

/** What is printed on a unit card, but for its abilities, which are the edition's. */
export function unitRow(unit: Unit): UnitRow {
  return unitRows[unit]
}

export function isElite(unit: Unit): boolean {
  return unitRows[unit].tier === 'elite'
}

export const unitCards = pool({
  maxSeats: MAX_SEATS,
  kindOf: (unit) => alike[unit],
  zones: {
    regular: pile('none', (unit) => !isElite(unit)),
    elite: pile('none', isElite),
    offer: set('all'),
    band: each(set('all')),
    gone: set('all'),
  },
})

/** The zones of the units; `U.band + seat` is a seat's units. */
export const U = unitCards.at
