import type { Language } from '@longtable/kernel'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Unit = 'minute' | 'hour' | 'day'

function inUnits(milliseconds: number): readonly [number, Unit] {
  const length = Math.abs(milliseconds)
  if (length < HOUR) return [Math.round(milliseconds / MINUTE), 'minute']
  if (length < 2 * DAY) return [Math.round(milliseconds / HOUR), 'hour']
  return [Math.round(milliseconds / DAY), 'day']
}

/** How long ago something was, in words; undefined if it has just been. */
export function ago(lang: Language, time: number, now: number): string | undefined {
  const [count, unit] = inUnits(Math.min(0, time - now))
  if (count === 0) return undefined
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(count, unit)
}

/** A length of time, in words. */
export function lasting(lang: Language, milliseconds: number): string {
  const [count, unit] = inUnits(milliseconds)
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
