import type { Json, MatchFile } from '@longtable/kernel'
import type { MatchInfo, Status } from '../wire/match.ts'
import type { DailyTable, DailyWanted } from '../wire/daily.ts'
import type { CampaignInfo, KeptCampaign, NewCampaign } from '../wire/campaign.ts'
import type { ReadMessage } from '../wire/read-message.ts'
import type {
  GameInfo,
  KeyGiven,
  KeyInfo,
  MyMatch,
  NewMatch,
  PersonGiven,
  SeatRecord,
} from '../wire/http-api.ts'

/** Who asks. */
export interface Person {
  readonly id: string
  readonly name: string
  /** Which of the person's keys was used. */
  readonly key?: string
}

/** One connection, as the host sees it. */
export interface Transport {
  send(text: string): void
  /** Ends the connection after what was sent. */
  close(code: number, reason: string): void
}

/** One connection, as the network sees it. */
export interface Session {
  /** A message of a bearable size. */
  receive(read: ReadMessage): void
  gone(): void
}

/** A match that somebody may sit down at, found by its id; what is secret in it depends on who asks. */
export interface ServerApi {
  games(): readonly GameInfo[]

  newPerson(name: string): Promise<PersonGiven>
  /** The person whose key this is; refuses a wrong one. */
  who(key: string): Promise<Person>
  rename(person: Person, name: string): Promise<Person>
  /** The person's keys, one for each device. */
  keys(person: Person): Promise<readonly KeyInfo[]>
  addKey(person: Person, device: string): Promise<KeyGiven>
  nameKey(person: Person, id: string, device: string): Promise<KeyInfo>
  /** Whoever uses that key is cut off at once. */
  revokeKey(person: Person, id: string): Promise<void>

  newMatch(person: Person, wanted: NewMatch): Promise<MyMatch>
  match(id: string, person: Person | undefined): Promise<MyMatch>
  listed(status: Status, before: number | undefined): Promise<readonly MatchInfo[]>
  mine(person: Person, before: number | undefined): Promise<readonly MyMatch[]>
  /** How a day's deal went for those who finished it. */
  daily(person: Person | undefined, game: string, wanted: DailyWanted): Promise<DailyTable>
  /** Takes a seat; null: any open one. */
  sit(
    person: Person,
    match: string,
    seat: number | null,
    by: { readonly invitation?: string | undefined; readonly password?: string | undefined },
  ): Promise<MyMatch & { readonly seat: number }>
  /** A link that lets another device hold this seat too. */
  deviceLink(
    person: Person,
    match: string,
    seat: number,
  ): Promise<{ readonly url: string; readonly expires: number }>
  takeDevice(person: Person, code: string): Promise<{ readonly match: string; readonly seat: number }>
  setWebhook(
    person: Person,
    match: string,
    wanted: { readonly url: string; readonly lang: 'en' | 'fr' } | null,
  ): Promise<MyMatch>
  /** The whole match after its end; before that, the record of one's own seat. */
  exported(
    person: Person | undefined,
    match: string,
    seat: number | null | undefined,
  ): Promise<MatchFile | SeatRecord>
  /** Given up when the signal comes. */
  imported(person: Person, file: Json, signal?: AbortSignal): Promise<MyMatch>
  remove(person: Person, match: string): Promise<void>

  /** Matches in a row, and what is carried over between them. */
  newCampaign(person: Person, wanted: NewCampaign): Promise<CampaignInfo>
  campaign(id: string): Promise<CampaignInfo>
  /** Those that a person has begun or gone on with, the last changed first. */
  campaigns(person: Person): Promise<readonly CampaignInfo[]>
  keepCampaign(person: Person, id: string, wanted: KeptCampaign): Promise<CampaignInfo>
  /** Lists it no more for this person. */
  leaveCampaign(person: Person, id: string): Promise<void>

  /** Somebody connected. */
  connect(transport: Transport): Session
  health(): Promise<{ readonly ok: boolean; readonly matches: number; readonly running: number }>
}
