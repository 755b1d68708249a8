import type { KeyRow } from '../store/store.ts'
import type { KeyGiven, KeyInfo } from '../wire/http-api.ts'
import { sha256 } from '../wire/commitment.ts'
import { throwHttpError } from '../errors/http-error.ts'
import type { Dependencies } from './dependencies.ts'
import type { Person } from './server-api.ts'

/** So many devices one person may have. */
const MOST_KEYS = 20
const SHORT = 16

/** Names a key without telling anything that it could be guessed by. */
export function keyId(hash: string): string {
  return hash.slice(0, SHORT)
}

function infoOf({ hash, device, created, seen }: KeyRow, { key }: Person): KeyInfo {
  return { id: keyId(hash), device, created, seen, current: keyId(hash) === key }
}

export async function keysOf({ store }: Dependencies, person: Person): Promise<readonly KeyInfo[]> {
  return (await store.keysOf(person.id)).map((row) => infoOf(row, person))
}

/** Another key for the same person, for another device. */
export async function addKey(deps: Dependencies, person: Person, device: string): Promise<KeyGiven> {
  const { store, ids, clock } = deps
  if ((await store.keysOf(person.id)).length >= MOST_KEYS)
    throwHttpError(409, 'manyKeys', { most: MOST_KEYS })
  const secret = ids.secret()
  const now = clock.now()
  const key: KeyRow = { person: person.id, hash: sha256(secret), device, created: now, seen: now }
  await store.write([{ put: 'key', key }])
  return { ...infoOf(key, person), key: `${person.id}.${secret}` }
}

async function found({ store }: Dependencies, person: Person, id: string): Promise<KeyRow> {
  const keys = await store.keysOf(person.id)
  return keys.find(({ hash }) => keyId(hash) === id) ?? throwHttpError(404, 'noKey')
}

export async function nameKey(
  deps: Dependencies,
  person: Person,
  id: string,
  device: string,
): Promise<KeyInfo> {
  const key = { ...(await found(deps, person, id)), device }
  await deps.store.write([{ put: 'key', key }])
  return infoOf(key, person)
}

/** From now on nobody is let in with it. The last key of a person stays, or nobody would be that person any more. */
export async function revokeKey(deps: Dependencies, person: Person, id: string): Promise<void> {
  const { hash } = await found(deps, person, id)
  if ((await deps.store.keysOf(person.id)).length === 1) throwHttpError(409, 'lastKey')
  await deps.store.write([{ drop: 'key', person: person.id, hash }])
}
