import { BASIC_COLOURS, BLACK, GOLD, NONE } from '../../content/ids.ts'
import { colours } from '../../content/effect.ts'
import type { MageViewContext } from '../match.ts'
import type { Seat } from '../schema/state.ts'
import { lastsOf } from '../lasting.ts'
import { fill, purse } from './purse.ts'

/** What the Source is worth to a seat at the moment. */
export interface SourceNow {
  /** How many more dice it may use this turn. */
  readonly dice: number
  /** By colour: is a die that shows it good for anything now (MK-MANA-16, MK-MANA-17)? */
  readonly usable: readonly boolean[]
}

/** As somebody who looks at the table sees it. */
export function sourceNow(ctx: MageViewContext, seat: Seat): SourceNow {
  fill(ctx.state, seat, 0, NONE, ctx.tables, lastsOf(ctx))
  const { allowed, gold, black, wild } = purse
  const usable = colours.map((_, colour) => {
    if (colour < BASIC_COLOURS || wild) return true
    return (colour === GOLD && gold) || (colour === BLACK && black)
  })
  return { dice: allowed, usable }
}
