import type { Voice } from '@longtable/voice'

/** A change of a chance, in percent and with its sign. */
export function signed(voice: Voice, by: number): string {
  const percent = Math.round(Math.abs(by) * 100)
  const key = percent === 0 ? 'same' : by > 0 ? 'more' : 'less'
  return voice.t(`web.review.${key}`, { percent })
}
