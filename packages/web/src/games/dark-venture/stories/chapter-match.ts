import { darkVenture } from '@longtable/dark-venture'
import {
  aftermath,
  type CampaignRecord,
  type Cast,
  type ChapterResult,
  matchFor,
  withMatch,
} from '@longtable/dark-venture/campaign'
import { refuse, replay } from '@longtable/kernel'
import type { WantedMatch } from '@longtable/server/client'
import type { MatchInfo } from '@longtable/server/wire'
import { campaignPath, keepCampaignOf } from '../../../connections/campaign-links.ts'
import { type Connection, tablePath } from '../../../connections/connection.ts'
import { isSeatRecord } from '../../../connections/exported-match.ts'
import { keepNames } from '../../../connections/hot-seat-names.ts'
import { sendMyName } from '../../../connections/introduce.ts'
import type { ChangeRecord } from './use-campaign.ts'

interface Beginning {
  readonly connection: Connection
  readonly id: string
  readonly record: CampaignRecord
  readonly cast: Cast
  /** Banners that are led from this browser. */
  readonly mine: readonly string[]
}

/** Sets up the match of the next chapter; the change of the record says so to everybody. */
export async function beginChapter(given: Beginning): Promise<{ change: ChangeRecord; path: string }> {
  const { connection, id, record, cast, mine } = given
  const { config, seats } = matchFor(record, cast)
  const isHere = connection.place === 'here'
  const wanted: WantedMatch = {
    game: darkVenture.id,
    config: config as NonNullable<WantedMatch['config']>,
    seats: seats.map((at) => {
      const { by, banner } = record.seats[at]
      if (by === 'person') return { kind: isHere || mine.includes(banner) ? 'me' : 'open' }
      return { kind: 'bot', bot: typeof by === 'string' ? 'novice' : by.bot }
    }),
  }
  if (!isHere) await sendMyName()
  const { match, invitations } = await connection.newMatch(wanted)
  keepCampaignOf(match.id, campaignPath(connection, darkVenture.id, id))
  if (isHere) {
    keepNames(
      match.id,
      seats.map((at) => (record.seats[at].by === 'person' ? record.seats[at].name : '')),
    )
  }
  const secrets = invitations.map(({ seat, url }) => ({
    seat,
    secret: new URLSearchParams(new URL(url).hash.slice(1)).get('invite') ?? '',
  }))
  return {
    change: (newest) => {
      // Somebody else has begun it meanwhile: theirs is played.
      if (newest.now !== undefined) return newest
      return withMatch(newest, { match: match.id, seats, invitations: secrets })
    },
    path: tablePath(connection, match.id),
  }
}

/** Where whoever leads this banner sits down: by the invitation, if its seat is still open. */
export function seatPath(
  connection: Connection,
  record: CampaignRecord,
  match: MatchInfo,
  mine: readonly string[],
): string {
  const path = tablePath(connection, match.id)
  const { now } = record
  const seat = now?.seats.findIndex((at) => mine.includes(record.seats[at]?.banner ?? ''))
  const invitation = now?.invitations.find((one) => one.seat === seat)
  if (invitation === undefined || match.seats[invitation.seat]?.kind !== 'open') return path
  return `${path}#seat=${invitation.seat}&invite=${encodeURIComponent(invitation.secret)}`
}

/** What a finished chapter came to: played again from its file, and read off its last position. */
export async function resultOf(connection: Connection, match: string): Promise<ChapterResult> {
  const file = await connection.exported(match)
  if (isSeatRecord(file)) refuse('server.notOver')
  const { match: played, difference } = replay(darkVenture, file)
  if (difference !== undefined) refuse(difference.text.key, difference.text.with)
  return aftermath(played.position.state, played.engine.tables) ?? refuse('server.notOver')
}
