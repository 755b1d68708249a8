/** A share of games with its bounds, all between 0 and 1. */
export interface Share {
  readonly wins: number
  readonly games: number
  readonly share: number
  readonly low: number
  readonly high: number
}

/** 95 of 100 such intervals hold the true value. */
export const Z = 1.959964

/** The interval of Wilson, which is sound near 0 and 1 too. A shared win counts as its part. */
export function shareOf(wins: number, games: number): Share {
  if (games === 0) return { wins, games, share: 0, low: 0, high: 1 }
  const share = wins / games
  const square = (Z * Z) / games
  const middle = (share + square / 2) / (1 + square)
  const reach = (Z / (1 + square)) * Math.sqrt((share * (1 - share)) / games + square / (4 * games))
  return { wins, games, share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}

/** What some numbers come to: their mean with its bounds, and the one in the middle. */
export interface Average {
  readonly mean: number
  readonly low: number
  readonly high: number
  readonly median: number
}

export function averageOf(numbers: readonly number[]): Average {
  const middle = mean(numbers)
  const squares = numbers.reduce((sum, n) => sum + (n - middle) ** 2, 0)
  const reach = numbers.length < 2 ? Infinity : Z * Math.sqrt(squares / (numbers.length - 1) / numbers.length)
  return { mean: middle, low: middle - reach, high: middle + reach, median: median(numbers) }
}

export function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length
}

function median(numbers: readonly number[]): number {
  if (numbers.length === 0) return 0
  const sorted = numbers.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

/** `52.0 % (45.1–58.8)` */
export function withBounds({ share, low, high }: Pick<Share, 'share' | 'low' | 'high'>): string {
  return `${percent(share)} (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`
}
