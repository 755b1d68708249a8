import {
  below,
  EDITION_NOTE,
  editionBounds,
  EditionReader,
  isFields,
  type EditionField,
  type EditionGroup,
  type EditionProblem,
} from './edition-fields.ts'
import type { Json } from './schema.ts'
import { text, UserError, type Language, type Text, type Translated } from './text.ts'

type Fields = Readonly<Record<string, Json>>

/** A row that an owner of the printed game may correct. */
export interface EditionRow {
  readonly id: string
  readonly name: string | Translated
  readonly field: EditionGroup
  /** What it says now; left out for one that is not there before somebody enters it. */
  readonly value?: Fields
}

/** A table of an edition: rows by their ids, or one row alone. */
export interface EditionTable {
  readonly id: string
  readonly name: Translated
  readonly about: Translated
  readonly rows: readonly EditionRow[] | EditionRow
}

/** All that an edition of a game can say, and what must hold between its values. */
export interface EditionSpec {
  readonly tables: readonly EditionTable[]
  /** Says what does not fit together, once every value by itself is right. */
  readonly check?: (edition: Fields, reader: EditionReader) => void
  /** Reads an entry in a form of before: a table that the description does not know. Tells whether it is one. */
  readonly older?: (key: string, value: Json) => boolean
}

export function rowsOf({ rows }: EditionTable): readonly EditionRow[] {
  return isSingle(rows) ? [rows] : rows
}

function isSingle(rows: EditionTable['rows']): rows is EditionRow {
  return 'field' in rows
}

/** Is the table one row, which is given without an id? */
export function isOneRow({ rows }: EditionTable): boolean {
  return isSingle(rows)
}

/** What is wrong with an edition: everything at once, or nothing. `edition`: what it says, without notes and without what it repeats. */
export interface ReadEdition {
  readonly problems: readonly EditionProblem[]
  readonly edition: Fields
}

/** What of its size, before anything else looks at it. */
function boundsOf(given: unknown, reader: EditionReader): boolean {
  let values = 0
  const isIn = (value: unknown, depth: number): boolean => {
    values++
    if (values > editionBounds.values) {
      reader.note('', 'kernel.edition.tooMany', { max: editionBounds.values })
      return false
    }
    if (depth > editionBounds.nesting) {
      reader.note('', 'kernel.edition.tooDeep', { max: editionBounds.nesting })
      return false
    }
    if (typeof value !== 'object' || value === null) return true
    return Object.values(value).every((inner) => isIn(inner, depth + 1))
  }
  if (!isIn(given, 0)) return false
  const letters = JSON.stringify(given).length
  if (letters <= editionBounds.letters) return true
  reader.note('', 'kernel.edition.tooLong', { letters, max: editionBounds.letters })
  return false
}

export function readEditionWith(spec: EditionSpec, given: unknown): ReadEdition {
  const reader = new EditionReader()
  if (!boundsOf(given, reader)) return { problems: reader.problems, edition: {} }
  if (!isFields(given)) {
    reader.note('', 'kernel.edition.notObject')
    return { problems: reader.problems, edition: {} }
  }
  const edition: Record<string, Json> = {}
  for (const [key, value] of Object.entries(given)) {
    if (key === EDITION_NOTE) continue
    const table = spec.tables.find(({ id }) => id === key)
    if (table !== undefined) {
      const said = readTable(table, value, reader)
      if (said !== undefined) edition[key] = said
    } else if (spec.older?.(key, value) === true) edition[key] = value
    else {
      const known = spec.tables.map(({ id }) => id).join(', ')
      reader.note(key, 'kernel.edition.unknownField', { value: key, known })
    }
  }
  if (reader.problems.length === 0) spec.check?.(edition, reader)
  return { problems: reader.problems, edition }
}

