// An owner of the printed game corrects any value by an object of the edition's shape, with rows keyed by id:
// { "regions": { "shore-lake": { "yields": { "light": { "gold": 4 } } } } }. Lists are given whole.
import type { Json } from '@longtable/kernel'
import { towerIds } from './ids.ts'
import type { ArmySpaceRow, Edition, Towers } from './types.ts'

type Fields = Readonly<Record<string, Json>>

function fieldsIn(table: Json | undefined, id: string): Fields {
  const rows = (table ?? {}) as Readonly<Record<string, Fields | undefined>>
  return rows[id] ?? {}
}

interface Row {
  readonly id: string
  readonly provenance: object
}

/** Rows with what the owner says of them, marked as the owner's. */
function corrected<T extends Row>(rows: readonly T[], table: Json | undefined): readonly T[] {
  return rows.map((row) => {
    const own = fieldsIn(table, row.id)
    const marks = Object.keys(own).filter((key) => Object.hasOwn(row.provenance, key))
    if (Object.keys(own).length === 0) return row
    const provenance = { ...row.provenance, ...Object.fromEntries(marks.map((key) => [key, 'owner'])) }
    return { ...row, ...own, provenance }
  })
}

/** The same of a table that is one row. */
function correctedOne<T extends object>(row: T, own: Json | undefined): T {
  return own === undefined ? row : { ...row, ...(own as object), provenance: 'owner' }
}

/** Of a price that the owner gave in part. */
const nothing: Partial<ArmySpaceRow['cost']> = { gold: 0, energy: 0 }

function withPrice(space: ArmySpaceRow): ArmySpaceRow {
  return space.moveCost === undefined ? space : { ...space, moveCost: { ...nothing, ...space.moveCost } }
}

/** Marks the models that the owner changed. */
function ownTower(current: Towers, own: Json | undefined): Towers {
  if (own === undefined) return current
  const given = own as Partial<Towers>
  const marks = towerIds.filter((id) => given[id] !== undefined).map((id) => [id, 'owner'] as const)
  return { ...current, ...given, provenance: { ...current.provenance, ...Object.fromEntries(marks) } }
}

/** Areas list the regions that name them, so that a region's area is told once. */
function regrouped(edition: Edition): Edition {
  const areas = edition.areas.map((row) => ({
    ...row,
    regions: edition.regions.filter((one) => one.area === row.id).map((one) => one.id),
  }))
  return { ...edition, areas }
}

/** An edition with corrections that were read and found right, each field whole. */
export function withCorrections(base: Edition, given: Fields): Edition {
  const { areas, regions, tribes, board, magic, setup, supply, points, tower } = given
  return regrouped({
    areas: corrected(base.areas, areas),
    regions: corrected(base.regions, regions),
    tribes: { light: corrected(base.tribes.light, tribes), dark: corrected(base.tribes.dark, tribes) },
    board: {
      army: corrected(base.board.army, board).map(withPrice),
      magic: corrected(base.board.magic, board),
    },
    magic: corrected(base.magic, magic),
    setup: correctedOne(base.setup, setup),
    supply: correctedOne(base.supply, supply),
    points: correctedOne(base.points, points),
    tower: ownTower(base.tower, tower),
  })
}
