import type { Idea } from '@longtable/bots'
import { refuse, type Text } from '@longtable/kernel'
import { ThreadFault, ThreadLost } from '../workers/worker-protocol.ts'
import { sha256 } from '../wire/commitment.ts'
import type { CommandOf } from '../wire/to-server.ts'
import { HttpError, throwHttpError } from '../errors/http-error.ts'
import type { Participant, MatchRoom } from './match-room.ts'
import { askArbiter } from './reopen.ts'
import { ownSeat } from './seat-checks.ts'

interface Asking {
  readonly menu: number
  readonly ideas: Promise<readonly Idea[]>
}

const SECOND = 1000

/**
 * The advice that people at a match ask for. A bot gives it, from what the seat sees and nothing else, aside from all that
 * goes on in the match: nothing waits for it.
 */
export class Advisor {
  private readonly room: MatchRoom
  /** What is being thought about, one question a seat. */
  private readonly asked = new Map<number, Asking>()
  /** From when on a seat may ask again. */
  private readonly rested = new Map<number, number>()

  constructor(room: MatchRoom) {
    this.room = room
  }

  async advise(participant: Participant, { menu }: CommandOf<'advise'>): Promise<readonly Idea[]> {
    const { room } = this
    const seat = ownSeat(room, participant)
    if (room.row.advice !== true) throwHttpError(403, 'noAdvice')
    const known = this.asked.get(seat)
    // A message that came twice gets the same answer.
    if (known?.menu === menu) return known.ideas
    if (known !== undefined) throwHttpError(429, 'stillAdvising')
    this.mustBeRested(seat)
    const ideas = this.think(seat, menu).finally(() => this.asked.delete(seat))
    this.asked.set(seat, { menu, ideas })
    return ideas
  }

  private mustBeRested(seat: number): void {
    const { clock } = this.room.deps
    const left = (this.rested.get(seat) ?? 0) - clock.now()
    if (left > 0) throwHttpError(429, 'adviceLater', { seconds: Math.ceil(left / SECOND) })
  }

  private async think(seat: number, menu: number): Promise<readonly Idea[]> {
    const { room } = this
    const { deps, row } = room
    const began = deps.clock.now()
    const task = await room.run(async () => {
      this.mustBeNow(seat, menu)
      return askArbiter(room, (arbiter) => arbiter.botTask(room.id, seat))
    })
    if (task === null) refuse('server.stale')
    const [at] = room.after?.counters[seat] ?? [0]
    try {
      const ideas = await deps.bots.advise(task, sha256(`${row.botSeed}/advice/${seat}/${at}`), room.id)
      this.mustBeNow(seat, menu)
      return ideas
    } catch (error) {
      const reason = reasonOf(error)
      throw reason === undefined ? error : new HttpError(500, reason)
    } finally {
      // Whoever shares the machine with others is thought for during half of the time at most.
      const now = deps.clock.now()
      if (!deps.isOneScreen) this.rested.set(seat, now + (now - began))
    }
  }

  /** What was asked about is not asked any more: nobody needs to know what one could have done. */
  private mustBeNow(seat: number, menu: number): void {
    if (this.room.after?.counters[seat]?.[1] !== menu) refuse('server.stale')
  }
}

function reasonOf(error: unknown): Text | undefined {
  return error instanceof ThreadLost || error instanceof ThreadFault ? error.text : undefined
}
