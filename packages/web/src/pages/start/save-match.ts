import type { MatchInfo } from '@longtable/server/wire'
import type { Connection } from '../../connections/connection.ts'

/** Saves a match to a file: all of it after its end, before that what one's own seat saw. */
export async function saveMatch(
  connection: Connection,
  match: MatchInfo,
  mine: readonly number[],
): Promise<void> {
  const [{ saveExportedMatch: savePlayed }, played] = await Promise.all([
    import('../../connections/save-file.ts'),
    connection.exported(match.id, match.status === 'over' ? undefined : mine[0]),
  ])
  savePlayed(played, match.id)
}
