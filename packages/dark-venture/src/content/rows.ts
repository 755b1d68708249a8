// All rows as they stand in their files, in any order. What they are called and numbered is in numbers.ts; everything
// else reads them from edition.ts, in the order of their numbers.
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
import type { MapId } from './ids.ts'
import { mainMap } from './map-main.ts'
import { undergroundMap } from './map-underground.ts'
import { objectives } from './objectives.ts'
import { orpal } from './orpal.ts'
import { actOne } from './scenarios-act-one.ts'
import { actThree } from './scenarios-act-three.ts'
import { actTwo } from './scenarios-act-two.ts'
import { alone } from './scenarios-alone.ts'
import { turncoats } from './scenarios-turncoats.ts'
import type { AdventureRow, ScenarioRow } from './stories.ts'
import { tactics } from './tactics.ts'
import type {
  ActionCardRow,
  AutoDeckRow,
  CreatureRow,
  FactionRow,
  HeroRow,
  ItemCardRow,
  MapRow,
  Objective,
  UnitRow,
} from './types.ts'
import { units } from './units.ts'
import { usables } from './usables.ts'
import { varpen } from './varpen.ts'

/** Every table of rows. */
export interface Rows {
  readonly factions: readonly FactionRow[]
  readonly units: readonly UnitRow[]
  readonly heroes: readonly HeroRow[]
  readonly creatures: readonly CreatureRow[]
  /** For all factions. */
  readonly objectives: readonly Objective[]
  readonly actionCards: readonly ActionCardRow[]
  readonly itemCards: readonly ItemCardRow[]
  readonly autoDecks: readonly AutoDeckRow[]
  readonly maps: Readonly<Record<MapId, MapRow>>
  readonly scenarios: readonly ScenarioRow[]
  readonly adventures: readonly AdventureRow[]
}

export const rows: Rows = {
  factions: [varpen, dhargon, bohmerk, orpal, alderkang],
  units,
  heroes,
  creatures,
  objectives,
  actionCards: [...discoveries, ...allPlayerCards, ...tactics, ...factionBonusCards],
  itemCards: [...equippables, ...usables],
  autoDecks: [varpenDeck, dhargonDeck, bohmerkDeck, orpalDeck, alderkangDeck],
  maps: { main: mainMap, underground: undergroundMap },
  scenarios: [...actOne, ...actTwo, ...actThree, ...alone, turncoats],
  adventures: [adventure],
}

/** The names of all cards. */
export type CardId = (
  | typeof discoveries
  | typeof allPlayerCards
  | typeof tactics
  | typeof factionBonusCards
  | typeof equippables
  | typeof usables
)[number]['id']
