import type { KeyRow, PersonRow } from '../store/store.ts'
import type { PersonGiven } from '../wire/http-api.ts'
import { sha256 } from '../wire/commitment.ts'
import { throwHttpError } from '../errors/http-error.ts'
import type { Dependencies } from './dependencies.ts'
import { keyId } from './person-keys.ts'
import type { Person } from './server-api.ts'

/** So precisely it is known when a key was last used. */
const SEEN_EVERY = 6 * 3_600_000

/** Somebody new, with a key for the device that asks. */
export async function newPerson({ ids, clock, store }: Dependencies, name: string): Promise<PersonGiven> {
  const secret = ids.secret()
  const created = clock.now()
  const person: PersonRow = { id: ids.id(), name, created }
  const key: KeyRow = { person: person.id, hash: sha256(secret), device: '', created, seen: created }
  await store.write([
    { put: 'person', person },
    { put: 'key', key },
  ])
  return { id: person.id, name, key: `${person.id}.${secret}` }
}

/** The person whose key this is; refuses a wrong one. */
export async function whoHas({ store, clock }: Dependencies, key: string): Promise<Person> {
  const [id = '', secret = ''] = key.split('.')
  // Found by its hash, which nobody can steer: how long that takes tells nothing.
  const [person, known] = await Promise.all([store.person(id), store.key(id, sha256(secret))])
  if (person === undefined || known === undefined) throwHttpError(401, 'whoAreYou')
  const now = clock.now()
  // So that a person sees which devices are still in use. Nobody waits for it, and a store that fails tells so itself.
  if (now - known.seen >= SEEN_EVERY)
    store.write([{ put: 'key', key: { ...known, seen: now } }]).catch(() => {})
  return { id: person.id, name: person.name, key: keyId(known.hash) }
}

export async function rename({ store }: Dependencies, { id }: Person, name: string): Promise<Person> {
  const person = (await store.person(id)) ?? throwHttpError(401, 'whoAreYou')
  await store.write([{ put: 'person', person: { ...person, name } }])
  return { id, name }
}
