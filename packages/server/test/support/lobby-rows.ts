import { join } from 'node:path'
import { connect } from '../../src/sqlite/database.ts'
import { DATABASE } from '../../src/sqlite/files.ts'
import type { LineRow, MatchRow, PersonRow } from '../../src/store/store.ts'

const TABLES = ['matches', 'holders', 'lines', 'snapshots', 'said', 'codes'] as const

/** What stands in the database of a folder, read past the server. */
export class Rows {
  private readonly file: string

  constructor(folder: string) {
    this.file = join(folder, DATABASE)
  }

  private all<T>(sql: string, ...by: readonly (string | number)[]): T[] {
    const db = connect(this.file, { readOnly: true })
    try {
      return db.prepare(sql).all(...by) as T[]
    } finally {
      db.close()
    }
  }

  private bodies<T>(sql: string, ...by: readonly (string | number)[]): T[] {
    return this.all<{ body: string }>(sql, ...by).map(({ body }) => JSON.parse(body) as T)
  }

  match(id: string): MatchRow {
    return this.bodies<MatchRow>('SELECT body FROM matches WHERE id = ?', id)[0]
  }

  matches(): MatchRow[] {
    return this.bodies('SELECT body FROM matches')
  }

  persons(): PersonRow[] {
    return this.bodies('SELECT body FROM persons')
  }

  keyHashes(): string[] {
    return this.all<{ hash: string }>('SELECT hash FROM keys').map(({ hash }) => hash)
  }

  lines(match: string): LineRow[] {
    return this.bodies('SELECT body FROM lines WHERE match = ? ORDER BY at', match)
  }

  snapshots(match: string): number[] {
    return this.all<{ at: number }>('SELECT at FROM snapshots WHERE match = ? ORDER BY at', match).map(
      ({ at }) => at,
    )
  }

  /** How many rows of each table belong to a match, or to any. */
  counts(match?: string): Record<string, number> {
    const counted = TABLES.map((table) => {
      const column = table === 'matches' ? 'id' : 'match'
      const where = match === undefined ? '' : ` WHERE ${column} = ?`
      const [{ n }] = this.all<{ n: number }>(
        `SELECT count(*) AS n FROM ${table}${where}`,
        ...(match === undefined ? [] : [match]),
      )
      return [table, n] as const
    })
    return Object.fromEntries(counted)
  }
}
