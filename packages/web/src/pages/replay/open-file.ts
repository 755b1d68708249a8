import { UserError, refuse, text, type Json } from '@longtable/kernel'
import { go } from '../../navigation/navigation.ts'
import { loadUI } from '../../games/load-game.ts'
import { readExportedMatch } from '../../connections/exported-match.ts'
import { keepFile } from './kept-file.ts'

const MEGABYTE = 1024 * 1024
const MOST_MEGABYTES = 20

/** Opens a match that somebody has as a file and shows it; throws a `UserError` that says why if that cannot be. */
export async function openFile(file: File): Promise<void> {
  if (file.size > MOST_MEGABYTES * MEGABYTE) refuse('web.replay.file.large', { most: MOST_MEGABYTES })
  const played = readExportedMatch(await jsonIn(file))
  if ((await loadUI(played.game)) === undefined) refuse('web.replay.file.game', { game: played.game })
  keepFile(played)
  go('/replay/file')
}

async function jsonIn(file: File): Promise<Json> {
  let words: string
  try {
    words = await file.text()
  } catch {
    throw new UserError(text('web.replay.file.unread', { name: file.name }))
  }
  try {
    return JSON.parse(words) as Json
  } catch {
    throw new UserError(text('kernel.file.foreign'))
  }
}
