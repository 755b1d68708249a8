import type { Share } from '@longtable/bots/arena'

/** By how much a share may miss the bounds: inside, outside for sure, or outside as far as can be seen. */
export type Verdict = 'inside' | 'outside' | 'perhaps outside'

/** Outside for sure if even the whole interval lies beyond a bound. */
export function verdictOf({ share, low, high }: Share, least: number, most: number): Verdict {
  if (high < least || low > most) return 'outside'
  return share < least || share > most ? 'perhaps outside' : 'inside'
}
