import { firstHints } from '@longtable/dark-venture'
import { searching } from '../bots/dark-venture.ts'

/** As they were before they climbed, built and read the goals of stories. */
export const bots = [
  searching('skilled-1', firstHints, 6, 1800),
  searching('master-1', firstHints, 40, 24_000),
]
