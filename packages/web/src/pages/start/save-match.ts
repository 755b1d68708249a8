import type { MatchInfo } from '@longtable/server/wire'
import type { Lobby } from '../../connections/connection.ts'

/** Saves a match to a file: all of it after its end, before that what one's own seat saw. */
export async function saveMatch(lobby: Lobby, match: MatchInfo, mine: readonly number[]): Promise<void> {
  const [{ savePlayed }, played] = await Promise.all([
    import('../../connections/save-file.ts'),
    lobby.exported(match.id, match.status === 'over' ? undefined : mine[0]),
  ])
  savePlayed(played, match.id)
}
