import type { MyMatch } from '@longtable/server/wire'
import type { LocalLobby } from '../tables/local-lobby.ts'
import { FIRST_GAME } from './first-game.ts'

const KEPT = 'longtable.guided'

function keptMatch(): string | null {
  try {
    return localStorage.getItem(KEPT)
  } catch {
    return null
  }
}

function keepMatch(match: string | null): void {
  try {
    if (match === null) localStorage.removeItem(KEPT)
    else localStorage.setItem(KEPT, match)
  } catch {
    // Where nothing can be kept, the first game begins anew each time.
  }
}

/** The first game that was begun in this browser, if it still goes on; otherwise a new one. */
async function found(lobby: LocalLobby): Promise<MyMatch> {
  const kept = keptMatch()
  if (kept !== null) {
    const known = await lobby.match(kept).catch(() => undefined)
    if (known !== undefined && known.match.ended === null) return known
  }
  const made = await lobby.newMatch(FIRST_GAME)
  keepMatch(made.match.id)
  return made
}

let pending: Promise<MyMatch> | undefined

/** Asked twice at once, it sets up one match only. */
export function guidedMatch(lobby: LocalLobby): Promise<MyMatch> {
  pending ??= found(lobby).finally(() => {
    pending = undefined
  })
  return pending
}

/** The next first game begins anew. */
export function forgetGuided(): void {
  keepMatch(null)
}
