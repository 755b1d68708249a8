import { UserError, refuse } from '@longtable/kernel'
import { StoreFault, type Trouble } from '../errors/store-fault.ts'

/** By PostgreSQL's codes, whole or by their class: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const byCode: Readonly<Record<string, Trouble>> = {
  LT001: 'fenced',
  LT002: 'taken',
  LT003: 'spent',
  LT005: 'changed',
  '08': 'unreachable',
  '23': 'taken',
  '25006': 'unreachable',
  '40': 'busy',
  '42501': 'unwritable',
  '53100': 'full',
  '53': 'unreachable',
  '55P03': 'busy',
  '57014': 'busy',
  '57P': 'unreachable',
  '58': 'failing',
  XX001: 'damaged',
  XX002: 'damaged',
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** What is wrong, by a code of five letters. */
export function troubleOfCode(code: string): Trouble {
  return byCode[code] ?? byCode[code.slice(0, 3)] ?? byCode[code.slice(0, 2)] ?? 'failing'
}

/** The error that a caller gets: what PostgreSQL said, or that it could not be reached at all. */
export function faultOf(error: unknown): unknown {
  if (error instanceof UserError) return error
  const code = codeOf(error)
  return new StoreFault(isSqlState(code) ? troubleOfCode(code) : 'unreachable', error)
}

/** Is the connection, or the server behind it, of no more use? Then the next question goes to another one. */
export function isBroken(error: unknown): boolean {
  const code = codeOf(error)
  return !isSqlState(code) || troubleOfCode(code) === 'unreachable'
}

function isSqlState(code: string): boolean {
  return /^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]/.test(code)
}

/** Ends an opening with one sentence that says which database it is about. */
export function refuseOpening(database: string, error: unknown): never {
  if (error instanceof UserError && !(error instanceof StoreFault)) throw error
  refuse('server.store.postgres.unusable', { database, detail: reasonOf(error) })
}

/** Several addresses may have been tried in vain, each with an error of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  if (error instanceof StoreFault && error.cause !== undefined) return reasonOf(error.cause)
  const words = error instanceof Error ? error.message : String(error)
  return words.replaceAll(/\s+/g, ' ')
}
