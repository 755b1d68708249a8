import { letChoose } from '@longtable/bots'
import {
  Match,
  openMatch,
  Random,
  Recorder,
  seedFrom,
  type BotPlayer,
  type Choice,
  type Engine,
  type GameEvent,
  type GameTypes,
  type LogEntry,
  type MatchFile,
  type Outcome,
  type Told,
} from '@longtable/kernel'
import type { Entry } from '../house.ts'

/** Who sits where. */
export type Sitter =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: BotPlayer }

interface Happened {
  readonly seat: number
  /** Choices made by one gesture have the same number, and are taken back together. */
  readonly gesture: number
  readonly events: readonly Told<GameEvent>[]
}

/** A match at the table: who plays it, what happened, and who has been told of it. */
export class Session {
  readonly entry: Entry
  readonly match: Match
  readonly sitters: readonly Sitter[]
  private readonly recorder: Recorder<GameTypes>
  private readonly history: Happened[] = []
  /** How much of the history each viewer has been told. */
  private readonly told = new Map<number, number>()
  private gestures = 0

  constructor(entry: Entry, match: Match, sitters: readonly Sitter[], fromStart = true) {
    this.entry = entry
    this.match = match
    this.sitters = sitters
    const names = sitters.map((sitter) => (sitter.kind === 'bot' ? sitter.bot.id : sitter.name))
    this.recorder = new Recorder(match, names, fromStart)
  }

  /** A match from its file, with all that happened in it. Everybody has been told of it already. */
  static resumed(entry: Entry, file: MatchFile, sitters: readonly Sitter[]): Session {
    const session = new Session(entry, openMatch(entry.game, file), sitters, file.start === undefined)
    for (const line of file.log) session.follow(line)
    for (let viewer = 0; viewer <= sitters.length; viewer++) session.told.set(viewer, session.history.length)
    return session
  }

  private follow(line: LogEntry): void {
    const outcome = this.match.follow(line)
    this.recorder.note()
    if ('rewind' in line) this.history.length = line.rewind
    else if (outcome === undefined) this.forgetLast(line.seat)
    else this.history.push({ seat: line.seat, gesture: ++this.gestures, events: outcome.events })
  }

  get engine(): Engine {
    return this.match.engine
  }

  get over(): boolean {
    return this.engine.over(this.match.position)
  }

  /** The seats of persons. */
  get persons(): readonly number[] {
    return this.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  }

  /** The person to be asked next: whoever sits there already, if that seat is awaited. */
  nextPerson(sitting: number | undefined): number | undefined {
    const awaited = this.engine.awaited(this.match.position).filter((seat) => this.persons.includes(seat))
    return sitting !== undefined && awaited.includes(sitting) ? sitting : awaited[0]
  }

  /** Bots choose until a person alone is awaited or the game is over. */
  letBotsChoose(): void {
    while (!this.over) {
      const awaited = this.engine.awaited(this.match.position)
      const seat = awaited.find((each) => this.sitters[each].kind === 'bot')
      const sitter = seat === undefined ? undefined : this.sitters[seat]
      if (seat === undefined || sitter?.kind !== 'bot') return
      // Drawn from the match and the moment, so that a match that is resumed goes on as it would have.
      const chance = new Random(seedFrom(`${this.match.seed}/bots/${this.match.log.length}`))
      const choice = letChoose(sitter.bot, this.engine, this.match.position, seat, chance)
      this.choose(seat, choice, ++this.gestures)
    }
  }

  private choose(seat: number, choice: Choice, gesture: number): Outcome {
    const outcome = this.match.choose(seat, choice)
    this.recorder.note()
    this.history.push({ seat, gesture, events: outcome.events })
    return outcome
  }

  /**
   * One gesture of a person: a choice, or the choices of a shortcut, which stops at news and at another's decision.
   */
  gesture(seat: number, choices: readonly Choice[]): void {
    const gesture = ++this.gestures
    for (const choice of choices) {
      const menu = this.engine.menu(this.match.position, seat)
      if (this.over || menu === null || menu.find(choice) === undefined) return
      const { drew, taught } = this.choose(seat, choice, gesture)
      if (drew || taught) return
    }
  }

  /** Takes a seat's last gesture back, or refuses. */
  undo(seat: number): void {
    const gesture = this.lastOf(seat)?.gesture
    do {
      this.match.undo(seat)
      this.recorder.note()
      this.forgetLast(seat)
    } while (this.lastOf(seat)?.gesture === gesture && this.match.whyNoUndo(seat) === undefined)
  }

  private lastOf(seat: number): Happened | undefined {
    return this.history.findLast((each) => each.seat === seat)
  }

  private forgetLast(seat: number): void {
    const index = this.history.findLastIndex((each) => each.seat === seat)
    this.history.splice(index, 1)
    for (const [viewer, count] of this.told) if (count > index) this.told.set(viewer, count - 1)
  }

  /** What this viewer has not been told yet, in words. Seen by it alone: the rest is nobody else's business. */
  news(viewer: number, say: (event: GameEvent) => string | undefined): string[] {
    const fresh = this.history.slice(this.told.get(viewer) ?? 0)
    this.told.set(viewer, this.history.length)
    return this.words(fresh, viewer, say)
  }

  /** All that this viewer has seen happen. */
  log(viewer: number, say: (event: GameEvent) => string | undefined): string[] {
    return this.words(this.history, viewer, say)
  }

  private words(
    happened: readonly Happened[],
    viewer: number,
    say: (event: GameEvent) => string | undefined,
  ): string[] {
    return happened
      .flatMap(({ events }) => this.engine.eventsFor(events, viewer))
      .map(say)
      .filter((line) => line !== undefined)
  }

  /** The match as it is kept: saving often leaves no more marks in it than saving once. */
  file(): MatchFile {
    const file = this.recorder.file()
    return { ...file, marks: file.marks.filter(({ at }, i) => at % MARKED === 0 || i === file.marks.length - 1) }
  }
}

/** A mark every so many lines is enough to find a difference. */
const MARKED = 25
