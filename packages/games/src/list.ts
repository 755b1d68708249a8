import { manifest as darkVenture } from '@longtable/dark-venture/manifest'
import { manifest as immortals } from '@longtable/immortals/manifest'
import type { GameManifest } from '@longtable/kernel'
import { manifest as mageKnight } from '@longtable/mage-knight/manifest'

/** All games, in the order in which they lie on the table. No other place of shared code knows a game by its name. */
export const manifests: readonly GameManifest[] = [immortals, mageKnight, darkVenture]

export function findManifest(id: string): GameManifest | undefined {
  return manifests.find((manifest) => manifest.id === id)
}
