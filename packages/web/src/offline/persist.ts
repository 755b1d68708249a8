/**
 * Whether what is played in this browser stays there: the browser has promised it (`kept`), it stays as long as the
 * device has room (`maybe`), or the browser keeps nothing (`no`).
 */
export type Kept = 'kept' | 'maybe' | 'no'

/** Asks the browser to keep what is played here. Some browsers ask the person, most decide by themselves. */
export async function askToKeep(): Promise<Kept> {
  if (typeof indexedDB === 'undefined') return 'no'
  try {
    // Only at addresses that browsers trust is there anything to ask.
    const storage = navigator.storage as StorageManager | undefined
    if (storage?.persist === undefined) return 'maybe'
    return (await storage.persisted()) || (await storage.persist()) ? 'kept' : 'maybe'
  } catch {
    return 'maybe'
  }
}
