import { StoreFault } from '../errors/store-fault.ts'
import { subjectOf } from '../store/changes.ts'
import type {
  Change,
  CodeRow,
  Holder,
  KeyRow,
  LineRow,
  MatchRow,
  MuteRow,
  NoticeRow,
  PersonRow,
  ChatRow,
  RecordRow,
  SnapshotRow,
} from '../store/store.ts'

/** A match with all that hangs on it. */
export interface KeptMatch {
  row: MatchRow
  awaited: readonly number[]
  deadline: number | null
  readonly holders: Holder[]
  readonly lines: LineRow[]
  readonly ids: Map<string, LineRow>
  readonly snapshots: SnapshotRow[]
  readonly said: ChatRow[]
}

interface KeptNotice {
  readonly row: NoticeRow
  /** Nobody else is given it before this time. */
  taken: number
}

type Put = Extract<Change, { readonly put: string }>
type Drop = Extract<Change, { readonly drop: string }>
/** Changes of something that hangs on a match. */
type Hanging = Extract<Change, { readonly put: 'turn' | 'line' | 'snapshot' | 'said' | 'holder' }>

const hanging: ReadonlySet<string> = new Set(['turn', 'line', 'snapshot', 'said', 'holder', 'code'])

/** Persons that were kept before there was a key for each device. */
type OldPerson = PersonRow & { readonly secret?: string }

function taken(): never {
  throw new StoreFault('taken')
}

/** Everything that is kept, in memory. */
export class MemoryTables {
  readonly persons = new Map<string, PersonRow>()
  readonly keys = new Map<string, KeyRow>()
  readonly matches = new Map<string, KeptMatch>()
  readonly codes = new Map<string, CodeRow>()
  readonly mutes = new Map<string, MuteRow>()
  readonly spent = new Map<string, { readonly period: number; readonly amount: number }>()
  readonly records = new Map<string, RecordRow>()
  readonly notices = new Map<string, KeptNotice>()

  /** What was never there cannot be added to, what is there is not added twice, and what is used up is not spent. */
  check(change: Change, before: readonly Change[]): void {
    if (!('put' in change)) return
    if (change.put === 'spend') {
      const { amount, most } = change.spend
      if (this.spentOf(change.spend) + amount > most) throw new StoreFault('spent')
    }
    if (change.put === 'record' && change.after !== undefined) {
      const version = this.records.get(recordName(change.record))?.version ?? 0
      if (version !== change.after) throw new StoreFault('changed')
    }
    const subject = change.put === 'notice' ? change.notice.match : subjectOf(change)
    if (!hanging.has(change.put) && (change.put !== 'notice' || subject === null)) return
    const isNew = before.some((each) => 'put' in each && each.put === 'match' && each.match.id === subject)
    const kept = this.matches.get(subject ?? '')
    if (kept === undefined && !isNew) taken()
    if (change.put === 'line' && kept !== undefined) checkLine(kept, change.line)
    if (change.put === 'said' && kept !== undefined) checkSaid(kept, change.said)
  }

  make(change: Change): void {
    if ('drop' in change) this.#drop(change)
    else this.#put(change)
  }

