// Reading an owner's corrections: a field checks what was given and answers the corrected value, or stops at
// the first thing that cannot be.

/** What is wrong, as a message key with what goes into the sentence. */
export interface EditionProblem {
  readonly key: string
  readonly with?: Readonly<Record<string, string | number>>
}

export interface EditionError {
  /** Where in the given object, by keys joined with dots; empty for the object itself. */
  readonly path: string
  readonly problem: EditionProblem
}

export class EditionFault extends Error {
  readonly error: EditionError
  constructor(path: string, key: string, values?: EditionProblem['with']) {
    super(`${path}: ${key}`)
    this.name = 'EditionFault'
    this.error = { path, problem: values === undefined ? { key } : { key, with: values } }
  }
}

export type Field<T> = (given: unknown, current: T, path: string) => T

function below(path: string, key: string | number): string {
  return path === '' ? String(key) : `${path}.${key}`
}

function objectAt(given: unknown, path: string): Readonly<Record<string, unknown>> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new EditionFault(path, 'edition.notObject')
  }
  return Object.fromEntries(Object.entries(given))
}

export function whole(min: number, max: number): Field<number> {
  return (given, _current, path) => {
    if (typeof given !== 'number' || !Number.isInteger(given))
      throw new EditionFault(path, 'edition.notWhole')
    if (given < min || given > max)
      throw new EditionFault(path, 'edition.outOfRange', { value: given, min, max })
    return given
  }
}

const longestText = 60

export function word(given: unknown, _current: string, path: string): string {
  if (typeof given !== 'string') throw new EditionFault(path, 'edition.notText')
  const text = given.trim()
  if (text === '') throw new EditionFault(path, 'edition.emptyText')
  if (text.length > longestText) throw new EditionFault(path, 'edition.longText', { max: longestText })
  return text
}

export function colour(given: unknown, _current: string, path: string): string {
  if (typeof given !== 'string') throw new EditionFault(path, 'edition.notText')
  if (!/^#[0-9a-f]{6}$/i.test(given)) throw new EditionFault(path, 'edition.notColour', { value: given })
  return given.toLowerCase()
}

export function oneOf<T extends string>(values: readonly T[]): Field<T> {
  return (given, _current, path) => {
    if (typeof given !== 'string') throw new EditionFault(path, 'edition.notText')
    const found = values.find((value) => value === given)
    if (found === undefined) throw new EditionFault(path, 'edition.unknownValue', { value: given })
    return found
  }
}

/** A list is replaced as a whole; `blank` stands in for the current value of an item. */
export function listOf<T>(field: Field<T>, blank: T, longest: number): Field<readonly T[]> {
  return (given, _current, path) => {
    if (!Array.isArray(given)) throw new EditionFault(path, 'edition.notList')
    if (given.length > longest) throw new EditionFault(path, 'edition.longList', { max: longest })
    return given.map((item: unknown, index) => field(item, blank, below(path, index)))
  }
}

type Shape<T> = { readonly [K in keyof T]?: Field<T[K]> }

function isKeyOf<T extends object>(shape: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(shape, key)
}

/** Some fields of an object; those not given keep their value. */
export function object<T extends object>(shape: Shape<T>): Field<T> {
  return (given, current, path) => {
    const next = { ...current }
    for (const [key, value] of Object.entries(objectAt(given, path))) {
      const at = below(path, key)
      if (!isKeyOf<Shape<T>>(shape, key)) throw new EditionFault(at, 'edition.unknownField', { value: key })
      const field = shape[key]
      if (field === undefined) throw new EditionFault(at, 'edition.unknownField', { value: key })
      next[key] = field(value, current[key], at)
    }
    return next
  }
}

interface Row {
  readonly id: string
  readonly provenance: object
}

/** Marks the given fields as the owner's. */
function owned<T extends Row>(row: T, given: unknown): T {
  if (typeof given !== 'object' || given === null) return row
  const fields = Object.keys(given).filter((key) => Object.hasOwn(row.provenance, key))
  const marks = Object.fromEntries(fields.map((key) => [key, 'owner']))
  return { ...row, provenance: { ...row.provenance, ...marks } }
}

/** Rows of one table, given by their ids; answers undefined for an id that is not in the table. */
function correctRow<T extends Row>(
  rows: readonly T[],
  field: Field<T>,
  id: string,
  given: unknown,
  path: string,
): readonly T[] | undefined {
  const index = rows.findIndex((row) => row.id === id)
  if (index < 0) return undefined
  return rows.with(index, owned(field(given, rows[index], path), given))
}

/** Corrections of one table or of two tables that share a key, such as the tribes of both realms. */
export function rowsById<A extends Row, B extends Row>(
  first: Field<A>,
  second: Field<B>,
): Field<{ readonly first: readonly A[]; readonly second: readonly B[] }> {
  return (given, current, path) => {
    let next = current
    for (const [id, value] of Object.entries(objectAt(given, path))) {
      const at = below(path, id)
      const a = correctRow(next.first, first, id, value, at)
      const b = correctRow(next.second, second, id, value, at)
      if (a === undefined && b === undefined) throw new EditionFault(at, 'edition.unknownId', { value: id })
      next = { first: a ?? next.first, second: b ?? next.second }
    }
    return next
  }
}
