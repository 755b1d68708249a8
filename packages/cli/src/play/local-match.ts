import { botSeat, BotRunner } from '@longtable/bots'
import {
  itemAt,
  type Match,
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
import type { CliGameEntry } from '../games/game-entry.ts'

/** Who sits where. */
export type LocalPlayer =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: BotPlayer }

/** What one gesture led to: a choice, or the choices of a shortcut. */
interface Happened {
  readonly seat: number
  readonly choices: number
  readonly events: readonly Told<GameEvent>[]
}

/** A match at the table: who plays it, what happened, and who has been told of it. */
export class LocalMatch {
  readonly entry: CliGameEntry
  readonly match: Match
  readonly players: readonly LocalPlayer[]
  private readonly recorder: Recorder<GameTypes>
  private readonly history: Happened[]
  /** What the bots have thought through. */
  private runner = new BotRunner()
  /** How much of the history each viewer has been told. */
  private readonly told = new Map<number, number>()

  constructor(entry: CliGameEntry, match: Match, players: readonly LocalPlayer[], fromStart = true) {
    this.entry = entry
    this.match = match
    this.players = players
    this.history = [{ seat: NOBODY, choices: 0, events: match.opening }]
    const names = players.map((player) => (player.kind === 'bot' ? player.bot.id : player.name))
    this.recorder = new Recorder(match, names, fromStart)
  }

  /** A match from its file, with all that happened in it. Everybody has been told of it already. */
  static resumed(entry: CliGameEntry, file: MatchFile, players: readonly LocalPlayer[]): LocalMatch {
    const resumed = new LocalMatch(entry, openMatch(entry.game, file), players, file.start === undefined)
    for (const line of file.log) resumed.follow(line)
    for (let viewer = 0; viewer <= players.length; viewer++) resumed.catchUp(viewer)
    return resumed
  }

  private follow(line: LogEntry): void {
    if ('gesture' in line) this.gesture(line.seat, line.gesture)
    else if ('choice' in line) this.choose(line.seat, line.choice)
    else if ('undo' in line) for (let n = 0; n < (line.times ?? 1); n++) this.undo(line.seat)
    else this.rewind(line.rewind)
  }

  private rewind(count: number): void {
    this.match.rewind(count)
    this.recorder.note()
    this.runner = new BotRunner()
    const made = (): number => this.history.reduce((sum, { choices }) => sum + choices, 0)
    while (made() > count) this.history.pop()
  }

  get engine(): Engine {
    return this.match.engine
  }

  get over(): boolean {
    return this.engine.over(this.match.position)
  }

  /** The seats of persons. */
  get persons(): readonly number[] {
    return this.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  }

  /** The person to be asked next: whoever sits there already, if that seat is awaited. */
  nextPerson(current: number | undefined): number | undefined {
    const awaited = this.engine.awaited(this.match.position).filter((seat) => this.persons.includes(seat))
    return current !== undefined && awaited.includes(current) ? current : awaited[0]
  }

  /** Bots choose until a person alone is awaited or the game is over. */
  letBotsChoose(): void {
    while (!this.over) {
      const awaited = this.engine.awaited(this.match.position)
      const seat = awaited.find((each) => itemAt(this.players, each).kind === 'bot')
      const player = seat === undefined ? undefined : itemAt(this.players, seat)
      if (seat === undefined || player?.kind !== 'bot') return
      const asked = botSeat(this.engine, this.match.position, seat)
      if (asked === undefined) throw new Error(`nothing is asked of seat ${seat}`)
      // Drawn from the match and the moment, so that a match that is resumed goes on as it would have.
      const chance = new Random(seedFrom(`${this.match.seed}/bots/${this.match.log.length}`))
      this.choose(seat, this.runner.choose(player.bot, asked, chance))
    }
  }

  choose(seat: number, choice: Choice): void {
    this.happened(seat, [this.match.choose(seat, choice)])
  }

  /** The choices of a shortcut, which stops at news and at another's decision, and is taken back as one. */
  gesture(seat: number, choices: readonly Choice[]): void {
    this.happened(seat, this.match.gesture(seat, choices))
  }

  private happened(seat: number, outcomes: readonly Outcome[]): void {
    this.recorder.note()
    for (const outcome of outcomes) this.runner.note(seat, outcome)
    this.history.push({ seat, choices: outcomes.length, events: outcomes.flatMap(({ events }) => events) })
  }

  /** Takes a seat's last gesture back, or refuses. */
  undo(seat: number): void {
    this.match.undo(seat)
    this.recorder.note()
    this.runner = new BotRunner()
    const index = this.history.findLastIndex((each) => each.seat === seat)
    this.history.splice(index, 1)
    for (const [viewer, count] of this.told) if (count > index) this.told.set(viewer, count - 1)
  }

  /** What this viewer has not been told yet, in words. Seen by it alone: the rest is nobody else's business. */
  news(viewer: number, say: (event: GameEvent) => string): string[] {
    const fresh = this.history.slice(this.told.get(viewer) ?? 0)
    this.catchUp(viewer)
    return this.words(fresh, viewer, say)
  }

  /** Takes it that this viewer has been told everything. */
  catchUp(viewer: number): void {
    this.told.set(viewer, this.history.length)
  }

  /** All that this viewer has seen happen. */
  log(viewer: number, say: (event: GameEvent) => string): string[] {
    return this.words(this.history, viewer, say)
  }

  private words(happened: readonly Happened[], viewer: number, say: (event: GameEvent) => string): string[] {
    return happened.flatMap(({ events }) => this.engine.eventsFor(events, viewer)).map(say)
  }

  /** The match as it is kept: saving often leaves no more marks in it than saving once. */
  file(): MatchFile {
    const file = this.recorder.file()
    return {
      ...file,
      marks: file.marks.filter(({ at }, i) => (at > 0 && at % MARKED === 0) || i === file.marks.length - 1),
    }
  }
}

const NOBODY = -1
/** A mark every so many lines is enough to find a difference. */
const MARKED = 25
