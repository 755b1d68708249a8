import { outline, type Outline } from '../../../icons/outline.ts'

/** What a story is known by on the shelf. */
export const storyPictures: Readonly<Record<string, Outline>> = {
  duel: outline('crossed-swords'),
  victory: outline('laurels'),
  victoryUnderground: outline('cave-entrance'),
  autoEnemies: outline('gears'),
  embers: outline('campfire'),
  drownedFeast: outline('swallower'),
  bones: outline('tattered-banner'),
  banners: outline('throne-king'),
  ledger: outline('spell-book'),
  waystation: outline('barricade'),
  orchard: outline('big-egg'),
  hunt: outline('spiked-dragon-head'),
  convoy: outline('locked-chest'),
  star: outline('falling-star'),
  copper: outline('crown'),
  fires: outline('fire-bowl'),
  ancients: outline('totem-head'),
  flood: outline('big-wave'),
  market: outline('trade'),
  stair: outline('stairs'),
  turncoats: outline('breaking-chain'),
  wall: outline('stone-wall'),
  lightlessBelow: outline('lantern-flame'),
}

/** For stories that have no picture of their own. */
export const anyStory: Outline = outline('open-book')
