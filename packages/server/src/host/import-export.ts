import {
  FORMAT,
  readMatchFile,
  refuse,
  type Json,
  type Mark,
  type MatchFile,
  type SavedMatch,
} from '@longtable/kernel'
import type { TurnState, Change, LineRow, MatchRow, SeatRow } from '../store/store.ts'
import type { SeatRecord } from '../wire/http-api.ts'
import { personName } from '../wire/to-server.ts'
import { clockSettings, clocksAfterTurn } from './match-clocks.ts'
import { throwHttpError } from '../errors/http-error.ts'
import { eventHistory } from './event-history.ts'
import { openingOf } from './reopen.ts'
import type { MatchRoom } from './match-room.ts'
import { firstLine } from './log-lines.ts'
import { mayAdvise, newRow, newSeat } from './new-match.ts'
import { findGame } from '../arbiter/game-registry.ts'
import type { Dependencies } from './dependencies.ts'
import type { Person } from './server-api.ts'
import { commitmentOf } from '../wire/commitment.ts'

/** After how many lines a file has a mark to check it by. */
const MARK_EVERY = 25
const LONGEST_LOG = 50_000
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

/**
 * Takes a match from a file: a finished one to look at, or one to go on with. Whoever has a file knows its seed, so
 * the match is marked as seeded.
 */
export async function importMatch(deps: Dependencies, person: Person, json: Json): Promise<string> {
  const file = readMatchFile(json)
  if (file.log.length > LONGEST_LOG) throwHttpError(400, 'longLog', { most: LONGEST_LOG })
  const { seed, salt, commitment } = file
  if (salt !== undefined && commitmentOf(seed, salt) !== commitment) refuse('server.notPromised')
  const basis = rowOf(deps, person, file)
  const { row, changes } = await played(deps, basis, file).finally(() => {
    deps.arbiter.close(basis.id).catch(() => {})
  })
  const holders = row.seats.flatMap(({ kind }, seat): Change[] =>
    kind === 'person' && row.status !== 'over'
      ? [{ put: 'holder', match: row.id, seat, person: person.id }]
      : [],
  )
  await deps.store.write([{ put: 'match', match: row }, ...changes, ...holders])
  return row.id
}

function rowOf(deps: Dependencies, person: Person, file: MatchFile): MatchRow {
  const entry = findGame(deps.registry, file.game)
  const names = file.seats
  const firstPerson = names.findIndex((name) => entry.bots.every(({ id }) => id !== name))
  const seats = names.map((name, seat): SeatRow => {
    if (entry.bots.some(({ id }) => id === name)) return newSeat(deps, 'bot', '', name)
    if (seat === firstPerson) return newSeat(deps, 'person', person.name, null)
    return deps.isOneScreen
      ? asPlayed(newSeat(deps, 'open', '', null), name)
      : newSeat(deps, 'open', '', null)
  })
  const { game, rulesVersion, config, seed, start } = file
  const basis = newRow(deps, {
    game,
    rulesVersion,
    config,
    pace: { kind: 'live', clock: null },
    late: 'ask',
    listed: false,
    host: person.id,
    seats,
    advice: mayAdvise(deps, entry, seats, undefined),
  })
  const { salt = basis.salt } = file
  return { ...basis, seeded: true, seed, salt, start: start ?? null, commitment: commitmentOf(seed, salt) }
}

function asPlayed(seat: SeatRow, name: string): SeatRow {
  return seat.kind === 'bot' ? seat : { ...seat, kind: 'person', name: personName.safeParse(name).data ?? '' }
}

/** Plays the log of a file again and writes it down as if it had been played here. */
async function played(
  deps: Dependencies,
  basis: MatchRow,
  file: MatchFile,
): Promise<{ readonly row: MatchRow; readonly changes: readonly Change[] }> {
  const { arbiter, clock } = deps
  const { id, game, rulesVersion, config, seed, start } = basis
  const now = clock.now()
  const from = start === null ? { seed } : { start }
  const setting = { game, rulesVersion, config, seats: basis.seats.length, from }
  const opened = await arbiter.open(id, {
    ...setting,
    snapshot: null,
    lines: [],
    counters: null,
    whole: true,
  })
  if ('needs' in opened) throw new Error('a match that begins needs nothing')
  const first = firstLine(basis, opened, now)
  const changes: Change[] = [...first.changes]
  let { after } = first.line
  let { result } = opened
  const marks = new Map(file.marks.map((mark) => [mark.at, mark]))
  if ((marks.get(0)?.hash ?? opened.hash) !== opened.hash) refuse('server.notSame', { line: 0 })
  for (const [i, entry] of file.log.entries()) {
    const acted = await arbiter.act(id, { kind: 'follow', entry })
    if ('needs' in acted) throw new Error('a match opened with all of its log is not whole')
    if ('refused' in acted) refuse('server.notReplayed', { line: i + 1, reason: acted.refused })
    const [line] = acted.lines
    if (line === undefined) throw new Error('a line that was followed is not there')
    const mark = marks.get(i + 1)
    if (mark !== undefined && mark.hash !== line.hash) refuse('server.notSame', { line: i + 1 })
    after = {
      ...clocksAfterTurn(after, acted.awaited, clockSettings(basis), now, now),
      counters: acted.counters,
    } satisfies TurnState
    const at = i + 1
    changes.push({
      put: 'line',
      line: {
        match: id,
        at,
        seat: null,
        id: null,
        made: acted.made,
        ...line,
        after,
        time: now,
      } satisfies LineRow,
    })
    result = acted.result
  }
  const at = file.log.length
  // Opened once more, because a match that kept all of its log would be saved with all of it.
  const snapshot = { at, body: await arbiter.save(id) }
  await arbiter.open(id, { ...setting, snapshot, lines: [], counters: after.counters, whole: false })
  changes.push({ put: 'snapshot', snapshot: { match: id, at, body: await arbiter.save(id) } })
  changes.push({ put: 'turn', match: id, awaited: after.awaited, deadline: after.deadline })
  const isFull = basis.seats.every(({ kind }) => kind !== 'open')
  const status = result !== null ? 'over' : isFull ? 'running' : 'gathering'
  return {
    row: {
      ...basis,
      // Who played a match that is over is history, and nobody takes a seat there any more.
      seats:
        result === null ? basis.seats : basis.seats.map((seat, i) => asPlayed(seat, file.seats[i] ?? '')),
      status,
      started: now,
      ended: result === null ? null : now,
      result,
    },
    changes,
  }
}
