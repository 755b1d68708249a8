import { UserError, type Json, type MatchFile } from '@longtable/kernel'
import type { Change, MatchRow, PersonRow } from '../store/store.ts'
import type { MatchInfo, Status } from '../wire/match.ts'
import type { GameInfo, MyMatch, NewMatch, PersonGiven, SeatRecord } from '../wire/http-api.ts'
import type { DailyTable, DailyWanted } from '../wire/daily.ts'
import { describeError } from '../errors/describe-error.ts'
import { dailyTable } from './daily-results.ts'
import { throwHttpError } from '../errors/http-error.ts'
import { MatchSession, welcome } from './match-session.ts'
import { infoOfListed } from './match-info.ts'
import { gameInfo } from './game-info.ts'
import { replaceLate } from './manage-seats.ts'
import { isFull, rematchRow, holdersOf, rowFor, start } from './new-match.ts'
import { MatchRooms } from './match-rooms.ts'
import { importMatch, seatRecord, wholeMatch } from './import-export.ts'
import type { MatchRoom } from './match-room.ts'
import { deviceLink, takeDevice, takeSeat } from './seating.ts'
import type { Dependencies } from './dependencies.ts'
import type { Session, Transport, Person, ServerApi } from './server-api.ts'
import { sha256 } from '../wire/commitment.ts'
import { sameSecret } from './environment.ts'

/** So many matches in one answer. */
const PAGE = 50

/** Everything that can be asked of the server, whoever asks and however. */
export class MatchService implements ServerApi {
  private readonly deps: Dependencies
  readonly rooms: MatchRooms

  constructor(deps: Dependencies) {
    this.deps = deps
    this.rooms = new MatchRooms(deps, {
      startIfFull: (room) => this.startIfFull(room),
      rematch: (room, seat) => this.rematch(room, seat),
    })
  }

  games(): readonly GameInfo[] {
    return this.deps.registry.map(gameInfo)
  }

  // Persons

  async newPerson(name: string): Promise<PersonGiven> {
    const { ids, clock, store } = this.deps
    const secret = ids.secret()
    const person: PersonRow = { id: ids.id(), name, secret: sha256(secret), created: clock.now() }
    await store.write([{ put: 'person', person }])
    return { id: person.id, name, key: `${person.id}.${secret}` }
  }

  async who(key: string): Promise<Person> {
    const [id = '', secret = ''] = key.split('.')
    const person = await this.deps.store.person(id)
    // Somebody unknown costs the same time as a wrong secret.
    const isRight = sameSecret(sha256(secret), person?.secret ?? '')
    if (person === undefined || !isRight) throwHttpError(401, 'whoAreYou')
    return { id: person.id, name: person.name }
  }

  async rename({ id }: Person, name: string): Promise<Person> {
    const { store } = this.deps
    const person = (await store.person(id)) ?? throwHttpError(401, 'whoAreYou')
    await store.write([{ put: 'person', person: { ...person, name } }])
    return { id, name }
  }

  // Matches

  async newMatch(person: Person, wanted: NewMatch): Promise<MyMatch> {
    const row = await rowFor(this.deps, person, wanted)
    await this.deps.store.write([{ put: 'match', match: row }, ...holdersOf(wanted, person, row.id)])
    const room = await this.rooms.of(row.id)
    return room.run(async () => {
      await this.startIfFull(room)
      return this.mineOf(room, person)
    })
  }

  /** When everybody is there the match begins, and everybody who is connected sees it. */
  private async startIfFull(room: MatchRoom): Promise<void> {
    if (room.row.status !== 'gathering' || !isFull(room.row)) return
    // A match from a file has begun already, and only waited for its players.
    if (room.at < 0) await start(room)
    else await room.keep({ ...room.row, status: 'running' })
    for (const each of room.participants) room.send(each, await welcome(room, each, undefined))
    room.onTurn(room.after?.awaited ?? [])
    room.onward()
  }

  async match(id: string, person: Person | undefined): Promise<MyMatch> {
    return this.mineOf(await this.rooms.of(id), person)
  }

  private mineOf(room: MatchRoom, person: Person | undefined): MyMatch {
    return this.known(room.row, person, room.info(), room.seatsOf(person))
  }

  private known(
    row: MatchRow,
    person: Person | undefined,
    match: MatchInfo,
    mine: readonly number[],
  ): MyMatch {
    const isHost = person !== undefined && person.id === row.host
    const open = row.seats.flatMap(({ kind, invitation }, seat) =>
      kind === 'open' ? [{ seat, url: this.deps.links.invitation(row.id, seat, invitation) }] : [],
    )
    const { webhook } = row
    return {
      match,
      mine,
      invitations: isHost ? open : [],
      webhook:
        isHost && webhook !== null
          ? { host: new URL(webhook.url).host, error: webhook.error, delivered: webhook.delivered }
          : null,
    }
  }

  async listed(status: Status, before: number | undefined): Promise<readonly MatchInfo[]> {
    const { store } = this.deps
    const found = await store.listed(status, page(before))
    return Promise.all(
      found.map(async (each) => {
        const holders = await store.holders(each.match.id)
        return this.rooms.inMemory(each.match.id)?.info() ?? infoOfListed(each, holders)
      }),
    )
  }

  daily(person: Person | undefined, game: string, wanted: DailyWanted): Promise<DailyTable> {
    return dailyTable(this.deps, person, game, wanted)
  }

