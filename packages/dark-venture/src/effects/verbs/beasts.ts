import { putOn } from '../../state/mutations/pieces.ts'
import { BEAST, NEUTRAL } from '../../state/numbers.ts'
import { hasFallen } from '../../state/queries/fallen.ts'
import { isOnMap } from '../../state/queries/pieces.ts'
import type { State } from '../../state/schema.ts'
import { squareNamed } from '../../state/tables/ground.ts'
import type { MatchTables } from '../../state/tables/match-tables.ts'
import type { Verb } from '../verb.ts'

/** There is one beast: it comes once, and not again once it was killed. */
function hasCome(s: State, tables: MatchTables): boolean {
  return isOnMap(s, BEAST) || hasFallen(s, tables, tables.idOf[BEAST])
}

/** The beast appears. */
export const beast: Verb<'beast'> = {
  run: (s, _f, { at }, ctx) => {
    if (hasCome(s, ctx.tables)) return true
    const node = squareNamed(ctx.tables.board, at)
    putOn(s, BEAST, node, NEUTRAL)
    ctx.tell?.({ event: 'placed', side: NEUTRAL, piece: BEAST, at: node, from: 'supply' })
    return true
  },
  can: (s, tables) => !hasCome(s, tables),
}