  #put(change: Put): void {
    switch (change.put) {
      case 'person':
        this.#putPerson(change.person)
        return
      case 'key':
        this.keys.set(keyName(change.key), change.key)
        return
      case 'match':
        this.#putMatch(change.match)
        return
      case 'code':
        this.codes.set(change.code.hash, change.code)
        return
      case 'mute':
        this.mutes.set(muteName(change.mute), change.mute)
        return
      case 'spend': {
        const { period, amount } = change.spend
        this.spent.set(spendName(change.spend), { period, amount: this.spentOf(change.spend) + amount })
        return
      }
      case 'record': {
        const version = (this.records.get(recordName(change.record))?.version ?? 0) + 1
        this.records.set(recordName(change.record), { ...change.record, version })
        return
      }
      case 'notice':
        this.notices.set(`${change.notice.kind} ${change.notice.about}`, { row: change.notice, taken: 0 })
        return
      case 'retry':
        for (const [name, { row }] of this.notices) {
          if (row.id !== change.id) continue
          this.notices.set(name, { row: { ...row, due: change.due, tries: change.tries }, taken: 0 })
        }
        return
      default:
        putHanging(this.kept(subjectOf(change)), change)
    }
  }

  #putPerson(given: OldPerson): void {
    const { secret: _, ...person } = given
    this.persons.set(person.id, person)
    const key = oldKey(given)
    if (key !== undefined) this.keys.set(keyName(key), key)
  }

  /** How something is kept today that was kept otherwise; nothing where it is as it was. */
  renewed(change: Change): readonly Change[] {
    if (!('put' in change) || change.put !== 'person') return []
    const key = oldKey(change.person)
    const person = this.persons.get(change.person.id)
    if (key === undefined || person === undefined) return []
    return [
      { put: 'person', person },
      { put: 'key', key },
    ]
  }

  #putMatch(row: MatchRow): void {
    const kept = this.matches.get(row.id)
    if (kept !== undefined) kept.row = row
    else {
      const lists = { holders: [], lines: [], ids: new Map<string, LineRow>(), snapshots: [], said: [] }
      this.matches.set(row.id, { row, awaited: [], deadline: null, ...lists })
    }
  }

  #drop(change: Drop): void {
    switch (change.drop) {
      case 'person':
        this.#dropPerson(change.person)
        break
      case 'record':
        this.records.delete(recordName(change))
        break
      case 'records':
        for (const [name, { kind, of, rank }] of this.records) {
          if (kind !== change.kind || of !== change.of) continue
          if (rank < (change.below ?? Number.MAX_SAFE_INTEGER)) this.records.delete(name)
        }
        break
      case 'key':
        this.keys.delete(keyName(change))
        break
      case 'match':
        this.#dropMatch(change.match)
        break
      case 'code':
        this.codes.delete(change.hash)
        break
      case 'codes':
        this.#dropCodes(({ match, seat }) => match === change.match && seat === change.seat)
        break
      case 'holders':
        remove(this.matches.get(change.match)?.holders, ({ seat }) => seat === change.seat)
        break
      case 'snapshots':
        remove(this.matches.get(change.match)?.snapshots, ({ at }) => at > change.after && at < change.before)
        break
      case 'mute':
        this.mutes.delete(muteName(change))
        break
      case 'spent':
        for (const [name, { period }] of this.spent) if (period < change.before) this.spent.delete(name)
        break
      case 'notice':
        this.#dropNotices(({ id }) => id === change.id)
        break
    }
  }

  #dropPerson(id: string): void {
    this.persons.delete(id)
    for (const [name, { person }] of this.keys) if (person === id) this.keys.delete(name)
    for (const { holders, said } of this.matches.values()) {
      remove(holders, ({ person }) => person === id)
      remove(said, ({ person }) => person === id)
    }
  }

  #dropMatch(match: string): void {
    this.matches.delete(match)
    this.#dropCodes((code) => code.match === match)
    this.#dropNotices((notice) => notice.match === match)
    for (const [name, { where, of }] of this.mutes)
      if (where === 'match' && of === match) this.mutes.delete(name)
  }

  #dropCodes(isGone: (code: CodeRow) => boolean): void {
    for (const code of this.codes.values()) if (isGone(code)) this.codes.delete(code.hash)
  }

  #dropNotices(isGone: (notice: NoticeRow) => boolean): void {
    for (const [name, { row }] of this.notices) if (isGone(row)) this.notices.delete(name)
  }

  kept(match: string): KeptMatch {
    return this.matches.get(match) ?? taken()
  }

  spentOf(of: { readonly who: string; readonly what: string; readonly period: number }): number {
    return this.spent.get(spendName(of))?.amount ?? 0
  }
}

/** The only key there was when a person had one secret. */
function oldKey({ secret, id, created }: OldPerson): KeyRow | undefined {
  return secret === undefined ? undefined : { person: id, hash: secret, device: '', created, seen: created }
}

function checkLine({ lines, ids }: KeptMatch, { at, seat, id }: LineRow): void {
  if ((lines.at(-1)?.at ?? -1) >= at || (id !== null && ids.has(`${seat} ${id}`))) taken()
}

function checkSaid({ said }: KeptMatch, { number, person, id }: ChatRow): void {
  const isThere = said.some((each) => each.person === person && each.id === id)
  if ((said.at(-1)?.number ?? -1) >= number || isThere) taken()
}

function putHanging(kept: KeptMatch, change: Hanging): void {
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
    case 'snapshot':
      // One that was taken again takes the place of the other.
      remove(kept.snapshots, ({ at }) => at === change.snapshot.at)
      kept.snapshots.push(change.snapshot)
      kept.snapshots.sort((a, b) => a.at - b.at)
      break
    case 'said':
      kept.said.push(change.said)
      break
    case 'holder': {
      const { seat, person } = change
      remove(kept.holders, (each) => each.seat === seat && each.person === person)
      kept.holders.push({ seat, person })
      kept.holders.sort((a, b) => a.seat - b.seat || (a.person < b.person ? -1 : 1))
      break
    }
  }
}

function remove<T>(from: T[] | undefined, isGone: (each: T) => boolean): void {
  from?.splice(0, from.length, ...from.filter((each) => !isGone(each)))
}

export function keyName({ person, hash }: Pick<KeyRow, 'person' | 'hash'>): string {
  return `${person} ${hash}`
}

export function recordName({ kind, of, id }: Pick<RecordRow, 'kind' | 'of' | 'id'>): string {
  return JSON.stringify([kind, of, id])
}

function muteName({ where, of, person }: Pick<MuteRow, 'where' | 'of' | 'person'>): string {
  return `${where} ${of} ${person}`
}

function spendName(of: { readonly who: string; readonly what: string; readonly period: number }): string {
  return `${of.period} ${of.what} ${of.who}`
}
