export { hints, hintsOf } from './bot/guide.ts'
export { novice } from './bot/novice.ts'
export { NOVICE } from './bot/temper.ts'
export { immortals } from './game.ts'
export type { Immortals, ImmortalsViewContext, Player, Source, State, StateView } from './state.ts'
export { ARMY_SPACES, face, SPACES, Z, type Card, type CardFace } from './cards.ts'
export type { Event, Resource, Side } from './events.ts'
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
} from './says.ts'
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
} from './sites.ts'
export { CAPITAL, COLOURS, INHABITANTS, SHRINE, SOURCES } from './state.ts'
export { LEFT } from './steps/planning.ts'
export { expectedOut } from './tower-average.ts'
export type { MatchTables } from './world.ts'
