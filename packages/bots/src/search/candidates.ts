import type { Choice } from '@longtable/kernel'

/** A line that is tried out: what a seat could do, and what was found at the end of it. */
export interface Candidate {
  readonly key: string
  readonly line: readonly Choice[]
  /** How promising it looked before it was tried: decides between equals. */
  readonly prior: number
  visits: number
  /** By seat: the chances that were found, added up. */
  readonly sums: Float64Array
  /** What each term of the evaluation became for the searching seat, added up; only where somebody wants to hear why. */
  readonly terms: Float64Array | undefined
}

export function newCandidate(
  key: string,
  line: readonly Choice[],
  prior: number,
  seats: number,
  terms: number,
): Candidate {
  return {
    key,
    line,
    prior,
    visits: 0,
    sums: new Float64Array(seats),
    terms: terms > 0 ? new Float64Array(terms) : undefined,
  }
}

export function keyOfLine(line: readonly Choice[]): string {
  return line.map((choice) => JSON.stringify(choice)).join()
}

/** Most visited first, then by what was found, then what looked best before: the same on every machine. */
export function ranked(candidates: readonly Candidate[], seat: number): Candidate[] {
  return candidates.toSorted((a, b) => b.visits - a.visits || byMean(a, b, seat))
}

export function byMean(a: Candidate, b: Candidate, seat: number): number {
  return b.sums[seat] * a.visits - a.sums[seat] * b.visits || b.prior - a.prior || (a.key < b.key ? -1 : 1)
}
