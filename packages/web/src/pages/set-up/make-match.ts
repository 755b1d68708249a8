import { ApiError } from '@longtable/server/client'
import type { GameInfo, MyMatch } from '@longtable/server/wire'
import { useSettings } from '../../settings/settings.ts'
import { askToKeep } from '../../offline/persist.ts'
import { sendMyName } from '../../connections/introduce.ts'
import { localConnection, serverConnection } from '../../connections/connections.ts'
import { tablePath } from '../../connections/connection.ts'
import { namesOf, wantedFrom } from './match-drafts.ts'
import type { Draft, PlayMode } from '../../game-ui/draft.ts'
import { keepNames } from '../../connections/hot-seat-names.ts'

export interface MadeMatch {
  readonly made: MyMatch
  /** The address of its table. */
  readonly path: string
}

/** Sets a match up, in this browser or on the server. */
export async function makeMatch(game: GameInfo, way: PlayMode, draft: Draft): Promise<MadeMatch> {
  if (way === 'friends') return makeThere(game, way, draft)
  // Results are compared where everybody's are; without a server, with one's own.
  const there = draft.daily ? await makeThere(game, way, draft).catch(onlyIfRefused) : undefined
  return there ?? makeHere(game, way, draft)
}

async function makeThere(game: GameInfo, way: PlayMode, draft: Draft): Promise<MadeMatch> {
  const wanted = wantedFrom(game, way, draft)
  await sendMyName()
  const made = await serverConnection().newMatch(wanted)
  return { made, path: tablePath(serverConnection(), made.match.id) }
}

/** A server that says no has a reason; one that does not answer is not there. */
function onlyIfRefused(error: unknown): undefined {
  if (error instanceof ApiError && error.status < 500) throw error
  return undefined
}

async function makeHere(game: GameInfo, way: PlayMode, draft: Draft): Promise<MadeMatch> {
  const wanted = wantedFrom(game, way, draft)
  const made = await localConnection().newMatch(wanted)
  const names =
    way === 'screen' ? namesOf(draft) : wanted.seats.map(({ kind }) => (kind === 'me' ? myName() : ''))
  if (names.some((name) => name !== '')) keepNames(made.match.id, names)
  void askToKeep()
  return { made, path: tablePath(localConnection(), made.match.id) }
}

function myName(): string {
  return useSettings.getState().name.trim()
}
