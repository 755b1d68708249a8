import { UserError, refuse } from '@longtable/kernel'
import { StoreFault, type Trouble } from '../errors/store-fault.ts'

/** A code of our own, beyond all of SQLite's: an allowance is used up. */
export const NOT_ENOUGH = 0xff
/** Another one: what was read is not so any more. */
export const NOT_CURRENT = 0xfe

/** By SQLite's primary result code: https://www.sqlite.org/rescode.html */
const byCode: Readonly<Record<number, Trouble>> = {
  3: 'unwritable',
  5: 'busy',
  6: 'busy',
  8: 'unwritable',
  10: 'failing',
  11: 'damaged',
  13: 'full',
  14: 'unwritable',
  19: 'taken',
  23: 'unwritable',
  26: 'damaged',
  [NOT_CURRENT]: 'changed',
  [NOT_ENOUGH]: 'spent',
}

/** `all()` throws without a code, and with nothing but SQLite's own sentence. */
const byWords: Readonly<Record<string, Trouble>> = {
  'database disk image is malformed': 'damaged',
  'file is not a database': 'damaged',
  'database or disk is full': 'full',
  'disk I/O error': 'failing',
  'attempt to write a readonly database': 'unwritable',
  'unable to open database file': 'unwritable',
  'database is locked': 'busy',
}

function isSqlites(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR'
}

/** An error of SQLite's that can be handed to another thread. */
export interface PlainError {
  readonly message: string
  readonly code: string
  readonly errcode: number
}

export function plainOf(error: unknown): PlainError {
  if (!isSqlites(error)) throw error
  return { message: error.message, code: 'ERR_SQLITE_ERROR', errcode: codeOf(error) }
}

export function errorFrom({ message, code, errcode }: PlainError): Error {
  return Object.assign(new Error(message), { code, errcode })
}

function codeOf(error: Error): number {
  return 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0
}

/** What SQLite complains of, if it is something of that kind. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (!isSqlites(error)) return undefined
  return byCode[codeOf(error) & 0xff] ?? byWords[error.message]
}

/** Ends an opening with one sentence that says which file it is about and what to do. */
export function refuseOpening(file: string, error: unknown): never {
  if (!(error instanceof Error) || error instanceof UserError) throw error
  const detail = error.message.replaceAll(/\s+/g, ' ')
  if (troubleOf(error) === 'damaged') refuse('server.store.damaged', { file, detail })
  if (isSqlites(error) || 'syscall' in error) refuse('server.store.unusable', { file, detail })
  throw error
}

/** The error that a caller gets while the server runs: no path in it, since it may be shown to anybody. */
export function faultOf(error: unknown): unknown {
  const trouble = troubleOf(error)
  if (trouble === undefined) return error
  return new StoreFault(trouble, error)
}

/** As if SQLite itself had found that a row is not what was written. */
export function damagedRow(cause: unknown): StoreFault {
  return new StoreFault('damaged', cause)
}
