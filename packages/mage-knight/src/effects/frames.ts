import { int, struct } from '@longtable/kernel'

/** The frame of an assault that a journey ends in, for those that the steps of fights are built upon. */
export const assaultFrame = {
  name: 'journey.assault',
  locals: struct({ seat: int(0, 3), hex: int(), from: int() }),
} as const
