import { int } from '@longtable/kernel'
import { NONE } from '../content/ids.ts'
import { run } from '../state/match.ts'
import { coopOrAlone, mayInviteTo } from './coop.ts'
import { startAssault } from './fights.ts'
import { nodeOf } from '../effects/compile.ts'

/** The rule of Demolish. */
const UNFORTIFIED = nodeOf({ do: 'lasting', until: 'turn', is: { rule: 'noSiteFortification' } })

/** MK-DEED-13: an assault, or an attack on a hero, without the site's fortification; one withdraws to the start. */
export const journeyAssault = run('journey.assault', {
  locals: { seat: int(0, 3), hex: int(), from: int() },
  run: (s, { seat, hex, from }, ctx) => {
    ctx.pop()
    ctx.lasting('turn', 'noSiteFortification', { node: UNFORTIFIED, seat, source: NONE, colour: NONE })
    if (mayInviteTo(s, seat, hex, ctx.tables)) ctx.push(coopOrAlone, { seat, hex, from })
    else startAssault(s, seat, hex, from, [], ctx)
  },
})
