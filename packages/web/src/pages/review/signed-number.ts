import type { Formatter } from '@longtable/i18n'

/** A change of a chance, in percent and with its sign. */
export function signedNumber(i18n: Formatter, by: number): string {
  const percent = Math.round(Math.abs(by) * 100)
  const key = percent === 0 ? 'same' : by > 0 ? 'more' : 'less'
  return i18n.t(`web.review.${key}`, { percent })
}
