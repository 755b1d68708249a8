import { searchingBot } from '@longtable/bots'
import { hints, hintsOf, immortals, novice, NOVICE } from '@longtable/immortals'
import { gameEntry } from './game-entry.ts'

const skilled = searchingBot('skilled', hintsOf(NOVICE), { nodes: 52, horizon: 4, lines: 8, noise: 0.5 })
const master = searchingBot('master', hints, { nodes: 280, horizon: 4, lines: 12, noise: 0.6 })

export const immortalsEntry = gameEntry(immortals, [novice, skilled, master], hints)
