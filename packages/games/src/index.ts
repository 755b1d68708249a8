import { shelvedDarkVenture } from './dark-venture.ts'
import { shelvedImmortals } from './immortals.ts'
import { shelvedMageKnight } from './mage-knight.ts'
import type { Shelved } from './shelve.ts'

export { shelve, type Shelved } from './shelve.ts'

/** The games of the house. */
export const shelf: readonly Shelved[] = [shelvedImmortals, shelvedMageKnight, shelvedDarkVenture]
