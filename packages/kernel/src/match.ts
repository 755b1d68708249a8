import { UNREADY, type Engine, type Outcome } from './engine.ts'
import type { Choice } from './menu.ts'
import type { Position } from './position.ts'
import { seedToHex } from './random.ts'
import { readPosition, readSaved, type Barrier, type ReadMatch, type SavedMatch } from './saved.ts'
import type { Json } from './schema.ts'
import type { GameTypes } from './frames.ts'
import type { Told } from './step-context.ts'
import { playerText, refuse, type Text } from './text.ts'
import { beginningOf, takenBack, type Drawn, type Made, type Settled, type TakeBack } from './undo.ts'

/**
 * One line of the log: a choice, several that one gesture stood for, a choice taken back or several at once, or a return
 * to an earlier moment that all agreed to.
 */
export type LogEntry =
  | { readonly seat: number; readonly choice: Choice }
  | { readonly seat: number; readonly gesture: readonly Choice[] }
  | { readonly seat: number; readonly undo: true; readonly times?: number }
  | { readonly rewind: number }

export interface MatchOptions {
  /**
   * Forget what no single seat can take back any more, and keep no log: for a server, which writes the lines down
   * as they come and has many matches open.
   */
  readonly settles?: boolean
}

export interface Restored<G extends GameTypes> {
  readonly match: Match<G>
  /** The rules have changed since: the match goes on from where it was, but nothing can be taken back. */
  readonly differs: boolean
}

/**
 * A match in progress: the position, the log that leads to it, and what can still be taken back. State is a fold
 * over the choices made since the origin; to go back is to make fewer of them again.
 */
export class Match<G extends GameTypes = GameTypes> {
  readonly engine: Engine<G>
  readonly settles: boolean
  /** What happened before the first choice. */
  readonly opening: Told<G['event']>[] = []
  position: Position<G>
  /** All lines since the start; none in a match that settles. */
  readonly log: LogEntry[] = []
  private latest: LogEntry | undefined
  private isWhole: boolean
  /** The position before the first choice that is kept. */
  private origin: Position<G>
  private made: Made[] = []
  /** Who made the choices before the origin, and why the last of them stands. */
  private settled: number[] = []
  private barrier: Barrier | undefined
  private barrierMoment: number | undefined
  /** The position after so many of the choices kept: nobody alone goes back further, so undo begins there. */
  private base: Position<G>
  private baseAt = 0
  private epochs: number
  private gestures = 0

  constructor(engine: Engine<G>, from: readonly number[] | Position<G>, options: MatchOptions = {}) {
    this.engine = engine
    this.settles = options.settles ?? false
    this.isWhole = !this.settles
    this.origin = 'stack' in from ? engine.copy(from) : engine.start(from, this.opening)
    this.base = this.origin
    this.position = engine.copy(this.origin)
    this.epochs = this.origin.random.epoch
  }

  /** Where the match started; or, if it settles, where the choices that are kept started. */
  get start(): Position<G> {
    return this.origin
  }

  /** Does the log lead from the start to here? */
  get isLogged(): boolean {
    return this.isWhole
  }

  /** The line of the log that was written last, also if the log is not kept. */
  get last(): LogEntry | undefined {
    return this.latest
  }

  /** How many choices led here; those taken back do not count. */
  get length(): number {
    return this.settled.length + this.made.length
  }

  get seed(): string {
    return seedToHex(this.position.random.seed)
  }

  /** `moment`: what whoever keeps the match calls the moment before it, for `takeBack`. */
  choose(seat: number, choice: Choice, moment?: number): Outcome<G> {
    const outcome = this.make(seat, choice, undefined, moment)
    this.write({ seat, choice: outcome.choice })
    this.settle()
    return outcome
  }

  /**
   * Makes the choices that one gesture stands for, each through the menu. It stops early where one is not offered,
   * when something was drawn or revealed, or when another seat has to decide; only the first must be possible.
   */
  gesture(seat: number, choices: readonly Choice[], moment?: number): Outcome<G>[] {
    const together = this.gestures++
    const outcomes: Outcome<G>[] = []
    for (const choice of choices) {
      if (outcomes.length > 0 && this.engine.menu(this.position, seat)?.find(choice) === undefined) break
      const outcome = this.make(seat, choice, together, moment)
      outcomes.push(outcome)
      if (outcome.drew || outcome.taught || !this.engine.awaited(this.position).includes(seat)) break
      // Inside a simultaneous step others go on: what reached into it from outside could not be taken back as one.
      if (outcome.choice === UNREADY || outcome.apart !== this.engine.isSimultaneous(this.position)) break
    }
    if (outcomes.length === 0) return outcomes
    this.write({ seat, gesture: outcomes.map(({ choice }) => choice) })
    this.settle()
    return outcomes
  }

