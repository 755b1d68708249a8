import { UserError } from '@longtable/kernel'
import type { Person } from '../host/server-api.ts'
import { matchId, personKey } from '../wire/to-server.ts'
import type { Network } from './network.ts'
import { httpError, statusOf, rateLimited } from './http-errors.ts'
import type { RequestContext } from './middleware.ts'

/** The answers by which somebody who guesses learns that it was wrong. */
const wrongGuess = new Set([400, 401, 403, 404])

function isWrongGuess(error: unknown): boolean {
  return error instanceof UserError && wrongGuess.has(statusOf(error))
}

/** Tries something that only who knows a short secret should be able to do: each try is paid for in advance. */
export async function guardGuessing<T>(
  network: Network,
  c: RequestContext,
  attempt: () => Promise<T>,
): Promise<T> {
  const from = c.get('household')
  const wait = network.guesses.take(from)
  if (wait > 0) throw rateLimited('guessing', wait)
  try {
    const result = await attempt()
    network.guesses.giveBack(from)
    return result
  } catch (error) {
    if (!isWrongGuess(error)) network.guesses.giveBack(from)
    throw error
  }
}

/**
 * The person whose key came with the request; undefined without one. Nobody guesses 256 bits, so wrong keys are not counted:
 * whoever sends them shuts nobody out who has the right one.
 */
export async function personOf(network: Network, c: RequestContext): Promise<Person | undefined> {
  const header = c.req.header('authorization')
  if (header === undefined) return undefined
  const key = personKey.safeParse(/^Bearer +(\S+)$/i.exec(header)?.[1])
  if (!key.success) throw httpError(401, 'badKey', undefined, { 'WWW-Authenticate': 'Bearer' })
  return network.service.who(key.data)
}

export async function requirePerson(network: Network, c: RequestContext): Promise<Person> {
  const person = await personOf(network, c)
  if (person === undefined) throw httpError(401, 'needKey', undefined, { 'WWW-Authenticate': 'Bearer' })
  return person
}

/** What is made has to be kept, so less of it can be made. */
export function takeCreationToken(network: Network, c: RequestContext): void {
  const wait = network.creating.take(c.get('household'))
  if (wait > 0) throw rateLimited('tooMany', wait)
}

/** The match in the path. */
export function matchOf(c: RequestContext): string {
  const read = matchId.safeParse(c.req.param('match'))
  if (!read.success) throw httpError(404, 'noSuchPath')
  c.set('match', read.data)
  return read.data
}

/** The campaign in the path: it has a name as a match has. */
export function campaignIn(c: RequestContext): string {
  const read = matchId.safeParse(c.req.param('campaign'))
  if (!read.success) throw httpError(404, 'noSuchPath')
  return read.data
}

/** The seat in the path. */
export function seatOf(c: RequestContext): number {
  const seat = c.req.param('seat') ?? ''
  if (!/^(?:[0-9]|[12][0-9]|3[01])$/.test(seat)) throw httpError(404, 'noSuchPath')
  return Number(seat)
}
