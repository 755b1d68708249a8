import type { OutcomeFlags } from '@longtable/bots'
import { UserError, text } from '@longtable/kernel'
import type { TurnState, Change, Hold, Holder, LineRow, MatchRow } from '../store/store.ts'
import type { UndoRequest, MatchInfo } from '../wire/match.ts'
import type { ToClient } from '../wire/to-client.ts'
import {
  lateSeats,
  restoredClocks,
  clockSettings,
  initialClocks,
  type ClockSettings,
} from './match-clocks.ts'
import { HttpError, throwHttpError } from '../errors/http-error.ts'
import { StoreFault } from '../errors/store-fault.ts'
import { infoOf } from './match-info.ts'
import type { Person, Transport } from './server-api.ts'
import type { Dependencies } from './dependencies.ts'

/** The code by which clients are told that the match was not put away, but lost. */
const COME_BACK = 1013

/** Somebody who is connected to a match. */
export interface Participant {
  readonly transport: Transport
  readonly person: Person | undefined
  /** Null for somebody who only watches. */
  readonly seat: number | null
}

/** Who a line of the log comes from. */
export interface LineSource {
  readonly seat: number
  readonly id: string | null
}

/** What a room asks of the match service that opened it. */
export interface RoomOwner {
  /** Takes a room out of memory; where something may have been going on there, it is taken up again. */
  forget(room: MatchRoom, goesOn: boolean): void
  /** Starts a match when its last open seat is taken. */
  startIfFull(room: MatchRoom): Promise<void>
  /** Sets up the same match again; gives its id. */
  rematch(room: MatchRoom, seat: number): Promise<string>
  /** A person makes so many choices; refuses those of somebody who has made too many. */
  choosing(person: string, count: number): void
  /** A match is over. */
  ended(): void
  /** There is something to be sent. */
  send(): void
  /** A person answered, which tells how long that person takes. */
  answered(room: MatchRoom, seat: number): void
}

/** What the store has of a match when it is opened. */
export interface KeptRoom {
  readonly row: MatchRow
  readonly holders: readonly Holder[]
  readonly last: LineRow | undefined
  readonly hold: Hold
  /** Persons who are not heard here, whatever they do. */
  readonly muted: readonly string[]
}

/**
 * One match in memory: what is known of it, who is there, and one thing done after another. Nothing is shown to
 * anybody before it is on the disk.
 */
export class MatchRoom {
  readonly deps: Dependencies
  readonly owner: RoomOwner
  row: MatchRow
  holders: readonly Holder[]
  readonly hold: Hold
  /** Persons who are not heard here. */
  readonly muted: Set<string>
  /** The number of the last line of the log; -1 before the match starts. */
  at: number
  after: TurnState | null
  readonly participants = new Set<Participant>()
  asking: UndoRequest | null = null
  /** Since when the clocks run. */
  since: number
  /** When anything last happened here. */
  touched: number
  isGone = false
  /** Begins at the time: an answer from before a restart must not meet another question. */
  private nextAskingNumber: number
  private tail: Promise<unknown> = Promise.resolve()
  private inLine = 0
  /** What to do after each thing that was done: bots, standing answers, deadlines. */
  onward: () => void = () => {}
  /** Something was done, for those who have thought ahead. */
  onNews: (by: LineSource, news: OutcomeFlags) => void = () => {}

  /** `up`: since when the server is there. */
  constructor(deps: Dependencies, owner: RoomOwner, kept: KeptRoom, up: number) {
    const { row, holders, last } = kept
    this.deps = deps
    this.owner = owner
    this.row = row
    this.holders = holders
    this.hold = kept.hold
    this.muted = new Set(kept.muted)
    this.at = last?.at ?? -1
    const now = deps.clock.now()
    this.since = now
    this.after = null
    if (last !== undefined) {
      const after = { ...last.after, ...(row.clocks?.at === last.at ? timesOf(row) : {}) }
      const { times, since } = restoredClocks(after, clockSettings(row), up, now)
      this.after = { ...after, ...times }
      this.since = since
    }
    this.touched = now
    this.nextAskingNumber = now
  }

  get id(): string {
    return this.row.id
  }

  get seats(): number {
    return this.row.seats.length
  }

  get isBusy(): boolean {
    return this.inLine > 0
  }

