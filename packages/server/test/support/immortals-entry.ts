import { findManifest, loadGame } from '@longtable/games'

const manifest = findManifest('immortals')
if (manifest === undefined) throw new Error('the registry has no Immortals')

/** One game is enough for most tests, and loads in a fraction of the time of all of them. */
export const immortalsEntry = await loadGame(manifest)
