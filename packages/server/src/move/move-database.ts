import { createHash, type Hash } from 'node:crypto'
import { refuse } from '@longtable/kernel'
import { openRawSqlite } from '../sqlite/raw-sqlite.ts'
import { tables, type RawDatabase, type Table, type TableRow } from '../store/tables.ts'

/** So many rows are carried at once; a page of snapshots is a few megabytes. */
const PAGE = 200

/** What a table was found to hold, the same in both databases. */
export interface MovedTable {
  readonly table: string
  readonly rows: number
  /** SHA-256 of all its rows in order. */
  readonly hash: string
}

export interface Moved {
  readonly from: string
  readonly to: string
  readonly tables: readonly MovedTable[]
}

interface Options {
  /** How many rows of all were carried, and then how many were looked at again. */
  readonly onProgress?: (step: 'copy' | 'verify', done: number, total: number) => void
}

/**
 * Copies everything from one database to another that has nothing in it: a folder or the address of a PostgreSQL database
 * each. What was written is read again and compared; where anything differs nothing stays. What it comes from is left as it is.
 */
export async function moveDatabase(from: string, to: string, options: Options = {}): Promise<Moved> {
  const source = await opened(from, 'read')
  try {
    const target = await opened(to, 'fill')
    try {
      return { from: shown(from), to: shown(to), tables: await carried(source, target, to, options) }
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

async function carried(
  source: RawDatabase,
  target: RawDatabase,
  to: string,
  { onProgress = () => {} }: Options,
): Promise<readonly MovedTable[]> {
  let total = 0
  for (const table of tables) {
    if ((await target.count(table)) > 0)
      refuse('server.store.move.full', { to: shown(to), table: table.name })
    total += await source.count(table)
  }
  const found: MovedTable[] = []
  let copied = 0
  let verified = 0
  await target.fill(async (put) => {
    for (const table of tables) {
      found.push(
        await digest(source, table, async (page) => {
          await put(table, page)
          copied += page.length
          onProgress('copy', copied, total)
        }),
      )
    }
    for (const [i, table] of tables.entries()) {
      const kept = await digest(target, table, async (page) => {
        verified += page.length
        onProgress('verify', verified, total)
      })
      if (kept.hash !== found[i]?.hash) refuse('server.store.move.differs', { table: table.name })
    }
  })
  return found
}

/** All rows of a table in order, page by page, and what they come to. */
async function digest(
  database: RawDatabase,
  table: Table,
  each: (page: readonly TableRow[]) => Promise<void>,
): Promise<MovedTable> {
  const hash = createHash('sha256')
  let rows = 0
  let last: TableRow | undefined
  for (;;) {
    const page = await database.rows(table, last, PAGE)
    if (page.length === 0) break
    for (const row of page) add(hash, row)
    rows += page.length
    last = page.at(-1)
    await each(page)
  }
  return { table: table.name, rows, hash: hash.digest('hex') }
}

function add(hash: Hash, row: TableRow): void {
  hash.update(`${JSON.stringify(row)}\n`)
}

function isDatabase(place: string): boolean {
  return /^[a-z]+:\/\//.test(place)
}

function shown(place: string): string {
  return isDatabase(place) ? place.replace(/(:\/\/[^/@:]*):[^/@]*@/, '$1@') : place
}

async function opened(place: string, use: 'read' | 'fill'): Promise<RawDatabase> {
  if (!isDatabase(place)) return openRawSqlite(place, use)
  const { openRawPostgres } = await import('../postgres/index.ts')
  return openRawPostgres(place)
}
