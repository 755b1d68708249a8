import { NONE } from '../../content/ids.ts'
import type { MageContext, ScenarioPart } from '../../state/match.ts'
import type { Seat, State } from '../../state/schema/state.ts'
import { pickReturner } from './returner.ts'

/** One to Return: the portal closes at the end of the first round (MK-SC-111). */
export const portal: ScenarioPart = {
  onRoundStart: (s, ctx) => {
    if (s.round !== 1 || !ctx.tables.teams) return
    for (const team of new Set(ctx.tables.team)) ctx.push(pickReturner, { team })
  },
  onRoundEnd: (s, ctx) => {
    if (s.round === ctx.tables.rounds) discloseAll(s, ctx)
    if (s.round !== 1) return
    ctx.tell?.({ event: 'portalClosed' })
    for (let seat = 0; seat < s.players.length; seat++) {
      const { at } = s.players[seat]
      if (at < 0 || at === ctx.tables.portal) leave(s, seat, ctx)
    }
  },
}

/** The game is over: everybody sees who had to return. */
function discloseAll(s: State, ctx: MageContext): void {
  if (!ctx.tables.teams) return
  for (let seat = 0; seat < s.players.length; seat++) ctx.disclose(seat)
}

/** A hero that stood on the portal is out of the game: no place in the order any more. */
function leave(s: State, seat: Seat, ctx: MageContext): void {
  const player = s.players[seat]
  player.out = true
  player.at = NONE
  s.order = s.order.filter((one) => one !== seat)
  ctx.tell?.({ event: 'left', seat })
}
