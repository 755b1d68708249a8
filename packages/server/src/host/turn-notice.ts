import type { MatchRoom } from './match-room.ts'
import { findGame } from '../arbiter/game-registry.ts'
import { formatText } from '../messages/format.ts'

/** Says by the match's webhook whose turn it is: those who are not looking anyway. */
export function notifyTurn(room: MatchRoom, seats: readonly number[]): void {
  const { webhook, seats: all, game } = room.row
  if (webhook === null || room.row.status !== 'running') return
  const away = seats.flatMap((seat) => {
    const found = all[seat]
    const isAway = found?.kind === 'person' && found.bot === null && !room.isHere(seat)
    return isAway ? [found.name] : []
  })
  if (away.length === 0) return
  const { deps, id } = room
  const content = formatText(
    {
      key: 'server.yourTurn',
      with: {
        names: away.join(', '),
        game: { key: 'name' },
        url: deps.links.watch(id),
      },
    },
    webhook.lang,
    findGame(deps.registry, game).game,
  )
  void deps.hooks
    .send(webhook.url, { content, username: 'Longtable' })
    .then((error) => note(room, webhook.url, error))
    .catch(() => {})
}

/** Keeps how the last delivery went, where the host can see it. */
async function note(room: MatchRoom, url: string, error: string | null): Promise<void> {
  await room.run(async () => {
    const { webhook } = room.row
    if (webhook === null || webhook.url !== url) return
    const delivered = error === null ? room.deps.clock.now() : webhook.delivered
    const row = { ...room.row, webhook: { ...webhook, error, delivered } }
    await room.write([{ put: 'match', match: row }])
    room.row = row
  })
}
