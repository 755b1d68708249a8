import { searchingBot } from '@longtable/bots'
import { hints, ROUND } from '@longtable/dark-venture'

/** Plans are compared, and none is drawn with noise. */
const plans = { lines: 12, noise: 0 }

/** So many tries for each line, and so many choices in all, of a question that is as weighty as most. */
const searching = (id: string, tries: number, effort: number) =>
  searchingBot(id, hints, (seat) => {
    const { share, looks, rounds, least = 0 } = hints.careFor(seat)
    const each = tries * Math.max(1, share)
    return {
      ...plans,
      horizon: rounds * ROUND,
      looks,
      nodes: each * plans.lines,
      tries: each,
      effort: Math.max(least, effort * share),
    }
  })

const skilled = searching('skilled', 6, 1800)
const master = searching('master', 40, 24_000)

export const bots = [skilled, master]
