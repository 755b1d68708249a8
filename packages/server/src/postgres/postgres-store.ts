import { randomUUID } from 'node:crypto'
import { MatchElsewhere } from '../errors/match-elsewhere.ts'
import { StoreFault } from '../errors/store-fault.ts'
import { runsFor, subjectOf, type Run } from '../store/changes.ts'
import type { ChatMessage, Status } from '../wire/match.ts'
import type {
  Change,
  CodeRow,
  Counts,
  Hold,
  Holder,
  KeyRow,
  LineRow,
  ListedMatch,
  MatchRow,
  MuteRow,
  NoticeRow,
  Page,
  PersonRow,
  RecordRange,
  RecordRow,
  Sharing,
  SnapshotRow,
  Store,
} from '../store/store.ts'
import { readDatabaseUrl, type DatabaseUrl } from './database-url.ts'
import { NodeRow, usualBeats, type Beats } from './node-row.ts'
import { refuseOpening } from './postgres-errors.ts'
import { queries } from './postgres-queries.ts'
import { Session, Sessions } from './session.ts'
import { migrate } from './tables.ts'
import { WriteLanes } from './write-lanes.ts'

interface Body {
  readonly body: string
}

interface ListedRow extends Body {
  readonly awaited: string
  readonly deadline: number | null
}

interface NoticeColumns extends Omit<NoticeRow, 'body' | 'person' | 'created'>, Body {}

interface RecordColumns extends Omit<RecordRow, 'body'>, Body {}

interface Options {
  readonly now?: () => number
  readonly beats?: Beats
}

const LANES = 3
const READERS = 4
const DAY = 24 * 60 * 60 * 1000

/**
 * Everything in a PostgreSQL database, which several servers may share: each match belongs to one of them at a time. Refuses,
 * with a sentence that says what to do, a database that cannot be reached or used.
 */
export async function openPostgresStore(url: string, options: Options = {}): Promise<Store> {
  const where = readDatabaseUrl(url)
  const beats = options.beats ?? usualBeats
  const session = new Session(where)
  const signs = new Session(where, { answerWithin: beats.expire })
  try {
    await migrate(session, where)
    // Links that nobody used are of no use to anybody a day later.
    await session.query(queries.dropCodes, [(options.now ?? Date.now)() - DAY])
    const store = new PostgresStore(where, signs, beats)
    await store.begin()
    await session.close()
    return store
  } catch (error) {
    await Promise.all([session.close(), signs.close()])
    refuseOpening(where.shown, error)
  }
}

class PostgresStore implements Store {
  readonly shared: Sharing
  readonly #node: NodeRow
  readonly #session: Session
  readonly #readers: Sessions
  readonly #lanes: WriteLanes
  readonly #beats: Beats
  readonly #holds = new Map<string, number>()
  /** Those that are not used here any more, though the database names this server, and that somebody has to go on with. */
  readonly #leftOver = new Set<string>()
  #told: (match: string) => void = () => {}
  #closed: Promise<void> | undefined

  constructor(url: DatabaseUrl, session: Session, beats: Beats) {
    this.#session = session
    this.#beats = beats
    this.#readers = new Sessions(url, READERS)
    this.#lanes = new WriteLanes(url, LANES)
    const node = new NodeRow(session, randomUUID(), beats, {
      onStale: () => this.#lose([...this.#holds.keys()]),
      onReturn: () => void this.#comeBack().catch(() => {}),
    })
    this.#node = node
    this.shared = {
      node: node.id,
      get isCurrent() {
        return node.isCurrent
      },
      now: () => node.now(),
      announce: (about) => node.announce(about),
      others: () => node.others(),
      retire: () => node.end(),
    }
  }

  begin(): Promise<void> {
    return this.#node.begin()
  }

  write(changes: readonly Change[], hold?: Hold): Promise<void> {
    const [first] = changes
    const subject = hold?.match ?? (first === undefined ? '' : subjectOf(first))
    return this.#put(subject, changes.flatMap(runsFor), hold)
  }

