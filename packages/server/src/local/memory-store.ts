import { text } from '@longtable/kernel'
import { HttpError } from '../errors/http-error.ts'
import type { ChatMessage, Status } from '../wire/match.ts'
import type {
  Change,
  CodeRow,
  Holder,
  LineRow,
  ListedMatch,
  MatchRow,
  Page,
  PersonRow,
  ChatRow,
  SnapshotRow,
  Store,
} from '../store/store.ts'

/** Something to keep: a change that was made, so that it can be made again after a restart. */
export interface Keeper {
  /** Keeps changes whole or not at all. */
  keep(changes: readonly Change[]): Promise<void>
}

interface KeptMatch {
  row: MatchRow
  awaited: readonly number[]
  deadline: number | null
  readonly holders: Holder[]
  readonly lines: LineRow[]
  readonly ids: Map<string, LineRow>
  readonly snapshots: SnapshotRow[]
  readonly said: ChatRow[]
}

function taken(): never {
  throw new HttpError(409, text('server.store.running.taken'))
}

/** Matches in memory, kept by whoever can: for a match service in a browser. */
export class MemoryStore implements Store {
  readonly #keeper: Keeper
  readonly #persons = new Map<string, PersonRow>()
  readonly #matches = new Map<string, KeptMatch>()
  readonly #codes = new Map<string, CodeRow>()
  #tail: Promise<unknown> = Promise.resolve()

  constructor(keeper: Keeper, kept: readonly Change[] = []) {
    this.#keeper = keeper
    for (const change of kept) this.#make(change)
  }

