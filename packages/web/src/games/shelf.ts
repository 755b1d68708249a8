import { shelvedDarkVenture } from '@longtable/games/dark-venture'
import { shelvedImmortals } from '@longtable/games/immortals'
import { shelvedMageKnight } from '@longtable/games/mage-knight'

/** The games that can be played in a browser: those that have a face. */
export const shelf = [shelvedImmortals, shelvedMageKnight, shelvedDarkVenture]
