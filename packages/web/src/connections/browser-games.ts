import { darkVentureEntry } from '@longtable/games/dark-venture'
import { immortalsEntry } from '@longtable/games/immortals'
import { mageKnightEntry } from '@longtable/games/mage-knight'

/** The games that can be played in a browser; whatever has no UI of its own gets the generic table. */
export const browserGames = [immortalsEntry, mageKnightEntry, darkVentureEntry]
