import type { Change, MatchRow, NoticeRow } from '../store/store.ts'
import type { MatchRoom } from './match-room.ts'
import { findGame } from '../arbiter/game-registry.ts'
import { formatText } from '../messages/format.ts'
import type { Dependencies } from './dependencies.ts'

/** What is kept of the news that it is somebody's turn, until it was sent. */
export interface TurnNotice {
  readonly url: string
  readonly lang: 'en' | 'fr'
  readonly seats: readonly number[]
}

/**
 * The news for the match's webhook that it is these seats' turn, to be written with what led to it. It is the newest of the
 * match that counts: what was not sent yet is replaced.
 */
export function turnNotices(room: MatchRoom, row: MatchRow, at: number, seats: readonly number[]): Change[] {
  const { webhook } = row
  if (webhook === null || row.status !== 'running' || awayOf(room, row, seats).length === 0) return []
  const { url, lang } = webhook
  const body: TurnNotice = { url, lang, seats }
  const now = room.deps.clock.now()
  const notice: NoticeRow = {
    id: `turn ${row.id} ${at}`,
    kind: 'webhook',
    about: row.id,
    match: row.id,
    person: row.host,
    body: { ...body },
    created: now,
    due: now,
    tries: 0,
  }
  return [{ put: 'notice', notice }]
}

/** The names of those who are not looking anyway. */
function awayOf(room: MatchRoom | undefined, { seats: all }: MatchRow, seats: readonly number[]): string[] {
  return seats.flatMap((seat) => {
    const found = all[seat]
    const isAway = found?.kind === 'person' && found.bot === null && room?.isHere(seat) !== true
    return isAway ? [found.name] : []
  })
}

/** What to send now, if it is still true: it may have waited, and somebody may have come or chosen meanwhile. */
export function turnMessage(
  deps: Dependencies,
  row: MatchRow,
  room: MatchRoom | undefined,
  { url, lang, seats }: TurnNotice,
): { readonly content: string; readonly username: string } | undefined {
  if (row.webhook?.url !== url || row.status !== 'running') return undefined
  const awaited = room === undefined ? seats : seats.filter((seat) => room.after?.awaited.includes(seat))
  const away = awayOf(room, row, awaited)
  if (away.length === 0) return undefined
  const values = { names: away.join(', '), game: { key: 'name' }, url: deps.links.watch(row.id) }
  const { game } = findGame(deps.registry, row.game)
  return { content: formatText({ key: 'server.yourTurn', with: values }, lang, game), username: 'Longtable' }
}

/** Keeps how the last delivery went, where the host can see it. */
export async function noteDelivery(room: MatchRoom, url: string, error: string | null): Promise<void> {
  await room.run(async () => {
    const { webhook } = room.row
    if (webhook === null || webhook.url !== url) return
    const delivered = error === null ? room.deps.clock.now() : webhook.delivered
    const row = { ...room.row, webhook: { ...webhook, error, delivered } }
    await room.write([{ put: 'match', match: row }])
    room.row = row
  })
}
