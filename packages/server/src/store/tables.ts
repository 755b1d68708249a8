/** A table that both databases have, with the columns that say what is in it. What only concerns one of them is not here. */
export interface Table {
  readonly name: string
  readonly columns: readonly string[]
  /** What its rows are ordered and told apart by. */
  readonly key: readonly string[]
}

/** All of them, each after those that its rows hang on. */
export const tables: readonly Table[] = [
  { name: 'persons', columns: ['id', 'body'], key: ['id'] },
  { name: 'keys', columns: ['person', 'hash', 'device', 'created', 'seen'], key: ['person', 'hash'] },
  {
    name: 'matches',
    columns: ['id', 'host', 'status', 'listed', 'created', 'awaited', 'deadline', 'deal', 'ended', 'body'],
    key: ['id'],
  },
  { name: 'holders', columns: ['match', 'seat', 'person'], key: ['match', 'seat', 'person'] },
  { name: 'lines', columns: ['match', 'at', 'seat', 'id', 'body'], key: ['match', 'at'] },
  { name: 'snapshots', columns: ['match', 'at', 'body'], key: ['match', 'at'] },
  { name: 'said', columns: ['match', 'number', 'person', 'id', 'body'], key: ['match', 'number'] },
  { name: 'codes', columns: ['hash', 'match', 'seat', 'expires'], key: ['hash'] },
  { name: 'mutes', columns: ['scope', 'of', 'person', 'body'], key: ['scope', 'of', 'person'] },
  { name: 'spent', columns: ['who', 'what', 'period', 'amount'], key: ['who', 'what', 'period'] },
  {
    name: 'notices',
    columns: ['kind', 'about', 'id', 'match', 'due', 'tries', 'taken', 'body'],
    key: ['kind', 'about'],
  },
  {
    name: 'records',
    columns: ['kind', 'of', 'id', 'rank', 'version', 'body'],
    key: ['kind', 'of', 'id'],
  },
]

export type Value = string | number | null
/** The values of a row, in the order of the table's columns. */
export type TableRow = readonly Value[]

/** A whole database as its tables, for whoever carries it elsewhere. Nobody else uses it meanwhile. */
export interface RawDatabase {
  count(table: Table): Promise<number>
  /** The next rows after this one, in the order of their keys. */
  rows(table: Table, after: TableRow | undefined, most: number): Promise<readonly TableRow[]>
  /** Writes everything that is given until it ends: whole, or not at all. */
  fill(
    work: (put: (table: Table, rows: readonly TableRow[]) => Promise<void>) => Promise<void>,
  ): Promise<void>
  close(): Promise<void>
}

/** The key of a row, which the next page begins after. */
export function keyOf({ columns, key }: Table, row: TableRow): Value[] {
  return key.map((column) => row[columns.indexOf(column)] ?? null)
}
