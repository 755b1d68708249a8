import type { Json } from '@longtable/kernel'
import type { Opened } from '../arbiter/arbiter-types.ts'
import type { Change, LineRow, MatchRow, TurnState } from '../store/store.ts'
import { clockSettings, clocksAfterTurn, initialClocks } from './match-clocks.ts'

/** A line of the log that nobody's choice made. */
export function unchosenLine(
  line: Pick<LineRow, 'match' | 'at' | 'hash' | 'told' | 'after' | 'time'>,
): LineRow {
  return { ...line, entry: null, seat: null, id: null, made: 0 }
}

/** The first line of the log: what was laid out, before anybody chose anything. */
export function firstLine(row: MatchRow, opened: Opened, now: number): { line: LineRow; changes: Change[] } {
  const clocks = clockSettings(row)
  const before = { awaited: [], left: initialClocks(clocks, row.seats.length), deadline: null }
  const after: TurnState = {
    ...clocksAfterTurn(before, opened.awaited, clocks, now, now),
    counters: opened.counters,
  }
  const { hash, opening: told } = opened
  const line = unchosenLine({ match: row.id, at: 0, hash, told, after, time: now })
  const body: Json = opened.saved
  return {
    line,
    changes: [
      { put: 'line', line },
      { put: 'snapshot', snapshot: { match: row.id, at: 0, body } },
      { put: 'turn', match: row.id, awaited: after.awaited, deadline: after.deadline },
    ],
  }
}
