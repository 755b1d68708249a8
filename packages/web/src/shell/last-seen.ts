/** The last update that somebody saw at a table, so that they can be told what happened since. */
function keyOf(match: string, seat: number | null): string {
  return `longtable.seen.${match}.${seat ?? 'watching'}`
}

export function lastSeen(match: string, seat: number | null): number | undefined {
  try {
    const kept = localStorage.getItem(keyOf(match, seat))
    return kept === null || !/^\d+$/.test(kept) ? undefined : Number(kept)
  } catch {
    return undefined
  }
}

export function noteSeen(match: string, seat: number | null, at: number): void {
  try {
    localStorage.setItem(keyOf(match, seat), String(at))
  } catch {
    // Then the next visit tells nothing about the time between.
  }
}
