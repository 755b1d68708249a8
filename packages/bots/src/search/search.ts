import { Playout, type BotSeat, type Choice, type GameTypes, type Guide, type Plan } from '@longtable/kernel'
import type { Engine, Random } from '@longtable/kernel'
import { Judge } from './judge.ts'
import { byMean, keyOf, keyOfLine, newEdge, newNode, ranked, type Edge, type Node } from './tree.ts'

/** How much a level thinks. Everything is counted, nothing is timed: the same on every machine. */
export interface Depth {
  /** Imagined positions that are played on for one question. */
  readonly nodes: number
  /** How far each is played on, by the guide's clock. */
  readonly horizon: number
  /** Where whole lines are tried: how many different ones, and how far from the quick one they stray. */
  readonly lines: number
  readonly noise: number
  /**
   * How often a line is judged, each time a horizon further; what counts is the mean. Near positions tell lines apart with less
   * luck in between, far ones show what the model does not see. One look if nothing is said.
   */
  readonly looks?: number
  /** The most imagined positions for each line: few lines need less to be told apart. */
  readonly tries?: number
  /** About so many choices are made at most in everything that is played on for one question. */
  readonly effort?: number
  /** How much a promising choice is favoured before it was tried often. */
  readonly curiosity: number
  /** With so many visits at a question, about `widening` times their square root of its choices are tried. */
  readonly widening: number
  /** A line goes on with the seat's next choice only if that was tried so often. */
  readonly trust: number
}

/** The most choices that a playout makes beyond the tree: a game that goes in circles is judged as it is. */
const MOST_CHOICES = 2000

/** Somebody who asks about a line hears of so many tries. */
const FEWEST = 4

/** Random numbers that are kept for one choice. */
const STRETCH = 256

/** Random numbers that are kept for one tick of the clock. */
const STRETCH_OF_A_TICK = 64 * STRETCH

/**
 * Information-set tree search. Each round imagines a position anew from what the seat knows, walks down the tree through
 * choices that are offered there, every seat choosing for itself, adds one edge, plays on quickly up to the horizon and
 * judges what it finds. Dice and cards are drawn anew each time, so that an edge holds the mean over them.
 */
export class Search<G extends GameTypes = GameTypes> {
  readonly root: Node
  private readonly engine: Engine<G>
  private readonly judge: Judge<G>
  private readonly found: Float64Array
  private readonly seen: Float64Array
  private readonly parts: Float64Array
  private readonly me: number
  private readonly seat: BotSeat<G>
  private readonly guide: Guide<G>
  private readonly depth: Depth
  private readonly random: Random
  /** By seat: how many choices it has made in this playout. */
  private readonly chosen: Uint32Array
  private tick = -1
  /** Choices that were made in all playouts so far. */
  private made = 0
  /** Does somebody want to hear why? */
  private explains = false
  private readonly path: { node: Node; edge: Edge }[] = []

  constructor(seat: BotSeat<G>, guide: Guide<G>, depth: Depth, random: Random) {
    this.seat = seat
    this.guide = guide
    this.depth = depth
    this.random = random
    this.engine = seat.engine
    this.me = seat.view.viewer
    this.root = newNode(this.me)
    this.judge = new Judge(guide.model)
    this.found = new Float64Array(this.engine.seats)
    this.seen = new Float64Array(this.engine.seats)
    this.parts = new Float64Array(guide.model.terms.length)
    this.chosen = new Uint32Array(this.engine.seats)
  }

  run(): void {
    if (this.guide.sketches?.(this.seat) === true) this.compareLines()
    else for (let i = 0; i < this.depth.nodes; i++) this.descend()
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
      if (best === undefined || best.visits < this.depth.trust) break
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
    const { nodes, tries = nodes, effort } = this.depth
    const most = Math.min(nodes, tries * lines)
    if (effort === undefined || this.made === 0) return most
    return Math.min(most, Math.floor((effort * this.root.visits) / this.made))
  }

  private drawLines(): Edge[] {
    const { lines, noise } = this.depth
    const plans = this.guide.plans?.(this.seat)
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
    while (!playout.over && playout.seat === this.me && this.guide.sketches?.(playout.asked()) === true) {
      for (const choice of this.guide.quick(playout.asked(), this.random, noise)) {
        playout.choose(choice)
        line.push(choice)
        if (playout.drew) return line
      }
    }
    return line
  }

