import { FORMAT, type Json, type Mark, type MatchFile, type SavedMatch } from '@longtable/kernel'
import type { MatchRow } from '../store/store.ts'
import type { SeatRecord } from '../wire/http-api.ts'
import { eventHistory } from './event-history.ts'
import { openingOf } from './reopen.ts'
import type { MatchRoom } from './match-room.ts'

/** After how many lines a file has a mark to check it by. */
const MARK_EVERY = 25
const EVERYTHING = Number.MAX_SAFE_INTEGER

function namesIn({ seats }: MatchRow): string[] {
  return seats.map(({ kind, name, bot }) => (kind === 'bot' ? (bot ?? '') : name))
}

/** A match that is over, as a file that can be played again and checked against what was promised at its start. */
export async function wholeMatch(room: MatchRoom): Promise<MatchFile> {
  const { row, deps } = room
  const lines = await deps.store.lines(row.id, row.base + 1, room.at + 1)
  const begun = row.base === 0 ? undefined : await savedAt(room, row.base)
  const log = lines.flatMap(({ entry }) => (entry === null ? [] : [entry]))
  const marks = lines.flatMap(({ hash }, i): Mark[] => {
    const at = i + 1
    return at % MARK_EVERY === 0 || at === lines.length ? [{ at, hash, fields: {} }] : []
  })
  const start = begun === undefined ? row.start : (begun.now ?? begun.origin)
  const file: MatchFile = {
    format: FORMAT,
    version: 1,
    game: row.game,
    rulesVersion: row.rulesVersion,
    config: row.config,
    seed: row.seed,
    seats: namesIn(row),
    log,
    marks,
    commitment: row.commitment,
    salt: row.salt,
  }
  return start === null ? file : { ...file, start }
}

async function savedAt(room: MatchRoom, at: number): Promise<SavedMatch | undefined> {
  const snapshot = await room.deps.store.snapshot(room.id, at)
  return snapshot?.body as unknown as SavedMatch | undefined
}

/** What one viewer saw of a match that goes on: nothing that it may not know. */
export async function seatRecord(room: MatchRoom, seat: number | null): Promise<SeatRecord> {
  const { row, deps } = room
  const viewer = seat ?? room.seats
  const last = room.at
  const { events } = await eventHistory(deps.store, {
    match: row.id,
    viewer,
    after: 0,
    before: undefined,
    most: EVERYTHING,
    last,
  })
  const views = await viewsByUpdate(room, viewer)
  const { game, rulesVersion, config, commitment } = row
  return {
    format: 'longtable-record',
    version: 1,
    game,
    rulesVersion,
    config,
    commitment,
    seat,
    names: namesIn(row),
    updates: events.map((each) => ({
      ...each,
      events: each.events as unknown as readonly Json[],
      view: views.get(each.at) ?? null,
    })),
  }
}

/** The last view under each number of the viewer's updates; what other rules led to cannot be seen any more. */
async function viewsByUpdate(room: MatchRoom, viewer: number): Promise<Map<number, Json>> {
  const { store, arbiter } = room.deps
  const opening = await room.run(() => openingOf(room, true))
  const lines = await store.lines(room.id, 0, room.at + 1)
  const before = lines.flatMap(({ at, entry, hash }) => (entry === null ? [] : [{ at, entry, hash }]))
  const recorded = [
    ...(opening.snapshot === null
      ? []
      : await arbiter.record({ ...opening, snapshot: null, lines: before }, viewer)),
    ...(await arbiter.record(opening, viewer)),
  ]
  const at = new Map(lines.map((line) => [line.at, line.after.counters[viewer]?.[0] ?? 0]))
  return new Map(recorded.map(({ line, view }) => [at.get(line) ?? 0, view]))
}
