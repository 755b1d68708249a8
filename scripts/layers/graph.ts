/** Arrows by where they begin. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

export function graphOf(nodes: Iterable<string>, arrows: Iterable<readonly [string, string]>): Graph {
  const graph = new Map([...nodes].map((node) => [node, new Set<string>()]))
  for (const [from, to] of arrows) if (from !== to && graph.has(to)) graph.get(from)?.add(to)
  return graph
}

/** A shortest way round for each knot: nodes that reach each other (strongly connected components, by Tarjan). */
export function cyclesIn(graph: Graph): string[][] {
  return knotsIn(graph).map((knot) => shortestCycle(graph, knot))
}

function knotsIn(graph: Graph): string[][] {
  const number = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const onStack = new Set<string>()
  const knots: string[][] = []
  const visit = (node: string): void => {
    const own = number.size
    number.set(node, own)
    lowest.set(node, own)
    stack.push(node)
    onStack.add(node)
    for (const next of graph.get(node) ?? []) {
      if (!number.has(next)) visit(next)
      else if (!onStack.has(next)) continue
      lowest.set(node, Math.min(lowest.get(node) ?? own, lowest.get(next) ?? own))
    }
    if (lowest.get(node) !== own) return
    const knot = stack.splice(stack.indexOf(node))
    for (const each of knot) onStack.delete(each)
    if (knot.length > 1) knots.push(knot.toSorted())
  }
  for (const node of graph.keys()) if (!number.has(node)) visit(node)
  return knots
}

function shortestCycle(graph: Graph, knot: readonly string[]): string[] {
  const within = new Set(knot)
  let best: string[] | undefined
  for (const start of knot) {
    const before = new Map<string, string>()
    const queue = [start]
    for (let node = queue.shift(); node !== undefined && !before.has(start); node = queue.shift()) {
      for (const next of graph.get(node) ?? []) {
        if (!within.has(next) || before.has(next)) continue
        before.set(next, node)
        queue.push(next)
      }
    }
    const way: string[] = []
    for (let at = before.get(start); at !== undefined && at !== start; at = before.get(at)) way.unshift(at)
    const cycle = [start, ...way]
    if (best === undefined || cycle.length < best.length) best = cycle
  }
  return best ?? []
}

/** Without the arrows that others imply; the same if it has cycles. */
export function reduced(graph: Graph): Graph {
  if (knotsIn(graph).length > 0) return graph
  const reach = new Map<string, ReadonlySet<string>>()
  const reachOf = (node: string): ReadonlySet<string> => {
    const known = reach.get(node)
    if (known !== undefined) return known
    const all = new Set<string>()
    for (const next of graph.get(node) ?? []) for (const far of [next, ...reachOf(next)]) all.add(far)
    reach.set(node, all)
    return all
  }
  return new Map(
    [...graph].map(([node, nexts]) => [
      node,
      new Set([...nexts].filter((next) => ![...nexts].some((other) => reachOf(other).has(next)))),
    ]),
  )
}
