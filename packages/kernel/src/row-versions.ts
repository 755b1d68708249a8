/**
 * Rows of the content tables know the versions of the rules: `until: { 1: { cost: 3 } }` says what else a row said up to rules
 * version 1. A match goes on with the rows of its own version.
 */
export interface VersionedRow<R = object> {
  readonly until?: Readonly<Record<number, Partial<Omit<R, 'id' | 'until'>>>>
}

/** Of what held until certain versions of the rules, what holds in one of them; undefined if none of it does any more. */
export function heldIn<T>(until: Readonly<Record<number, T>>, rulesVersion: number): T | undefined {
  const last = Object.keys(until)
    .map(Number)
    .toSorted((a, b) => a - b)
    .find((version) => rulesVersion <= version)
  return last === undefined ? undefined : until[last]
}

/** A row as it was in a version of the rules. */
export function rowAt<R extends VersionedRow<R>>(row: R, rulesVersion: number): R {
  const was = row.until && heldIn(row.until, rulesVersion)
  return was === undefined ? row : { ...row, ...was }
}

export function rowsAt<R extends VersionedRow<R>>(rows: readonly R[], rulesVersion: number): readonly R[] {
  return rows.map((row) => rowAt(row, rulesVersion))
}
