/** A share with its bounds, all between 0 and 1. */
export interface Share {
  readonly wins: number
  readonly games: number
  readonly share: number
  readonly low: number
  readonly high: number
}

/** 95 of 100 such intervals hold the true share. */
const Z = 1.959964

/** The interval of Wilson, which is sound near 0 and 1 too. A shared win counts as its part. */
export function shareOf(wins: number, games: number): Share {
  if (games === 0) return { wins, games, share: 0, low: 0, high: 1 }
  const share = wins / games
  const square = (Z * Z) / games
  const middle = (share + square / 2) / (1 + square)
  const reach = (Z / (1 + square)) * Math.sqrt((share * (1 - share)) / games + square / (4 * games))
  return { wins, games, share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

/** `52.0 % (45.1–58.8)` */
export function withBounds({ share, low, high }: Share): string {
  return `${percent(share)} (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`
}

/** By how much a share may miss the bounds: inside, outside for sure, or outside as far as can be seen. */
export type Verdict = 'inside' | 'outside' | 'perhaps outside'

/** Outside for sure if even the whole interval lies beyond a bound. */
export function verdictOf({ share, low, high }: Share, least: number, most: number): Verdict {
  if (high < least || low > most) return 'outside'
  return share < least || share > most ? 'perhaps outside' : 'inside'
}
