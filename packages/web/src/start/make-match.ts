import { useSettings } from '../app/settings.ts'
import { askToKeep } from '../offline/persist.ts'
import { hereLobby, serverLobby } from '../tables/lobbies.ts'
import type { GameInfo, MyMatch } from '@longtable/server/wire'
import { namesOf, wantedFrom, type Draft, type Way } from './draft.ts'
import { keepNames } from './names.ts'

/** The server knows a person by name; it hears of a new one before the person is seen there again. */
export async function makeMyselfKnown(): Promise<void> {
  const name = useSettings.getState().name.trim()
  if (name !== '' && serverLobby().isKnown) await serverLobby().rename(name)
}

/** Sets a match up, in this browser or on the server. */
export async function makeMatch(game: GameInfo, way: Way, draft: Draft): Promise<MyMatch> {
  const wanted = wantedFrom(game, way, draft)
  if (way === 'friends') {
    await makeMyselfKnown()
    return serverLobby().newMatch(wanted)
  }
  const made = await hereLobby().newMatch(wanted)
  const names =
    way === 'screen' ? namesOf(draft) : wanted.seats.map(({ kind }) => (kind === 'me' ? myName() : ''))
  if (names.some((name) => name !== '')) keepNames(made.match.id, names)
  void askToKeep()
  return made
}

function myName(): string {
  return useSettings.getState().name.trim()
}
