import type { MatchRoom } from './match-room.ts'

/** So many of a person's last answers are remembered. */
const REMEMBERED = 32
const SECOND = 1000
/** Whoever is quicker than this had decided before the question came: that says nothing about other answers. */
const QUICKEST = 300
/** How long people take before one knows them, in seconds: live, and a move a day. */
const USUAL = {
  live: [1.1, 1.4, 1.8, 2.2, 2.7, 3.1, 3.8, 4.6, 5.9, 8.2],
  slow: [70, 140, 260, 400, 700, 1100, 1500, 2400],
} as const

interface Asked {
  readonly menu: number
  readonly since: number
}

/**
 * How long the persons of a match take to answer. A standing answer takes as long as its person took some other
 * time, so that nobody can tell it from a person's by its timing.
 */
export class ResponseTimes {
  private readonly room: MatchRoom
  private readonly asks = new Map<number, Asked>()
  private readonly taken = new Map<number, number[]>()

  constructor(room: MatchRoom) {
    this.room = room
  }

  /** A seat stands before a menu. */
  asked(seat: number, menu: number): void {
    if (this.asks.get(seat)?.menu !== menu) this.asks.set(seat, { menu, since: this.room.deps.clock.now() })
  }

  /** A person answered. */
  answered(seat: number): void {
    const asked = this.asks.get(seat)
    if (asked === undefined) return
    const time = this.room.deps.clock.now() - asked.since
    if (time < QUICKEST) return
    this.taken.set(seat, [...(this.taken.get(seat) ?? []), time].slice(-REMEMBERED))
  }

  /** In milliseconds: as long as this person took once, or as people do. */
  howLong(seat: number): number {
    const { ids } = this.room.deps
    const usual = USUAL[this.room.row.pace.kind].map((seconds) => seconds * SECOND)
    const times = [...usual, ...(this.taken.get(seat) ?? [])]
    const one = times[ids.below(times.length)] ?? SECOND
    // A little off, so that no time comes twice.
    return Math.round((one * (900 + ids.below(201))) / 1000)
  }
}
