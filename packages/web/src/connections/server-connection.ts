import type { Json, MatchFile } from '@longtable/kernel'
import { Api, ApiError, RemoteTable, type WantedMatch } from '@longtable/server/client'
import type {
  CampaignInfo,
  DailyTable,
  DailyWanted,
  GameInfo,
  MatchInfo,
  KeptCampaign,
  MyMatch,
  NewCampaign,
  PersonGiven,
  SeatRecord,
  Status,
} from '@longtable/server/wire'
import { savePerson, savedPerson } from './saved-person.ts'
import type { Connection } from './connection.ts'
import { reachableLink } from './reachable-link.ts'

const WHO = 'longtable.person'

/** The server that this page came from. A person is made there when somebody first does something. */
export class ServerConnection implements Connection {
  readonly place = 'server'
  readonly #api: Api
  readonly #name: () => string
  #me: Promise<PersonGiven> | undefined

  /** `name` says under which name a new person is known. */
  constructor(server: string, name: () => string) {
    const known = savedPerson(WHO)
    this.#api = new Api({
      server,
      fetch: (url, init) => fetch(url, init),
      ...(known !== undefined && { key: known.key }),
    })
    this.#name = name
  }

  get api(): Api {
    return this.#api
  }

  /** Is somebody known there already? */
  get isKnown(): boolean {
    return savedPerson(WHO) !== undefined
  }

  person(): Promise<PersonGiven> {
    this.#me ??= this.#who().catch((error: unknown) => {
      this.#me = undefined
      throw error
    })
    return this.#me
  }

  async #who(): Promise<PersonGiven> {
    const known = savedPerson(WHO)
    if (known !== undefined) {
      try {
        const { id, name } = await this.#api.me()
        return { id, name, key: known.key }
      } catch (error) {
        // A server that does not know us any more gets to know us again; one that is away may come back.
        if (!(error instanceof ApiError) || error.status !== 401) throw error
        this.#api.key = undefined
      }
    }
    const made = await this.#api.newPerson(this.#name())
    savePerson(WHO, made)
    return made
  }

  async rename(name: string): Promise<void> {
    const me = await this.person()
    if (me.name === name) return
    const renamed = { ...me, ...(await this.#api.rename(name)) }
    savePerson(WHO, renamed)
    this.#me = Promise.resolve(renamed)
  }

  games(): Promise<readonly GameInfo[]> {
    return this.#api.games()
  }

  async newMatch(wanted: WantedMatch): Promise<MyMatch> {
    await this.person()
    return withLinks(await this.#api.newMatch(wanted))
  }

  async daily(game: string, wanted: DailyWanted = {}): Promise<DailyTable> {
    if (this.isKnown) await this.person()
    return this.#api.daily(game, wanted)
  }

  async match(id: string): Promise<MyMatch> {
    if (this.isKnown) await this.person()
    return withLinks(await this.#api.match(id))
  }

  async mine(before?: number): Promise<readonly MyMatch[]> {
    if (!this.isKnown) return []
    await this.person()
    return (await this.#api.mine(before)).map(withLinks)
  }

  listed(status: Status, before?: number): Promise<readonly MatchInfo[]> {
    return this.#api.listed(status, before)
  }

  async sit(match: string, seat?: number, by: { invitation?: string; password?: string } = {}) {
    await this.person()
    return withLinks(await this.#api.sit(match, seat, by))
  }

  async exported(match: string, seat?: number): Promise<MatchFile | SeatRecord> {
    if (this.isKnown) await this.person()
    return this.#api.exported(match, seat)
  }

  async imported(file: Json): Promise<MyMatch> {
    await this.person()
    return withLinks(await this.#api.imported(file))
  }

  async removeMatch(match: string): Promise<void> {
    await this.person()
    await this.#api.removeMatch(match)
  }

  /** A link that lets another device hold this seat too. */
  async deviceLink(match: string, seat: number): Promise<string> {
    return reachableLink((await this.#api.deviceLink(match, seat)).url, location)
  }

  async newCampaign(wanted: NewCampaign): Promise<CampaignInfo> {
    await this.person()
    return this.#api.newCampaign(wanted)
  }

  campaign(id: string): Promise<CampaignInfo> {
    return this.#api.campaign(id)
  }

  async campaigns(): Promise<readonly CampaignInfo[]> {
    if (!this.isKnown) return []
    await this.person()
    return this.#api.campaigns()
  }

  async keepCampaign(id: string, wanted: KeptCampaign): Promise<CampaignInfo> {
    await this.person()
    return this.#api.keepCampaign(id, wanted)
  }

  async leaveCampaign(id: string): Promise<void> {
    await this.person()
    await this.#api.leaveCampaign(id)
  }

  async takeDevice(code: string): Promise<{ readonly match: string; readonly seat: number }> {
    await this.person()
    return this.#api.takeDevice(code)
  }

  async table(match: string, seat: number | null, password?: string): Promise<RemoteTable> {
    const key = this.isKnown ? (await this.person()).key : undefined
    return new RemoteTable({
      server: this.#api.server,
      match,
      seat,
      connect: (url) => new WebSocket(url),
      ...(key !== undefined && { key }),
      ...(password !== undefined && { password }),
    })
  }

  dropAdvice(): void {
    // What a server thinks costs nothing here.
  }
}

/** The links in it lead here for others too. */
function withLinks<M extends MyMatch>(mine: M): M {
  const invitations = mine.invitations.map(({ seat, url }) => ({ seat, url: reachableLink(url, location) }))
  return { ...mine, invitations }
}