  async #put(subject: string, runs: readonly Run[], hold?: Hold): Promise<void> {
    this.#mustBeOpen()
    await this.#lanes.add(subject, runs, hold)
  }

  async claim(match: string, from: string = ''): Promise<Hold | undefined> {
    this.#leftOver.delete(match)
    const mayInherit = this.#node.isSettled ? 1 : 0
    const { id } = this.#node
    const keep = this.#beats.keep / 1000
    const [claimed] = await this.#all<{ epoch: number }>('claim', match, id, mayInherit, from, keep)
    if (claimed !== undefined) {
      this.#holds.set(match, claimed.epoch)
      return { match, epoch: claimed.epoch }
    }
    const [found] = await this.#all<{ owner: string | null }>('ownerOf', match)
    if (found === undefined) return undefined
    throw new MatchElsewhere(match, found.owner)
  }

  async release({ match, epoch }: Hold): Promise<void> {
    // Somebody else may have it by now, or it was claimed here again.
    if (this.#holds.get(match) === epoch) this.#holds.delete(match)
    await this.#all('release', match, epoch)
  }

  orphan({ match, epoch }: Hold): void {
    if (this.#holds.get(match) === epoch) this.#holds.delete(match)
    if (!this.#holds.has(match)) this.#leftOver.add(match)
  }

  onLost(told: (match: string) => void): void {
    this.#told = told
  }

  /** Nobody waits any longer for connections that may be dead, and what others have taken meanwhile is let go. */
  async #comeBack(): Promise<void> {
    await Promise.all([this.#lanes.renew(), this.#readers.renew()])
    const held = await this.#all<{ id: string; epoch: number }>('held', this.#node.id)
    const ours = new Map(held.map(({ id, epoch }) => [id, epoch]))
    this.#lose([...this.#holds].filter(([id, epoch]) => ours.get(id) !== epoch).map(([id]) => id))
  }

  #lose(matches: readonly string[]): void {
    for (const match of matches) {
      this.#holds.delete(match)
      this.#told(match)
    }
  }

  person(id: string): Promise<PersonRow | undefined> {
    return this.#one('person', id)
  }

  async key(person: string, hash: string): Promise<KeyRow | undefined> {
    return (await this.#all<KeyRow>('key', person, hash))[0]
  }

  keysOf(person: string): Promise<readonly KeyRow[]> {
    return this.#all('keysOf', person)
  }

  match(id: string): Promise<MatchRow | undefined> {
    return this.#one('match', id)
  }

  holders(match: string): Promise<readonly Holder[]> {
    return this.#all('holders', match)
  }

  async matchesOf(person: string, page: Page): Promise<readonly ListedMatch[]> {
    return (await this.#all<ListedRow>('matchesOf', person, before(page), page.most)).map(asListed)
  }

  async listed(status: Status, page: Page): Promise<readonly ListedMatch[]> {
    return (await this.#all<ListedRow>('listed', status, before(page), page.most)).map(asListed)
  }

  finished(seed: string, most: number): Promise<readonly MatchRow[]> {
    return this.#bodies('finished', seed, most)
  }

  async due(now: number): Promise<readonly string[]> {
    return (await this.#all<{ id: string }>('due', now, this.#node.id)).map(({ id }) => id)
  }

  async running(): Promise<readonly string[]> {
    return (await this.#all<{ id: string }>('running')).map(({ id }) => id)
  }

  async orphaned(): Promise<readonly string[]> {
    // While this server itself was away, its own matches seem to be nobody's.
    if (!this.#node.isSettled) return []
    const found = await this.#all<{ id: string }>('orphaned')
    const ids = new Set([...found.map(({ id }) => id), ...this.#leftOver])
    return [...ids].filter((id) => !this.#holds.has(id))
  }

  lastLine(match: string): Promise<LineRow | undefined> {
    return this.#one('lastLine', match)
  }

  lines(match: string, from: number, to: number): Promise<readonly LineRow[]> {
    return this.#bodies('lines', match, from, to)
  }

  lineById(match: string, seat: number, id: string): Promise<LineRow | undefined> {
    return this.#one('lineById', match, seat, id)
  }

  async snapshot(match: string, atMost: number = Number.MAX_SAFE_INTEGER): Promise<SnapshotRow | undefined> {
    const [row] = await this.#all<Body & { at: number }>('snapshot', match, atMost)
    return row && { match, at: row.at, body: parsed<SnapshotRow['body']>(row) }
  }

  async said(
    match: string,
    most: number,
    than: number = Number.MAX_SAFE_INTEGER,
  ): Promise<readonly ChatMessage[]> {
    return (await this.#bodies<ChatMessage>('said', match, than, most)).toReversed()
  }

  saidById(match: string, person: string, id: string): Promise<ChatMessage | undefined> {
    return this.#one('saidById', match, person, id)
  }

  async sayer(match: string, number: number): Promise<string | undefined> {
    return (await this.#all<{ person: string }>('sayer', match, number))[0]?.person
  }

  async code(hash: string): Promise<CodeRow | undefined> {
    return (await this.#all<CodeRow>('code', hash))[0]
  }

  mutes(where: MuteRow['where'], of: string): Promise<readonly MuteRow[]> {
    return this.#bodies('mutes', where, of)
  }

  async spent(who: string, what: string, period: number): Promise<number> {
    return (await this.#all<{ amount: number }>('spent', who, what, period))[0]?.amount ?? 0
  }

  async takeNotices(now: number, until: number, most: number): Promise<readonly NoticeRow[]> {
    const rows = await this.#all<NoticeColumns>('takeNotices', now, until, most)
    return rows.map(asNotice).toSorted((a, b) => a.due - b.due || (a.id < b.id ? -1 : 1))
  }

  async record(kind: string, of: string, id: string): Promise<RecordRow | undefined> {
    return (await this.#all<RecordColumns>('record', kind, of, id)).map(asRecord)[0]
  }

  async records(
    kind: string,
    of: string,
    most: number,
    range: RecordRange = {},
  ): Promise<readonly RecordRow[]> {
    return (await this.#all<RecordColumns>('records', kind, of, ...bounds(range), most)).map(asRecord)
  }

  async countRecords(kind: string, of: string, range: RecordRange = {}): Promise<number> {
    return (await this.#all<{ total: number }>('countRecords', kind, of, ...bounds(range)))[0]?.total ?? 0
  }

  async counts(): Promise<Counts> {
    const [counts] = await this.#all<Counts>('counts')
    return counts ?? { matches: 0, running: 0, lines: 0 }
  }

  async check(): Promise<void> {
    if (!this.#node.isCurrent) throw new StoreFault('unreachable')
    await this.#put('', [{ statement: 'putPulse', values: [Date.now()] }])
  }

  /** Writes what waits, and lets everything go. */
  close(): Promise<void> {
    return (this.#closed ??= this.#end())
  }

  async #end(): Promise<void> {
    await this.#lanes.close()
    // Where the database cannot be reached, others find out by themselves.
    await this.#node.end().catch(() => {})
    await Promise.all([this.#session.close(), this.#readers.close()])
  }

  async #one<T>(name: keyof typeof queries, ...by: readonly (string | number)[]): Promise<T | undefined> {
    return (await this.#bodies<T>(name, ...by))[0]
  }

  async #bodies<T>(name: keyof typeof queries, ...by: readonly (string | number)[]): Promise<T[]> {
    return (await this.#all<Body>(name, ...by)).map((row) => parsed<T>(row))
  }

  async #all<Row extends object>(
    name: keyof typeof queries,
    ...by: readonly (string | number)[]
  ): Promise<Row[]> {
    this.#mustBeOpen()
    return this.#readers.query<Row>(queries[name], by, name)
  }

  #mustBeOpen(): void {
    if (this.#closed !== undefined) throw new StoreFault('closed')
  }
}

function before(page: Page): number {
  return page.before ?? Number.MAX_SAFE_INTEGER
}

function parsed<T>({ body }: Body): T {
  try {
    return JSON.parse(body) as T
  } catch (error) {
    throw new StoreFault('damaged', error)
  }
}

function asListed({ body, awaited, deadline }: ListedRow): ListedMatch {
  return {
    match: parsed<MatchRow>({ body }),
    awaited: parsed<readonly number[]>({ body: awaited }),
    deadline,
  }
}

function bounds({ least = -Number.MAX_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER }: RecordRange) {
  return [least, most] as const
}

function asRecord({ body, ...columns }: RecordColumns): RecordRow {
  return { ...columns, body: parsed<RecordRow['body']>({ body }) }
}

function asNotice({ body, ...columns }: NoticeColumns): NoticeRow {
  return { ...columns, ...parsed<Pick<NoticeRow, 'body' | 'person' | 'created'>>({ body }) }
}
