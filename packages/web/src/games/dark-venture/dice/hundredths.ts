const WHOLE = 1000

/** Hundredths; what may happen is never 0, and what may fail never 100. */
export function hundredths(perMille: number): number {
  if (perMille <= 0 || perMille >= WHOLE) return perMille <= 0 ? 0 : 100
  return Math.min(99, Math.max(1, Math.round(perMille / 10)))
}
