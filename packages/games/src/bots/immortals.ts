import { searchingBot } from '@longtable/bots'
import { hints, hintsOf, NOVICE } from '@longtable/immortals'

const skilled = searchingBot('skilled', hintsOf(NOVICE), { nodes: 52, horizon: 4, lines: 8, noise: 0.5 })
const master = searchingBot('master', hints, { nodes: 280, horizon: 4, lines: 12, noise: 0.6 })

export const bots = [skilled, master]
