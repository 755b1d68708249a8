import { UserError, type Text } from '@longtable/kernel'
import { MATCH_NOT_OPEN, type Opened, type Opening, type OpeningLine } from '../arbiter/arbiter-types.ts'
import { HttpError } from '../errors/http-error.ts'
import type { TurnState, LineRow } from '../store/store.ts'
import { resumeClocks } from './match-clocks.ts'
import { ThreadLost } from '../workers/worker-protocol.ts'
import type { MatchRoom } from './match-room.ts'
import { unchosenLine } from './log-lines.ts'

/** Asks the arbiter, which opens the match first where it does not have it any more. */
export async function askArbiter<T>(
  room: MatchRoom,
  ask: (arbiter: MatchRoom['deps']['arbiter']) => Promise<T>,
): Promise<T> {
  const { arbiter } = room.deps
  try {
    return await ask(arbiter)
  } catch (error) {
    if (error instanceof ThreadLost && error.running) throw new HttpError(500, error.text)
    if (!isLost(error)) throw error
    await reopen(room, false)
    return ask(arbiter)
  }
}

/** The thread went down with another match, or never had this one: nothing that was not written has happened. */
function isLost(error: unknown): boolean {
  if (error instanceof ThreadLost) return error.why !== 'closed'
  return error instanceof UserError && error.text.key === MATCH_NOT_OPEN
}

/** Lets the arbiter take up the match: from its last snapshot, or with all of its log. */
export async function reopen(room: MatchRoom, whole: boolean): Promise<void> {
  const { arbiter } = room.deps
  const opened = await arbiter.open(room.id, await openingOf(room, whole))
  if ('needs' in opened) return reopen(room, true)
  // What is over stays as it was played.
  if (opened.differs === null || room.row.status === 'over') return
  // Where only what led to the last snapshot would come out otherwise now, that snapshot still stands.
  const again = whole ? await arbiter.open(room.id, await openingOf(room, false)) : opened
  const last = 'needs' in again ? opened : again
  if (last.differs !== null) await goOnFrom(room, last.differs.text, last)
}

/** A match that once went on from a snapshot begins there. */
export async function openingOf(room: MatchRoom, whole: boolean): Promise<Opening> {
  const { store } = room.deps
  const { game, rulesVersion, config, start, seed, base } = room.row
  const snapshot = whole && base === 0 ? undefined : await store.snapshot(room.id, whole ? base : undefined)
  // The one before tells where everybody stood.
  const [first, ...lines] = await store.lines(room.id, snapshot?.at ?? 0, room.at + 1)
  return {
    game,
    rulesVersion,
    config,
    seats: room.seats,
    from: start === null ? { seed } : { start },
    snapshot: snapshot === undefined ? null : { at: snapshot.at, body: snapshot.body },
    lines: withMoments(first, lines),
    counters: room.after?.counters ?? null,
    whole,
  }
}

/** The lines that somebody's choice made, each with the last update of its seat before it. */
function withMoments(first: LineRow | undefined, lines: readonly LineRow[]): OpeningLine[] {
  let before = first?.after.counters ?? []
  let now = before
  return lines.flatMap(({ at, entry, hash, after: { counters } }) => {
    // What one message led to shows at once: its lines stand under the same numbers.
    if (String(counters) !== String(now)) before = now
    now = counters
    if (entry === null) return []
    return [{ at, entry, hash, moment: 'seat' in entry ? before[entry.seat]?.[0] : undefined }]
  })
}

/** The rules changed under the match: it goes on from where its log could be followed to, and says so. */
async function goOnFrom(room: MatchRoom, why: Text, opened: Opened): Promise<void> {
  const now = room.deps.clock.now()
  const times = resumeClocks(room.afterOr(opened.awaited), room.clockSettings(), now, now)
  const after: TurnState = { ...times, awaited: opened.awaited, counters: opened.counters }
  const at = room.at + 1
  const line = unchosenLine({ match: room.id, at, hash: opened.hash, told: [], after, time: now })
  const row = { ...room.row, base: at, notice: why }
  await room.write([
    { put: 'line', line },
    { put: 'snapshot', snapshot: { match: room.id, at, body: opened.saved } },
    { put: 'match', match: row },
    { put: 'turn', match: room.id, awaited: after.awaited, deadline: after.deadline },
  ])
  room.row = row
  room.at = at
  room.after = after
}
