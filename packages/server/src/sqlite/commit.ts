import type { Run } from '../store/changes.ts'
import type { Connection } from './database.ts'
import { NOT_CURRENT, NOT_ENOUGH, plainOf, troubleOf, type PlainError } from './database-errors.ts'
import { prepareAll, type Statements } from './statements.ts'

/** What was to be changed was not there, or not enough of it. */
const failures: Readonly<Record<NonNullable<Run['must']>, PlainError>> = {
  exist: { message: 'nothing there', code: 'ERR_SQLITE_ERROR', errcode: 19 },
  suffice: { message: 'not enough left', code: 'ERR_SQLITE_ERROR', errcode: NOT_ENOUGH },
  agree: { message: 'not current', code: 'ERR_SQLITE_ERROR', errcode: NOT_CURRENT },
}

/** How a write ended: null if it is on the disk, or else why not. */
export type Outcome = PlainError | null

/**
 * Writes many things for the price of one. To wait for the disk is what a write costs, so a whole batch goes into one
 * transaction. Each write has a savepoint of its own in it and fails alone.
 */
export class Committer {
  readonly #db: Connection
  readonly #statements: Statements

  constructor(db: Connection) {
    this.#db = db
    this.#statements = prepareAll(db)
  }

  /** When this returns, what has no error is on the disk; if it throws, nothing is. */
  commit(writes: readonly (readonly Run[])[]): readonly Outcome[] {
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      const outcomes = writes.map((runs) => this.#one(runs))
      this.#db.exec('COMMIT')
      return outcomes
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
      throw error
    }
  }

  #one(runs: readonly Run[]): Outcome {
    this.#db.exec('SAVEPOINT one')
    const error = this.#failure(runs)
    this.#db.exec(error === null ? 'RELEASE one' : 'ROLLBACK TO one; RELEASE one')
    return error
  }

  #failure(runs: readonly Run[]): Outcome {
    try {
      for (const { statement, values, must } of runs) {
        const { changes } = this.#statements[statement].run(...values)
        if (must !== undefined && changes === 0) return failures[must]
      }
      return null
    } catch (error) {
      // A full disk may end the whole transaction; then there is no savepoint to go back to. Nor is damage something
      // to go on after.
      if (!this.#db.isTransaction || troubleOf(error) === 'damaged') throw error
      return plainOf(error)
    }
  }
}