function readTable(table: EditionTable, given: Json, reader: EditionReader): Json | undefined {
  if (isSingle(table.rows)) return readRow(table.rows, given, table.id, reader)
  if (!isFields(given)) {
    reader.note(table.id, 'kernel.edition.notObject')
    return undefined
  }
  const said: Record<string, Json> = {}
  for (const [id, value] of Object.entries(given)) {
    if (id === EDITION_NOTE) continue
    const row = table.rows.find((each) => each.id === id)
    const path = below(table.id, id)
    if (row === undefined) {
      const known = table.rows.map((each) => each.id).join(', ')
      reader.note(path, 'kernel.edition.unknownId', { value: id, known })
      continue
    }
    const corrected = readRow(row, value, path, reader)
    if (corrected !== undefined) said[id] = corrected
  }
  return Object.keys(said).length === 0 ? undefined : said
}

/** What a row says that it did not say before, each field whole. */
function readRow(row: EditionRow, given: Json, path: string, reader: EditionReader): Json | undefined {
  if (!isFields(given)) {
    reader.note(path, 'kernel.edition.notObject')
    return undefined
  }
  const said: Record<string, Json> = {}
  for (const [key, value] of Object.entries(given)) {
    if (key === EDITION_NOTE) continue
    const field = Object.hasOwn(row.field.fields, key) ? row.field.fields[key] : undefined
    if (field === undefined) {
      const known = Object.keys(row.field.fields).join(', ')
      reader.note(below(path, key), 'kernel.edition.unknownField', { value: key, known })
      continue
    }
    const before = row.value?.[key]
    const read = reader.readProgram(field, value, before, below(path, key))
    if (!isSame(read, before)) said[key] = read
  }
  if (row.value === undefined)
    for (const key of Object.keys(row.field.fields))
      if (!Object.hasOwn(said, key) && row.field.optional?.includes(key) !== true)
        reader.note(below(path, key), 'kernel.edition.missing')
  return Object.keys(said).length === 0 ? undefined : said
}

/** Do they say the same, in whatever order? */
function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  return canonicalEdition(one) === canonicalEdition(other)
}

