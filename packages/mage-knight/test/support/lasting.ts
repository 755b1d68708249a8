import { Engine } from '@longtable/kernel'
import { mageKnight } from '../../src/game.ts'
import type { EffectsInPlay } from '../../src/state/match.ts'

/** Nothing lasts. */
export const nothingLasts: EffectsInPlay = {
  tables: new Engine(mageKnight, 1).tables,
  eachEffect: () => {},
}
