import { connect, type Connection } from './database.ts'
import { Committer } from './commit.ts'
import type { Run } from '../store/changes.ts'
import { plainOf, troubleOf } from './database-errors.ts'
import { settle } from './open-database.ts'
import type { Written } from './write-queue.ts'
import { serveCalls, threadPort } from '../workers/serve-calls.ts'

/** The thread that writes: it has a connection of its own to the database that the main thread opened and checked. */
let open: { readonly db: Connection; readonly committer: Committer } | undefined

function opened(file: string) {
  if (open === undefined) {
    const db = connect(file)
    settle(db)
    open = { db, committer: new Committer(db) }
  }
  return open.committer
}

serveCalls(threadPort(), {
  write: (file: string, writes: readonly (readonly Run[])[]): Written => {
    try {
      return { outcomes: opened(file).commit(writes) }
    } catch (error) {
      if (troubleOf(error) === undefined) throw error
      return { failed: plainOf(error) }
    }
  },
  close: () => {
    // Prepared statements keep the connection half open until they are collected: empty the journal now.
    open?.db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    open?.db.close()
    open = undefined
  },
})