function sorted(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(sorted)
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

/** The same letters for all editions that say the same. */
export function canonicalEdition(edition: Json): string {
  return JSON.stringify(sorted(edition))
}

/** All that is wrong as one sentence after the other; refuses the edition. */
export function refuseEdition(problems: readonly EditionProblem[]): never {
  throw new UserError(problemsText(problems))
}

export function problemText({ path, problem }: EditionProblem): Text {
  return path === ''
    ? text('kernel.edition.wrongWhole', { problem })
    : text('kernel.edition.wrong', { path, problem })
}

function problemsText([first, ...rest]: readonly EditionProblem[]): Text {
  return rest.length === 0
    ? problemText(first)
    : text('kernel.edition.and', { first: problemText(first), rest: problemsText(rest) })
}

/** One value of an edition that is not as it was. */
export interface EditionDifference {
  readonly table: EditionTable
  readonly row: EditionRow
  readonly field: string
  readonly before: Json | undefined
  readonly after: Json
}

/** What an edition changes, field by field; it was read before. */
export function editionDifferences(spec: EditionSpec, edition: Json): readonly EditionDifference[] {
  if (!isFields(edition)) return []
  return spec.tables.flatMap((table) => {
    const said = edition[table.id]
    if (!isFields(said)) return []
    return rowsOf(table).flatMap((row) => {
      const own = isOneRow(table) ? said : said[row.id]
      if (!isFields(own)) return []
      return Object.entries(own).map(([field, after]) => ({
        table,
        row,
        field,
        before: row.value?.[field],
        after,
      }))
    })
  })
}

/** So much of a value is shown in a line. */
const SHOWN = 120

/** A value in short: words as they are, lists and fields with their names. */
export function valueText(value: Json | undefined): string {
  const said = wordsOf(value)
  return said.length > SHOWN ? `${said.slice(0, SHOWN - 1)}…` : said
}

function wordsOf(value: Json | undefined): string {
  if (value === undefined || value === null) return '–'
  if (Array.isArray(value))
    return value.length === 0 ? '–' : value.map((each: Json) => wordsOf(each)).join(', ')
  if (!isFields(value)) return typeof value === 'string' ? value : JSON.stringify(value)
  return Object.entries(value)
    .map(([key, inner]) => (isFields(inner) ? `${key} (${wordsOf(inner)})` : `${key} ${wordsOf(inner)}`))
    .join(', ')
}

/** The parts of two values that are not the same. */
function changedParts(before: Json | undefined, after: Json): readonly [Json | undefined, Json] {
  if (!isFields(before) || !isFields(after)) return [before, after]
  const keys = Object.keys(after).filter((key) => !isSame(before[key], after[key]))
  const pairs = keys.map((key) => [key, changedParts(before[key], after[key])] as const)
  return [
    Object.fromEntries(pairs.map(([key, [one]]) => [key, one ?? null])),
    Object.fromEntries(pairs.map(([key, [, other]]) => [key, other])),
  ]
}

/** One value that is not as it was, in a line. */
export function differenceText(
  { table, row, field, before, after }: EditionDifference,
  language: Language,
): Text {
  const [was, is] = changedParts(before, after)
  return text(`kernel.edition.difference${was === undefined ? 'New' : ''}`, {
    table: table.name,
    row: typeof row.name === 'string' ? row.name : row.name[language],
    field,
    before: valueText(was),
    after: valueText(is),
  })
}

/** Every table with its ids and values, and a word on each: an edition that changes nothing. */
export function editionTemplate(
  spec: EditionSpec,
  language: Language,
  words: (text: Text) => string,
): Fields {
  const file: Record<string, Json> = { [EDITION_NOTE]: words(text('kernel.edition.template')) }
  for (const table of spec.tables) {
    const [first] = rowsOf(table)
    const fields = new Map<string, EditionField>()
    for (const { field } of rowsOf(table))
      for (const [key, inner] of Object.entries(field.fields)) if (!fields.has(key)) fields.set(key, inner)
    const note: readonly string[] = [
      `${table.name[language]}: ${table.about[language]}`,
      ...[...fields].map(([key, field]) => `${key}: ${words(fieldText(field, language))}`),
    ]
    const rows = rowsOf(table).filter(({ value }) => value !== undefined)
    file[table.id] = isOneRow(table)
      ? { [EDITION_NOTE]: note, ...first.value }
      : { [EDITION_NOTE]: note, ...Object.fromEntries(rows.map(({ id, value = {} }) => [id, value])) }
  }
  return file
}

/** What a field means and what may stand in it. */
export function fieldText(field: EditionField, language: Language): Text {
  const bounds = boundsText(field)
  return field.about === undefined
    ? bounds
    : text('kernel.edition.field.meaning', { about: field.about[language], bounds })
}

function boundsText(field: EditionField): Text {
  switch (field.kind) {
    case 'whole':
      return text('kernel.edition.field.whole', { min: field.min, max: field.max })
    case 'text':
    case 'names':
      return text(`kernel.edition.field.${field.kind}`, { max: field.longest })
    case 'one':
      return text('kernel.edition.field.one', { known: field.of.join(', ') })
    case 'place':
      return text('kernel.edition.field.place', { example: field.example })
    case 'list':
      return text('kernel.edition.field.list', { max: field.most, of: boundsText(field.of) })
    case 'group':
      return text('kernel.edition.field.group', { known: Object.keys(field.fields).join(', ') })
    case 'cases':
      return text('kernel.edition.field.cases', { by: field.by, known: Object.keys(field.of).join(', ') })
    case 'part':
      return boundsText(field.field())
    case 'shapes':
    case 'colour':
    case 'flag':
    case 'mark':
      return text(`kernel.edition.field.${field.kind}`)
  }
}
