import { join } from 'node:path'
import { refuse } from '@longtable/kernel'
import { keyOf, type RawDatabase, type Table, type TableRow } from '../store/tables.ts'
import type { Connection } from './database.ts'
import { faultOf } from './database-errors.ts'
import { DATABASE, isAbsent, makeFolder } from './files.ts'
import { lockFolder, type Lock } from './lock.ts'
import { openDatabase } from './open-database.ts'

/** The database of a folder, for nobody else as long as it is open. One that is to be read has to be there. */
export function openRawSqlite(folder: string, use: 'read' | 'fill'): RawDatabase {
  if (use === 'read' && isAbsent(join(folder, DATABASE))) refuse('server.store.backup.absent', { folder })
  makeFolder(folder)
  const lock = lockFolder(folder)
  try {
    return new RawSqlite(openDatabase(folder, 0), lock)
  } catch (error) {
    lock.release()
    throw error
  }
}

class RawSqlite implements RawDatabase {
  readonly #db: Connection
  readonly #lock: Lock

  constructor(db: Connection, lock: Lock) {
    this.#db = db
    this.#lock = lock
  }

  async count({ name }: Table): Promise<number> {
    const row: { readonly n: number } = this.#db.prepare(`SELECT count(*) AS n FROM ${name}`).get()
    return row.n
  }

  async rows(table: Table, after: TableRow | undefined, most: number): Promise<readonly TableRow[]> {
    const { name, columns, key } = table
    const order = key.join(', ')
    const where = after === undefined ? '' : `WHERE (${order}) > (${key.map(() => '?').join(', ')})`
    const statement = this.#db.prepare(
      `SELECT ${columns.join(', ')} FROM ${name} ${where} ORDER BY ${order} LIMIT ${most}`,
    )
    const found: Record<string, TableRow[number]>[] = statement.all(
      ...(after === undefined ? [] : keyOf(table, after)),
    )
    return found.map((row) => columns.map((column) => row[column] ?? null))
  }

  async fill(
    work: (put: (table: Table, rows: readonly TableRow[]) => Promise<void>) => Promise<void>,
  ): Promise<void> {
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      await work(async ({ name, columns }, rows) => {
        const values = columns.map(() => '?').join(', ')
        const statement = this.#db.prepare(`INSERT INTO ${name} (${columns.join(', ')}) VALUES (${values})`)
        for (const row of rows) statement.run(...row)
      })
      this.#db.exec('COMMIT')
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
      throw faultOf(error)
    }
  }

  async close(): Promise<void> {
    this.#db.close()
    this.#lock.release()
  }
}
