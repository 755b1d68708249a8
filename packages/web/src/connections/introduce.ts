import { useSettings } from '../settings/settings.ts'
import { serverConnection } from './connections.ts'

/** The server knows a person by name; it hears of a new one before the person is seen there again. */
export async function sendMyName(): Promise<void> {
  const name = useSettings.getState().name.trim()
  if (name !== '' && serverConnection().isKnown) await serverConnection().rename(name)
}
