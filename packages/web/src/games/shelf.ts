import { shelvedImmortals } from '@longtable/games/immortals'

/** The games that can be played in a browser: those that have a face. */
export const shelf = [shelvedImmortals]
