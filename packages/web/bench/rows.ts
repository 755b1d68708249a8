import type { Row } from '../../../bench/rows.ts'

export type { Row }

export interface Goal {
  readonly words: string
  readonly value: number
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

/** A line of the table, beside a goal if there is one. */
export function row(name: string, value: number, unit: string, goal?: Goal): Row {
  const measured = { name: `client, ${name}`, value: rounded(value), unit }
  if (goal === undefined) return measured
  return { ...measured, against: goal.words, ratio: rounded(value / goal.value) }
}

/** The value that this share of all does not exceed. */
export function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
