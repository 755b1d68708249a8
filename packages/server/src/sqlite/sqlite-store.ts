import { join } from 'node:path'
import { StoreFault } from '../errors/store-fault.ts'
import { runsFor } from '../store/changes.ts'
import type { ChatMessage, Status } from '../wire/match.ts'
import type { Connection } from './database.ts'
import { damagedRow, faultOf } from './database-errors.ts'
import { DATABASE, makeFolder } from './files.ts'
import { lockFolder, type Lock } from './lock.ts'
import { openDatabase } from './open-database.ts'
import { WriteQueue } from './write-queue.ts'
import { prepareAll, type Statements } from './statements.ts'
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
  SnapshotRow,
  Store,
} from '../store/store.ts'

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
}

/**
 * Matches in an SQLite database in a folder of this machine. The folder is made if it is not there, and belongs to
 * one server at a time. Refuses, with a sentence that says what to do, a folder that is in use or cannot be written
 * and a database that is damaged; such a file is left as it is.
 */
export async function openSqliteStore(folder: string, options: Options = {}): Promise<Store> {
  makeFolder(folder)
  const lock = lockFolder(folder)
  try {
    const db = openDatabase(folder, (options.now ?? Date.now)())
    return new SqliteStore(db, new WriteQueue(join(folder, DATABASE)), lock)
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Reads here and writes in another thread, by a connection of its own: a read sees what is committed, and only that. */
class SqliteStore implements Store {
  readonly shared = null
  readonly #db: Connection
  readonly #lock: Lock
  readonly #statements: Statements
  readonly #writes: WriteQueue
  readonly #taking = new Set<string>()
  #open = true

  constructor(db: Connection, writes: WriteQueue, lock: Lock) {
    this.#db = db
    this.#writes = writes
    this.#lock = lock
    this.#statements = prepareAll(db)
  }

  async write(changes: readonly Change[]): Promise<void> {
    this.#mustBeOpen()
    await this.#writes.add(changes.flatMap(runsFor))
  }

  /** The folder belongs to this server alone, and so does every match in it. */
  claim(match: string): Promise<Hold | undefined> {
    return this.#read(({ isMatch }) => (isMatch.get(match) === undefined ? undefined : { match, epoch: 0 }))
  }

  async release(): Promise<void> {}

  orphan(): void {}

  onLost(): void {}

  async orphaned(): Promise<readonly string[]> {
    return []
  }

  person(id: string): Promise<PersonRow | undefined> {
    return this.#one<PersonRow>('person', id)
  }

  key(person: string, hash: string): Promise<KeyRow | undefined> {
    return this.#read(({ key }) => {
      const row: KeyRow | undefined = key.get(person, hash)
      return row && { ...row }
    })
  }

  keysOf(person: string): Promise<readonly KeyRow[]> {
    return this.#read(({ keysOf }) => keysOf.all(person).map((row: KeyRow) => ({ ...row })))
  }

  match(id: string): Promise<MatchRow | undefined> {
    return this.#one<MatchRow>('match', id)
  }

  holders(match: string): Promise<readonly Holder[]> {
    return this.#read(({ holders }) => {
      const rows: Holder[] = holders.all(match)
      return rows.map(({ seat, person }) => ({ seat, person }))
    })
  }

  matchesOf(person: string, page: Page): Promise<readonly ListedMatch[]> {
    return this.#read(({ matchesOf }) => matchesOf.all(person, person, before(page), page.most).map(asListed))
  }

  listed(status: Status, page: Page): Promise<readonly ListedMatch[]> {
    return this.#read(({ listed }) => listed.all(status, before(page), page.most).map(asListed))
  }

  finished(seed: string, most: number): Promise<readonly MatchRow[]> {
    return this.#read(({ finished }) => finished.all(seed, most).map(bodyOf<MatchRow>))
  }

  due(now: number): Promise<readonly string[]> {
    return this.#read(({ due }) => due.all(now).map(idOf))
  }

  running(): Promise<readonly string[]> {
    return this.#read(({ running }) => running.all().map(idOf))
  }

  lastLine(match: string): Promise<LineRow | undefined> {
    return this.#one<LineRow>('lastLine', match)
  }

  lines(match: string, from: number, to: number): Promise<readonly LineRow[]> {
    return this.#read(({ lines }) => lines.all(match, from, to).map(bodyOf<LineRow>))
  }

  lineById(match: string, seat: number, id: string): Promise<LineRow | undefined> {
    return this.#one<LineRow>('lineById', match, seat, id)
  }

  snapshot(match: string, atMost: number = Number.MAX_SAFE_INTEGER): Promise<SnapshotRow | undefined> {
    return this.#read(({ snapshot }) => {
      const row: (Body & { readonly at: number }) | undefined = snapshot.get(match, atMost)
      return row && { match, at: row.at, body: bodyOf<SnapshotRow['body']>(row) }
    })
  }

  said(match: string, most: number, than: number = Number.MAX_SAFE_INTEGER): Promise<readonly ChatMessage[]> {
    return this.#read(({ said }) =>
      said
        .all(match, than, most)
        .map(bodyOf<ChatMessage>)
        .toReversed(),
    )
  }

  saidById(match: string, person: string, id: string): Promise<ChatMessage | undefined> {
    return this.#one<ChatMessage>('saidById', match, person, id)
  }

  sayer(match: string, number: number): Promise<string | undefined> {
    return this.#read(({ sayer }) => {
      const row: { readonly person: string } | undefined = sayer.get(match, number)
      return row?.person
    })
  }

  code(hash: string): Promise<CodeRow | undefined> {
    return this.#read(({ code }) => {
      const row: CodeRow | undefined = code.get(hash)
      return row && { ...row }
    })
  }

  mutes(where: MuteRow['where'], of: string): Promise<readonly MuteRow[]> {
    return this.#read(({ mutes }) => mutes.all(where, of).map(bodyOf<MuteRow>))
  }

  spent(who: string, what: string, period: number): Promise<number> {
    return this.#read(({ spent }) => {
      const row: { readonly amount: number } | undefined = spent.get(who, what, period)
      return row?.amount ?? 0
    })
  }

  /** Nobody else takes any here; those that are being taken are not taken twice. */
  async takeNotices(now: number, until: number, most: number): Promise<readonly NoticeRow[]> {
    const found = await this.#read(({ notices }) => notices.all(now, most + this.#taking.size).map(asNotice))
    const free = found.filter(({ id }) => !this.#taking.has(id)).slice(0, most)
    for (const { id } of free) this.#taking.add(id)
    try {
      await this.#writes.add(free.map(({ id }) => ({ statement: 'takeNotice', values: [until, id] })))
      return free
    } finally {
      for (const { id } of free) this.#taking.delete(id)
    }
  }

  record(kind: string, of: string, id: string): Promise<RecordRow | undefined> {
    return this.#read(({ record }) => {
      const row: RecordColumns | undefined = record.get(kind, of, id)
      return row && asRecord(row)
    })
  }

  records(kind: string, of: string, most: number, range: RecordRange = {}): Promise<readonly RecordRow[]> {
    return this.#read(({ records }) => records.all(kind, of, ...bounds(range), most).map(asRecord))
  }

  countRecords(kind: string, of: string, range: RecordRange = {}): Promise<number> {
    return this.#read(({ countRecords }) => {
      const row: { readonly total: number } = countRecords.get(kind, of, ...bounds(range))
      return row.total
    })
  }

  counts(): Promise<Counts> {
    return this.#read(({ totals, runningCount }) => {
      const rows: { readonly name: string; readonly total: number }[] = totals.all()
      const of = (name: string) => rows.find((row) => row.name === name)?.total ?? 0
      const running: { readonly total: number } = runningCount.get()
      return { matches: of('matches'), running: running.total, lines: of('lines') }
    })
  }

  async check(): Promise<void> {
    this.#mustBeOpen()
    await this.#writes.add([{ statement: 'putPulse', values: [Date.now()] }])
  }

  /** Writes what waits, and lets the folder go. */
  async close(): Promise<void> {
    if (!this.#open) return
    this.#open = false
    try {
      await this.#writes.close()
    } finally {
      this.#db.close()
      this.#lock.release()
    }
  }

  #one<T>(name: keyof Statements, ...by: readonly (string | number)[]): Promise<T | undefined> {
    return this.#read((statements) => {
      const row: Body | undefined = statements[name].get(...by)
      return row && bodyOf<T>(row)
    })
  }

  /** Asynchronous in name only, so that every failure is a promise's. */
  async #read<T>(answer: (statements: Statements) => T): Promise<T> {
    this.#mustBeOpen()
    try {
      return answer(this.#statements)
    } catch (error) {
      this.#writes.note(error)
      throw faultOf(error)
    }
  }

  #mustBeOpen(): void {
    if (!this.#open) throw new StoreFault('closed')
  }
}

function before(page: Page): number {
  return page.before ?? Number.MAX_SAFE_INTEGER
}

function idOf({ id }: { readonly id: string }): string {
  return id
}

function parsed<T>(json: string): T {
  try {
    return JSON.parse(json) as T
  } catch (error) {
    throw damagedRow(error)
  }
}

function bodyOf<T>({ body }: Body): T {
  return parsed<T>(body)
}

function asListed({ body, awaited, deadline }: ListedRow): ListedMatch {
  return { match: parsed<MatchRow>(body), awaited: parsed<readonly number[]>(awaited), deadline }
}

function bounds({ least = -Number.MAX_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER }: RecordRange) {
  return [least, most] as const
}

function asRecord({ body, ...columns }: RecordColumns): RecordRow {
  return { ...columns, body: parsed<RecordRow['body']>(body) }
}

function asNotice({ body, ...columns }: NoticeColumns): NoticeRow {
  return { ...columns, ...parsed<Pick<NoticeRow, 'body' | 'person' | 'created'>>(body) }
}