  private make(
    seat: number,
    choice: Choice,
    gesture: number | undefined,
    moment: number | undefined,
  ): Outcome<G> {
    const { epoch, counters } = this.position.random
    const random = { epoch, counters: counters.slice() }
    const awaited = this.engine.awaited(this.position)
    const outcome = this.engine.apply(this.position, seat, choice)
    const { apart } = outcome
    // In a simultaneous step the others see of a seat whether it is ready, and nothing else.
    const secret = apart && awaited.includes(seat) && this.engine.awaited(this.position).includes(seat)
    const barrier = outcome.drew ? 'drew' : outcome.taught ? 'revealed' : undefined
    this.made.push({ seat, choice: outcome.choice, random, apart, secret, barrier, gesture, moment })
    return outcome
  }

  private write(entry: LogEntry): void {
    this.latest = entry
    if (!this.settles) this.log.push(entry)
  }

  /** If no seat alone can take the last choice back, nor then any before it: notes that down. */
  private settle(): void {
    const last = this.made.at(-1)
    if (last?.barrier === undefined || last.apart) return
    this.base = this.engine.copy(this.position)
    this.baseAt = this.made.length
    if (!this.settles) return
    for (const { seat } of this.made) this.settled.push(seat)
    this.barrier = last.barrier
    this.barrierMoment = last.moment
    this.origin = this.base
    this.made = []
    this.baseAt = 0
  }

  /** Why this seat cannot take back its last choice, or undefined if it can. */
  whyNoUndo(seat: number): Text | undefined {
    const { steps, why } = takenBack(this.made, this.settlement(), seat, 1)
    return steps.length === 0 ? why : undefined
  }

  /** All that this seat can take back by itself, the last first, and why no more. */
  takeBack(seat: number): TakeBack {
    const { steps, why, moment } = takenBack(this.made, this.settlement(), seat, Number.POSITIVE_INFINITY)
    return { steps, why, moment }
  }

  /** Takes back the seat's last choice, or so many of them at once; what others decided in their own branches stays. */
  undo(seat: number, times = 1): Choice {
    const { steps, why, rest } = takenBack(this.made, this.settlement(), seat, times)
    const taken = steps.at(times - 1)
    if (taken === undefined) refuse(why.key, why.with)
    const differs = rest.findIndex((each, i) => each !== this.made[i])
    this.goBack(differs < 0 ? rest.length : differs)
    for (const { seat: other, choice, gesture, moment } of rest.slice(this.made.length))
      this.make(other, choice, gesture, moment)
    this.write(times === 1 ? { seat, undo: true } : { seat, undo: true, times })
    return taken.choices[0]
  }

  private settlement(): Settled {
    return { seats: this.settled, barrier: this.barrier, moment: this.barrierMoment }
  }

  /** How many choices stood before this seat's last one, or gesture: there players may agree to go back to. */
  lastSeatIndex(seat: number): number | undefined {
    const kept = this.made.findLastIndex((made) => made.seat === seat)
    if (kept >= 0) return this.settled.length + beginningOf(this.made, kept)
    const index = this.settled.lastIndexOf(seat)
    return index < 0 ? undefined : index
  }

  /**
   * Goes back to the position after so many choices, as all have agreed. What was drawn since then comes out
   * differently next time.
   */
  rewind(count: number): void {
    const most = this.length - 1
    if (!Number.isInteger(count) || count < 0 || count > most) refuse('kernel.rewind', { count, most })
    const settled = this.settled.length
    if (count < settled) refuse('kernel.rewindSettled', { count, settled })
    this.epochs++
    this.goBack(count - settled)
    this.write({ rewind: count })
  }

