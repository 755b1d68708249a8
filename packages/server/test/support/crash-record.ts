import { join } from 'node:path'
import { loadGames } from '@longtable/games'
import {
  Engine,
  Match,
  sameChoice,
  seedFrom,
  type Choice,
  type LogEntry,
  type SavedMatch,
} from '@longtable/kernel'
import { connect } from '../../src/sqlite/database.ts'
import { DATABASE } from '../../src/sqlite/files.ts'
import type { LineRow, MatchRow, ChatRow } from '../../src/store/store.ts'
import type { ChatMessage } from '../../src/wire/match.ts'
import type { Command, CommandOf } from '../../src/wire/to-server.ts'
import type { Ledger } from './crash-ledger.ts'

const registry = await loadGames()

/** All that is written of one match. */
export interface Recorded {
  readonly row: MatchRow
  readonly awaited: readonly number[]
  readonly lines: readonly LineRow[]
  readonly said: readonly ChatRow[]
  readonly snapshots: readonly { readonly at: number; readonly hash: string }[]
}

function grouped<T>(all: readonly T[], key: (each: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const each of all) {
    const group = groups.get(key(each))
    if (group === undefined) groups.set(key(each), [each])
    else group.push(each)
  }
  return groups
}

/** Everything in the database of a server that does not run, read without the server's own queries. */
export function readRecord(folder: string): {
  readonly integrity: string
  readonly matches: readonly Recorded[]
} {
  const db = connect(join(folder, DATABASE), { readOnly: true })
  const all = <T>(query: string): T[] => db.prepare(query).all() as T[]
  const bodies = <T>(table: string, order: string): T[] =>
    all<{ body: string }>(`SELECT body FROM ${table} ORDER BY ${order}`).map(
      ({ body }) => JSON.parse(body) as T,
    )
  const [{ integrity_check: integrity }] = all<{ integrity_check: string }>('PRAGMA integrity_check')
  const lines = grouped(bodies<LineRow>('lines', 'match, at'), ({ match }) => match)
  const sayings = all<Omit<ChatRow, keyof ChatMessage> & { body: string }>(
    'SELECT match, person, id, body FROM said ORDER BY match, number',
  )
  const rowsOfSaid = sayings.map(({ body, ...by }): ChatRow => ({
    ...by,
    ...(JSON.parse(body) as ChatMessage),
  }))
  const said = grouped(rowsOfSaid, ({ match }) => match)
  const kept = all<{ match: string; at: number; body: string }>('SELECT match, at, body FROM snapshots')
  const snapshots = grouped(kept, ({ match }) => match)
  const rows = all<{ id: string; awaited: string; body: string }>('SELECT id, awaited, body FROM matches')
  db.close()
  const matches = rows.map(({ id, awaited, body }) => ({
    row: JSON.parse(body) as MatchRow,
    awaited: JSON.parse(awaited) as number[],
    lines: lines.get(id) ?? [],
    said: said.get(id) ?? [],
    snapshots: (snapshots.get(id) ?? []).map((each) => ({
      at: each.at,
      hash: (JSON.parse(each.body) as SavedMatch).hash,
    })),
  }))
  return { integrity, matches }
}

/** Plays the log again from the seed, by the kernel alone; says what does not come out as it was written. */
export function replayed({ row, lines, awaited, snapshots }: Recorded): { match: Match; wrongs: string[] } {
  const entry = registry.find(({ game }) => game.id === row.game)
  if (entry === undefined) throw new Error(`no game ${row.game}`)
  const engine = new Engine(entry.game, row.seats.length, row.config, row.rulesVersion)
  const match = new Match(engine, seedFrom(row.seed))
  const wrongs: string[] = []
  const must = (holds: boolean, what: string): void => void (holds || wrongs.push(`${row.id}: ${what}`))
  for (const [i, line] of lines.entries()) {
    must(line.at === i && (line.entry === null) === (i === 0), `line ${i} is number ${line.at}`)
    if (line.entry !== null) match.follow(line.entry)
    must(engine.hash(match.position) === line.hash, `line ${i} leads elsewhere`)
  }
  const { position } = match
  const result = engine.result(position)
  must(String(engine.awaited(position)) === String(awaited), 'others are awaited than it says')
  must(JSON.stringify(result) === JSON.stringify(row.result), 'it ended otherwise than it says')
  must(
    row.status === (lines.length === 0 ? 'gathering' : result === null ? 'running' : 'over'),
    `it is ${row.status}`,
  )
  must(row.base === 0 && row.notice === null, 'it did not go on by its own rules')
  for (const { at, hash } of snapshots)
    must(lines[at]?.hash === hash, `the snapshot at ${at} is of something else`)
  return { match, wrongs }
}

