import { int, Menu, text } from '@longtable/kernel'
import { BEGIN } from '../state/choices/map.ts'
import { OUT_OF_TURN } from './plays/index.ts'
import { ask, type MageContext } from '../state/match.ts'
import type { Seat, State } from '../state/schema/state.ts'

/** Is there something to be used before the turn? All of it is public, so the question tells nobody anything. */
function hasBefore(s: State, seat: Seat, ctx: MageContext): boolean {
  const menu = new Menu(ctx.tables, false)
  for (const ability of OUT_OF_TURN) ability.offer(s, seat, menu)
  return menu.size > 0
}

/** The time before a turn, before a duel that one defends, and before one's part of an assault together. */
export function askBefore(s: State, seat: Seat, ctx: MageContext): void {
  if (hasBefore(s, seat, ctx)) ctx.push(beforeTurn, { seat })
}

/** MK-TURN-02: what may be used on other players' turns may be used now, too. */
export const beforeTurn = ask('turn.before', {
  locals: { seat: int(0, 3) },
  seat: (_s, f) => f.seat,
  abilities: OUT_OF_TURN,
  universe: () => [BEGIN],
  offer: (_s, _f, menu) => menu.add(BEGIN),
  take: (_s, _f, _choice, ctx) => ctx.pop(),
  question: () => text('ask.beforeTurn'),
  describe: () => ({ text: text('choice.begin') }),
})
