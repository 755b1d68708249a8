import type { Json, MatchFile } from '@longtable/kernel'
import type { Change, MatchRow } from '../store/store.ts'
import type { MatchInfo, Status } from '../wire/match.ts'
import type {
  GameInfo,
  KeyGiven,
  KeyInfo,
  MyMatch,
  NewMatch,
  PersonGiven,
  SeatRecord,
} from '../wire/http-api.ts'
import type { DailyTable, DailyWanted } from '../wire/daily.ts'
import type { CampaignInfo, KeptCampaign, NewCampaign } from '../wire/campaign.ts'
import { describeError } from '../errors/describe-error.ts'
import { campaignOf, campaignsOf, keepCampaign, leaveCampaign, newCampaign } from './campaigns.ts'
import { dailyTable, type Found } from './daily-results.ts'
import { RecentAnswers } from './recent-answers.ts'
import { throwHttpError } from '../errors/http-error.ts'
import { MatchSession, welcome } from './match-session.ts'
import { infoOfListed } from './match-info.ts'
import { gameInfo } from './game-info.ts'
import { healthOf, type Health } from './health.ts'
import { isFull, rematchRow, holdersOf, rowFor, start } from './new-match.ts'
import { MatchRooms } from './match-rooms.ts'
import { addKey, keysOf, nameKey, revokeKey } from './person-keys.ts'
import { newPerson, rename, whoHas } from './persons.ts'
import { ChoiceCounts, spending } from './quotas.ts'
import { Outbox } from './outbox.ts'
import { lookAfterLate, tidyUp } from './upkeep.ts'
import { turnNotices } from './turn-notice.ts'
import { seatRecord, wholeMatch } from './import-export.ts'
import { ImportLane } from './import-lane.ts'
import { importMatch } from './import-match.ts'
import type { MatchRoom } from './match-room.ts'
import { deviceLink, passwordKnown, takeDevice, takeSeat } from './seating.ts'
import type { Dependencies } from './dependencies.ts'
import type { Session, Transport, Person, ServerApi } from './server-api.ts'
import { sha256 } from '../wire/commitment.ts'

/** So many matches in one answer. */
const PAGE = 50
/** Whoever asks all the time how it is does not keep the disk busy. */
const HEALTH_HOLDS = 1000
/** The table of a deal is as old as this at most, in milliseconds. */
const DAILY_HOLDS = 3000

/** Everything that can be asked of the server, whoever asks and however. */
export class MatchService implements ServerApi {
  private readonly deps: Dependencies
  private readonly healths: RecentAnswers<Health>
  private readonly imports = new ImportLane()
  private readonly dailies: RecentAnswers<Found>
  private readonly choices: ChoiceCounts
  readonly rooms: MatchRooms
  readonly outbox: Outbox

  constructor(deps: Dependencies) {
    this.deps = deps
    this.healths = new RecentAnswers(deps.clock, HEALTH_HOLDS)
    this.dailies = new RecentAnswers(deps.clock, DAILY_HOLDS)
    this.choices = new ChoiceCounts(deps.clock, deps.quotas)
    this.rooms = new MatchRooms(deps, {
      startIfFull: (room) => this.startIfFull(room),
      rematch: (room, seat) => this.rematch(room, seat),
      send: () => this.outbox.wake(),
      ended: () => this.dailies.forget(),
      choosing: (person, count) => this.choices.count(person, count),
    })
    this.outbox = new Outbox(deps, this.rooms)
  }

  games(): readonly GameInfo[] {
    return this.deps.registry.map(gameInfo)
  }

  // Persons

  newPerson(name: string): Promise<PersonGiven> {
    return newPerson(this.deps, name)
  }

  who(key: string): Promise<Person> {
    return whoHas(this.deps, key)
  }

  rename(person: Person, name: string): Promise<Person> {
    return rename(this.deps, person, name)
  }

  keys(person: Person): Promise<readonly KeyInfo[]> {
    return keysOf(this.deps, person)
  }

  addKey(person: Person, device: string): Promise<KeyGiven> {
    return addKey(this.deps, person, device)
  }

  nameKey(person: Person, id: string, device: string): Promise<KeyInfo> {
    return nameKey(this.deps, person, id, device)
  }

  async revokeKey(person: Person, id: string): Promise<void> {
    await revokeKey(this.deps, person, id)
    this.rooms.cutOff(person.id, id)
  }

  // Matches

  async newMatch(person: Person, wanted: NewMatch): Promise<MyMatch> {
    const row = await rowFor(this.deps, person, wanted)
    await this.deps.store.write([
      ...spending(this.deps, person.id, 'matches', 1),
      { put: 'match', match: row },
      ...holdersOf(wanted, person, row.id),
    ])
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
    const notices = turnNotices(room, room.row, room.at, room.after?.awaited ?? [])
    if (notices.length > 0) {
      await room.write(notices)
      this.outbox.wake()
    }
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
    return dailyTable(this.deps, this.dailies, person, game, wanted)
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
    const opens = await passwordKnown(room, by)
    return room.run(async () => {
      const [mine] = room.seatsOf(person)
      if (mine !== undefined && (seat === null || room.isHolder(person, seat))) {
        return { ...this.mineOf(room, person), seat: seat ?? mine }
      }
      const taken = await takeSeat(room, person, seat, { ...by, opens })
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

  async imported(person: Person, file: Json, signal?: AbortSignal): Promise<MyMatch> {
    const id = await this.imports.run(person.id, signal, () => importMatch(this.deps, person, file, signal))
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
    const paid = spending(this.deps, row.host, 'matches', 1)
    await room.keep({ ...row, next: again.id }, [...paid, { put: 'match', match: again }, ...holders])
    const next = await this.rooms.of(again.id)
    await next.run(() => this.startIfFull(next))
    return again.id
  }

  // Campaigns

  newCampaign(person: Person, wanted: NewCampaign): Promise<CampaignInfo> {
    return newCampaign(this.deps, person, wanted)
  }

  campaign(id: string): Promise<CampaignInfo> {
    return campaignOf(this.deps, id)
  }

  campaigns(person: Person): Promise<readonly CampaignInfo[]> {
    return campaignsOf(this.deps, person)
  }

  keepCampaign(person: Person, id: string, wanted: KeptCampaign): Promise<CampaignInfo> {
    return keepCampaign(this.deps, person, id, wanted)
  }

  leaveCampaign(person: Person, id: string): Promise<void> {
    return leaveCampaign(this.deps, person, id)
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

  health(): Promise<Health> {
    return this.healths.get('', () => healthOf(this.deps.store))
  }

  /** What has to be looked after now and then, whether anybody asks or not. */
  readonly upkeep = {
    late: (): Promise<void> => lookAfterLate(this.deps, this.rooms),
    tidy: (): Promise<void> => tidyUp(this.deps),
    /** Those that another server cannot go on with any more. */
    orphans: (): Promise<void> => this.rooms.takeUp(() => this.deps.store.orphaned()),
  }
}

function page(before: number | undefined) {
  return before === undefined ? { most: PAGE } : { most: PAGE, before }
}

function mustOwn(row: MatchRow, person: Person): void {
  if (row.host !== person.id) throwHttpError(403, 'hostOnly')
}
