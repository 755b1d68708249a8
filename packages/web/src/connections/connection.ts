import type { Json, MatchFile } from '@longtable/kernel'
import type { RemoteTable, WantedMatch } from '@longtable/server/client'
import type {
  CampaignInfo,
  DailyTable,
  DailyWanted,
  GameInfo,
  MatchInfo,
  KeptCampaign,
  MyMatch,
  NewCampaign,
  SeatRecord,
  Status,
} from '@longtable/server/wire'

/** Where matches are found and set up: in this browser, or on a server. A screen does not care which. */
export interface Connection {
  readonly place: 'here' | 'server'
  games(): Promise<readonly GameInfo[]>
  newMatch(wanted: WantedMatch): Promise<MyMatch>
  /** How a day's deal went for those who finished it here. */
  daily(game: string, wanted?: DailyWanted): Promise<DailyTable>
  match(id: string): Promise<MyMatch>
  /** My matches, newest first; the next page begins before the last one. */
  mine(before?: number): Promise<readonly MyMatch[]>
  /** Those that anybody may find. */
  listed(status: Status, before?: number): Promise<readonly MatchInfo[]>
  sit(
    match: string,
    seat?: number,
    by?: { readonly invitation?: string; readonly password?: string },
  ): Promise<MyMatch & { readonly seat: number }>
  /** The whole match after its end; before that, the record of one's own seat. */
  exported(match: string, seat?: number): Promise<MatchFile | SeatRecord>
  imported(file: Json): Promise<MyMatch>
  removeMatch(match: string): Promise<void>
  newCampaign(wanted: NewCampaign): Promise<CampaignInfo>
  campaign(id: string): Promise<CampaignInfo>
  /** Those that I have begun or gone on with, the last changed first. */
  campaigns(): Promise<readonly CampaignInfo[]>
  /** Refused if somebody has changed it meanwhile. */
  keepCampaign(id: string, wanted: KeptCampaign): Promise<CampaignInfo>
  leaveCampaign(id: string): Promise<void>
  /** Sits down at a match, or watches it (null). */
  table(match: string, seat: number | null, password?: string): Promise<RemoteTable>
  /** Nobody here waits for advice any more: what thinks about it on this machine may stop. */
  dropAdvice(): void
}

/** The address of a match's table. */
export function tablePath(connection: Pick<Connection, 'place'>, match: string): string {
  return connection.place === 'here' ? `/here/${match}` : `/m/${match}`
}

export function replayPath(connection: Pick<Connection, 'place'>, match: string): string {
  return connection.place === 'here' ? `/replay/here/${match}` : `/replay/m/${match}`
}
