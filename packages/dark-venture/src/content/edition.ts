// All content in one place.
import { adventure } from './adventure.ts'
import { alderkang } from './alderkang.ts'
import { allPlayerCards, factionBonusCards } from './action-shared.ts'
import { alderkangDeck } from './auto-alderkang.ts'
import { bohmerkDeck } from './auto-bohmerk.ts'
import { dhargonDeck } from './auto-dhargon.ts'
import { orpalDeck } from './auto-orpal.ts'
import { varpenDeck } from './auto-varpen.ts'
import { bohmerk } from './bohmerk.ts'
import { creatures } from './creatures.ts'
import { dhargon } from './dhargon.ts'
import { discoveries } from './discoveries.ts'
import { equippables } from './equippables.ts'
import { heroes } from './heroes.ts'
import { mainMap } from './map-main.ts'
import { undergroundMap } from './map-underground.ts'
import { objectives } from './objectives.ts'
import { orpal } from './orpal.ts'
import { duels } from './scenarios-duels.ts'
import { together } from './scenarios-together.ts'
import { wars } from './scenarios-war.ts'
import { numbers, supply } from './supply.ts'
import { tactics } from './tactics.ts'
import type { ActionCardRow, ItemCardRow } from './types.ts'
import { units } from './units.ts'
import { usables } from './usables.ts'
import { varpen } from './varpen.ts'

const actionCards: readonly ActionCardRow[] = [
  ...discoveries,
  ...allPlayerCards,
  ...tactics,
  ...factionBonusCards,
]
const itemCards: readonly ItemCardRow[] = [...equippables, ...usables]

export const edition = {
  factions: [varpen, dhargon, bohmerk, orpal, alderkang],
  units,
  heroes,
  creatures,
  objectives,
  actionCards,
  itemCards,
  autoDecks: [varpenDeck, dhargonDeck, bohmerkDeck, orpalDeck, alderkangDeck],
  maps: { main: mainMap, underground: undergroundMap },
  scenarios: [...wars, ...duels, ...together],
  adventure,
  supply,
  numbers,
} as const
