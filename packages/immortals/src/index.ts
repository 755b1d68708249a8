export { hints, hintsOf } from './bots/search-hints.ts'
export { novice } from './bots/novice.ts'
export { NOVICE } from './bots/heuristics.ts'
export { immortals } from './game.ts'
export type { Immortals, ImmortalsViewContext, Player, State, StateView } from './state/schema.ts'
export { ARMY_SPACES, face, SPACES, Z, type Card, type CardFace } from './state/cards.ts'
export type { Event, Resource, Side } from './state/events.ts'
export { geometry } from './content/geometry.ts'
export { areaIds, regionIds } from './content/ids.ts'
export {
  amountText,
  cardText,
  costText,
  limboText,
  realmNameText,
  realmText,
  regionName,
  siteText,
  spaceText,
} from './text/things.ts'
export {
  realmOf,
  regionOf,
  REGIONS,
  siteIn,
  SITES,
  twinOf,
  type RealmNo,
  type Seat,
  type Site,
} from './state/sites.ts'
export { CAPITAL, COLOURS, INHABITANTS, SHRINE, SOURCES, type Source } from './state/codes.ts'
export { LEFT } from './steps/planning.ts'
export { expectedOut } from './preview/tower-average.ts'
export type { MatchTables } from './state/tables.ts'
