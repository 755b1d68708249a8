import { each, pile, pool, set, type Flavoured } from '@longtable/kernel'
import { units as rows } from '../../content/units.ts'
import type { UnitRow } from '../../content/types.ts'
import { MAX_SEATS } from './deed-cards.ts'

/** A unit card of the box; regular ones first. */
export type Unit = Flavoured<number, 'Unit'>
/** Its row in the table. */
export type UnitKind = Flavoured<number, 'UnitKind'>

const kinds: readonly UnitKind[] = rows.flatMap((row, kind) => new Array<UnitKind>(row.copies).fill(kind))

export const UNITS = kinds.length
export const UNIT_KINDS = rows.length

const unitRows: readonly UnitRow[] = kinds.map((kind) => rows[kind])

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
  kindOf: (unit) => kinds.indexOf(kinds[unit]),
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
