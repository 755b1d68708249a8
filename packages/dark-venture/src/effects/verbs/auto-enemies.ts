import { quarryOf } from '../auto/aim.ts'
import { sendOff } from '../auto/goals.ts'
import { westToEast } from '../auto/acting-order.ts'
import { autoFightFrame } from '../../state/frames.ts'
import { chooseUnits } from '../pick.ts'
import type { Reason, Verb, Verbs } from '../verb.ts'

const NO_ENEMY: Reason = { rule: 'DV-COMBAT-01' }
const NONE_IN_REACH: Reason = { rule: 'DV-COMBAT-09' }

/** As many attacks as there are spaces or units. */
const NO_END = 1000

/** Units go for something, one after the other (DV-AUTO-05). */
const go: Verb<'go'> = {
  run: (s, f, { who, moves, goal }, ctx) => {
    if (f.waiting === 0 && !chooseUnits(s, f, who, 0, ctx)) return false
    sendOff(f.side, westToEast(s, f.side, s.picked, ctx), moves, goal, ctx)
    return true
  },
}

/** Attacks, one after the other, so that players can answer each. */
const fight: Verb<'fight'> = {
  run: (s, f, { who, how, attacks }, ctx) => {
    if (f.waiting === 0 && !chooseUnits(s, f, who, 0, ctx)) return false
    const units = westToEast(s, f.side, s.picked, ctx)
    const left = how === 'everybody' ? NO_END : (attacks ?? NO_END)
    const { program, pc, side } = f
    if (units.length > 0) ctx.push(autoFightFrame, { program, pc, side, units, done: [], left })
    return true
  },
  bars: (s, tables, _asked, { how }, piece) => {
    if (quarryOf(s, tables, piece, how).length > 0) return undefined
    return how === 'ranged' ? NONE_IN_REACH : NO_ENEMY
  },
}

export const autoVerbs: Verbs<'go' | 'fight'> = { go, fight }
