import type { Choice } from '@longtable/kernel'

/** Does what was asked for once and for all fit an offered choice? It may leave out what does not matter. */
export function fitsStandingAnswer(wanted: Choice, offered: Choice): boolean {
  return Object.entries(wanted).every(([key, value]) => offered[key] === value)
}
