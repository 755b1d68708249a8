/** The longest name that a server takes. */
export const LONGEST_NAME = 40

const KEY = 'longtable.names.'

/**
 * What the people at one screen are called in a match: one name for each seat, empty for seats that have none of their
 * own (bots, and whoever gave none).
 */
export function namesFor(match: string): string[] | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY + match) ?? 'null') as unknown
    return Array.isArray(kept) && kept.every((name) => typeof name === 'string') ? kept : undefined
  } catch {
    return undefined
  }
}

export function keepNames(match: string, names: readonly string[]): void {
  try {
    localStorage.setItem(KEY + match, JSON.stringify(names))
  } catch {
    // Where nothing can be kept, the seats are numbered.
  }
}

export function dropNames(match: string): void {
  try {
    localStorage.removeItem(KEY + match)
  } catch {
    // Then there was nothing to drop.
  }
}
