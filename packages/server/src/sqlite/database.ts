import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite'

// The only file that knows which SQLite this is; its API is that of `node:sqlite`, which may take its place one day.

export type Connection = DatabaseSyncInstance
export type Statement = StatementSyncInstance

interface Manner {
  readonly readOnly?: boolean
  /** For how many milliseconds to wait for somebody else's lock. */
  readonly wait?: number
}

export function connect(file: string, manner: Manner = {}): Connection {
  return new DatabaseSync(file, { readOnly: manner.readOnly ?? false, timeout: manner.wait ?? 5000 })
}

/**
 * What a query answers, in its first column. A prepared statement is only let go by the garbage collector and keeps
 * its connection half open until then; this leaves none behind, so that `close` closes at once.
 */
export function ask(db: Connection, column: string, from: string): (string | number | null)[] {
  const answers: (string | number | null)[] = []
  db.function('longtable_answer', (value: string | number | null) => {
    answers.push(value)
    return null
  })
  db.exec(`SELECT longtable_answer(${column}) FROM ${from}`)
  return answers
}

export function quoted(words: string): string {
  return `'${words.replaceAll("'", "''")}'`
}
