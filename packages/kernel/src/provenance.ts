import type { Translated } from './text.ts'

/**
 * Where a name, a number or a text comes from: it stands in the rulebook, was found on a public page, follows from found facts, was
 * made up to stand in for what is not public, or was entered by somebody who owns the printed game.
 */
export const provenances = ['rulebook', 'found', 'inferred', 'reconstructed', 'owner'] as const
export type Provenance = (typeof provenances)[number]

/** A row of a game's tables, and where each of its fields comes from. */
export interface RowProvenance {
  /** The table it stands in, as the tables are nested: `regions`, `tribes/light`, `factions/abilities`. */
  readonly table: string
  /** With the ids of the rows around it, such as `varpen/forage`; none for a table that is one row. */
  readonly id?: string
  /** Its own, or that of the row around it. */
  readonly name?: string | Translated
  /** By field; `row` where the whole row has one origin. */
  readonly fields: Readonly<Record<string, Provenance>>
}

/**
 * Every row of some tables that says where it comes from, whatever their shape. Where rows say nothing, `otherwise` is said of
 * all that have an id.
 */
export function provenanceIn(tables: object, otherwise?: Provenance): readonly RowProvenance[] {
  const found: RowProvenance[] = []
  visit(tables, { path: [], ids: [] }, { found, otherwise })
  return found
}

/** How many names, numbers and texts come from where. */
export function countProvenance(rows: readonly RowProvenance[]): Readonly<Record<Provenance, number>> {
  const counts: Record<Provenance, number> = {
    rulebook: 0,
    found: 0,
    inferred: 0,
    reconstructed: 0,
    owner: 0,
  }
  for (const { fields } of rows) for (const each of Object.values(fields)) counts[each]++
  return counts
}

interface Search {
  readonly found: RowProvenance[]
  readonly otherwise: Provenance | undefined
}

type Fields = Readonly<Record<string, unknown>>

/** Where a row stands: the keys that lead there, and the ids and the name of the rows around it. */
interface Place {
  readonly path: readonly string[]
  readonly ids: readonly string[]
  readonly name?: string | Translated
}

function visit(value: unknown, place: Place, search: Search): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, place, search)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const row: Fields = { ...value }
  const ids = typeof row['id'] === 'string' ? [...place.ids, row['id']] : place.ids
  const name = isName(row['name']) ? row['name'] : place.name
  const fields = fieldsOf(row, search.otherwise)
  if (fields !== undefined) {
    search.found.push({
      table: place.path.join('/'),
      ...(ids.length > 0 && { id: ids.join('/') }),
      ...(name !== undefined && { name }),
      fields,
    })
  }
  for (const [key, inner] of Object.entries(row))
    if (key !== 'provenance' && key !== 'name')
      visit(inner, { path: [...place.path, key], ids, ...(name !== undefined && { name }) }, search)
}

function fieldsOf(row: Fields, otherwise: Provenance | undefined): RowProvenance['fields'] | undefined {
  const said = saidBy(row)
  if (said !== undefined) return said
  return otherwise !== undefined && typeof row['id'] === 'string' ? { row: otherwise } : undefined
}

/** Where the fields of a row come from, if it says so. */
export function provenanceOfRow(row: object): RowProvenance['fields'] {
  return saidBy({ ...row }) ?? {}
}

function saidBy({ provenance: said }: Fields): RowProvenance['fields'] | undefined {
  if (isProvenance(said)) return { row: said }
  return typeof said === 'object' && said !== null ? byField(said) : undefined
}

/** `known` are single values from the rulebook in a field that is made up. */
function byField(said: object): RowProvenance['fields'] {
  const fields: Record<string, Provenance> = {}
  for (const [field, each] of Object.entries(said)) {
    if (isProvenance(each)) fields[field] = each
    else if (Array.isArray(each)) for (const value of each) fields[String(value)] = 'rulebook'
  }
  return fields
}

function isProvenance(word: unknown): word is Provenance {
  return provenances.some((each) => each === word)
}

function isName(value: unknown): value is string | Translated {
  if (typeof value === 'string') return true
  return typeof value === 'object' && value !== null && 'en' in value && 'fr' in value
}
