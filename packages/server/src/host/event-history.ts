import type { GameEvent, Told } from '@longtable/kernel'
import { isBack } from '../arbiter/live-match.ts'
import type { LineRow, Store } from '../store/store.ts'
import type { Happened } from '../wire/match.ts'

/** So many lines of the log are read at once. */
const CHUNK = 100

export interface HistoryQuery {
  readonly match: string
  readonly viewer: number
  /** Only what came after this update. */
  readonly after: number
  /** Only what came before this update; undefined: up to now. */
  readonly before: number | undefined
  readonly most: number
  /** The last line of the log. */
  readonly last: number
}

function seenBy(told: readonly Told<GameEvent>[], viewer: number): GameEvent[] {
  return told.filter(({ to }) => (to & (1 << viewer)) !== 0).map(({ event }) => event)
}

/**
 * What a viewer saw happen, from the log: by the viewer's own numbers, so that lines it was not told of leave no
 * trace.
 */
export async function eventHistory(
  store: Store,
  wanted: HistoryQuery,
): Promise<{ readonly events: readonly Happened[]; readonly more: boolean }> {
  const { match, viewer, after, before = Number.MAX_SAFE_INTEGER, most } = wanted
  const found = new Map<number, LineRow[]>()
  for (let to = wanted.last + 1; to > 0 && found.size <= most + 1; to -= CHUNK) {
    const lines = await store.lines(match, Math.max(0, to - CHUNK), to)
    let at = Number.MAX_SAFE_INTEGER
    for (const line of lines.toReversed()) {
      at = line.after.counters[viewer]?.[0] ?? 0
      if (at <= after) break
      if (at < before) found.set(at, [line, ...(found.get(at) ?? [])])
    }
    if (at <= after) break
  }
  const all = [...found].flatMap(([at, lines]): Happened[] => {
    const [first] = lines
    if (first === undefined) return []
    const events = lines.flatMap(({ told }) => seenBy(told, viewer))
    return [{ at, time: first.time, back: first.entry !== null && isBack(first.entry), events }]
  })
  return { events: all.slice(0, most).toReversed(), more: all.length > most }
}
