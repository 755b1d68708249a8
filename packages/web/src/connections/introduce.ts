import { useSettings } from '../settings/settings.ts'
import { serverLobby } from './connections.ts'

/** The server knows a person by name; it hears of a new one before the person is seen there again. */
export async function makeMyselfKnown(): Promise<void> {
  const name = useSettings.getState().name.trim()
  if (name !== '' && serverLobby().isKnown) await serverLobby().rename(name)
}
