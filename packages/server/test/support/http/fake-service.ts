import { randomBytes } from 'node:crypto'
import { UserError, text, type Json, type MatchFile } from '@longtable/kernel'
import { throwHttpError } from '../../../src/errors/http-error.ts'
import type { Session, Transport, Person, ServerApi } from '../../../src/host/server-api.ts'
import {
  type CampaignInfo,
  type DailyTable,
  type DailyWanted,
  type GameInfo,
  type Hello,
  type KeptCampaign,
  type KeyGiven,
  type KeyInfo,
  type MatchInfo,
  type MyMatch,
  type NewCampaign,
  type NewMatch,
  type PersonGiven,
  type SeatInfo,
  type SeatRecord,
  type Status,
} from '../../../src/wire/index.ts'

const secret = () => randomBytes(24).toString('base64url')
const newId = () => randomBytes(12).toString('base64url')

interface Kept {
  info: MatchInfo
  readonly host: string
  readonly holders: Map<number, Set<string>>
  readonly invitations: readonly string[]
  readonly password: string | undefined
  webhook: MyMatch['webhook']
}

function seatInfo(seat: number, kind: SeatInfo['kind'], name: string, host: boolean): SeatInfo {
  return { seat, kind, name, bot: null, here: false, host, muted: false, resigned: false, left: null }
}

/** A service that keeps persons and matches in memory and lets them talk, but plays no game. */
export class FakeService implements ServerApi {
  readonly lines: Transport[] = []
  readonly heard: string[] = []
  gone = 0
  healthy = true
  /** Thrown by the next call, as a fault would be. */
  fault: Error | undefined
  /** What requests for a match wait for before they are answered, and how many there were. */
  asked = 0
  hold: Promise<void> = Promise.resolve()
  readonly #keys = new Map<string, Person>()
  readonly #matches = new Map<string, Kept>()
  readonly #codes = new Map<string, { match: string; seat: number }>()
  readonly #campaigns = new Map<string, CampaignInfo>()
  readonly #tables = new Map<string, Set<Transport>>()
  #time = 1000

  games(): readonly GameInfo[] {
    return [
      {
        id: 'chat',
        rulesVersion: 1,
        players: { min: 1, max: 4 },
        scenarios: [],
        options: {},
        bots: ['dull'],
        advises: false,
        reviews: false,
      },
    ]
  }

  async newPerson(name: string): Promise<PersonGiven> {
    this.#trip()
    const person = { id: newId(), name }
    const key = `${person.id}.${secret()}`
    this.#keys.set(key, person)
    return { ...person, key }
  }

  async keys(): Promise<readonly KeyInfo[]> {
    return [{ id: 'one', device: '', created: 1, seen: 1, current: true }]
  }

  async addKey({ id }: Person, device: string): Promise<KeyGiven> {
    return { id: 'two', device, created: 1, seen: 1, current: false, key: `${id}.${secret()}` }
  }

  async nameKey(_: Person, id: string, device: string): Promise<KeyInfo> {
    return { id, device, created: 1, seen: 1, current: false }
  }

  async revokeKey(): Promise<void> {
    this.#trip()
  }

  async who(key: string): Promise<Person> {
    return this.#keys.get(key) ?? throwHttpError(401, 'test.key')
  }

