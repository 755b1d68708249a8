import { describeError } from '../errors/describe-error.ts'
import { throwHttpError } from '../errors/http-error.ts'
import { MatchElsewhere } from '../errors/match-elsewhere.ts'
import { StoreFault } from '../errors/store-fault.ts'
import { AutoPlay } from './auto-play.ts'
import { MatchRoom, type RoomOwner } from './match-room.ts'
import { isFull } from './new-match.ts'
import { saveSnapshot } from './play.ts'
import { Advisor } from './advice.ts'
import type { Dependencies } from './dependencies.ts'

interface OpenRoom {
  readonly room: MatchRoom
  readonly autoPlay: AutoPlay
}

/** The matches in memory. */
export class MatchRooms {
  private readonly deps: Dependencies
  private readonly owner: RoomOwner
  private readonly rooms = new Map<string, OpenRoom>()
  private readonly advisors = new WeakMap<MatchRoom, Advisor>()
  private readonly opening = new Map<string, Promise<MatchRoom>>()
  /** Those that could not be taken up: they are tried again when somebody asks for them. */
  private readonly unopened = new Set<string>()
  private isTakingUp = false
  private isClosing = false
  /** Since when the server is there. */
  private readonly up: number

  constructor(
    deps: Dependencies,
    lobby: Pick<RoomOwner, 'startIfFull' | 'rematch' | 'send' | 'ended' | 'choosing'>,
  ) {
    this.deps = deps
    this.owner = {
      ...lobby,
      forget: (room, goesOn) => this.forget(room, goesOn),
      answered: (room, seat) => this.rooms.get(room.id)?.autoPlay.responseTimes.answered(seat),
    }
    this.up = deps.clock.now()
    deps.store.onLost((id) => this.inMemory(id)?.leave(1013, 'server.again'))
  }

  get size(): number {
    return this.rooms.size
  }

  get connected(): number {
    let sum = 0
    for (const { room } of this.rooms.values()) sum += room.participants.size
    return sum
  }

  inMemory(id: string): MatchRoom | undefined {
    return this.rooms.get(id)?.room
  }

  /** A match, from memory or from the disk; taken `from` another server that has it and cannot be reached, if so wanted. */
  async of(id: string, from?: string): Promise<MatchRoom> {
    const known = this.inMemory(id)
    if (known !== undefined) return known
    const coming = this.opening.get(id)
    if (coming !== undefined) return coming
    if (this.isClosing) throwHttpError(503, 'stopping')
    const opened = this.open(id, from).finally(() => this.opening.delete(id))
    this.opening.set(id, opened)
    return opened
  }

  /** Where several servers share a store, one may be older than a match: that one leaves it to the others. */
  private async mustKnowRules(id: string): Promise<void> {
    const { store, registry } = this.deps
    if (store.shared === null) return
    const { game, rulesVersion } = (await store.match(id)) ?? throwHttpError(404, 'noMatch')
    const known = registry.find((entry) => entry.game.id === game)?.game.rulesVersion ?? 0
    if (known < rulesVersion) throw new MatchElsewhere(id, null, { game, rulesVersion })
  }

  private async open(id: string, from?: string): Promise<MatchRoom> {
    const { store } = this.deps
    await this.mustKnowRules(id)
    // Before anything is read: from here on nobody else changes it.
    const hold = (await store.claim(id, from)) ?? throwHttpError(404, 'noMatch')
    const [row, holders, last, mutes] = await Promise.all([
      store.match(id),
      store.holders(id),
      store.lastLine(id),
      store.mutes('match', id),
    ])
    if (row === undefined) throwHttpError(404, 'noMatch')
    const muted = mutes.map(({ person }) => person)
    const room = new MatchRoom(this.deps, this.owner, { row, holders, last, hold, muted }, this.up)
    const autoPlay = new AutoPlay(room)
    room.onward = () => autoPlay.look()
    room.onNews = (by, news) => autoPlay.note(by, news)
    this.rooms.set(id, { room, autoPlay })
    if (row.status === 'running') autoPlay.look()
    // The server may have stopped between the last seat that was taken and the start.
    if (row.status === 'gathering' && isFull(row)) await room.run(() => this.owner.startIfFull(room))
    return room
  }

  /** Gives advice to the people in a room, also when that has just left memory. */
  advisorOf(room: MatchRoom): Advisor {
    const known = this.advisors.get(room) ?? new Advisor(room)
    this.advisors.set(room, known)
    return known
  }

  private forget(room: MatchRoom, goesOn: boolean): void {
    if (this.rooms.get(room.id)?.room === room) this.rooms.delete(room.id)
    // Where the server itself ends, another one should see that something may have been going on here.
    if (this.isClosing) return
    if (goesOn) this.deps.store.orphan(room.hold)
    else this.deps.store.release(room.hold).catch(() => {})
  }

  /** Tells the other servers that a key was taken back. */
  tellCutOff: (person: string, key: string) => void = () => {}

  /** Ends all connections that were let in with a key, wherever they are. */
  cutOff(person: string, key: string): void {
    this.cutOffHere(person, key)
    this.tellCutOff(person, key)
  }

  cutOffHere(person: string, key: string): void {
    for (const { room } of this.rooms.values()) {
      for (const { transport, person: who } of room.participants)
        if (who?.id === person && who.key === key) transport.close(4001, 'server.whoAreYou')
    }
  }

  /** Puts away the matches at which nobody is and nothing goes on. */
  sweep(): void {
    const now = this.deps.clock.now()
    for (const { room, autoPlay } of this.rooms.values()) {
      const isQuiet = room.participants.size === 0 && !room.isBusy && !autoPlay.isBusy
      if (isQuiet && now - room.touched >= this.deps.idleAfter) void this.putAway(room, 'server.idle')
    }
  }

  /** Takes up the matches in which a bot or a standing answer goes on by itself. */
  async takeUp(find: () => Promise<readonly string[]>): Promise<void> {
    if (this.isTakingUp) return
    this.isTakingUp = true
    try {
      for (const id of await find()) if (!this.unopened.has(id)) await this.takeUpOne(id)
    } catch (error) {
      this.deps.log.error({ what: 'running', ...describeError(error) }, 'matches cannot be taken up')
    } finally {
      this.isTakingUp = false
    }
  }

  private async takeUpOne(id: string): Promise<void> {
    try {
      await this.of(id)
    } catch (error) {
      // Another server may have been quicker.
      if (error instanceof MatchElsewhere) return
      if (!(error instanceof StoreFault) || error.trouble === 'damaged') this.unopened.add(id)
      this.deps.log.error({ what: 'open', ...describeError(error) }, 'a match cannot be opened')
    }
  }

  /** Ends every connection; what was being done is finished first. */
  async close(): Promise<void> {
    this.isClosing = true
    await Promise.all([...this.rooms.values()].map(({ room }) => this.putAway(room, 'server.stopping')))
  }

  /** With a snapshot of where it stands: then not even other rules can change what was played. */
  private async putAway(room: MatchRoom, why: string): Promise<void> {
    await room
      .run(async () => {
        await saveSnapshot(room)
        room.leave(1001, why)
      })
      .catch(() => room.leave(1001, why))
  }
}
