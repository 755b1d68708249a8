import { searchingBot } from '@longtable/bots'
import { hints, ROUND } from '@longtable/dark-venture'

/** Plans are compared, and none is drawn with noise. */
const plans = { lines: 12, noise: 0 }

/** So many tries for each line, and so many choices in all, of a question that is as weighty as most. */
export const searching = (id: string, known: typeof hints, tries: number, effort: number) =>
  searchingBot(id, known, (seat) => {
    const { share, looks, rounds, least = 0 } = known.careFor(seat)
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

export const bots = [searching('skilled', hints, 6, 1800), searching('master', hints, 40, 24_000)]
