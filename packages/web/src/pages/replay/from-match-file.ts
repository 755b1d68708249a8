import {
  itemAt,
  openMatch,
  playerText,
  refuse,
  UserError,
  text,
  type Choice,
  type Engine,
  type Game,
  type GameEvent,
  type LogEntry,
  type Match,
  type MatchFile,
  type Position,
  type Text,
  type Told,
} from '@longtable/kernel'
import { agreedBack, Timeline, takenBackBy, type Back, type TimelineSource } from './timeline.ts'

/** So many positions are kept; those between two of them are played again when they are looked at. */
const MOST_KEPT = 2000

/** Plays the match of a file again; after each line it gives how many have been played. */
export function* buildingTimeline(
  game: Game,
  file: MatchFile,
  mostKept = MOST_KEPT,
): Generator<number, Timeline> {
  const match = openMatch(game, file)
  const recorded = new RecordedMatch(match, file.log, mostKept)
  const marks = new Map(file.marks.map(({ at, hash }) => [at, hash]))
  const differs = (at: number): boolean => {
    const hash = marks.get(at)
    return hash !== undefined && hash !== match.engine.hash(match.position)
  }
  let trouble = differs(0) ? text('server.notSame', { line: 0 }) : undefined
  for (let at = 1; at <= file.log.length && trouble === undefined; at++) {
    try {
      const told = followed(match, itemAt(file.log, at - 1))
      if (differs(at)) trouble = text('server.notSame', { line: at })
      else recorded.add(match, told)
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      trouble = text('server.notReplayed', { line: at, reason: error.text })
    }
    yield at
  }
  return new Timeline(recorded.source(file.seats, trouble))
}

/** Plays it again at once. */
export function timelineOfFile(game: Game, file: MatchFile, mostKept?: number): Timeline {
  const playing = buildingTimeline(game, file, mostKept)
  for (;;) {
    const { done, value } = playing.next()
    if (done === true) return value
  }
}

/** Follows a line of the log, and gives what was told. */
function followed(match: Match, entry: LogEntry): readonly Told<GameEvent>[] {
  if (!('gesture' in entry)) return match.follow(entry)?.events ?? []
  const outcomes = match.gesture(entry.seat, entry.gesture)
  const next = entry.gesture[outcomes.length]
  if (next !== undefined)
    refuse('kernel.notOffered', { player: playerText(entry.seat), choice: JSON.stringify(next) })
  return outcomes.flatMap(({ events }) => events)
}

function choicesIn(entry: LogEntry): readonly Choice[] {
  if ('gesture' in entry) return entry.gesture
  return 'choice' in entry ? [entry.choice] : []
}

function isBack(entry: LogEntry): boolean {
  return 'undo' in entry || 'rewind' in entry
}

/** What is written down of a match while it is played again. */
class RecordedMatch {
  readonly #engine: Engine
  readonly #log: readonly LogEntry[]
  readonly #every: number
  readonly #kept = new Map<number, Position>()
  readonly #told: (readonly Told<GameEvent>[])[]
  readonly #standing = new Standing()

  constructor(match: Match, log: readonly LogEntry[], mostKept: number) {
    this.#engine = match.engine
    this.#log = log
    this.#every = Math.max(1, Math.ceil(log.length / mostKept))
    this.#told = [match.opening]
    this.#keep(match)
  }

  /** Writes down the moment that the next line led to. */
  add(match: Match, told: readonly Told<GameEvent>[]): void {
    const at = this.#told.push(told) - 1
    const entry = itemAt(this.#log, at - 1)
    this.#standing.note(at, entry, match.length)
    // What follows on a return cannot be reached by making choices.
    if (at % this.#every === 0 || isBack(entry)) this.#keep(match)
  }

  #keep(match: Match): void {
    this.#kept.set(this.#told.length - 1, this.#engine.copy(match.position))
  }

  #position(at: number): Position {
    const known = this.#kept.get(at)
    if (known !== undefined) return known
    const position = this.#engine.copy(this.#position(this.#keptBefore(at)))
    for (const entry of this.#log.slice(this.#keptBefore(at), at)) {
      const seat = 'seat' in entry ? entry.seat : -1
      for (const choice of choicesIn(entry)) this.#engine.apply(position, seat, choice)
    }
    return position
  }

  #keptBefore(at: number): number {
    let before = at - 1
    while (!this.#kept.has(before)) before--
    return before
  }

  source(names: readonly string[], trouble: Text | undefined): TimelineSource {
    const engine = this.#engine
    return {
      engine,
      names,
      trouble,
      viewers: Array.from({ length: engine.seats + 1 }, (_, viewer) => viewer),
      length: this.#told.length,
      view: (at, viewer) => engine.view(this.#position(at), viewer),
      events: (at, viewer) => engine.eventsFor(itemAt(this.#told, at), viewer),
      back: (at) => (at === 0 ? undefined : backOf(itemAt(this.#log, at - 1))),
      isTakenBack: (at) => this.#standing.takenBack.has(at),
    }
  }
}

function backOf(entry: LogEntry): Back | undefined {
  if ('rewind' in entry) return agreedBack
  return 'undo' in entry ? takenBackBy(entry.seat) : undefined
}

interface MadeIn {
  readonly line: number
  readonly seat: number
}

/** Which lines of the log stand, and which were taken back. */
class Standing {
  readonly takenBack = new Set<number>()
  /** The line of each choice that stands, and whose it was. */
  #made: MadeIn[] = []

  /** After a line, `length` choices stand. */
  note(line: number, entry: LogEntry, length: number): void {
    if ('rewind' in entry) this.#leave(this.#made.slice(0, length))
    else if ('undo' in entry) this.#leave(this.#without(entry.seat, entry.times ?? 1, length))
    else {
      const { seat } = entry
      while (this.#made.length < length) this.#made.push({ line, seat })
    }
  }

  /** A seat takes back its last lines: those alone, or all that followed on them too. */
  #without(seat: number, times: number, length: number): MadeIn[] {
    const own = this.#made.filter((made) => made.seat === seat).map(({ line }) => line)
    const last = new Set([...new Set(own)].slice(-times))
    const others = this.#made.filter(({ line }) => !last.has(line))
    return others.length === length ? others : this.#made.slice(0, length)
  }

  #leave(made: MadeIn[]): void {
    const standing = new Set(made.map(({ line }) => line))
    for (const { line } of this.#made) if (!standing.has(line)) this.takenBack.add(line)
    this.#made = made
  }
}

/** A match to go on with from a moment of another: one seat for whoever asks, and bots at all others. */
export function cutFile(file: MatchFile, at: number, seat: number, bot: string): MatchFile {
  return {
    ...file,
    seats: file.seats.map((_, each) => (each === seat ? '' : bot)),
    log: file.log.slice(0, at),
    marks: file.marks.filter((mark) => mark.at <= at),
  }
}
