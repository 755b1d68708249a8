import type { TurnState, MatchRow } from '../store/store.ts'
import type { Pace } from '../wire/match.ts'

const HOUR = 3_600_000
const SECOND = 1000
const ON_RETURN = 30 * SECOND

/** What the clocks are set by. */
export interface ClockSettings {
  readonly pace: Pace
  /** The seats in which a person plays: bots have no clock. */
  readonly persons: ReadonlySet<number>
}

export function clockSettings({ pace, seats }: Pick<MatchRow, 'pace' | 'seats'>): ClockSettings {
  const persons = seats.flatMap(({ kind, bot }, seat) => (kind === 'person' && bot === null ? [seat] : []))
  return { pace, persons: new Set(persons) }
}

type Times = Pick<TurnState, 'awaited' | 'left' | 'deadline'>

/** The clocks when a match starts. */
export function initialClocks({ pace }: ClockSettings, seats: number): number[] | null {
  if (pace.kind !== 'live' || pace.clock === null) return null
  const bank = pace.clock.bank * SECOND
  return Array.from({ length: seats }, () => bank)
}

/** Takes the time that has passed since `since` from the clocks of those who were awaited. */
export function tick(
  { awaited, left }: Times,
  { persons }: ClockSettings,
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
export function clocksAfterTurn(
  before: Times,
  awaited: readonly number[],
  clockSettings: ClockSettings,
  since: number,
  now: number,
  by: number | null = null,
): Times {
  const { pace, persons } = clockSettings
  const isBack = by !== null && awaited.includes(by) && !before.awaited.includes(by)
  const extra = pace.kind === 'live' && pace.clock !== null ? pace.clock.extra * SECOND : 0
  const gain = (seat: number): number => {
    if (!persons.has(seat)) return 0
    if (isBack && seat === by) return -extra
    return before.awaited.includes(seat) && !awaited.includes(seat) ? extra : 0
  }
  const left = tick(before, clockSettings, since, now)?.map((ms, seat) => ms + gain(seat)) ?? null
  const waiting = isBack ? { ...before, awaited: [...before.awaited, by] } : before
  return { awaited, left, deadline: deadline(waiting, { awaited, left }, clockSettings, now) }
}

/** When the first of the awaited persons is late; null if nobody can be. */
function deadline(
  before: Times,
  { awaited, left }: Pick<Times, 'awaited' | 'left'>,
  { pace, persons }: ClockSettings,
  now: number,
): number | null {
  const waitedFor = awaited.filter((seat) => persons.has(seat))
  if (waitedFor.length === 0) return null
  if (left !== null) return now + Math.min(...waitedFor.flatMap((seat) => left[seat] ?? []))
  if (pace.kind !== 'slow') return null
  const isNew = before.deadline === null || waitedFor.some((seat) => !before.awaited.includes(seat))
  return isNew ? now + pace.hours * HOUR : before.deadline
}

/** Whoever takes the seat back has at least a little time, or could not come back at all. */
export function withReturnTime(
  left: readonly number[] | null,
  before: ClockSettings,
  now: ClockSettings,
): number[] | null {
  if (left === null) return null
  const isBack = (seat: number): boolean => now.persons.has(seat) && !before.persons.has(seat)
  return left.map((ms, seat) => (isBack(seat) ? Math.max(ms, ON_RETURN) : ms))
}

/** The clocks go on after they stood still from `since` on: that time counts for nobody. */
export function resumeClocks(times: Times, clockSettings: ClockSettings, since: number, now: number): Times {
  const { deadline: end } = times
  const later = end === null ? null : end + Math.max(0, now - since)
  return { ...times, deadline: deadline({ ...times, deadline: later }, times, clockSettings, now) }
}

/**
 * The clocks of a match that comes from the disk, and since when they run: they ran on while it was not in memory, but
 * not while the server itself was away, which has been there since `up`.
 */
export function restoredClocks(
  times: Times,
  { persons }: ClockSettings,
  up: number,
  now: number,
): { times: Times; since: number } {
  const { awaited, left, deadline: end } = times
  if (left === null || end === null) return { times, since: now }
  const waitedFor = awaited.filter((seat) => persons.has(seat))
  const began = end - Math.min(...waitedFor.flatMap((seat) => left[seat] ?? []))
  const since = Math.max(began, up)
  return { times: { ...times, deadline: end + since - began }, since }
}

/** Those of the awaited persons whose time is up. */
export function lateSeats(times: Times, clockSettings: ClockSettings, since: number, now: number): number[] {
  const { awaited, deadline: end } = times
  if (end === null || now < end) return []
  const left = tick(times, clockSettings, since, now)
  return awaited.filter((seat) => clockSettings.persons.has(seat) && (left?.[seat] ?? 0) <= 0)
}
