import { describeError } from '../errors/describe-error.ts'
import { throwHttpError } from '../errors/http-error.ts'
import { Onward } from './auto-play.ts'
import { Room } from './match-room.ts'
import { isFull } from './new-match.ts'
import { tellTurn } from './turn-notice.ts'
import type { Tools } from './dependencies.ts'

interface Kept {
  readonly room: Room
  readonly onward: Onward
}

/** The matches in memory. */
export class Rooms {
  private readonly tools: Tools
  private readonly kept = new Map<string, Kept>()
  private readonly opening = new Map<string, Promise<Room>>()
  /** Since when the server is there. */
  private readonly up: number

  constructor(tools: Tools) {
    this.tools = tools
    this.up = tools.clock.now()
  }

  get size(): number {
    return this.kept.size
  }

  get connected(): number {
    let sum = 0
    for (const { room } of this.kept.values()) sum += room.present.size
    return sum
  }

  inMemory(id: string): Room | undefined {
    return this.kept.get(id)?.room
  }

  /** A match, from memory or from the disk. */
  async of(id: string): Promise<Room> {
    const known = this.inMemory(id)
    if (known !== undefined) return known
    const coming = this.opening.get(id)
    if (coming !== undefined) return coming
    const opened = this.open(id).finally(() => this.opening.delete(id))
    this.opening.set(id, opened)
    return opened
  }

  private async open(id: string): Promise<Room> {
    const { store } = this.tools
    const row = (await store.match(id)) ?? throwHttpError(404, 'noMatch')
    const [holders, last] = await Promise.all([store.holders(id), store.lastLine(id)])
    const room = new Room(this.tools, row, holders, last, this.up)
    const onward = new Onward(room)
    room.onward = () => onward.look()
    room.onNews = (by, news) => onward.note(by, news)
    room.onTurn = (seats) => tellTurn(room, seats)
    this.kept.set(id, { room, onward })
    if (row.status === 'running') onward.look()
    // The server may have stopped between the last seat that was taken and the start.
    if (row.status === 'gathering' && isFull(row)) await room.run(() => this.tools.startIfFull(room))
    return room
  }

  answered(room: Room, seat: number): void {
    this.kept.get(room.id)?.onward.patience.answered(seat)
  }

  forget(room: Room): void {
    if (this.kept.get(room.id)?.room === room) this.kept.delete(room.id)
  }

  /** Puts away the matches at which nobody is and nothing goes on. */
  sweep(): void {
    const now = this.tools.clock.now()
    for (const { room, onward } of this.kept.values()) {
      const isQuiet = room.present.size === 0 && !room.isBusy && !onward.isBusy
      if (isQuiet && now - room.touched >= this.tools.idleAfter) void this.putAway(room, 'server.idle')
    }
  }

  /** Takes up the matches in which a bot or a standing answer goes on by itself. */
  async takeUp(): Promise<void> {
    for (const id of await this.tools.store.running()) {
      try {
        await this.of(id)
      } catch (error) {
        this.tools.log.error({ what: 'open', ...describeError(error) }, 'a match cannot be opened')
      }
    }
  }

  /** Ends every connection; what was being done is finished first. */
  async close(): Promise<void> {
    await Promise.all([...this.kept.values()].map(({ room }) => this.putAway(room, 'server.stopping')))
  }

  /** With a snapshot of where it stands: then not even other rules can change what was played. */
  private async putAway(room: Room, why: string): Promise<void> {
    await room
      .run(async () => {
        await room.snapshot()
        room.leave(1001, why)
      })
      .catch(() => room.leave(1001, why))
  }
}
