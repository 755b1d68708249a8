import { searchingBot } from '@longtable/bots'
import { hints, hintsOf, immortals, novice, NOVICE } from '@longtable/immortals'
import { gameEntry } from './game-entry.ts'

/** Both compare whole plans and turns; how promising one choice is among others does not matter to them. */
const whole = { curiosity: 1, widening: 1, trust: 1 }

const skilled = searchingBot('skilled', hintsOf(NOVICE), {
  ...whole,
  nodes: 52,
  horizon: 4,
  lines: 8,
  noise: 0.5,
})
const master = searchingBot('master', hints, { ...whole, nodes: 280, horizon: 4, lines: 12, noise: 0.6 })

export const immortalsEntry = gameEntry(immortals, [novice, skilled, master], hints)
