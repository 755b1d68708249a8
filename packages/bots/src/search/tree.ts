import type { Choice } from '@longtable/kernel'

/** Something that was tried from a node: one choice, or a whole line of them. */
export interface Edge {
  readonly key: string
  readonly line: readonly Choice[]
  readonly weight: number
  visits: number
  /** By seat: the chances found below, added up. */
  readonly sums: Float64Array
  /** What each term of the evaluation became for the searching seat, added up; at the root only. */
  readonly parts: Float64Array | undefined
  next: Node | undefined
}

/** A question that was met in the tree. Which choices it has may differ from one imagined position to the next. */
export interface Node {
  readonly seat: number
  visits: number
  readonly edges: Map<string, Edge>
}

export function newNode(seat: number): Node {
  return { seat, visits: 0, edges: new Map() }
}

export function newEdge(
  key: string,
  line: readonly Choice[],
  weight: number,
  seats: number,
  terms = 0,
): Edge {
  return {
    key,
    line,
    weight,
    visits: 0,
    sums: new Float64Array(seats),
    parts: terms > 0 ? new Float64Array(terms) : undefined,
    next: undefined,
  }
}

const keys = new WeakMap<Choice, string>()

/** Choices come from tables, so the key of each is made once. */
export function keyOf(choice: Choice): string {
  const known = keys.get(choice)
  if (known !== undefined) return known
  const key = JSON.stringify(choice)
  keys.set(choice, key)
  return key
}

export function keyOfLine(line: readonly Choice[]): string {
  return line.length === 1 ? keyOf(line[0]) : line.map(keyOf).join()
}

/** Most visited first, then by what was found, then what looked best before: the same on every machine. */
export function ranked(node: Node): Edge[] {
  return [...node.edges.values()].sort((a, b) => b.visits - a.visits || byMean(a, b, node.seat))
}

export function byMean(a: Edge, b: Edge, seat: number): number {
  return b.sums[seat] * a.visits - a.sums[seat] * b.visits || b.weight - a.weight || (a.key < b.key ? -1 : 1)
}
