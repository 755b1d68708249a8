import { randomUUID } from 'node:crypto'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { refuse } from '@longtable/kernel'
import { connect, quoted, type Connection } from './database.ts'
import { refuseOpening, troubleOf } from './database-errors.ts'
import { DATABASE, isAbsent, sync, syncFolder } from './files.ts'
import { checkSound } from './open-database.ts'

/**
 * Copies the database of a folder as it is at one moment, while a server may be writing to it and goes on to do so.
 * The copy is one file; a data folder with that file in it, under the name of the database, is a whole one. It gets
 * its name when it is complete and was found to be sound. It keeps this process waiting, so a server does not call it.
 */
export async function backup(folder: string, target: string): Promise<void> {
  const source = join(folder, DATABASE)
  if (isAbsent(source)) refuse('server.store.backup.absent', { folder })
  const file = resolve(target)
  mustBeFree(file)
  const partial = `${file}.${randomUUID()}.partial`
  makeEmpty(partial, file)
  try {
    copy(source, partial, file)
    openSound(partial).close()
    sync(partial)
    mustBeFree(file)
    renameSync(partial, file)
    syncFolder(dirname(file))
  } finally {
    // Gone already, if all went well.
    for (const left of [partial, `${partial}-journal`]) rmSync(left, { force: true })
  }
}

function mustBeFree(file: string): void {
  if (!isAbsent(file)) refuse('server.store.backup.exists', { file })
}

/** There are secrets in a backup too. */
function makeEmpty(partial: string, file: string): void {
  try {
    writeFileSync(partial, '', { flag: 'wx', mode: 0o600 })
  } catch (error) {
    refuseOpening(file, error)
  }
}

function copy(source: string, partial: string, file: string): void {
  const db = openSound(source)
  try {
    // Reads in one transaction, which in a write-ahead log neither waits for a writer nor keeps one waiting.
    db.exec(`PRAGMA synchronous = FULL; VACUUM INTO ${quoted(partial)}`)
  } catch (error) {
    refuseOpening(troubleOf(error) === 'damaged' ? source : file, error)
  } finally {
    db.close()
  }
}

function openSound(file: string): Connection {
  let db: Connection | undefined
  try {
    db = connect(file, { readOnly: true })
    checkSound(db, file)
    return db
  } catch (error) {
    db?.close()
    refuseOpening(file, error)
  }
}