  async mine(person: Person, before: number | undefined): Promise<readonly MyMatch[]> {
    const { store } = this.deps
    const found = await store.matchesOf(person.id, page(before))
    return Promise.all(
      found.map(async (each) => {
        const holders = await store.holders(each.match.id)
        const room = this.rooms.inMemory(each.match.id)
        if (room !== undefined) return this.mineOf(room, person)
        const mine = holders.filter((holder) => holder.person === person.id).map(({ seat }) => seat)
        return this.known(each.match, person, infoOfListed(each, holders), mine)
      }),
    )
  }

  async sit(
    person: Person,
    match: string,
    seat: number | null,
    by: { readonly invitation?: string | undefined; readonly password?: string | undefined },
  ): Promise<MyMatch & { readonly seat: number }> {
    const room = await this.rooms.of(match)
    return room.run(async () => {
      const [mine] = room.seatsOf(person)
      if (mine !== undefined && (seat === null || room.isHolder(person, seat))) {
        return { ...this.mineOf(room, person), seat: seat ?? mine }
      }
      const taken = await takeSeat(room, person, seat, by)
      await this.startIfFull(room)
      return { ...this.mineOf(room, person), seat: taken }
    })
  }

  async deviceLink(person: Person, match: string, seat: number) {
    return deviceLink(await this.rooms.of(match), person, seat)
  }

  async takeDevice(person: Person, code: string) {
    const { match } = (await this.deps.store.code(sha256(code))) ?? throwHttpError(404, 'noCode')
    const room = await this.rooms.of(match)
    return room.run(() => takeDevice(room, person, code))
  }

  async setWebhook(
    person: Person,
    match: string,
    wanted: { readonly url: string; readonly lang: 'en' | 'fr' } | null,
  ): Promise<MyMatch> {
    const room = await this.rooms.of(match)
    mustOwn(room.row, person)
    if (wanted !== null) await this.deps.hooks.check(wanted.url)
    return room.run(async () => {
      const webhook = wanted === null ? null : { ...wanted, error: null, delivered: null }
      const row = { ...room.row, webhook }
      await room.write([{ put: 'match', match: row }])
      room.row = row
      return this.mineOf(room, person)
    })
  }

  async exported(
    person: Person | undefined,
    match: string,
    seat: number | null | undefined,
  ): Promise<MatchFile | SeatRecord> {
    const room = await this.rooms.of(match)
    if (room.row.status === 'gathering') throwHttpError(409, 'notStarted')
    const mine = room.seatsOf(person)
    const isHost = person !== undefined && person.id === room.row.host
    // Those who could not even watch.
    if (room.row.password !== null && mine.length === 0 && !isHost) throwHttpError(403, 'locked')
    if (room.row.status === 'over') return wholeMatch(room)
    const wanted = seat === undefined ? (mine[0] ?? null) : seat
    if (wanted !== null && !mine.includes(wanted)) throwHttpError(403, 'notYours')
    return seatRecord(room, wanted)
  }

  async imported(person: Person, file: Json): Promise<MyMatch> {
    const id = await importMatch(this.deps, person, file)
    const room = await this.rooms.of(id)
    return room.run(async () => {
      room.onward()
      return this.mineOf(room, person)
    })
  }

  async remove(person: Person, match: string): Promise<void> {
    const room = await this.rooms.of(match)
    mustOwn(room.row, person)
    await room.run(async () => {
      await room.write([{ drop: 'match', match }])
      room.leave(4004, 'server.deleted')
    })
  }

  private async rematch(room: MatchRoom, seat: number): Promise<string> {
    const { row } = room
    if (row.status !== 'over') throwHttpError(409, 'notOver')
    if (row.next !== null) return row.next
    const again = rematchRow(room)
    const holders = room.holders.map((holder): Change => ({ put: 'holder', match: again.id, ...holder }))
    this.deps.log.info({ what: 'rematch', seat }, 'the same match again')
    await room.keep({ ...row, next: again.id }, [{ put: 'match', match: again }, ...holders])
    const next = await this.rooms.of(again.id)
    await next.run(() => this.startIfFull(next))
    return again.id
  }

  // Connections

  connect(transport: Transport): Session {
    return new MatchSession(transport, {
      who: (key) => this.who(key),
      room: (match) => this.rooms.of(match),
      advisorOf: (room) => this.rooms.advisorOf(room),
      fault: (error) => this.fault(error),
    })
  }

  private fault(error: unknown): void {
    this.deps.log.error({ what: 'fault', ...describeError(error) }, 'something went wrong')
  }

  async health() {
    const { matches, running } = await this.deps.store.counts()
    return { ok: true, matches, running }
  }

  /** Matches whose time ran out while nobody was there. */
  async lookAfterLate(): Promise<void> {
    const { store, clock } = this.deps
    try {
      for (const id of await store.due(clock.now())) await this.lookAfter(id)
    } catch (error) {
      this.fault(error)
    }
  }

  private async lookAfter(id: string): Promise<void> {
    try {
      const room = await this.rooms.of(id)
      if (room.row.late === 'bot') await room.run(() => replaceLate(room))
    } catch (error) {
      // It may have been deleted meanwhile.
      if (!(error instanceof UserError)) this.fault(error)
    }
  }
}

function page(before: number | undefined) {
  return before === undefined ? { most: PAGE } : { most: PAGE, before }
}

function mustOwn(row: MatchRow, person: Person): void {
  if (row.host !== person.id) throwHttpError(403, 'hostOnly')
}