  async rename(person: Person, name: string): Promise<Person> {
    const renamed = { ...person, name }
    for (const [key, { id }] of this.#keys) if (id === person.id) this.#keys.set(key, renamed)
    return renamed
  }

  async newMatch(person: Person, wanted: NewMatch): Promise<MyMatch> {
    if (wanted.game !== 'chat') throw new UserError(text('server.test.game', { game: wanted.game }))
    if ('loud' in wanted.config) throw new UserError(text('tooLoud'))
    const id = newId()
    const mine = wanted.seats.findIndex(({ kind }) => kind === 'me')
    const kept: Kept = {
      info: this.#info(id, person, wanted),
      host: person.id,
      holders: new Map(mine < 0 ? [] : [[mine, new Set([person.id])]]),
      invitations: wanted.seats.map(secret),
      password: wanted.password,
      webhook: null,
    }
    this.#matches.set(id, kept)
    return this.#mine(kept, person)
  }

  async match(id: string, person: Person | undefined): Promise<MyMatch> {
    this.#trip()
    this.asked += 1
    await this.hold
    return this.#mine(this.#find(id), person)
  }

  async listed(status: Status, before: number | undefined): Promise<readonly MatchInfo[]> {
    return [...this.#matches.values()]
      .map(({ info }) => info)
      .filter((info) => info.listed && info.status === status && info.created < (before ?? Infinity))
  }

  async mine(person: Person, before: number | undefined): Promise<readonly MyMatch[]> {
    return [...this.#matches.values()]
      .map((kept) => this.#mine(kept, person))
      .filter(({ mine, match }) => mine.length > 0 && match.created < (before ?? Infinity))
  }

  async daily(person: Person | undefined, game: string, wanted: DailyWanted): Promise<DailyTable> {
    const names = person === undefined ? [] : [person.name]
    const result = { names, score: 1, won: true, rounds: null, ended: this.#time, mine: true }
    const { scenario = 'usual', seats = 1, date = '2026-01-01' } = wanted
    return { game, scenario, seats, date, finished: 1, results: [result] }
  }

  async sit(
    person: Person,
    match: string,
    wanted: number | null,
    by: { readonly invitation?: string | undefined; readonly password?: string | undefined },
  ): Promise<MyMatch & { readonly seat: number }> {
    const kept = this.#find(match)
    const seat = wanted ?? kept.info.seats.findIndex(({ kind }) => kind === 'open')
    if (kept.info.seats[seat]?.kind !== 'open') throwHttpError(409, 'test.taken')
    if (by.invitation !== undefined && by.invitation !== kept.invitations[seat])
      throwHttpError(403, 'test.invitation')
    if (by.invitation === undefined && !kept.info.listed) throwHttpError(403, 'test.private')
    if (kept.password !== undefined && by.password !== kept.password) throwHttpError(403, 'test.password')
    kept.holders.set(seat, new Set([person.id]))
    const seats = kept.info.seats.map((info) =>
      info.seat === seat ? seatInfo(seat, 'person', person.name, false) : info,
    )
    kept.info = { ...kept.info, seats }
    return { ...this.#mine(kept, person), seat }
  }

  async deviceLink(person: Person, match: string, seat: number): Promise<{ url: string; expires: number }> {
    if (this.#find(match).holders.get(seat)?.has(person.id) !== true) throwHttpError(403, 'test.seat')
    const code = secret()
    this.#codes.set(code, { match, seat })
    return { url: `http://localhost/d#code=${code}`, expires: 5000 }
  }

  async takeDevice(person: Person, code: string): Promise<{ match: string; seat: number }> {
    const found = this.#codes.get(code) ?? throwHttpError(404, 'test.code')
    this.#find(found.match).holders.get(found.seat)?.add(person.id)
    return found
  }

  async setWebhook(person: Person, match: string, wanted: { url: string } | null): Promise<MyMatch> {
    const kept = this.#owned(person, match)
    kept.webhook = wanted === null ? null : { host: new URL(wanted.url).host, error: null, delivered: null }
    return this.#mine(kept, person)
  }

  async exported(
    _person: Person | undefined,
    match: string,
    seat: number | null | undefined,
  ): Promise<MatchFile | SeatRecord> {
    const { info } = this.#find(match)
    const { game, rulesVersion, config, commitment } = info
    const names = info.seats.map(({ name }) => name)
    return {
      format: 'longtable-record',
      version: 1,
      game,
      rulesVersion,
      config,
      commitment,
      seat: seat ?? null,
      names,
      updates: [],
    }
  }

  async imported(person: Person, file: Json): Promise<MyMatch> {
    const game = typeof file === 'object' && file !== null && 'game' in file ? file.game : undefined
    if (typeof game !== 'string') throw new UserError(text('kernel.file.foreign'))
    return this.newMatch(person, wantedFor(game))
  }

  async remove(person: Person, match: string): Promise<void> {
    this.#owned(person, match)
    this.#matches.delete(match)
  }

  newCampaign(_: Person, { game, body }: NewCampaign): Promise<CampaignInfo> {
    const made: CampaignInfo = { id: newId(), game, version: 1, changed: this.#time++, body }
    this.#campaigns.set(made.id, made)
    return Promise.resolve(made)
  }

  async campaign(id: string): Promise<CampaignInfo> {
    return this.#campaigns.get(id) ?? throwHttpError(404, 'noCampaign')
  }

  async campaigns(): Promise<readonly CampaignInfo[]> {
    return [...this.#campaigns.values()]
  }

  async keepCampaign(_: Person, id: string, { body, after }: KeptCampaign): Promise<CampaignInfo> {
    const kept = { ...(await this.campaign(id)), body, version: after + 1 }
    this.#campaigns.set(id, kept)
    return kept
  }

  async leaveCampaign(_: Person, id: string): Promise<void> {
    this.#campaigns.delete(id)
  }

  connect(transport: Transport): Session {
    this.lines.push(transport)
    let table: Set<Transport> | undefined
    return {
      receive: (read) => {
        this.#trip()
        this.heard.push(read.words)
        if ('problem' in read) return problem(transport, 'test.unreadable')
        const { message } = read
        if (message.type === 'hello') table = this.#greet(transport, message)
        else if (table === undefined) problem(transport, 'test.hello')
        else if (message.type === 'say') {
          for (const other of table) other.send(JSON.stringify({ type: 'said', text: message.text }))
          transport.send(JSON.stringify({ type: 'done', id: message.id }))
        } else
          transport.send(
            JSON.stringify({ type: 'refused', id: message.id, reason: text('server.test.idle') }),
          )
      },
      gone: () => {
        this.gone += 1
        table?.delete(transport)
      },
    }
  }

  async health(): Promise<{ ok: boolean; matches: number; running: number }> {
    this.#trip()
    return { ok: this.healthy, matches: this.#matches.size, running: 0 }
  }

  #greet(transport: Transport, hello: Hello): Set<Transport> | undefined {
    const kept = this.#matches.get(hello.match)
    const wrong =
      kept === undefined ||
      (hello.key !== undefined && !this.#keys.has(hello.key)) ||
      (kept.password !== undefined && kept.password !== hello.password)
    if (wrong) {
      problem(transport, 'test.denied')
      return undefined
    }
    const table = this.#tables.get(hello.match) ?? new Set<Transport>()
    this.#tables.set(hello.match, table.add(transport))
    transport.send(JSON.stringify({ type: 'welcome', match: kept.info }))
    return table
  }

  #trip(): void {
    const { fault } = this
    this.fault = undefined
    if (fault !== undefined) throw fault
  }

  #find(id: string): Kept {
    return this.#matches.get(id) ?? throwHttpError(404, 'test.match')
  }

  #owned(person: Person, match: string): Kept {
    const kept = this.#find(match)
    return kept.host === person.id ? kept : throwHttpError(403, 'test.host')
  }

  #mine(kept: Kept, person: Person | undefined): MyMatch {
    const mine = [...kept.holders].filter(([, ids]) => person !== undefined && ids.has(person.id))
    const isHost = person?.id === kept.host
    const urls = kept.invitations.map((token, seat) => ({
      seat,
      url: `http://localhost/m/${kept.info.id}#${token}`,
    }))
    return {
      match: kept.info,
      mine: mine.map(([seat]) => seat),
      invitations: isHost ? urls : [],
      webhook: isHost ? kept.webhook : null,
    }
  }

  #info(id: string, person: Person, wanted: NewMatch): MatchInfo {
    const { config, pace, late, listed } = wanted
    this.#time += 1
    return {
      id,
      game: wanted.game,
      rulesVersion: 1,
      config: config as MatchInfo['config'],
      pace,
      late,
      listed,
      locked: wanted.password !== undefined,
      seeded: wanted.seed !== undefined,
      advice: false,
      commitment: '',
      reveal: null,
      status: 'gathering',
      created: this.#time,
      started: null,
      ended: null,
      seats: wanted.seats.map(({ kind }, seat) =>
        seatInfo(seat, kind === 'me' ? 'person' : kind, kind === 'me' ? person.name : '', kind === 'me'),
      ),
      awaited: [],
      deadline: null,
      paused: null,
      asking: null,
      result: null,
      previous: null,
      next: null,
      notice: null,
    }
  }
}

function wantedFor(game: string): NewMatch {
  return {
    game,
    config: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    listed: false,
    pace: { kind: 'live', clock: null },
    late: 'ask',
  }
}

function problem(transport: Transport, key: string): void {
  transport.send(JSON.stringify({ type: 'problem', reason: text(`server.${key}`) }))
}
