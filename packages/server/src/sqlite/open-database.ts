import { chmodSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { refuse } from '@longtable/kernel'
import { ask, connect, type Connection } from './database.ts'
import { refuseOpening } from './database-errors.ts'
import { byteAt, DATABASE, isAbsent, journalOf, sizeOf, syncFolder } from './files.ts'
import { APPLICATION, migrate, migrations, versionOf } from './schema.ts'

const DAY = 24 * 60 * 60 * 1000

/**
 * Write-ahead log, and nothing acknowledged before the disk has it (`fullfsync` is what that takes on a Mac).
 * The log is cut back to 64 MB after a backup has made it grow.
 */
const settings = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA fullfsync = ON;
  PRAGMA checkpoint_fullfsync = ON;
  PRAGMA foreign_keys = ON;
  PRAGMA journal_size_limit = 67108864;
  PRAGMA cache_size = -16000;
`

/** Makes a connection write as carefully as the database wants it. */
export function settle(db: Connection): void {
  db.exec(settings)
}

/** Opens the database of a folder that is locked for this process, making it if there is none. */
export function openDatabase(folder: string, now: number): Connection {
  const file = join(folder, DATABASE)
  let db: Connection | undefined
  try {
    if (isAbsent(file)) create(file)
    else inspect(file)
    db = connect(file)
    settle(db)
    // Also finds out whether the file can be written.
    migrate(db)
    // Links that nobody used are of no use to anybody a day later.
    db.exec(`DELETE FROM codes WHERE expires < ${now - DAY}`)
    return db
  } catch (error) {
    db?.close()
    refuseOpening(file, error)
  }
}

/**
 * A new database gets its name only when it is whole. So a file of that name which is empty is not a new database
 * but a lost one.
 */
function create(file: string): void {
  const journal = journalOf(file)
  if (sizeOf(journal) > 0) refuse('server.store.missing', { file, journal })
  const made = `${file}.new`
  for (const left of [made, journalOf(made), `${made}-shm`]) rmSync(left, { force: true })
  const db = connect(made)
  try {
    // Those who may read the database may read its journal: SQLite sees to that.
    chmodSync(made, 0o600)
    settle(db)
    migrate(db)
    // Into the file itself, since that alone is renamed.
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } finally {
    db.close()
  }
  renameSync(made, file)
  syncFolder(dirname(file))
}

/** Refuses what this program cannot or should not write to, and leaves it as it is. */
function inspect(file: string): void {
  if (sizeOf(file) > 0) checkJournal(file)
  // To read changes nothing, while an ordinary connection moves the journal into the file when it closes. Only an
  // interrupted change without write-ahead log (the first one of a restored backup) has to be taken back to be read.
  const readOnly = isAbsent(`${file}-journal`)
  const db = connect(file, { readOnly })
  try {
    checkSound(db, file)
    const version = versionOf(db)
    if (version > migrations.length) {
      refuse('server.store.newer', { file, version, known: migrations.length })
    }
  } finally {
    db.close()
  }
}

/**
 * A backup says in its header that it has no write-ahead log. If one lies beside it, somebody put the backup in the
 * place of another database and forgot that one's journal: SQLite would mix the two.
 */
function checkJournal(file: string): void {
  const journal = journalOf(file)
  const WITHOUT_LOG = 1
  if (sizeOf(journal) > 0 && byteAt(file, 18) === WITHOUT_LOG) refuse('server.store.stale', { file, journal })
}

/** Is it a database, is it ours, and is it whole? */
export function checkSound(db: Connection, file: string): void {
  if (sizeOf(file) === 0) refuse('server.store.empty', { file })
  if (ask(db, 'application_id', 'pragma_application_id')[0] !== APPLICATION)
    refuse('server.store.foreign', { file })
  const [found] = ask(db, 'quick_check', 'pragma_quick_check LIMIT 1')
  if (found === 'ok') return
  refuse('server.store.damaged', { file, detail: String(found).replaceAll(/\s+/g, ' ') })
}
