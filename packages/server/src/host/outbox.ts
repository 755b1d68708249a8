import { StoreFault } from '../errors/store-fault.ts'
import { describeError } from '../errors/describe-error.ts'
import type { NoticeRow } from '../store/store.ts'
import type { Dependencies } from './dependencies.ts'
import type { MatchRooms } from './match-rooms.ts'
import { noteDelivery, turnMessage, type TurnNotice } from './turn-notice.ts'

/** So many are being sent at once, and so many to one host: nobody is flooded from here. */
const MOST_AT_ONCE = 8
const MOST_TO_ONE = 2
/** How often one may be tried again to be sent while its host is busy, in milliseconds. */
const BUSY = 500
/** Whoever took something to send has this long for it; then another may take it. */
const LEASE = 180_000
const HOUR = 3_600_000
/** So many are sent for one person in an hour. */
const MOST_FOR_ONE = 120

/**
 * Sends what waits to be sent: a few at a time, and nothing that is not true any more. What was taken and not sent, because
 * the server ended, is sent by the next one; so something may be sent twice, but nothing is forgotten.
 */
export class Outbox {
  private readonly deps: Dependencies
  private readonly rooms: MatchRooms
  private readonly hosts = new Map<string, number>()
  private sending = 0
  private looking: Promise<void> | undefined
  private isNew = false
  private isClosed = false

  constructor(deps: Dependencies, rooms: MatchRooms) {
    this.deps = deps
    this.rooms = rooms
  }

  /** Something new may be there. */
  wake(): void {
    if (this.isClosed || this.sending >= MOST_AT_ONCE) return
    // It may have come just after the last look.
    this.isNew = true
    this.looking ??= this.lookAround().finally(() => (this.looking = undefined))
  }

  /** Takes nothing more; what is being sent is not waited for. */
  async close(): Promise<void> {
    this.isClosed = true
    await this.looking
  }

  private async lookAround(): Promise<void> {
    while (this.isNew && !this.isClosed) {
      this.isNew = false
      await this.look()
    }
  }

  private async look(): Promise<void> {
    const { store, clock } = this.deps
    try {
      const now = clock.now()
      for (const notice of await store.takeNotices(now, now + LEASE, MOST_AT_ONCE - this.sending)) {
        await this.begin(notice)
      }
    } catch (error) {
      this.failed(error)
    }
  }

  private async begin(notice: NoticeRow): Promise<void> {
    const { store, clock } = this.deps
    const turn = notice.body as unknown as TurnNotice
    const host = hostOf(turn.url)
    const open = this.hosts.get(host) ?? 0
    if (open >= MOST_TO_ONE) {
      const { id, tries } = notice
      await store.write([{ put: 'retry', id, due: clock.now() + BUSY, tries }])
      this.wakeLater(BUSY)
      return
    }
    this.hosts.set(host, open + 1)
    this.sending += 1
    void this.deliver(notice, turn)
      .catch((error: unknown) => this.failed(error))
      .finally(() => {
        const left = (this.hosts.get(host) ?? 1) - 1
        if (left > 0) this.hosts.set(host, left)
        else this.hosts.delete(host)
        this.sending -= 1
        this.wake()
      })
  }

  private wakeLater(ms: number): void {
    this.deps.clock.later(ms, () => this.wake())
  }

  private async deliver(notice: NoticeRow, turn: TurnNotice): Promise<void> {
    const { store, hooks } = this.deps
    const match = notice.about
    const room = this.rooms.inMemory(match)
    const row = room?.row ?? (await store.match(match))
    const message = row && turnMessage(this.deps, row, room, turn)
    if (message !== undefined && (await this.mayStillSend(notice))) {
      const error = await hooks.send(turn.url, message)
      if (!this.isClosed) await this.note(match, turn.url, error)
    }
    if (!this.isClosed) await store.write([{ drop: 'notice', id: notice.id }])
  }

  private async mayStillSend({ person }: NoticeRow): Promise<boolean> {
    const { store, clock } = this.deps
    const period = Math.floor(clock.now() / HOUR) * HOUR
    const spend = { who: person, what: 'webhooks', period, amount: 1, most: MOST_FOR_ONE }
    try {
      await store.write([{ put: 'spend', spend }])
      return true
    } catch (error) {
      if (error instanceof StoreFault && error.trouble === 'spent') return false
      throw error
    }
  }

  /** Where another server has the match meanwhile, its host is told nothing of it. */
  private async note(match: string, url: string, error: string | null): Promise<void> {
    try {
      await noteDelivery(await this.rooms.of(match), url, error)
    } catch (fault) {
      if (!(fault instanceof Error && 'text' in fault)) throw fault
    }
  }

  private failed(error: unknown): void {
    if (error instanceof StoreFault && error.trouble === 'closed') return
    this.deps.log.error({ what: 'outbox', ...describeError(error) }, 'a notice was not sent')
  }
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : ''
}
