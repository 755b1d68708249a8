import { int } from '@longtable/kernel'
import type { Effect } from '../content/effect.ts'
import { NONE } from '../content/ids.ts'
import { run } from '../state/match.ts'
import { coopOrAlone, mayInviteTo } from './coop.ts'
import { startAssault } from './fights.ts'

/** The rule of Demolish. */
const UNFORTIFIED: Effect = { do: 'lasting', until: 'turn', is: { rule: 'noSiteFortification' } }

/** MK-DEED-13: an assault, or an attack on a hero, without the site's fortification; one withdraws to the start. */
export const journeyAssault = run('journey.assault', {
  locals: { seat: int(0, 3), hex: int(), from: int() },
  run: (s, { seat, hex, from }, ctx) => {
    ctx.pop()
    const node = ctx.tables.nodes.numberOf(UNFORTIFIED)
    ctx.lasting('turn', 'noSiteFortification', { node, seat, source: NONE, colour: NONE })
    if (mayInviteTo(s, seat, hex, ctx.tables)) ctx.push(coopOrAlone, { seat, hex, from })
    else startAssault(s, seat, hex, from, [], ctx)
  },
})
