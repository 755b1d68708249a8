// What those who draw the game need besides: numbers and names of its pieces and places, and the texts for them.
export { geometry } from './content/geometry.ts'
export { regionIds } from './content/ids.ts'
export { expectedOut } from './preview/tower-average.ts'
export { ARMY_SPACES, face, SPACES, Z, type Card } from './state/cards.ts'
export { CAPITAL, COLOURS, INHABITANTS, SHRINE, SOURCES } from './state/codes.ts'
export type { Event, Resource } from './state/events.ts'
export type { ImmortalsViewContext, Player } from './state/schema.ts'
export {
  realmOf,
  regionOf,
  REGIONS,
  siteIn,
  twinOf,
  type RealmNo,
  type Seat,
  type Site,
} from './state/sites.ts'
export type { MatchTables } from './state/tables.ts'
export { LEFT } from './steps/planning.ts'
export {
  amountText,
  cardText,
  colourText,
  costText,
  limboText,
  realmNameText,
  realmText,
  regionName,
  siteText,
  spaceText,
} from './text/things.ts'
