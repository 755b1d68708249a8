/**
 * Rows of the content tables know the versions of the rules: `until: { 1: { cost: 3 } }` says what else a row said up to rules
 * version 1. A match goes on with the rows of its own version.
 */
export interface VersionedRow<R = object> {
  readonly until?: Readonly<Record<number, Partial<Omit<R, 'id' | 'until'>>>>
}

/** A row as it was in a version of the rules: what holds until the earliest version from that one on. */
export function rowAt<R extends VersionedRow<R>>(row: R, rulesVersion: number): R {
  const { until } = row
  if (until === undefined) return row
  const version = Object.keys(until)
    .map(Number)
    .toSorted((a, b) => a - b)
    .find((last) => rulesVersion <= last)
  return version === undefined ? row : { ...row, ...until[version] }
}

export function rowsAt<R extends VersionedRow<R>>(rows: readonly R[], rulesVersion: number): readonly R[] {
  return rows.map((row) => rowAt(row, rulesVersion))
}