  /** To the position after so many of the choices kept, by making them again. */
  private goBack(count: number): void {
    if (count < this.baseAt) {
      this.base = this.origin
      this.baseAt = 0
    }
    const position = this.engine.copy(this.base)
    for (const { seat, choice, random } of this.made.slice(this.baseAt, count)) {
      setRandom(position, random)
      this.engine.apply(position, seat, choice)
    }
    this.position = position
    this.made = this.made.slice(0, count)
    this.drawAnew()
  }

  /** After a return to an earlier moment nothing leads back to where the draws were foreseen, however far. */
  private drawAnew(): void {
    const { random } = this.position
    if (random.epoch === this.epochs) return
    setRandom(this.position, { epoch: this.epochs, counters: random.counters.map(() => 0) })
  }

  /** Follows one line of a log. */
  follow(entry: LogEntry, moment?: number): Outcome<G> | undefined {
    if ('rewind' in entry) this.rewind(entry.rewind)
    else if ('undo' in entry) this.undo(entry.seat, entry.times)
    else if ('gesture' in entry) return this.repeat(entry.seat, entry.gesture, moment)
    else return this.choose(entry.seat, entry.choice, moment)
    return undefined
  }

  /** A gesture of a log holds only choices that were made, so all of them must be possible again. */
  private repeat(
    seat: number,
    choices: readonly Choice[],
    moment: number | undefined,
  ): Outcome<G> | undefined {
    const outcomes = this.gesture(seat, choices, moment)
    const next = choices[outcomes.length]
    if (next !== undefined)
      refuse('kernel.notOffered', { player: playerText(seat), choice: JSON.stringify(next) })
    return outcomes.at(-1)
  }

  /** The choices that stand, in order; of a match that settles, those that are kept. */
  choices(): { readonly seat: number; readonly choice: Choice }[] {
    return this.made.map(({ seat, choice }) => ({ seat, choice }))
  }

  /** All it takes to go on with the match later, as JSON. */
  save(): SavedMatch {
    const { engine, origin, position, made } = this
    return {
      origin: engine.encode(origin),
      made: made.map(({ seat, choice, random, gesture, moment }) => ({
        seat,
        choice,
        epoch: random.epoch,
        counters: random.counters.slice(),
        gesture: gesture ?? null,
        moment: moment ?? null,
      })),
      settled: this.settled.slice(),
      barrier: this.barrier ?? null,
      barrierMoment: this.barrierMoment ?? null,
      epochs: this.epochs,
      now: made.length === 0 ? null : engine.encode(position),
      hash: engine.hash(position),
    }
  }

  /** Goes on with a match that was saved; its log begins anew. */
  static restore<G extends GameTypes>(engine: Engine<G>, json: Json, options?: MatchOptions): Restored<G> {
    const saved = readSaved(engine, json)
    const match = new Match(engine, saved.origin, options)
    match.takeUp(saved, saved.settled)
    match.barrier = saved.barrier ?? undefined
    match.barrierMoment = saved.barrierMoment ?? undefined
    if (match.makeAgain(saved)) return { match, differs: false }
    const now = saved.made.length === 0 ? saved.origin : readPosition(engine, saved.now, 'now')
    const other = new Match(engine, now, options)
    other.takeUp(saved, [...saved.settled, ...saved.made.map(({ seat }) => seat)])
    return { match: other, differs: true }
  }

  private takeUp({ epochs }: ReadMatch<G>, settled: readonly number[]): void {
    this.isWhole = false
    this.settled = settled.slice()
    this.epochs = Math.max(epochs, this.epochs)
    this.drawAnew()
  }

  /** Makes the choices again that were saved; false if they do not lead to where they led then. */
  private makeAgain({ made, hash }: ReadMatch<G>): boolean {
    this.gestures = made.reduce((most, { gesture }) => Math.max(most, (gesture ?? -1) + 1), 0)
    try {
      for (const { seat, choice, epoch, counters, gesture, moment } of made) {
        setRandom(this.position, { epoch, counters })
        this.make(seat, choice, gesture ?? undefined, moment ?? undefined)
        this.settle()
      }
    } catch {
      // Other rules may refuse a choice, or stumble over what follows from it: the position of then still stands.
      return false
    }
    this.drawAnew()
    return this.engine.hash(this.position) === hash
  }
}

function setRandom<G extends GameTypes>(position: Position<G>, to: Drawn): void {
  const { epoch, counters } = to
  position.random = { seed: position.random.seed, epoch, counters: counters.slice() }
}
