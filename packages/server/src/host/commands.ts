import { refuse } from '@longtable/kernel'
import type { Done, ToClient } from '../wire/to-client.ts'
import { MOST_EVENTS, type Command, type CommandOf } from '../wire/to-server.ts'
import { throwHttpError } from '../errors/http-error.ts'
import { eventHistory } from './event-history.ts'
import { hand, makeHost, mute, pause, removeFrom, resign } from './manage-seats.ts'
import type { LineSource, Participant, MatchRoom } from './match-room.ts'
import { withSeat } from './new-match.ts'
import { act } from './play.ts'
import { spending } from './quotas.ts'
import { askArbiter } from './reopen.ts'
import { mustRun, ownSeat, seatOf } from './seat-checks.ts'

type CommandHandler<T extends Command['type']> = (
  room: MatchRoom,
  participant: Participant,
  command: CommandOf<T>,
) => Promise<Partial<Done> | void>

/** How each message is carried out, and what its answer says beyond that it is done. */
const handlers: { readonly [T in Exclude<Command['type'], 'history' | 'advise'>]: CommandHandler<T> } = {
  choose: async (room, participant, command) => ({ made: await choose(room, participant, command) }),
  undo,
  ask,
  answer,
  say,
  standing: keepStanding,
  pause: (room, participant, { on }) => pause(room, seatOf(participant), on),
  hand,
  resign: (room, participant) => resign(room, seatOf(participant)),
  mute,
  remove: removeFrom,
  host: (room, participant, { seat }) => makeHost(room, participant, seat),
  rematch: async (room, participant) => ({ match: await room.owner.rematch(room, seatOf(participant)) }),
}

/** What a message of somebody at the table leads to: one answer, which is sent to that connection. */
export async function runCommand(
  room: MatchRoom,
  participant: Participant,
  command: Exclude<Command, { type: 'advise' }>,
): Promise<ToClient> {
  if (command.type === 'history') return history(room, participant, command)
  const handler = handlers[command.type] as CommandHandler<typeof command.type>
  return { type: 'done', id: command.id, ...(await handler(room, participant, command)) }
}

async function choose(
  room: MatchRoom,
  participant: Participant,
  command: CommandOf<'choose'>,
): Promise<number> {
  const seat = seatOf(participant)
  // A message that came twice, perhaps over a new connection, is answered as it was then.
  const before = await room.deps.store.lineById(room.id, seat, command.id)
  if (before !== undefined) return before.made
  ownSeat(room, participant)
  const { menu, choices, gesture = false } = command
  if (participant.person !== undefined) room.owner.choosing(participant.person.id, choices.length)
  room.owner.answered(room, seat)
  return act(room, { kind: 'choose', seat, menu, choices, gesture }, { seat, id: command.id })
}

/** Did this message make a line of the log already? */
async function isWritten(room: MatchRoom, seat: number, { id }: Command): Promise<boolean> {
  return (await room.deps.store.lineById(room.id, seat, id)) !== undefined
}

async function undo(room: MatchRoom, participant: Participant, command: CommandOf<'undo'>): Promise<void> {
  const seat = seatOf(participant)
  if (await isWritten(room, seat, command)) return
  ownSeat(room, participant)
  await act(room, { kind: 'undo', seat, to: command.to }, { seat, id: command.id })
}

/** Asks everybody else to go back to before one's last choice; bots agree to everything. */
async function ask(room: MatchRoom, participant: Participant, command: CommandOf<'ask'>): Promise<void> {
  if (await isWritten(room, seatOf(participant), command)) return
  const seat = ownSeat(room, participant)
  if (room.asking !== null) throwHttpError(409, 'askedAlready')
  const may = await askArbiter(room, (arbiter) => arbiter.mayAskBack(room.id, seat))
  if (!may) refuse('kernel.undo.nothing')
  const waiting = [...room.clockSettings().persons].filter((other) => other !== seat)
  if (waiting.length === 0) return goBack(room, seat, { seat, id: command.id })
  room.asking = { number: room.nextAsking(), seat, waiting }
  room.tellTable()
}

async function answer(
  room: MatchRoom,
  participant: Participant,
  command: CommandOf<'answer'>,
): Promise<void> {
  const { number, agree, id } = command
  const seat = seatOf(participant)
  if (await isWritten(room, seat, command)) return
  mustRun(room)
  const { asking } = room
  if (asking === null || asking.number !== number) throwHttpError(409, 'notAsked')
  if (!asking.waiting.includes(seat)) throwHttpError(409, 'answered')
  const waiting = asking.waiting.filter((other) => other !== seat)
  if (agree && waiting.length === 0) return goBack(room, asking.seat, { seat, id })
  room.asking = agree ? { ...asking, waiting } : null
  room.tellTable()
}

async function goBack(room: MatchRoom, seat: number, by: LineSource): Promise<void> {
  try {
    await act(room, { kind: 'back', seat }, by)
  } catch (error) {
    // What cannot be done is not asked any more.
    room.asking = null
    room.tellTable()
    throw error
  }
}

/** Nobody gets round it by watching, or by another of their seats. */
function mustBeHeard(room: MatchRoom, person: string, seat: number | null): void {
  const mine = room.holders.filter((holder) => holder.person === person)
  const isMuted = mine.some((holder) => room.row.seats[holder.seat]?.muted === true)
  if (isMuted || room.muted.has(person)) throwHttpError(403, 'muted')
  const isHost = person === room.row.host
  if (seat === null && mine.length === 0 && !isHost && room.row.hushed === true) throwHttpError(403, 'hushed')
}

/** So many of the last sayings are sent to whoever comes. */
export const RECENT_CHAT = 100

async function say(room: MatchRoom, participant: Participant, { id, text }: CommandOf<'say'>): Promise<void> {
  const { store, clock } = room.deps
  const { person, seat } = participant
  if (person === undefined) throwHttpError(401, 'needsName')
  mustBeHeard(room, person.id, seat)
  if ((await store.saidById(room.id, person.id, id)) !== undefined) return
  const [last] = await store.said(room.id, 1)
  const said = { number: (last?.number ?? 0) + 1, seat, name: person.name, text, time: clock.now() }
  const paid = spending(room.deps, person.id, 'chat', text.length)
  await room.write([...paid, { put: 'said', said: { ...said, match: room.id, person: person.id, id } }])
  for (const each of room.participants) room.send(each, { type: 'said', ...said })
}

/** Standing answers are told to nobody but the seat, and not even to its other connections before they look. */
async function keepStanding(
  room: MatchRoom,
  participant: Participant,
  { answers }: CommandOf<'standing'>,
): Promise<void> {
  const seat = seatOf(participant)
  const row = withSeat(room.row, seat, { standing: answers })
  await room.write([{ put: 'match', match: row }])
  room.row = row
  room.onward()
}

async function history(
  room: MatchRoom,
  participant: Participant,
  command: CommandOf<'history'>,
): Promise<ToClient> {
  const { events, more } = await eventHistory(room.deps.store, {
    match: room.id,
    viewer: room.viewerOf(participant),
    after: 0,
    before: command.before,
    most: command.most ?? MOST_EVENTS,
    last: room.at,
  })
  return { type: 'history', id: command.id, events, more }
}
