import { UserError, text } from '@longtable/kernel'
import type { Change, Keeper } from '@longtable/server/local'

const NAME = 'longtable'
const STORE = 'changes'
/** In the order in which they have to be made again; their numbers are kept, so new ones come last. */
const KINDS = [
  'person',
  'match',
  'turn',
  'holder',
  'line',
  'snapshot',
  'said',
  'code',
  'key',
  'mute',
  'record',
] as const

const REASONS: Readonly<Record<string, string>> = {
  QuotaExceededError: 'web.tables.full',
  ConstraintError: 'web.tables.elsewhere',
}

type Key = (string | number)[]
type Put = Extract<Change, { put: string }>
type KeptPut = Extract<Put, { put: (typeof KINDS)[number] }>

/** Nothing is sent from here, and nobody's allowance is used up: of that nothing is kept. */
function isKept(change: Put): change is KeptPut {
  return (KINDS as readonly string[]).includes(change.put)
}

function keyOf(change: KeptPut): Key {
  const kind = KINDS.indexOf(change.put)
  switch (change.put) {
    case 'person':
      return [kind, change.person.id]
    case 'match':
      return [kind, change.match.id]
    case 'turn':
      return [kind, change.match]
    case 'holder':
      return [kind, change.match, change.seat, change.person]
    case 'line':
      return [kind, change.line.match, change.line.at]
    case 'snapshot':
      return [kind, change.snapshot.match, change.snapshot.at]
    case 'said':
      return [kind, change.said.match, change.said.number]
    case 'code':
      return [kind, change.code.hash]
    case 'key':
      return [kind, change.key.person, change.key.hash]
    case 'mute':
      return [kind, change.mute.of, change.mute.where, change.mute.person]
    case 'record':
      return [kind, change.record.kind, change.record.of, change.record.id]
  }
}

/** Everything whose key begins so. */
function beginning(...key: Key): IDBKeyRange {
  return IDBKeyRange.bound(key, [...key, []])
}

function drop(store: IDBObjectStore, change: Extract<Change, { drop: string }>): void {
  switch (change.drop) {
    case 'code':
      store.delete([KINDS.indexOf('code'), change.hash])
      break
    case 'codes':
    case 'spent':
    case 'notice':
    case 'records':
    case 'person':
      // Nobody else can be let in here, nothing is sent, and nobody is known to others: there are none.
      break
    case 'record':
      store.delete([KINDS.indexOf('record'), change.kind, change.of, change.id])
      break
    case 'key':
      store.delete([KINDS.indexOf('key'), change.person, change.hash])
      break
    case 'mute':
      store.delete([KINDS.indexOf('mute'), change.of, change.where, change.person])
      break
    case 'snapshots': {
      const { match, after, before } = change
      const at = (line: number): Key => [KINDS.indexOf('snapshot'), match, line]
      store.delete(IDBKeyRange.bound(at(after), at(before), true, true))
      break
    }
    case 'holders':
      store.delete(beginning(KINDS.indexOf('holder'), change.match, change.seat))
      break
    case 'match':
      for (const kind of KINDS.keys()) store.delete(beginning(kind, change.match))
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('no database'))
  })
}

function all(db: IDBDatabase): Promise<Change[]> {
  return new Promise((resolve, reject) => {
    const request = db.transaction(STORE).objectStore(STORE).getAll() as IDBRequest<Change[]>
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('nothing to read'))
  })
}

function keep(db: IDBDatabase, changes: readonly Change[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(STORE, 'readwrite', { durability: 'strict' })
    const store = transaction.objectStore(STORE)
    for (const change of changes) {
      // A line is written once: if it is there already, the match goes on in another window.
      if (!('put' in change)) drop(store, change)
      else if (change.put === 'line') store.add(change, keyOf(change))
      else if (isKept(change)) store.put(change, keyOf(change))
    }
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => {
      const why = REASONS[transaction.error?.name ?? ''] ?? 'web.tables.notKept'
      reject(new UserError(text(why)))
    }
  })
}

/** Keeps matches in this browser. Where it keeps nothing (a private window), they live as long as the page. */
export async function openStorage(): Promise<{ keeper: Keeper; kept: readonly Change[]; isKept: boolean }> {
  try {
    const db = await opened()
    return { keeper: { keep: (changes) => keep(db, changes) }, kept: await all(db), isKept: true }
  } catch {
    return { keeper: { keep: async () => {} }, kept: [], isKept: false }
  }
}