/** Compares the log of a match with what was sent: each line is what one message asked for, or a bot's. */
export function unsent({ row, lines }: Recorded, ledger: Ledger): string[] {
  const wrongs: string[] = []
  /** What the last message has still to account for. */
  let pending: readonly Choice[] = []
  for (const line of lines.slice(1)) {
    const where = `${row.id} line ${line.at}`
    const { id, seat, entry, made } = line
    if (entry === null || seat === null) {
      wrongs.push(`${where} is nobody's`)
    } else if (id !== null) {
      if (pending.length > 0) wrongs.push(`${where} comes in the middle of another message`)
      const sent = ledger.sent.get(id)
      if (sent?.match !== row.id || sent.seat !== seat) wrongs.push(`${where}: nobody sent ${id}`)
      else if (!isWish(sent.command, entry, made)) wrongs.push(`${where} is not what ${id} asked for`)
      pending =
        sent?.command.type === 'choose' && !('gesture' in entry) ? sent.command.choices.slice(1, made) : []
    } else if (pending.length > 0) {
      if (!('choice' in entry) || !sameChoice(entry.choice, pending[0]))
        wrongs.push(`${where} is out of order`)
      pending = pending.slice(1)
    } else if (row.seats[seat].kind !== 'bot') wrongs.push(`${where}: nobody sent this`)
  }
  if (pending.length > 0) wrongs.push(`${row.id} ends in the middle of a message`)
  return wrongs
}

function isWish(command: Command, entry: LogEntry, made: number): boolean {
  if (command.type === 'choose') return isChosen(command, entry, made)
  if (command.type === 'undo') return 'undo' in entry
  return (command.type === 'ask' || (command.type === 'answer' && command.agree)) && 'rewind' in entry
}

function isChosen({ choices }: CommandOf<'choose'>, entry: LogEntry, made: number): boolean {
  const [first] = choices
  if ('choice' in entry) return made >= 1 && sameChoice(entry.choice, first)
  if (!('gesture' in entry) || entry.gesture.length !== made) return false
  return entry.gesture.every((choice, i) => sameChoice(choice, choices[i]))
}

/** Which answered messages are not written as they were answered: the done exactly once, the refused not at all. */
export function unkept(matches: readonly Recorded[], ledger: Ledger): string[] {
  const lines = matches.flatMap((each) => each.lines)
  const said = matches.flatMap((each) => each.said)
  const byId = grouped(lines, ({ match, seat, id }) => `${match} ${seat} ${id}`)
  const saidById = grouped(said, ({ match, seat, id }) => `${match} ${seat} ${id}`)
  const wrongs: string[] = []
  for (const [id, { match, seat, command }] of ledger.sent) {
    const key = `${match} ${seat} ${id}`
    const made = byId.get(key) ?? []
    const spoken = saidById.get(key) ?? []
    const done = ledger.done.get(id)
    const isRefused = ledger.refused.has(id)
    const times = made.length + spoken.length
    if (isRefused && times > 0) wrongs.push(`${id} was refused, and is there`)
    if (done === undefined) continue
    if (command.type === 'choose' && (made.length !== 1 || made[0].made !== done.made || made[0].made < 1)) {
      wrongs.push(`${id} made ${done.made}, and is there ${made.length} times`)
    }
    if (command.type === 'undo' && made.length !== 1)
      wrongs.push(`${id} took back, and is there ${made.length} times`)
    if (command.type === 'say' && (spoken.length !== 1 || spoken[0].text !== command.text)) {
      wrongs.push(`${id} was said, and is there ${spoken.length} times`)
    }
  }
  for (const { match, number, text, id } of said) {
    if (!ledger.sent.has(id)) wrongs.push(`nobody sent saying ${number} of ${match}`)
    if ((ledger.said.get(`${match} ${number}`) ?? text) !== text)
      wrongs.push(`saying ${number} of ${match} changed`)
  }
  const kept = new Set(said.map(({ match, number }) => `${match} ${number}`))
  for (const key of ledger.said.keys())
    if (!kept.has(key)) wrongs.push(`saying ${key} was shown, and is not there`)
  return wrongs
}
