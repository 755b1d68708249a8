import { StoreFault } from '../errors/store-fault.ts'
import { dealOf } from '../store/deal.ts'
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
  ChatRow,
  SnapshotRow,
  Store,
} from '../store/store.ts'
import { keyName, MemoryTables, recordName, type KeptMatch } from './memory-tables.ts'

/** Something to keep: a change that was made, so that it can be made again after a restart. */
export interface Keeper {
  /** Keeps changes whole or not at all. */
  keep(changes: readonly Change[]): Promise<void>
}

/** Matches in memory, kept by whoever can: for a match service in a browser. */
export class MemoryStore implements Store {
  readonly shared = null
  readonly #keeper: Keeper
  readonly #tables = new MemoryTables()
  #tail: Promise<unknown> = Promise.resolve()
  #open = true

  constructor(keeper: Keeper, kept: readonly Change[] = []) {
    this.#keeper = keeper
    for (const change of kept) this.#tables.make(change)
    // What is kept in an older form is kept anew, before somebody else of that name takes its place.
    const renewed = kept.flatMap((change) => this.#tables.renewed(change))
    if (renewed.length > 0) this.#tail = keeper.keep(renewed).catch(() => {})
  }

  /** One write after the other; nothing is seen before it is kept. */
  async write(changes: readonly Change[]): Promise<void> {
    this.#mustBeOpen()
    const done = this.#tail.then(async () => {
      for (const [i, change] of changes.entries()) this.#tables.check(change, changes.slice(0, i))
      await this.#keeper.keep(changes)
      for (const change of changes) this.#tables.make(change)
    })
    this.#tail = done.catch(() => {})
    return done
  }

  /** Nobody else can get at this memory. */
  async claim(match: string): Promise<Hold | undefined> {
    return this.#match(match) && { match, epoch: 0 }
  }

  async release(): Promise<void> {}

  orphan(): void {}

  onLost(): void {}

  async orphaned(): Promise<readonly string[]> {
    return []
  }

  async person(id: string): Promise<PersonRow | undefined> {
    return this.#read().persons.get(id)
  }

  async key(person: string, hash: string): Promise<KeyRow | undefined> {
    return this.#read().keys.get(keyName({ person, hash }))
  }

  async keysOf(person: string): Promise<readonly KeyRow[]> {
    return [...this.#read().keys.values()]
      .filter((key) => key.person === person)
      .toSorted((a, b) => a.created - b.created || (a.hash < b.hash ? -1 : 1))
  }

  async match(id: string): Promise<MatchRow | undefined> {
    return this.#match(id)?.row
  }

  async holders(match: string): Promise<readonly Holder[]> {
    return this.#match(match)?.holders.slice() ?? []
  }

  async matchesOf(person: string, page: Page): Promise<readonly ListedMatch[]> {
    return this.#list(
      page,
      ({ row, holders }) => row.host === person || holders.some((each) => each.person === person),
    )
  }

  async listed(status: Status, page: Page): Promise<readonly ListedMatch[]> {
    return this.#list(page, ({ row }) => row.listed && row.status === status)
  }

  #list({ most, before = Number.MAX_SAFE_INTEGER }: Page, fits: (kept: KeptMatch) => boolean): ListedMatch[] {
    return this.#all()
      .filter((kept) => kept.row.created < before && fits(kept))
      .toSorted((a, b) => b.row.created - a.row.created || (a.row.id < b.row.id ? 1 : -1))
      .slice(0, most)
      .map(({ row, awaited, deadline }) => ({ match: row, awaited, deadline }))
  }

  async finished(seed: string, most: number): Promise<readonly MatchRow[]> {
    return this.#all()
      .map(({ row }) => row)
      .filter((row) => dealOf(row) === seed)
      .toSorted((a, b) => (a.ended ?? 0) - (b.ended ?? 0) || (a.id < b.id ? -1 : 1))
      .slice(0, most)
  }

  async due(now: number): Promise<readonly string[]> {
    return this.#running()
      .flatMap(({ row: { id }, deadline }) =>
        deadline !== null && deadline <= now ? [{ id, deadline }] : [],
      )
      .toSorted((a, b) => a.deadline - b.deadline || (a.id < b.id ? -1 : 1))
      .map(({ id }) => id)
  }

  async running(): Promise<readonly string[]> {
    return this.#running().map(({ row }) => row.id)
  }

  #running(): KeptMatch[] {
    return this.#all().filter(({ row }) => row.status === 'running')
  }

  async lastLine(match: string): Promise<LineRow | undefined> {
    return this.#match(match)?.lines.at(-1)
  }

  async lines(match: string, from: number, to: number): Promise<readonly LineRow[]> {
    // Line 0 is the first, and none is ever left out.
    return this.#match(match)?.lines.slice(Math.max(0, from), Math.max(0, to)) ?? []
  }

  async lineById(match: string, seat: number, id: string): Promise<LineRow | undefined> {
    return this.#match(match)?.ids.get(`${seat} ${id}`)
  }

  async snapshot(match: string, atMost = Number.MAX_SAFE_INTEGER): Promise<SnapshotRow | undefined> {
    return this.#match(match)?.snapshots.findLast(({ at }) => at <= atMost)
  }

  async said(match: string, most: number, before = Number.MAX_SAFE_INTEGER): Promise<readonly ChatMessage[]> {
    const said = this.#match(match)?.said.filter(({ number }) => number < before) ?? []
    return said.slice(-most).map(shown)
  }

  async saidById(match: string, person: string, id: string): Promise<ChatMessage | undefined> {
    const found = this.#match(match)?.said.find((each) => each.person === person && each.id === id)
    return found && shown(found)
  }

  async sayer(match: string, number: number): Promise<string | undefined> {
    return this.#match(match)?.said.find((each) => each.number === number)?.person
  }

  async code(hash: string): Promise<CodeRow | undefined> {
    return this.#read().codes.get(hash)
  }

  async mutes(where: MuteRow['where'], of: string): Promise<readonly MuteRow[]> {
    return [...this.#read().mutes.values()]
      .filter((mute) => mute.where === where && mute.of === of)
      .toSorted((a, b) => (a.person < b.person ? -1 : 1))
  }

  async spent(who: string, what: string, period: number): Promise<number> {
    return this.#read().spentOf({ who, what, period })
  }

  async takeNotices(now: number, until: number, most: number): Promise<readonly NoticeRow[]> {
    const free = [...this.#read().notices.values()]
      .filter(({ row, taken }) => row.due <= now && taken <= now)
      .toSorted((a, b) => a.row.due - b.row.due || (a.row.id < b.row.id ? -1 : 1))
      .slice(0, most)
    for (const notice of free) notice.taken = until
    return free.map(({ row }) => row)
  }

  async record(kind: string, of: string, id: string): Promise<RecordRow | undefined> {
    return this.#read().records.get(recordName({ kind, of, id }))
  }

  async records(
    kind: string,
    of: string,
    most: number,
    range: RecordRange = {},
  ): Promise<readonly RecordRow[]> {
    return this.#recordsIn(kind, of, range)
      .toSorted((a, b) => b.rank - a.rank || (a.id < b.id ? 1 : -1))
      .slice(0, most)
  }

  async countRecords(kind: string, of: string, range: RecordRange = {}): Promise<number> {
    return this.#recordsIn(kind, of, range).length
  }

  #recordsIn(kind: string, of: string, { least, most }: RecordRange): RecordRow[] {
    return [...this.#read().records.values()].filter(
      (record) =>
        record.kind === kind &&
        record.of === of &&
        record.rank >= (least ?? -Number.MAX_SAFE_INTEGER) &&
        record.rank <= (most ?? Number.MAX_SAFE_INTEGER),
    )
  }

  async counts(): Promise<Counts> {
    const all = this.#all()
    return {
      matches: all.length,
      running: this.#running().length,
      lines: all.reduce((sum, { lines }) => sum + lines.length, 0),
    }
  }

  check(): Promise<void> {
    return this.write([])
  }

  async close(): Promise<void> {
    this.#open = false
    await this.#tail
  }

  #read(): MemoryTables {
    this.#mustBeOpen()
    return this.#tables
  }

  #match(id: string): KeptMatch | undefined {
    return this.#read().matches.get(id)
  }

  #all(): KeptMatch[] {
    return [...this.#read().matches.values()]
  }

  #mustBeOpen(): void {
    if (!this.#open) throw new StoreFault('closed')
  }
}

/** Who said it and under which id stays here. */
function shown({ number, seat, name, text: words, time }: ChatRow): ChatMessage {
  return { number, seat, name, text: words, time }
}
