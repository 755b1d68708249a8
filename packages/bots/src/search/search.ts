import { Playout, type Choice, type GameTypes, type Plan } from '@longtable/kernel'
import { PlayoutSearch } from './playout-search.ts'
import { byMean, keyOfLine, newCandidate, ranked, type Candidate } from './candidates.ts'

/** Somebody who asks about a line hears of so many tries. */
const FEWEST = 4

/**
 * Compares whole lines of play in imagined positions. Each round imagines a position anew from what the seat knows, plays
 * every line that is left in it, plays on quickly up to the horizon and evaluates what it finds; the worse half of the
 * lines is left out again and again. Dice and cards are drawn anew each time, so that a line holds the mean over them.
 */
export class Search<G extends GameTypes = GameTypes> extends PlayoutSearch<G> {
  candidates: readonly Candidate[] = []
  /** How many positions were played on, for all lines together. */
  visits = 0
  private readonly seen = new Float64Array(this.engine.seats)

  /** Says something of every line, even where there is only one and nothing to choose. */
  assess(): void {
    this.explains = true
    this.run()
    for (const candidate of this.candidates) {
      while (candidate.visits < FEWEST) this.tryLine(candidate, this.imagined())
    }
  }

  /** What to do. */
  line(): readonly Choice[] {
    return ranked(this.candidates, this.me)[0].line
  }

  /** All lines are played on in the same imagined positions; the worse half is left out again and again. */
  run(): void {
    const lines = this.drawLines()
    this.candidates = lines
    const halvings = log2(lines.length)
    let field = lines
    while (field.length > 1 && this.visits < this.most(lines.length)) {
      const share = halvings * field.length
      for (let round = 0; round < Math.max(1, Math.floor(this.most(lines.length) / share)); round++) {
        if (this.visits >= this.most(lines.length)) break
        const { position } = this.imagined()
        for (const candidate of field) this.tryLine(candidate, new Playout(this.engine, position))
      }
      field = field.toSorted((a, b) => byMean(a, b, this.me)).slice(0, Math.ceil(field.length / 2))
    }
  }

  /** How many positions may be played on, as far as can be said by now. */
  private most(lines: number): number {
    const { nodes, tries = nodes, effort } = this.budget
    const most = Math.min(nodes, tries * lines)
    if (effort === undefined || this.made === 0) return most
    return Math.min(most, Math.floor((effort * this.visits) / this.made))
  }

  /** Where lines are not compared, everything that is offered is a line of one choice: for advice. */
  private drawLines(): Candidate[] {
    if (this.hints.comparesLines?.(this.seat) !== true)
      return this.seat.offered.map((one, i) => this.candidate([one], i))
    const { lines, noise } = this.budget
    const plans = this.hints.plans?.(this.seat)
    const tries = plans === undefined ? lines * 3 : plans.length
    const drawn = new Map<string, Candidate>()
    const { position } = this.imagined()
    for (let i = 0; i < tries && drawn.size < lines; i++) {
      const playout = new Playout(this.engine, position)
      const line =
        plans === undefined ? this.drawLine(playout, i === 0 ? 0 : noise) : this.follow(playout, plans[i])
      const candidate = this.candidate(line, i)
      if (!drawn.has(candidate.key)) drawn.set(candidate.key, candidate)
    }
    return [...drawn.values()]
  }

  private candidate(line: readonly Choice[], n: number): Candidate {
    return newCandidate(keyOfLine(line), line, 1 / (1 + n), this.engine.seats, this.reasons())
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

  private tryLine(candidate: Candidate, playout: Playout<G>): void {
    this.begin()
    const from = this.now(playout)
    if (this.hints.drawsByTick === true) this.drawApart(playout)
    for (const choice of candidate.line) {
      // What a line brings to light may differ here, and with it what comes next.
      if (playout.over || playout.seat !== this.me || !playout.chooseIfOffered(choice)) break
    }
    this.lookAhead(playout, from)
    this.visits++
    this.add(candidate)
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
}

function log2(n: number): number {
  let log = 0
  for (let power = 1; power < n; power *= 2) log++
  return Math.max(1, log)
}
