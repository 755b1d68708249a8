import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readSync,
  statSync,
} from 'node:fs'
import { refuseOpening } from './database-errors.ts'

/** The database, in the data folder. A copy of this one file is a whole backup. */
export const DATABASE = 'longtable.sqlite'
/** Held by the server that uses the folder. */
export const LOCK = 'lock.sqlite'

/** SQLite keeps here what it has not yet moved into the database. */
export const journalOf = (file: string) => `${file}-wal`

/** Secrets are in here: a new folder is its owner's alone. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    refuseOpening(folder, error)
  }
}

/** Nothing there at all; a link that leads nowhere is something. */
export function isAbsent(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false }) === undefined
}

/** Zero for a file that is not there. */
export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

/**
 * Careful: when a process closes a file, the system drops all locks that the process has on it, SQLite's too.
 * So nothing reads a database past SQLite while a connection to it is open.
 */
export function byteAt(file: string, at: number): number | undefined {
  const opened = openSync(file, 'r')
  try {
    const byte = Buffer.alloc(1)
    return readSync(opened, byte, 0, 1, at) === 1 ? byte[0] : undefined
  } finally {
    closeSync(opened)
  }
}

/** Puts a file on the disk, or the names in a folder. */
export function sync(path: string): void {
  const opened = openSync(path, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

/** So that a new name outlives a power cut. Windows knows no such thing, and needs none. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') sync(folder)
}
