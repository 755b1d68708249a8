import { describeError } from '../errors/describe-error.ts'
import { throwHttpError } from '../errors/http-error.ts'
import { AutoPlay } from './auto-play.ts'
import { MatchRoom, type RoomOwner } from './match-room.ts'
import { isFull } from './new-match.ts'
import { saveSnapshot } from './play.ts'
import { Advisor } from './advice.ts'
import { notifyTurn } from './turn-notice.ts'
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
  /** Since when the server is there. */
  private readonly up: number

  constructor(deps: Dependencies, lobby: Pick<RoomOwner, 'startIfFull' | 'rematch'>) {
    this.deps = deps
    this.owner = {
      ...lobby,
      forget: (room) => this.forget(room),
      answered: (room, seat) => this.rooms.get(room.id)?.autoPlay.responseTimes.answered(seat),
    }
    this.up = deps.clock.now()
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

  /** A match, from memory or from the disk. */
  async of(id: string): Promise<MatchRoom> {
    const known = this.inMemory(id)
    if (known !== undefined) return known
    const coming = this.opening.get(id)
    if (coming !== undefined) return coming
    const opened = this.open(id).finally(() => this.opening.delete(id))
    this.opening.set(id, opened)
    return opened
  }

  private async open(id: string): Promise<MatchRoom> {
    const { store } = this.deps
    const row = (await store.match(id)) ?? throwHttpError(404, 'noMatch')
    const [holders, last] = await Promise.all([store.holders(id), store.lastLine(id)])
    const room = new MatchRoom(this.deps, this.owner, row, holders, last, this.up)
    const autoPlay = new AutoPlay(room)
    room.onward = () => autoPlay.look()
    room.onNews = (by, news) => autoPlay.note(by, news)
    room.onTurn = (seats) => notifyTurn(room, seats)
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

  private forget(room: MatchRoom): void {
    if (this.rooms.get(room.id)?.room === room) this.rooms.delete(room.id)
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
  async takeUp(): Promise<void> {
    for (const id of await this.deps.store.running()) {
      try {
        await this.of(id)
      } catch (error) {
        this.deps.log.error({ what: 'open', ...describeError(error) }, 'a match cannot be opened')
      }
    }
  }

  /** Ends every connection; what was being done is finished first. */
  async close(): Promise<void> {
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
