/**
 * What logs, snapshots and links name by a number keeps that number for ever, whatever becomes of the tables around it. A game writes
 * its numbers down in a *ledger*: one line for each thing, in the order in which they came, and never changed again. A line is a kind
 * and a key, `card fireBolt`, and `card wound *100` stands for a hundred alike. The number of a thing is its place among the lines of its
 * kind.
 *
 * A match keeps how many lines there were when it began (the option `content`): what came later is not in its box.
 */
export interface Ledger {
  /** All lines, one for each thing: those that are written down, then those of rows that are not yet. */
  readonly lines: readonly string[]
  /** How many of them are written down. */
  readonly written: number
  /** The keys of a kind, by number. */
  keys(kind: string): readonly string[]
  /** The number of the first thing with this key. */
  numberOf(kind: string, key: string): number
  /** The line of a thing. */
  lineOf(kind: string, number: number): number
}

/** One line for each thing. */
export function ledgerLines(written: readonly string[]): string[] {
  return written.flatMap((line) => {
    const copies = / \*(\d+)$/.exec(line)
    if (copies === null) return [line]
    return new Array<string>(Number(copies[1])).fill(line.slice(0, copies.index))
  })
}

/** The same the other way round, for a file: things that are alike and follow each other share a line. */
export function writtenLines(lines: readonly string[]): string[] {
  const runs: { line: string; count: number }[] = []
  for (const line of lines) {
    const last = runs.at(-1)
    if (last?.line === line) last.count++
    else runs.push({ line, count: 1 })
  }
  return runs.map(({ line, count }) => (count === 1 ? line : `${line} *${count}`))
}

/**
 * The ledger of a game: what is written down, and what its tables hold besides, as lines. What they no longer hold keeps its number.
 */
export function ledgerOf(written: readonly string[], tables: readonly string[]): Ledger {
  const lines = ledgerLines(written)
  const left = new Map<string, number>()
  for (const line of lines) left.set(line, (left.get(line) ?? 0) + 1)
  const before = lines.length
  for (const line of ledgerLines(tables)) {
    const count = left.get(line) ?? 0
    if (count === 0) lines.push(line)
    else left.set(line, count - 1)
  }
  const byKind = new Map<
    string,
    { readonly keys: string[]; readonly lines: number[]; readonly first: Map<string, number> }
  >()
  lines.forEach((line, at) => {
    const space = line.indexOf(' ')
    if (space <= 0) throw new Error(`a line of a ledger is a kind and a key, not “${line}”`)
    const kind = line.slice(0, space)
    const key = line.slice(space + 1)
    const entry = byKind.get(kind) ?? { keys: [], lines: [], first: new Map<string, number>() }
    byKind.set(kind, entry)
    if (!entry.first.has(key)) entry.first.set(key, entry.keys.length)
    entry.keys.push(key)
    entry.lines.push(at)
  })
  return {
    lines,
    written: before,
    keys: (kind) => byKind.get(kind)?.keys ?? [],
    numberOf: (kind, key) => {
      const number = byKind.get(kind)?.first.get(key)
      if (number === undefined) throw new Error(`the ledger has no ${kind} ${key}`)
      return number
    },
    lineOf: (kind, number) => {
      const line = byKind.get(kind)?.lines[number]
      if (line === undefined) throw new Error(`the ledger has no ${kind} number ${number}`)
      return line
    },
  }
}

/** Rows by number; undefined where a row is gone. Rows that stand for several things alike come as often. */
export function byNumber<R>(
  ledger: Ledger,
  kind: string,
  rows: readonly R[],
  keyOf: (row: R) => string,
): readonly (R | undefined)[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  return ledger.keys(kind).map((key) => byKey.get(key))
}
