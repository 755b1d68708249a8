import { join } from 'node:path'
import { refuse } from '@longtable/kernel'
import { connect, type Connection } from './database.ts'
import { refuseOpening, troubleOf } from './database-errors.ts'
import { LOCK } from './files.ts'

/** Long enough for two that start at once to find out which of them comes first. */
const WAIT = 250

export interface Lock {
  release(): void
}

/**
 * Takes the folder for this server alone. What holds it is a lock of the operating system on an otherwise empty
 * database, which goes with the process however that ends; so there is never a stale one to be removed by hand.
 */
export function lockFolder(folder: string): Lock {
  const file = join(folder, LOCK)
  let db: Connection | undefined
  try {
    db = connect(file, { wait: WAIT })
    // Nothing is ever written, so there is nothing to keep a journal of.
    db.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    db?.close()
    const trouble = troubleOf(error)
    if (trouble === 'busy') refuse('server.store.used', { folder })
    if (trouble === 'damaged') refuse('server.store.lockFile', { file })
    refuseOpening(file, error)
  }
  const held = db
  return { release: () => held.close() }
}
