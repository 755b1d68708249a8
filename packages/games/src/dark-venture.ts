import { thinker } from '@longtable/bots'
import { darkVenture, guide, novice, ROUND } from '@longtable/dark-venture'
import { shelve } from './shelve.ts'

/** Lines are compared, so what is for a tree or for noise is of no account. */
const plans = { horizon: ROUND, noise: 0, curiosity: 1, widening: 1, trust: 1 }

const skilled = thinker('skilled', guide, { ...plans, nodes: 36, lines: 6 })
const master = thinker('master', guide, { ...plans, nodes: 130, lines: 12 })

export const shelvedDarkVenture = shelve(darkVenture, [novice, skilled, master], guide)
