import {
  int,
  ints,
  later,
  perSeat,
  struct,
  type Of,
  type ViewOf,
  stepsFor,
  bool,
  type StepContext,
  type Node,
  type ViewContext,
} from '@longtable/kernel'
import { cards, MAX_SEATS } from './cards.ts'
import { COLOURS, SOURCES } from './codes.ts'
import type { Event } from './events.ts'
import { REGIONS, SITES, type Seat } from './sites.ts'
import type { MatchTables } from './tables.ts'

const seat: Node<Seat> = int(0, 4)
/** Seats, or -1 for nobody. */
const owners = (length: number): Node<Seat[]> => ints(length, -1, 4)

const player = struct({
  /** Tribes, by their place in the edition's tables. */
  light: int(0, 4),
  dark: int(0, 4),
  gold: int(0),
  energy: int(0),
  points: int(0),
  sources: ints(SOURCES.length, 0),
  /** Armies in the light and in the dark limbo. */
  limbo: ints(2, 0),
  /** Army groups still on the board's back, by size. */
  groups: ints(undefined, 1),
  /** Armies in the personal supply, and those that take no part any more. */
  supply: int(0),
  boxed: int(0),
  passed: bool(),
  /** The colour of the armies, once it is chosen; up to version 1 of the rules seats had theirs (IMM-SETUP-12). */
  colour: later(int(0, MAX_SEATS - 1)),
})

export const stateNode = struct({
  round: int(0, 10),
  /** Who leads this round, and who holds the first player marker. */
  first: seat,
  marker: seat,
  players: perSeat(player),
  /** By site: who occupies it (or -1), with how many armies, what stands there. */
  owner: owners(SITES),
  armies: ints(SITES, 0),
  building: ints(SITES, 0, 2),
  portal: ints(SITES, 0, 1),
  /** By region: who holds its card, or -1 for the stack. */
  holder: owners(REGIONS),
  /** Cubes by colour; what is inside the tower can be counted by everybody (IMM-TOWER-6). */
  tower: ints(COLOURS, 0),
  tray: ints(COLOURS, 0),
  inhabitants: int(0, 20),
  portals: int(0),
  tiles: int(0),
  /** The realm of the hand that each seat drafts from. */
  draftRealm: ints(undefined, 0, 1),
  cards,
})

export type State = Of<typeof stateNode>
export type StateView = ViewOf<typeof stateNode>
export type Player = State['players'][number]

export interface Immortals {
  readonly state: State
  readonly view: StateView
  readonly tables: MatchTables
  readonly event: Event
}

export type ImmortalsContext = StepContext<Immortals>
export type ImmortalsViewContext = ViewContext<Immortals>

export const { ask, run, simultaneous } = stepsFor<Immortals>()
