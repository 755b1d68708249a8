import type { Change, MatchRow, SeatRow } from '../store/store.ts'
import { usualLevel } from '../wire/levels.ts'
import type { CommandOf } from '../wire/to-server.ts'
import { resumeClocks, clockSettings, clocksAfterTurn, withReturnTime } from './match-clocks.ts'
import { throwHttpError } from '../errors/http-error.ts'
import type { Participant, MatchRoom } from './match-room.ts'
import { withSeat } from './new-match.ts'
import { findGame, requireBotLevel } from '../arbiter/game-registry.ts'

/** What a seat may do besides playing, and what the host may do. */

function mustBeHost(room: MatchRoom, { person }: Participant): void {
  if (person === undefined || person.id !== room.row.host) throwHttpError(403, 'hostOnly')
}

function seatAt(room: MatchRoom, seat: number): SeatRow {
  return room.row.seats[seat] ?? throwHttpError(400, 'noSeat', { seat: seat + 1, seats: room.seats })
}

/** Who plays a seat changed: the clocks and deadlines are reckoned anew. */
async function reseat(room: MatchRoom, row: MatchRow, more: readonly Change[] = []): Promise<void> {
  const { after, since, deps } = room
  // Whoever was asked to agree, or asked, is not there any more: the question has to be put anew.
  const { persons } = clockSettings(row)
  const { asking } = room
  if (asking !== null && [asking.seat, ...asking.waiting].some((seat) => !persons.has(seat)))
    room.asking = null
  if (after === null || row.status !== 'running') return room.keep(row, more)
  const now = deps.clock.now()
  const isPaused = row.paused !== null
  const sofar = isPaused ? after : clocksAfterTurn(after, after.awaited, room.clockSettings(), since, now)
  const before = {
    ...sofar,
    left: withReturnTime(sofar.left, room.clockSettings(), clockSettings(row)),
    deadline: null,
  }
  const times = isPaused
    ? { ...before, deadline: after.deadline }
    : clocksAfterTurn(before, after.awaited, clockSettings(row), now, now)
  await room.keepTimes(row, { ...after, ...times }, more)
  room.onward()
}

export async function pause(room: MatchRoom, seat: number, on: boolean): Promise<void> {
  const { row, after, deps } = room
  if (row.status !== 'running' || after === null) throwHttpError(409, 'notRunning')
  if ((row.paused !== null) === on) return
  const now = deps.clock.now()
  const times = on
    ? clocksAfterTurn(after, after.awaited, room.clockSettings(), room.since, now)
    : resumeClocks(after, room.clockSettings(), row.paused?.since ?? now, now)
  await room.keepTimes({ ...row, paused: on ? { seat, since: now } : null }, { ...after, ...times })
  room.onward()
}

/** Lets a bot play for a seat, or its person again. */
export async function hand(
  room: MatchRoom,
  participant: Participant,
  { seat, bot }: CommandOf<'hand'>,
): Promise<void> {
  const { kind, resigned } = seatAt(room, seat)
  const isOwn = room.isHolder(participant.person, seat)
  if (kind !== 'person' || room.row.status !== 'running') throwHttpError(409, 'nobodyThere')
  if (bot === null) {
    if (!isOwn) throwHttpError(403, 'notYours')
    if (resigned) throwHttpError(409, 'resigned')
    return reseat(room, withSeat(room.row, seat, { bot: null }))
  }
  const isHost = participant.person?.id === room.row.host
  const maySay = isOwn || isHost || (participant.seat !== null && room.late().includes(seat))
  if (!maySay) throwHttpError(403, 'notLate')
  requireBotLevel(findGame(room.deps.registry, room.row.game), bot)
  await reseat(room, withSeat(room.row, seat, { bot }))
}

/** The bot that takes over where nobody says which. */
function standIn({ deps, row }: MatchRoom): string {
  return usualLevel(findGame(deps.registry, row.game).bots.map(({ id }) => id))
}

/** A bot plays to the end for somebody who resigned. */
export async function resign(room: MatchRoom, seat: number): Promise<void> {
  if (room.row.status !== 'running') throwHttpError(409, 'notRunning')
  await reseat(room, withSeat(room.row, seat, { bot: standIn(room), resigned: true }))
}

/** Time is up: a bot takes over, until the person comes back. */
export async function replaceLate(room: MatchRoom): Promise<void> {
  let { row } = room
  for (const seat of room.late()) row = withSeat(row, seat, { bot: standIn(room) })
  if (row !== room.row) await reseat(room, row)
}

export async function mute(
  room: MatchRoom,
  participant: Participant,
  { seat, said, watchers, on }: CommandOf<'mute'>,
): Promise<void> {
  mustBeHost(room, participant)
  if (watchers === true) return room.keep({ ...room.row, hushed: on })
  if (said !== undefined) return muteSayer(room, said, on)
  if (seat === undefined) throwHttpError(400, 'badMessage', { path: 'seat', wanted: 'seat, said, watchers' })
  seatAt(room, seat)
  await room.keep(withSeat(room.row, seat, { muted: on }))
}

/** Silences a person whom nobody at the table can name but by what was said. */
async function muteSayer(room: MatchRoom, said: number, on: boolean): Promise<void> {
  const { store, clock } = room.deps
  const person = (await store.sayer(room.id, said)) ?? throwHttpError(404, 'notSaid')
  if (person === room.row.host) throwHttpError(409, 'ownHost')
  const at = { where: 'match', of: room.id, person } as const
  const mute = { ...at, by: room.row.host, since: clock.now(), until: null, reason: '' }
  await room.write([on ? { put: 'mute', mute } : { drop: 'mute', ...at }])
  if (on) room.muted.add(person)
  else room.muted.delete(person)
}

/** Frees a seat: it is open again, or a bot sits there from now on. */
export async function removeFrom(
  room: MatchRoom,
  participant: Participant,
  { seat, bot }: CommandOf<'remove'>,
): Promise<void> {
  mustBeHost(room, participant)
  const { row, deps } = room
  const before = seatAt(room, seat)
  if (row.status === 'over') throwHttpError(409, 'over')
  if (row.status === 'running' && bot === null) throwHttpError(400, 'needsBot')
  if (row.status === 'running' && before.kind === 'bot') throwHttpError(409, 'nobodyThere')
  if (bot !== null) requireBotLevel(findGame(room.deps.registry, room.row.game), bot)
  const change: Partial<SeatRow> = {
    kind: bot === null ? 'open' : 'bot',
    name: '',
    bot,
    muted: false,
    resigned: false,
    standing: [],
    invitation: deps.ids.secret(),
  }
  room.holders = room.holders.filter((holder) => holder.seat !== seat)
  for (const each of room.participants) {
    if (each.seat !== seat) continue
    room.participants.delete(each)
    each.transport.close(4003, 'server.removed')
  }
  const at = { match: room.id, seat }
  await reseat(room, withSeat(room.row, seat, change), [
    { drop: 'holders', ...at },
    { drop: 'codes', ...at },
  ])
  await room.owner.startIfFull(room)
}

export async function makeHost(room: MatchRoom, participant: Participant, seat: number): Promise<void> {
  mustBeHost(room, participant)
  seatAt(room, seat)
  const holder = room.holders.find((each) => each.seat === seat)
  if (holder === undefined) throwHttpError(409, 'nobodyThere')
  await room.keep({ ...room.row, host: holder.person })
}
