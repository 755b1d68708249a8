import type { TurnState, MatchRow } from '../store/store.ts'
import type { Pace } from '../wire/match.ts'

const HOUR = 3_600_000
const SECOND = 1000
const ON_RETURN = 30 * SECOND

/** What the clocks are set by. */
export interface Ticking {
  readonly pace: Pace
  /** The seats in which a person plays: bots have no clock. */
  readonly persons: ReadonlySet<number>
}

export function ticking({ pace, seats }: Pick<MatchRow, 'pace' | 'seats'>): Ticking {
  const persons = seats.flatMap(({ kind, bot }, seat) => (kind === 'person' && bot === null ? [seat] : []))
  return { pace, persons: new Set(persons) }
}

type Times = Pick<TurnState, 'awaited' | 'left' | 'deadline'>

/** The clocks when a match starts. */
export function woundUp({ pace }: Ticking, seats: number): number[] | null {
  if (pace.kind !== 'live' || pace.clock === null) return null
  const bank = pace.clock.bank * SECOND
  return Array.from({ length: seats }, () => bank)
}

/** Takes the time that has passed since `since` from the clocks of those who were awaited. */
export function tick(
  { awaited, left }: Times,
  { persons }: Ticking,
  since: number,
  now: number,
): number[] | null {
  if (left === null) return null
  const passed = Math.max(0, now - since)
  return left.map((ms, seat) => (awaited.includes(seat) && persons.has(seat) ? ms - passed : ms))
}

/**
 * The clocks after the match went on: who is awaited now, what they have left, and when that runs out. `by` is who made
 * it go on: a seat that is awaited again by its own doing has only changed its mind, and gains no time by that.
 */
export function turned(
  before: Times,
  awaited: readonly number[],
  ticking: Ticking,
  since: number,
  now: number,
  by: number | null = null,
): Times {
  const left = tick(before, ticking, since, now)
  const { pace, persons } = ticking
  const isBack = by !== null && awaited.includes(by) && !before.awaited.includes(by)
  if (left !== null && pace.kind === 'live' && pace.clock !== null) {
    const extra = pace.clock.extra * SECOND
    for (const seat of before.awaited) if (!awaited.includes(seat) && persons.has(seat)) left[seat] += extra
    if (isBack && persons.has(by)) left[by] -= extra
  }
  const waiting = isBack ? { ...before, awaited: [...before.awaited, by] } : before
  return { awaited, left, deadline: deadline(waiting, { awaited, left }, ticking, now) }
}

/** When the first of the awaited persons is late; null if nobody can be. */
function deadline(
  before: Times,
  { awaited, left }: Pick<Times, 'awaited' | 'left'>,
  { pace, persons }: Ticking,
  now: number,
): number | null {
  const waitedFor = awaited.filter((seat) => persons.has(seat))
  if (waitedFor.length === 0) return null
  if (left !== null) return now + Math.min(...waitedFor.map((seat) => left[seat]))
  if (pace.kind !== 'slow') return null
  const isNew = before.deadline === null || waitedFor.some((seat) => !before.awaited.includes(seat))
  return isNew ? now + pace.hours * HOUR : before.deadline
}

/** Whoever takes the seat back has at least a little time, or could not come back at all. */
export function withReturned(left: readonly number[] | null, before: Ticking, now: Ticking): number[] | null {
  if (left === null) return null
  const isBack = (seat: number): boolean => now.persons.has(seat) && !before.persons.has(seat)
  return left.map((ms, seat) => (isBack(seat) ? Math.max(ms, ON_RETURN) : ms))
}

/** The clocks go on after they stood still from `since` on: that time counts for nobody. */
export function goOn(times: Times, ticking: Ticking, since: number, now: number): Times {
  const { deadline: end } = times
  const later = end === null ? null : end + Math.max(0, now - since)
  return { ...times, deadline: deadline({ ...times, deadline: later }, times, ticking, now) }
}

/**
 * The clocks of a match that comes from the disk, and since when they run: they ran on while it was not in memory, but
 * not while the server itself was away, which has been there since `up`.
 */
export function takenUp(
  times: Times,
  { persons }: Ticking,
  up: number,
  now: number,
): { times: Times; since: number } {
  const { awaited, left, deadline: end } = times
  if (left === null || end === null) return { times, since: now }
  const began = end - Math.min(...awaited.filter((seat) => persons.has(seat)).map((seat) => left[seat]))
  const since = Math.max(began, up)
  return { times: { ...times, deadline: end + since - began }, since }
}

/** Those of the awaited persons whose time is up. */
export function lateSeats(times: Times, ticking: Ticking, since: number, now: number): number[] {
  const { awaited, deadline: end } = times
  if (end === null || now < end) return []
  const left = tick(times, ticking, since, now)
  return awaited.filter((seat) => ticking.persons.has(seat) && (left === null || left[seat] <= 0))
}
