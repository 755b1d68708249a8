const SOON = 500
const notes = new Map<string, number>()

/** The last update that somebody saw at a table, so that they can be told what happened since. */
function keyOf(match: string, seat: number | null): string {
  return `longtable.seen.${match}.${seat ?? 'watching'}`
}

export function lastSeen(match: string, seat: number | null): number | undefined {
  const noted = notes.get(keyOf(match, seat))
  if (noted !== undefined) return noted
  try {
    const kept = localStorage.getItem(keyOf(match, seat))
    return kept === null || !/^\d+$/.test(kept) ? undefined : Number(kept)
  } catch {
    return undefined
  }
}

function write(): void {
  for (const [key, at] of notes) {
    try {
      localStorage.setItem(key, String(at))
    } catch {
      // Then the next visit tells nothing about the time between.
    }
  }
  notes.clear()
}

/** Written down when there is time for it, and at the latest when the page is left. */
export function noteSeen(match: string, seat: number | null, at: number): void {
  if (notes.size === 0) setTimeout(write, SOON)
  notes.set(keyOf(match, seat), at)
}

addEventListener('pagehide', write)
