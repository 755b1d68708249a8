import { UserError, text, type Text } from '@longtable/kernel'
import { PROTOCOL } from '../wire/match.ts'
import type { ReadMessage } from '../wire/read-message.ts'
import type { Refused, ToClient, Welcome } from '../wire/to-client.ts'
import { MOST_EVENTS, type Command, type CommandOf, type Hello } from '../wire/to-server.ts'
import type { Advisor } from './advice.ts'
import { runCommand, RECENT_CHAT } from './commands.ts'
import { throwHttpError } from '../errors/http-error.ts'
import { StoreFault } from '../errors/store-fault.ts'
import { eventHistory } from './event-history.ts'
import type { Participant, MatchRoom } from './match-room.ts'
import type { Session, Transport, Person } from './server-api.ts'
import { askArbiter } from './reopen.ts'
import { isPassword } from './environment.ts'

/** What a session needs of the match service. */
export interface SessionContext {
  who(key: string): Promise<Person>
  room(match: string): Promise<MatchRoom>
  advisorOf(room: MatchRoom): Advisor
  fault(error: unknown): void
}

/** So many messages of one connection may wait to be carried out. */
const MOST_WAITING = 64

const COME_BACK = 1013

/** Does nobody know yet what became of it? */
function isUndecided(error: unknown): boolean {
  return error instanceof StoreFault && (error.trouble === 'fenced' || error.trouble === 'unreachable')
}

/** One connection: says who it is, then plays; its messages are carried out in the order they came. */
export class MatchSession implements Session {
  private readonly transport: Transport
  private readonly context: SessionContext
  private tail: Promise<void> = Promise.resolve()
  private waiting = 0
  private isGone = false
  private joined: { readonly room: MatchRoom; readonly participant: Participant } | undefined

  constructor(transport: Transport, context: SessionContext) {
    this.transport = transport
    this.context = context
  }

  receive(read: ReadMessage): void {
    if (this.waiting >= MOST_WAITING) return this.problem(text('server.tooMany'))
    this.waiting++
    this.tail = this.tail.then(() => this.handle(read)).finally(() => this.waiting--)
  }

  gone(): void {
    this.isGone = true
    this.getUp()
  }

  private getUp(): void {
    if (this.joined === undefined) return
    const { room, participant } = this.joined
    this.joined = undefined
    if (room.participants.delete(participant) && participant.seat !== null && !room.isHere(participant.seat))
      room.tellTable()
  }

  private problem(reason: Text): void {
    this.transport.send(JSON.stringify({ type: 'problem', reason } satisfies ToClient))
  }

  private async handle(read: ReadMessage): Promise<void> {
    if (this.isGone) return
    if ('problem' in read)
      return read.id === undefined ? this.problem(read.problem) : this.refuse(read.id, read.problem)
    const { message } = read
    try {
      if (message.type === 'hello') await this.hello(message)
      // Whoever waits for advice can do something else meanwhile.
      else if (message.type === 'advise') void this.advise(message)
      else await this.command(message)
    } catch (error) {
      // Perhaps it was done, perhaps another server goes on without it: whoever comes back and asks again hears that.
      if (isUndecided(error)) return this.transport.close(COME_BACK, 'server.again')
      const reason = this.reasonOf(error)
      if (message.type === 'hello') this.problem(reason)
      else this.refuse(message.id, reason)
    }
  }

  private refuse(id: string, reason: Text): void {
    this.transport.send(JSON.stringify({ type: 'refused', id, reason } satisfies Refused))
  }

  private reasonOf(error: unknown): Text {
    if (error instanceof UserError) return error.text
    this.context.fault(error)
    return text('server.fault')
  }

  private seated(): { readonly room: MatchRoom; readonly participant: Participant } {
    return this.joined ?? throwHttpError(409, 'helloFirst')
  }

  private async advise(command: CommandOf<'advise'>): Promise<void> {
    try {
      const { room, participant } = this.seated()
      const ideas = await this.context.advisorOf(room).advise(participant, command)
      room.send(participant, { type: 'advice', id: command.id, ideas })
    } catch (error) {
      this.refuse(command.id, this.reasonOf(error))
    }
  }

  private async command(command: Exclude<Command, { type: 'advise' }>): Promise<void> {
    const { room, participant } = this.seated()
    const answer = await room.run(() => {
      // Somebody who was removed may have sent more before hearing of it.
      if (!room.participants.has(participant)) throwHttpError(403, 'removed')
      return runCommand(room, participant, command)
    })
    room.send(participant, answer)
  }

  private async hello(hello: Hello): Promise<void> {
    if (hello.protocol !== PROTOCOL)
      throwHttpError(400, 'protocol', { protocol: hello.protocol, known: PROTOCOL })
    this.getUp()
    const person = hello.key === undefined ? undefined : await this.context.who(hello.key)
    const room = await this.context.room(hello.match)
    // Outside of the queue: nobody at the table waits for a stranger's password.
    const opens = await passwordTried(room, person, hello)
    await room.run(async () => {
      const seat = seatFor(room, person, hello, opens)
      const participant: Participant = { transport: this.transport, person, seat }
      const news = await welcome(room, participant, hello.have)
      if (this.isGone) return
      const wasHere = participant.seat === null || room.isHere(participant.seat)
      if (room.participants.size === 0) room.deps.bots.bringForward(room.id)
      room.participants.add(participant)
      this.joined = { room, participant }
      room.send(participant, news)
      if (!wasHere) room.tellTable()
    })
  }
}

/** The password of the match that somebody who has no seat there knows; null without it. */
async function passwordTried(
  room: MatchRoom,
  person: Person | undefined,
  hello: Hello,
): Promise<string | null> {
  const { password } = room.row
  if (password === null || hello.password === undefined || room.seatsOf(person).length > 0) return null
  return (await isPassword(room.deps.passwords, hello.password, password)) ? password : null
}

function seatFor(
  room: MatchRoom,
  person: Person | undefined,
  hello: Hello,
  opens: string | null,
): number | null {
  const mine = room.seatsOf(person)
  const { seat = mine[0] ?? null } = hello
  if (seat !== null && !mine.includes(seat)) throwHttpError(403, 'notYours')
  if (mine.length === 0 && room.row.password !== opens) throwHttpError(403, 'password')
  return seat
}

/** Everything that this viewer may see, and what happened since it last looked. */
export async function welcome(
  room: MatchRoom,
  participant: Participant,
  have: number | undefined,
): Promise<Welcome> {
  const { store, clock } = room.deps
  const viewer = room.viewerOf(participant)
  const hasStarted = room.at >= 0
  const face = hasStarted
    ? await askArbiter(room, (arbiter) => arbiter.viewerSnapshot(room.id, viewer))
    : null
  const wanted = {
    match: room.id,
    viewer,
    after: have ?? 0,
    before: undefined,
    most: MOST_EVENTS,
    last: room.at,
  }
  const { events } = await eventHistory(store, wanted)
  return {
    type: 'welcome',
    protocol: PROTOCOL,
    time: clock.now(),
    match: room.info(),
    seat: participant.seat,
    face,
    events,
    said: await store.said(room.id, RECENT_CHAT),
    standing: participant.seat === null ? [] : (room.row.seats[participant.seat]?.standing ?? []),
  }
}
