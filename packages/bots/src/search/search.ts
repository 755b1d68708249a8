import { Playout, type BotSeat, type Choice, type GameTypes, type Plan } from '@longtable/kernel'
import { PlayoutSearch } from './playout-search.ts'
import { byMean, keyOf, keyOfLine, newEdge, newNode, ranked, type Edge, type Node } from './tree.ts'

/** Somebody who asks about a line hears of so many tries. */
const FEWEST = 4

/**
 * Information-set tree search. Each round imagines a position anew from what the seat knows, walks down the tree through
 * choices that are offered there, every seat choosing for itself, adds one edge, plays on quickly up to the horizon and
 * judges what it finds. Dice and cards are drawn anew each time, so that an edge holds the mean over them.
 */
export class Search<G extends GameTypes = GameTypes> extends PlayoutSearch<G> {
  readonly root = newNode(this.me)
  private readonly seen = new Float64Array(this.engine.seats)
  private readonly path: { node: Node; edge: Edge }[] = []

  run(): void {
    if (this.hints.comparesLines?.(this.seat) === true) this.compareLines()
    else for (let i = 0; i < this.budget.nodes; i++) this.descend()
  }

  /** Says something of every line, even where there is only one and nothing to choose. */
  assess(): void {
    this.explains = true
    this.run()
    for (const edge of this.root.edges.values()) {
      while (edge.visits < FEWEST) this.tryLine(edge, this.imagined())
    }
  }

  /** What to do, thought through as far as the tree is sure. */
  line(): readonly Choice[] {
    const [first] = ranked(this.root)
    const line = [...first.line]
    for (let node = first.next; node !== undefined && node.seat === this.me;) {
      const [best] = ranked(node)
      if (best === undefined || best.visits < this.budget.trust) break
      line.push(...best.line)
      node = best.next
    }
    return line
  }

  // Whole lines

  /** All lines are played on in the same imagined positions; the worse half is left out again and again. */
  private compareLines(): void {
    const lines = this.drawLines()
    for (const edge of lines) this.root.edges.set(edge.key, edge)
    const halvings = log2(lines.length)
    let field = lines
    while (field.length > 1 && this.root.visits < this.most(lines.length)) {
      const share = halvings * field.length
      for (let round = 0; round < Math.max(1, Math.floor(this.most(lines.length) / share)); round++) {
        if (this.root.visits >= this.most(lines.length)) break
        const { position } = this.imagined()
        for (const edge of field) this.tryLine(edge, new Playout(this.engine, position))
      }
      field = field.toSorted((a, b) => byMean(a, b, this.me)).slice(0, Math.ceil(field.length / 2))
    }
  }

  /** How many positions may be played on, as far as can be said by now. */
  private most(lines: number): number {
    const { nodes, tries = nodes, effort } = this.budget
    const most = Math.min(nodes, tries * lines)
    if (effort === undefined || this.made === 0) return most
    return Math.min(most, Math.floor((effort * this.root.visits) / this.made))
  }

  private drawLines(): Edge[] {
    const { lines, noise } = this.budget
    const plans = this.hints.plans?.(this.seat)
    const tries = plans === undefined ? lines * 3 : plans.length
    const drawn = new Map<string, Edge>()
    const { position } = this.imagined()
    for (let i = 0; i < tries && drawn.size < lines; i++) {
      const playout = new Playout(this.engine, position)
      const line =
        plans === undefined ? this.drawLine(playout, i === 0 ? 0 : noise) : this.follow(playout, plans[i])
      const key = keyOfLine(line)
      if (!drawn.has(key)) drawn.set(key, newEdge(key, line, 1 / (1 + i), this.engine.seats, this.reasons()))
    }
    return [...drawn.values()]
  }

  /** A plan as far as it goes before something new becomes known. */
  private follow(playout: Playout<G>, plan: Plan<G>): Choice[] {
    const line: Choice[] = []
    while (!playout.over && playout.seat === this.me) {
      const choice = plan(playout.asked(), line.length)
      if (choice === undefined) break
      playout.choose(choice)
      line.push(choice)
      if (playout.drew) break
    }
    return line
  }

  /** What the seat would do quickly, up to the end of its part or to somebody else's question. */
  private drawLine(playout: Playout<G>, noise: number): Choice[] {
    const line: Choice[] = []
    while (
      !playout.over &&
      playout.seat === this.me &&
      this.hints.comparesLines?.(playout.asked()) === true
    ) {
      for (const choice of this.hints.quick(playout.asked(), this.random, noise)) {
        playout.choose(choice)
        line.push(choice)
        if (playout.drew) return line
      }
    }
    return line
  }