  private tryLine(edge: Edge, playout: Playout<G>): void {
    this.chosen.fill(0)
    this.tick = -1
    const from = this.now(playout)
    if (this.guide.steady !== undefined) this.drawApart(playout)
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
    const { looks = 1 } = this.depth
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
    this.chosen.fill(0)
    this.tick = -1
    const until = this.now(playout) + this.stride()
    const { path } = this
    path.length = 0
    let node: Node | undefined = this.root
    while (node !== undefined && !this.ends(playout, until)) {
      const asked = playout.asked()
      const weights: readonly number[] | undefined = playout.size === 1 ? undefined : this.guide.weigh(asked)
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
      if (playout.size > 1 && this.guide.weigh(playout.asked()) !== undefined) {
        return (edge.next ??= newNode(playout.seat))
      }
      this.quickly(playout)
    }
    return undefined
  }

  private select(node: Node, { offered }: BotSeat<G>, weights: readonly number[]): Edge {
    const { curiosity, widening } = this.depth
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

  // Playing on

  /** A position the seat may be in, in which it is asked. */
  private imagined(): Playout<G> {
    const { engine, seat, me, random, guide } = this
    const position = engine.imagineForPlayout(seat.view, random)
    guide.settle?.(position, seat, random)
    const playout = new Playout(engine, position, true)
    // Of several who decide at once the others decide first; nobody sees it.
    while (!playout.over && playout.seat !== me) this.quickly(playout)
    return playout
  }

  private quickly(playout: Playout<G>): void {
    const { seat } = playout
    this.made++
    if (playout.size === 1) {
      playout.take(playout.at(0))
      return
    }
    this.drawApart(playout)
    for (const choice of this.guide.quick(playout.asked(), this.random, 0)) {
      if (playout.over || playout.seat !== seat) return
      playout.choose(choice)
    }
  }

  /**
   * Each seat's next choice draws numbers of its own, however many were drawn before. So two lines that are compared in
   * the same imagined position meet the same luck as long as the others do the same, and differ by what they do.
   * Where a game has steady streams, each tick of the clock has its numbers instead: the first blow of a turn falls alike, whatever
   * was done before it.
   */
  private drawApart({ seat, position }: Playout<G>): void {
    const { guide, engine, chosen } = this
    const { counters } = position.random
    const { steady } = guide
    if (steady === undefined) {
      counters.fill((chosen[seat]++ * engine.seats + seat + 1) * STRETCH)
      return
    }
    const tick = guide.clock(position.state, engine.env)
    if (tick === this.tick) return
    this.tick = tick
    const from = (tick + 1) * STRETCH_OF_A_TICK
    for (let i = 0; i < counters.length; i++) if (!steady.includes(i)) counters[i] = from
  }

  private now({ position }: Playout<G>): number {
    return this.guide.clock(position.state, this.engine.env)
  }

  /** How far it is to the horizon. */
  private stride(): number {
    return Math.max(this.depth.horizon, this.guide.reach?.(this.seat) ?? 0)
  }

  private ends(playout: Playout<G>, until: number): boolean {
    return playout.over || this.now(playout) >= until
  }

  /** Plays on to the horizon, and finds the chances there. */
  private playOn(playout: Playout<G>, until: number): void {
    for (let i = 0; i < MOST_CHOICES && !this.ends(playout, until); i++) this.quickly(playout)
    const { engine, judge, found } = this
    const { position } = playout
    const result = playout.over ? engine.result(position) : null
    if (result === null) judge.chances(position.state, engine.env, found)
    else {
      found.fill(0)
      const together = this.guide.model.isTogether(engine.env)
      for (const seat of result.winners) found[seat] = together ? 1 : 1 / result.winners.length
    }
    if (this.explains) judge.parts(position.state, engine.env, this.me, this.parts)
  }

  /** How many terms are kept of what a choice comes to. */
  private reasons(): number {
    return this.explains ? this.parts.length : 0
  }

  private add(edge: Edge): void {
    edge.visits++
    for (let i = 0; i < this.found.length; i++) edge.sums[i] += this.found[i]
    if (edge.parts !== undefined) for (let i = 0; i < this.parts.length; i++) edge.parts[i] += this.parts[i]
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
