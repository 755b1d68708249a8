import { refuse, text } from '@longtable/kernel'

/** A parser of a whole number for one option; commander hands it what was typed. */
export function wholeNumber(
  flag: string,
  min: number,
  max = Number.MAX_SAFE_INTEGER,
): (typed: string) => number {
  return (typed) => {
    const value = /^\d+$/.test(typed) ? Number(typed) : Number.NaN
    if (value >= min && value <= max) return value
    const range =
      max === Number.MAX_SAFE_INTEGER ? text('cli.bad.atLeast', { min }) : text('cli.bad.range', { min, max })
    refuse('cli.bad.whole', { flag, typed, range })
  }
}

/** Gathers an option that may be given several times. */
export function repeatable(typed: string, before: readonly string[] = []): readonly string[] {
  return [...before, typed]
}