  /** Does one thing after all that were asked for before it. */
  run<T>(task: () => Promise<T>): Promise<T> {
    this.inLine++
    const done = this.tail.then(() => (this.isOutdated ? throwHttpError(429, 'again') : task()))
    this.tail = done.then(
      () => this.finished(),
      () => this.finished(),
    )
    return done
  }

  /** Was it put away, or may another server have gone on with it without our knowing? */
  private get isOutdated(): boolean {
    return this.isGone || this.deps.store.shared?.isCurrent === false
  }

  private finished(): void {
    this.inLine--
    this.touched = this.deps.clock.now()
  }

  // Who is who

  clockSettings(): ClockSettings {
    return clockSettings(this.row)
  }

  isHolder(person: Person | undefined, seat: number): boolean {
    return (
      person !== undefined && this.holders.some((each) => each.seat === seat && each.person === person.id)
    )
  }

  seatsOf(person: Person | undefined): number[] {
    if (person === undefined) return []
    return this.holders.filter((each) => each.person === person.id).map(({ seat }) => seat)
  }

  isHere(seat: number): boolean {
    for (const each of this.participants) if (each.seat === seat) return true
    return false
  }

  late(): number[] {
    if (this.after === null || this.row.status !== 'running' || this.row.paused !== null) return []
    return lateSeats(this.after, this.clockSettings(), this.since, this.deps.clock.now())
  }

  info(): MatchInfo {
    return infoOf(this, this.deps.clock.now())
  }

  // Saying things

  send(to: Participant, message: ToClient): void {
    to.transport.send(JSON.stringify(message))
  }

  tellTable(): void {
    if (this.participants.size === 0) return
    const news = JSON.stringify({
      type: 'table',
      time: this.deps.clock.now(),
      match: this.info(),
    } satisfies ToClient)
    for (const each of this.participants) each.transport.send(news)
  }

  viewerOf({ seat }: Pick<Participant, 'seat'>): number {
    return seat ?? this.seats
  }

  // Writing things

  /** Writes changes of the match itself, and then tells everybody. */
  async keep(row: MatchRow, more: readonly Change[] = []): Promise<void> {
    await this.write([{ put: 'match', match: row }, ...more])
    this.row = row
    this.tellTable()
  }

  /** The same, when the clocks were set: the deadline of a match that stands still is not told. */
  async keepTimes(row: MatchRow, after: TurnState, more: readonly Change[] = []): Promise<void> {
    const { left, deadline, awaited } = after
    const told = row.paused === null ? deadline : null
    const kept: MatchRow = { ...row, clocks: { at: this.at, left, deadline } }
    await this.write([
      { put: 'match', match: kept },
      { put: 'turn', match: this.id, awaited, deadline: told },
      ...more,
    ])
    this.row = kept
    this.after = after
    this.since = this.deps.clock.now()
    this.tellTable()
  }

  /** What cannot be written has not happened: then the match leaves memory and is read from the disk again. */
  async write(changes: readonly Change[]): Promise<void> {
    try {
      await this.deps.store.write(changes, this.hold)
    } catch (error) {
      // Somebody has used up an allowance, or wrote elsewhere meanwhile: that is known for sure, and changes nothing here.
      if (error instanceof StoreFault && (error.trouble === 'spent' || error.trouble === 'changed'))
        throw error
      this.leave(COME_BACK, 'server.notWritten')
      throw error instanceof UserError ? error : new HttpError(500, text('server.notWritten'))
    }
  }

  /** Ends all connections and forgets the match; it will be opened anew by whoever comes next. */
  leave(code: number, reason: string): void {
    this.isGone = true
    const transports = Array.from(this.participants, ({ transport }) => transport)
    this.participants.clear()
    // Not at once: whoever asked for what could not be done still hears why.
    setTimeout(() => transports.forEach((transport) => transport.close(code, reason)))
    this.deps.arbiter.close(this.id).catch(() => {})
    this.owner.forget(this, code === COME_BACK && this.row.status === 'running')
  }

  // Turns and questions

  afterOr(awaited: readonly number[]): Omit<TurnState, 'counters'> {
    return this.after ?? { awaited, left: initialClocks(this.clockSettings(), this.seats), deadline: null }
  }

  nextAsking(): number {
    return this.nextAskingNumber++
  }
}

function timesOf({ clocks }: MatchRow): Pick<TurnState, 'left' | 'deadline'> {
  return { left: clocks?.left ?? null, deadline: clocks?.deadline ?? null }
}
