import { searchingBot, type SearchBudget } from '@longtable/bots'
import { hints, hintsOf, NOVICE } from '@longtable/immortals'

const SKILLED: SearchBudget = { nodes: 52, horizon: 4, lines: 8, noise: 0.5 }

/** Most of a round is decided by its plan, so more goes into that. */
const TURN: SearchBudget = { nodes: 420, horizon: 4, lines: 14, noise: 0.6 }
const PLAN: SearchBudget = { ...TURN, nodes: 560, lines: 18 }

const skilled = searchingBot('skilled', hintsOf(NOVICE), SKILLED)
const master = searchingBot('master', hints, ({ step }) => (step === 'plan.mine' ? PLAN : TURN))

export const bots = [skilled, master]
