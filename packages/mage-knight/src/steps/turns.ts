import { int } from '@longtable/kernel'
import { DUMMY, NOBODY } from '../state/schema/state.ts'
import { Last } from '../state/schema/player.ts'
import { run } from '../state/match.ts'
import { dummyTurn } from './dummy.ts'
import { beginEnding, isRoundOver, lastOf, setLast } from './last-turns.ts'
import { turn } from './turn.ts'

/** Nobody has a turn right now. */
export const BETWEEN = -3

/** MK-ROUND-16: turns go through the order from top to bottom, then start over, until everybody had the last one. */
export const turns = run('turns', {
  locals: { next: int(0), seat: int(BETWEEN), was: int(0, 2) },
  run: (s, f, ctx) => {
    if (f.seat !== BETWEEN) {
      if (f.was === Last.coming) setLast(s, f.seat, Last.over)
      f.seat = BETWEEN
      // MK-SC-02: the end of the scenario is tested after each turn.
      if (s.ending === NOBODY && ctx.tables.rules.isOver(s, ctx.tables)) beginEnding(s, s.active, ctx)
    }
    if (isRoundOver(s)) {
      s.active = NOBODY
      ctx.pop()
      return
    }
    const seat = s.order[f.next]
    f.next = (f.next + 1) % s.order.length
    const last = lastOf(s, seat)
    if (last === Last.over) return // MK-ROUND-17: no further turn this round
    f.seat = seat
    f.was = last
    s.active = seat
    if (seat === DUMMY) ctx.push(dummyTurn, {})
    else ctx.push(turn, { seat, phase: 0 })
  },
})
