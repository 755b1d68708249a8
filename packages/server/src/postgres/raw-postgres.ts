import { refuse } from '@longtable/kernel'
import { keyOf, type RawDatabase, type Table, type TableRow } from '../store/tables.ts'
import { readDatabaseUrl } from './database-url.ts'
import { refuseOpening } from './postgres-errors.ts'
import { Session } from './session.ts'
import { migrate } from './tables.ts'

/** Nobody starts a server on it while it is carried elsewhere: that would have to wait for this lock. */
const lockAll = 'LOCK TABLE nodes IN SHARE ROW EXCLUSIVE MODE'

/** A PostgreSQL database, for nobody else as long as it is open. */
export async function openRawPostgres(url: string): Promise<RawDatabase> {
  const where = readDatabaseUrl(url)
  const session = new Session(where, { isPatient: true })
  try {
    await migrate(session, where)
    await session.query('BEGIN')
    await session.query(lockAll)
    const [running] = await session.query<{ n: number }>(
      'SELECT count(*) AS n FROM nodes WHERE expires > now()',
    )
    if (running === undefined || running.n > 0)
      refuse('server.store.postgres.used', { database: where.shown })
    return new RawPostgres(session)
  } catch (error) {
    await session.close()
    refuseOpening(where.shown, error)
  }
}

class RawPostgres implements RawDatabase {
  readonly #session: Session

  constructor(session: Session) {
    this.#session = session
  }

  async count({ name }: Table): Promise<number> {
    const [row] = await this.#session.query<{ n: number }>(`SELECT count(*) AS n FROM ${name}`)
    return row?.n ?? 0
  }

  async rows(table: Table, after: TableRow | undefined, most: number): Promise<readonly TableRow[]> {
    const { name, columns, key } = table
    const order = key.join(', ')
    const where =
      after === undefined ? '' : `WHERE (${order}) > (${key.map((_, i) => `$${i + 1}`).join(', ')})`
    const found = await this.#session.query<Record<string, TableRow[number]>>(
      `SELECT ${columns.join(', ')} FROM ${name} ${where} ORDER BY ${order} LIMIT ${most}`,
      after === undefined ? [] : keyOf(table, after),
    )
    return found.map((row) => columns.map((column) => row[column] ?? null))
  }

  async fill(
    work: (put: (table: Table, rows: readonly TableRow[]) => Promise<void>) => Promise<void>,
  ): Promise<void> {
    try {
      await work(async ({ name, columns }, rows) => {
        // One statement for many rows: they come as one JSON text, whose values get the types of the columns.
        const typed = columns.map((column) => `"${column}" ${numbers.has(column) ? 'bigint' : 'text'}`)
        const named = rows.map((row) => Object.fromEntries(columns.map((column, i) => [column, row[i]])))
        const list = columns.map((column) => `"${column}"`).join(', ')
        await this.#session.query(
          `INSERT INTO ${name} (${list})
            SELECT ${list} FROM jsonb_to_recordset($1::jsonb) AS given (${typed.join(', ')})`,
          [JSON.stringify(named)],
        )
      })
      await this.#session.query('COMMIT')
    } catch (error) {
      await this.#session.query('ROLLBACK').catch(() => {})
      throw error
    }
  }

  async close(): Promise<void> {
    await this.#session.close()
  }
}

/** The columns that hold no words. */
const numbers: ReadonlySet<string> = new Set([
  'at',
  'amount',
  'created',
  'deadline',
  'due',
  'ended',
  'expires',
  'listed',
  'number',
  'period',
  'seat',
  'seen',
  'taken',
  'tries',
])