  /** One write after the other; nothing is seen before it is kept. */
  write(changes: readonly Change[]): Promise<void> {
    const done = this.#tail.then(async () => {
      for (const change of changes) this.#check(change, changes)
      await this.#keeper.keep(changes)
      for (const change of changes) this.#make(change)
    })
    this.#tail = done.catch(() => {})
    return done
  }

  /** What was never there cannot be added to, and what is there is not added twice. */
  #check(change: Change, together: readonly Change[]): void {
    if (!('put' in change) || change.put === 'person' || change.put === 'match') return
    const id = matchOf(change)
    const isNew = together.some((each) => 'put' in each && each.put === 'match' && each.match.id === id)
    const kept = this.#matches.get(id)
    if (kept === undefined && !isNew) taken()
    if (change.put === 'line' && (kept?.lines.at(-1)?.at ?? -1) >= change.line.at) taken()
    if (change.put === 'said' && (kept?.said.at(-1)?.number ?? 0) >= change.said.number) taken()
  }

  #make(change: Change): void {
    if ('drop' in change) return this.#drop(change)
    switch (change.put) {
      case 'person':
        this.#persons.set(change.person.id, change.person)
        return
      case 'match':
        this.#putMatch(change.match)
        return
      case 'code':
        this.#codes.set(change.code.hash, change.code)
        return
      default:
        this.#put(this.#kept(matchOf(change)), change)
    }
  }

  #put(
    kept: KeptMatch,
    change: Extract<Change, { readonly put: 'turn' | 'line' | 'snapshot' | 'said' | 'holder' }>,
  ): void {
    switch (change.put) {
      case 'turn':
        kept.awaited = change.awaited
        kept.deadline = change.deadline
        break
      case 'line': {
        const { line } = change
        kept.lines.push(line)
        if (line.id !== null) kept.ids.set(`${line.seat} ${line.id}`, line)
        break
      }
      case 'snapshot': {
        // One that was taken again takes the place of the other.
        const others = kept.snapshots.filter(({ at }) => at !== change.snapshot.at)
        kept.snapshots.splice(0, kept.snapshots.length, ...others, change.snapshot)
        kept.snapshots.sort((a, b) => a.at - b.at)
        break
      }
      case 'said':
        kept.said.push(change.said)
        break
      case 'holder': {
        const { seat, person } = change
        const isKnown = kept.holders.some((each) => each.seat === seat && each.person === person)
        if (!isKnown) kept.holders.push({ seat, person })
        kept.holders.sort((a, b) => a.seat - b.seat || (a.person < b.person ? -1 : 1))
        break
      }
    }
  }

  #putMatch(row: MatchRow): void {
    const kept = this.#matches.get(row.id)
    if (kept !== undefined) kept.row = row
    else {
      this.#matches.set(row.id, {
        row,
        awaited: [],
        deadline: null,
        holders: [],
        lines: [],
        ids: new Map(),
        snapshots: [],
        said: [],
      })
    }
  }

  #drop(change: Extract<Change, { drop: string }>): void {
    switch (change.drop) {
      case 'match':
        this.#matches.delete(change.match)
        this.#dropCodes(({ match }) => match === change.match)
        break
      case 'code':
        this.#codes.delete(change.hash)
        break
      case 'codes':
        this.#dropCodes(({ match, seat }) => match === change.match && seat === change.seat)
        break
      case 'holders': {
        const { holders } = this.#kept(change.match)
        holders.splice(0, holders.length, ...holders.filter(({ seat }) => seat !== change.seat))
        break
      }
    }
  }

  #dropCodes(isGone: (code: CodeRow) => boolean): void {
    for (const code of this.#codes.values()) if (isGone(code)) this.#codes.delete(code.hash)
  }

  #kept(match: string): KeptMatch {
    return this.#matches.get(match) ?? taken()
  }

  async person(id: string): Promise<PersonRow | undefined> {
    return this.#persons.get(id)
  }

  async match(id: string): Promise<MatchRow | undefined> {
    return this.#matches.get(id)?.row
  }

  async holders(match: string): Promise<readonly Holder[]> {
    return this.#matches.get(match)?.holders.slice() ?? []
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
    return [...this.#matches.values()]
      .filter((kept) => kept.row.created < before && fits(kept))
      .toSorted((a, b) => b.row.created - a.row.created || (a.row.id < b.row.id ? 1 : -1))
      .slice(0, most)
      .map(({ row, awaited, deadline }) => ({ match: row, awaited, deadline }))
  }

  async finished(seed: string, most: number): Promise<readonly MatchRow[]> {
    return [...this.#matches.values()]
      .map(({ row }) => row)
      .filter((row) => row.status === 'over' && row.seeded && row.seed === seed)
      .toSorted((a, b) => (a.ended ?? 0) - (b.ended ?? 0) || (a.id < b.id ? -1 : 1))
      .slice(0, most)
  }

  async due(now: number): Promise<readonly string[]> {
    return this.#running().flatMap(({ row, deadline }) =>
      deadline !== null && deadline <= now ? [row.id] : [],
    )
  }

  async running(): Promise<readonly string[]> {
    return this.#running().map(({ row }) => row.id)
  }

  #running(): KeptMatch[] {
    return [...this.#matches.values()].filter(({ row }) => row.status === 'running')
  }

  async lastLine(match: string): Promise<LineRow | undefined> {
    return this.#matches.get(match)?.lines.at(-1)
  }

  async lines(match: string, from: number, to: number): Promise<readonly LineRow[]> {
    // Line 0 is the first, and none is ever left out.
    return this.#matches.get(match)?.lines.slice(Math.max(0, from), Math.max(0, to)) ?? []
  }

  async lineById(match: string, seat: number, id: string): Promise<LineRow | undefined> {
    return this.#matches.get(match)?.ids.get(`${seat} ${id}`)
  }

  async snapshot(match: string, atMost = Number.MAX_SAFE_INTEGER): Promise<SnapshotRow | undefined> {
    return this.#matches.get(match)?.snapshots.findLast(({ at }) => at <= atMost)
  }

  async said(match: string, most: number, before = Number.MAX_SAFE_INTEGER): Promise<readonly ChatMessage[]> {
    const said = this.#matches.get(match)?.said.filter(({ number }) => number < before) ?? []
    return said.slice(-most).map(shown)
  }

  async saidById(match: string, person: string, id: string): Promise<ChatMessage | undefined> {
    const found = this.#matches.get(match)?.said.find((each) => each.person === person && each.id === id)
    return found && shown(found)
  }

  async code(hash: string): Promise<CodeRow | undefined> {
    return this.#codes.get(hash)
  }

  async counts(): Promise<{ readonly matches: number; readonly running: number; readonly lines: number }> {
    const all = [...this.#matches.values()]
    return {
      matches: all.length,
      running: this.#running().length,
      lines: all.reduce((sum, { lines }) => sum + lines.length, 0),
    }
  }

  async close(): Promise<void> {
    await this.#tail
  }
}

function matchOf(change: Exclude<Change, { put: 'person' } | { put: 'match' } | { drop: 'code' }>): string {
  if (!('put' in change)) return change.match
  switch (change.put) {
    case 'line':
      return change.line.match
    case 'snapshot':
      return change.snapshot.match
    case 'said':
      return change.said.match
    case 'code':
      return change.code.match
    default:
      return change.match
  }
}

/** Who said it and under which id stays here. */
function shown({ number, seat, name, text: words, time }: ChatRow): ChatMessage {
  return { number, seat, name, text: words, time }
}
