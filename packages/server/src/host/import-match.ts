import { readMatchFile, refuse, type Json, type MatchFile } from '@longtable/kernel'
import { ASIDE } from '../arbiter/arbiter-types.ts'
import type { TurnState, Change, LineRow, MatchRow, SeatRow } from '../store/store.ts'
import { personName } from '../wire/to-server.ts'
import { clockSettings, clocksAfterTurn } from './match-clocks.ts'
import { checkImport } from './import-bounds.ts'
import { firstLine } from './log-lines.ts'
import { mayAdvise, newRow, newSeat } from './new-match.ts'
import { spending } from './quotas.ts'
import { findGame } from '../arbiter/game-registry.ts'
import type { Dependencies } from './dependencies.ts'
import type { Person } from './server-api.ts'
import { commitmentOf } from '../wire/commitment.ts'
import { throwHttpError } from '../errors/http-error.ts'

/** So many milliseconds the rules may take for all of a file. */
const LONGEST_WORK = 30_000

/**
 * Takes a match from a file: a finished one to look at, or one to go on with. Whoever has a file knows its seed, so
 * the match is marked as seeded.
 */
export async function importMatch(
  deps: Dependencies,
  person: Person,
  json: Json,
  signal: AbortSignal | undefined,
): Promise<string> {
  const file = readMatchFile(json)
  checkImport(file)
  const { seed, salt, commitment } = file
  if (salt !== undefined && commitmentOf(seed, salt) !== commitment) refuse('server.notPromised')
  const basis = rowOf(deps, person, file)
  const { row, changes } = await replayed(deps, basis, file, signal)
  const holders = row.seats.flatMap(({ kind }, seat): Change[] =>
    kind === 'person' && row.status !== 'over'
      ? [{ put: 'holder', match: row.id, seat, person: person.id }]
      : [],
  )
  const paid = spending(deps, person.id, 'imported', file.log.length + 1)
  await deps.store.write([...paid, { put: 'match', match: row }, ...changes, ...holders])
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

interface Played {
  readonly row: MatchRow
  readonly changes: readonly Change[]
}

/** What ends an import before its file does. */
interface Patience {
  readonly signal: AbortSignal | undefined
  readonly until: number
}

/**
 * First as a match is played: what nobody can take back alone is forgotten, so that every line costs the same. Only where a
 * table once agreed to go back further it is played with all that led there.
 */
async function replayed(
  deps: Dependencies,
  basis: MatchRow,
  file: MatchFile,
  signal: AbortSignal | undefined,
): Promise<Played> {
  const patience = { signal, until: performance.now() + LONGEST_WORK }
  const isGoingBack = file.log.some((entry) => 'rewind' in entry)
  const quick = isGoingBack ? 'needsAll' : await played(deps, basis, file, patience, false)
  const found = quick === 'needsAll' ? await played(deps, basis, file, patience, true) : quick
  return found === 'needsAll' ? refuse('server.tooFarBack') : found
}

function goOn({ signal, until }: Patience): void {
  if (signal?.aborted === true) throwHttpError(400, 'hungUp')
  if (performance.now() > until) throwHttpError(400, 'longImport', { seconds: LONGEST_WORK / 1000 })
}

/** Plays the log of a file again, aside from all matches, and writes it down as if it had been played here. */
async function played(
  deps: Dependencies,
  basis: MatchRow,
  file: MatchFile,
  patience: Patience,
  whole: boolean,
): Promise<Played | 'needsAll'> {
  const aside = `${ASIDE}${basis.id}`
  try {
    return await playedAside(deps, basis, file, { aside, patience, whole })
  } finally {
    deps.arbiter.close(aside).catch(() => {})
  }
}

interface Manner {
  /** What the arbiter calls the match meanwhile. */
  readonly aside: string
  readonly patience: Patience
  readonly whole: boolean
}

async function playedAside(
  deps: Dependencies,
  basis: MatchRow,
  file: MatchFile,
  { aside, patience, whole }: Manner,
): Promise<Played | 'needsAll'> {
  const { arbiter, clock } = deps
  const { id, game, rulesVersion, config, seed, start } = basis
  const now = clock.now()
  const from = start === null ? { seed } : { start }
  const setting = { game, rulesVersion, config, seats: basis.seats.length, from }
  const opened = await arbiter.open(aside, {
    ...setting,
    snapshot: null,
    lines: [],
    counters: null,
    whole,
  })
  if ('needs' in opened) throw new Error('a match that begins needs nothing')
  const first = firstLine(basis, opened, now)
  const changes: Change[] = [...first.changes]
  let { after } = first.line
  let { result } = opened
  const marks = new Map(file.marks.map((mark) => [mark.at, mark]))
  if ((marks.get(0)?.hash ?? opened.hash) !== opened.hash) refuse('server.notSame', { line: 0 })
  for (const [i, entry] of file.log.entries()) {
    goOn(patience)
    const acted = await arbiter.act(aside, { kind: 'follow', entry })
    if ('needs' in acted) return 'needsAll'
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
  const snapshot = { at, body: await arbiter.save(aside) }
  await arbiter.open(aside, { ...setting, snapshot, lines: [], counters: after.counters, whole: false })
  changes.push({ put: 'snapshot', snapshot: { match: id, at, body: await arbiter.save(aside) } })
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
