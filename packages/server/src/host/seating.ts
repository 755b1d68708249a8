import type { Change } from '../store/store.ts'
import { throwHttpError } from '../errors/http-error.ts'
import type { MatchRoom } from './match-room.ts'
import { withSeat } from './new-match.ts'
import type { Person } from './server-api.ts'
import { sha256 } from '../wire/commitment.ts'
import { isPassword, sameSecret } from './environment.ts'

/** A link to another device is good for a day. */
const CODE_LIFE = 24 * 3_600_000

/** What lets somebody in. */
export interface Pass {
  readonly invitation?: string | undefined
  readonly password?: string | undefined
}

/** The password of a match that somebody knows; null without it. Slow, so nobody at the table should wait for it. */
export async function passwordKnown({ row, deps }: MatchRoom, { password }: Pass): Promise<string | null> {
  if (row.password === null || password === undefined) return null
  return (await isPassword(deps.passwords, password, row.password)) ? row.password : null
}

/** Seats somebody, if they may; gives the seat. */
export async function takeSeat(
  room: MatchRoom,
  person: Person,
  seat: number | null,
  by: Pass & { readonly opens: string | null },
): Promise<number> {
  const taken = seatToTake(room, seat, by)
  const row = withSeat(room.row, taken, { kind: 'person', name: person.name })
  const holder: Change = { put: 'holder', match: room.id, seat: taken, person: person.id }
  await room.write([{ put: 'match', match: row }, holder])
  room.row = row
  room.holders = [...room.holders, { seat: taken, person: person.id }]
  room.tellTable()
  return taken
}

/** The seat that somebody may take: the one of the invitation, or an open one of a match that anybody may join. */
function seatToTake(
  { row }: MatchRoom,
  seat: number | null,
  { invitation, opens }: Pass & { readonly opens: string | null },
): number {
  if (row.status !== 'gathering') throwHttpError(409, 'full')
  const wanted = seat ?? row.seats.findIndex(({ kind }) => kind === 'open')
  const found = row.seats[wanted]
  if (found === undefined) {
    if (seat === null) throwHttpError(409, 'full')
    throwHttpError(400, 'noSeat', { seat: wanted + 1, seats: row.seats.length })
  }
  const isInvited = invitation !== undefined && sameSecret(invitation, found.invitation)
  if (invitation !== undefined && !isInvited) throwHttpError(403, 'invitation')
  if (!isInvited && !row.listed && row.password === null) throwHttpError(403, 'byInvitation')
  if (!isInvited && row.password !== opens) throwHttpError(403, 'password')
  if (found.kind !== 'open') throwHttpError(409, 'taken', { seat: wanted + 1 })
  return wanted
}

/** A link that lets another device hold a seat too. */
export async function deviceLink(room: MatchRoom, person: Person, seat: number) {
  if (!room.isHolder(person, seat)) throwHttpError(403, 'notYours')
  const { ids, clock, links } = room.deps
  const code = ids.secret()
  const expires = clock.now() + CODE_LIFE
  await room.write([{ put: 'code', code: { hash: sha256(code), match: room.id, seat, expires } }])
  return { url: links.device(code), expires }
}

/** A code is good once: whoever brings it holds the seat too, from then on. */
export async function takeDevice(room: MatchRoom, person: Person, code: string) {
  const { store, clock } = room.deps
  const hash = sha256(code)
  // Two may bring it at the same time.
  const kept = (await store.code(hash)) ?? throwHttpError(404, 'noCode')
  if (kept.expires < clock.now()) throwHttpError(404, 'noCode')
  const { match, seat } = kept
  await room.write([
    { drop: 'code', hash },
    { put: 'holder', match, seat, person: person.id },
  ])
  if (!room.isHolder(person, seat)) room.holders = [...room.holders, { seat, person: person.id }]
  return { match, seat }
}