  private tryLine(edge: Edge, playout: Playout<G>): void {
    this.begin()
    const from = this.now(playout)
    if (this.hints.drawsByTick === true) this.drawApart(playout)
    for (const choice of edge.line) {
      // What a line brings to light may differ here, and with it what comes next.
      if (playout.over || playout.seat !== this.me || !playout.chooseIfOffered(choice)) break
    }
    this.lookAhead(playout, from)
    this.root.visits++
    this.add(edge)
  }

  /** Plays on from horizon to horizon, and finds the mean of the chances there. */
  private lookAhead(playout: Playout<G>, from: number): void {
    const { looks = 1 } = this.budget
    const { found, seen } = this
    const stride = this.stride()
    seen.fill(0)
    for (let look = 1; look <= looks; look++) {
      // What a game came to is what every later look would find.
      if (look === 1 || !playout.over) this.playOn(playout, from + look * stride)
      for (let seat = 0; seat < seen.length; seat++) seen[seat] += found[seat]
    }
    for (let seat = 0; seat < seen.length; seat++) found[seat] = seen[seat] / looks
  }

  // The tree

  private descend(): void {
    const playout = this.imagined()
    this.begin()
    const until = this.now(playout) + this.stride()
    const { path } = this
    path.length = 0
    let node: Node | undefined = this.root
    while (node !== undefined && !this.ends(playout, until)) {
      const asked = playout.asked()
      const weights: readonly number[] | undefined = playout.size === 1 ? undefined : this.hints.weigh(asked)
      if (weights === undefined && node !== this.root) {
        this.quickly(playout)
        continue
      }
      // The tree has no node for a question that another imagined position asks of somebody else.
      if (node.seat !== playout.seat) break
      const edge = this.select(node, asked, weights ?? even(asked.offered.length))
      path.push({ node, edge })
      const isNew: boolean = edge.visits === 0
      playout.choose(edge.line[0])
      if (isNew) break
      node = this.nextNode(edge, playout, until)
    }
    this.playOn(playout, until)
    for (const step of path) {
      step.node.visits++
      this.add(step.edge)
    }
  }

  /** The node below an edge; what needs no thought is done on the way. */
  private nextNode(edge: Edge, playout: Playout<G>, until: number): Node | undefined {
    while (!this.ends(playout, until)) {
      if (playout.size > 1 && this.hints.weigh(playout.asked()) !== undefined) {
        return (edge.next ??= newNode(playout.seat))
      }
      this.quickly(playout)
    }
    return undefined
  }

  private select(node: Node, { offered }: BotSeat<G>, weights: readonly number[]): Edge {
    const { curiosity, widening } = this.budget
    const width = Math.min(offered.length, 1 + Math.floor(widening * Math.sqrt(node.visits)))
    const order = heaviest(weights, width)
    const root = Math.sqrt(node.visits + 1)
    const doubt = this.meanOf(node)
    let best: Edge | undefined
    let index = order[0]
    let most = -Infinity
    for (const i of order) {
      const edge = node.edges.get(keyOf(offered[i]))
      const visits = edge?.visits ?? 0
      const value = visits === 0 || edge === undefined ? doubt : edge.sums[node.seat] / visits
      const score = value + (curiosity * weights[i] * root) / (1 + visits)
      if (score <= most) continue
      most = score
      best = edge
      index = i
    }
    if (best !== undefined) return best
    const key = keyOf(offered[index])
    const terms = node === this.root ? this.reasons() : 0
    const edge = newEdge(key, [offered[index]], weights[index], this.engine.seats, terms)
    node.edges.set(key, edge)
    return edge
  }

  /** What was found below a node on the whole: an untried choice is thought to be as good. */
  private meanOf(node: Node): number {
    let sum = 0
    let visits = 0
    for (const edge of node.edges.values()) {
      sum += edge.sums[node.seat]
      visits += edge.visits
    }
    return visits === 0 ? 0.5 : sum / visits
  }
}

function even(size: number): number[] {
  return Array.from({ length: size }, () => 1 / size)
}

/** The places of the greatest weights, greatest first; of equals the first. */
function heaviest(weights: readonly number[], width: number): readonly number[] {
  const order = weights.map((_, i) => i).sort((a, b) => weights[b] - weights[a] || a - b)
  return width < order.length ? order.slice(0, width) : order
}

function log2(n: number): number {
  let log = 0
  for (let power = 1; power < n; power *= 2) log++
  return Math.max(1, log)
}
