import type { Messages } from '@longtable/kernel'

/** The messages of all parts as one tree: parts share topics and names; of two sentences for one key the first counts. */
export function mergedMessages(parts: readonly Messages[]): Messages {
  const out: Record<string, string | Messages> = {}
  for (const part of parts) {
    for (const [key, value] of Object.entries(part)) {
      const there = out[key]
      if (there === undefined) out[key] = value
      else if (typeof there !== 'string' && typeof value !== 'string')
        out[key] = mergedMessages([there, value])
    }
  }
  return out
}
