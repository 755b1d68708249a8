import { UserError, text, type Json, type MatchFile, type Text } from '@longtable/kernel'
import type { MatchInfo, Status } from '../wire/match.ts'
import type { DailyTable, DailyWanted } from '../wire/daily.ts'
import type { CampaignInfo, KeptCampaign, NewCampaign } from '../wire/campaign.ts'
import type { GameInfo, MyMatch, NewMatch, PersonGiven, SeatRecord } from '../wire/http-api.ts'
import { routeOf } from './socket.ts'

/** What the wrapper needs of `fetch`. */
export type Fetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string },
) => Promise<{ readonly ok: boolean; readonly status: number; text(): Promise<string> }>

/** A new match as somebody writes it: what has a default may be left out. */
export type WantedMatch = Pick<NewMatch, 'game' | 'seats'> & Partial<NewMatch>

interface Me {
  readonly id: string
  readonly name: string
}

/** What the server does not do, and the status that it gave. */
export class ApiError extends UserError {
  readonly status: number

  constructor(status: number, reason: Text) {
    super(reason)
    this.status = status
  }
}

/** The routes of a server; what it refuses is thrown as an `ApiError`. */
export class Api {
  readonly server: string
  /** Who asks. */
  key: string | undefined
  private readonly fetch: Fetch

  constructor({ server, key, fetch }: { server: string; key?: string; fetch: Fetch }) {
    this.server = server
    this.key = key
    this.fetch = fetch
  }

  /** A new person; from now on it is this one who asks. */
  async newPerson(name: string): Promise<PersonGiven> {
    const person = await this.call<PersonGiven>('POST', 'persons', { name })
    this.key = person.key
    return person
  }

  me(): Promise<Me> {
    return this.call('GET', 'me')
  }

  rename(name: string): Promise<Me> {
    return this.call('PATCH', 'me', { name })
  }

  games(): Promise<readonly GameInfo[]> {
    return this.call('GET', 'games')
  }

  /** How a day's deal went for those who finished it. */
  daily(game: string, wanted: DailyWanted = {}): Promise<DailyTable> {
    return this.call('GET', `games/${encodeURIComponent(game)}/daily${query({ ...wanted })}`)
  }

  newMatch(wanted: WantedMatch): Promise<MyMatch> {
    return this.call('POST', 'matches', wanted)
  }

  /** Those that anybody may find, newest first. */
  listed(status: Status, before?: number): Promise<readonly MatchInfo[]> {
    return this.call('GET', `matches${query({ status, before })}`)
  }

  mine(before?: number): Promise<readonly MyMatch[]> {
    return this.call('GET', `me/matches${query({ before })}`)
  }

  match(id: string): Promise<MyMatch> {
    return this.call('GET', matchRoute(id))
  }

  /** Takes a seat; without a number, any open one. */
  sit(
    match: string,
    seat?: number,
    by: { readonly invitation?: string; readonly password?: string } = {},
  ): Promise<MyMatch & { readonly seat: number }> {
    const at = seat === undefined ? '' : `/${seat}`
    return this.call('POST', `${matchRoute(match)}/seats${at}`, by)
  }

  /** A link that lets another device hold this seat too. */
  deviceLink(match: string, seat: number): Promise<{ readonly url: string; readonly expires: number }> {
    return this.call('POST', `${matchRoute(match)}/seats/${seat}/device`)
  }

  takeDevice(code: string): Promise<{ readonly match: string; readonly seat: number }> {
    return this.call('POST', 'devices', { code })
  }

  setWebhook(match: string, wanted: { readonly url: string; readonly lang?: 'en' | 'fr' }): Promise<MyMatch> {
    return this.call('PUT', `${matchRoute(match)}/webhook`, wanted)
  }

  dropWebhook(match: string): Promise<MyMatch> {
    return this.call('DELETE', `${matchRoute(match)}/webhook`)
  }

  /** The whole match after its end; before that, the record of one's own seat. */
  exported(match: string, seat?: number): Promise<MatchFile | SeatRecord> {
    return this.call('GET', `${matchRoute(match)}/export${query({ seat })}`)
  }

  imported(file: Json | MatchFile): Promise<MyMatch> {
    return this.call('POST', 'matches/import', file)
  }

  async removeMatch(match: string): Promise<void> {
    await this.call('DELETE', matchRoute(match))
  }

  newCampaign(wanted: NewCampaign): Promise<CampaignInfo> {
    return this.call('POST', 'campaigns', wanted)
  }

  campaign(id: string): Promise<CampaignInfo> {
    return this.call('GET', `campaigns/${encodeURIComponent(id)}`)
  }

  campaigns(): Promise<readonly CampaignInfo[]> {
    return this.call('GET', 'me/campaigns')
  }

  keepCampaign(id: string, wanted: KeptCampaign): Promise<CampaignInfo> {
    return this.call('PUT', `campaigns/${encodeURIComponent(id)}`, wanted)
  }

  async leaveCampaign(id: string): Promise<void> {
    await this.call('DELETE', `me/campaigns/${encodeURIComponent(id)}`)
  }

  private async call<T>(method: string, route: string, body?: unknown): Promise<T> {
    const headers: Record<string, string> = { accept: 'application/json' }
    if (this.key !== undefined) headers['authorization'] = `Bearer ${this.key}`
    if (body !== undefined) headers['content-type'] = 'application/json'
    const sent = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    const answer = await this.reach(route, sent)
    if (answer.ok) return answer.json as T
    throw new ApiError(answer.status, whyNot(answer.json, answer.status))
  }

  private async reach(route: string, sent: Parameters<Fetch>[1]) {
    let status: number
    let ok: boolean
    let words: string
    try {
      const answer = await this.fetch(routeOf(this.server, `api/${route}`), sent)
      ok = answer.ok
      status = answer.status
      words = await answer.text()
    } catch {
      throw new UserError(text('server.client.unreachable', { server: this.server }))
    }
    try {
      return { ok, status, json: words === '' ? null : (JSON.parse(words) as Json) }
    } catch {
      throw new UserError(text('server.client.foreign', { server: this.server, status }))
    }
  }
}

function matchRoute(id: string): string {
  return `matches/${encodeURIComponent(id)}`
}

function query(values: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  const words = given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  return words.length === 0 ? '' : `?${words.join('&')}`
}

/** The reason that the server gives, if it is one of ours. */
function whyNot(json: Json, status: number): Text {
  const reason = json !== null && typeof json === 'object' && 'error' in json ? json.error : undefined
  const isText =
    reason !== null && typeof reason === 'object' && 'key' in reason && typeof reason.key === 'string'
  return isText ? (reason as unknown as Text) : text('server.client.refused', { status })
}
