import {
  bool,
  int,
  ints,
  late,
  list,
  perSeat,
  struct,
  type Of,
  type ViewOf,
  type Flavoured,
} from '@longtable/kernel'
import { DICE } from '../../content/tracks.ts'
import { deeds } from '../pools/deed-cards.ts'
import { skillTokens } from '../pools/skill-tokens.ts'
import { tilePool } from '../pools/tiles.ts'
import { tokens } from '../pools/tokens.ts'
import { unitCards } from '../pools/unit-cards.ts'
import { duel, fight } from './fight.ts'
import { player } from './player.ts'

export type Seat = Flavoured<number, 'Seat'>
export type Die = Flavoured<number, 'Die'>

/** A seat number for "nobody", and the dummy's place in the order. */
export const NOBODY = -2
export const DUMMY = -1

const city = struct({
  hex: int(-1),
  colour: int(0, 3),
  level: int(1, 22),
  /** Seats in the order in which they placed their shields. */
  shields: ints(),
  conquered: bool(),
  /** Nobody: -1. */
  leader: int(-1, 3),
  /** Of a Megapolis: its second space and the colour of that, -1 (MK-VAR-51). */
  part: late(
    int(-1),
    () => -1,
    (hex) => hex === -1,
  ),
  partColour: late(
    int(-1, 3),
    () => -1,
    (colour) => colour === -1,
  ),
})

/** Bits of `extra`, by hex. `Marks.glade << seat` is a seat's shield on a glade. */
export const Marks = { secretDungeon: 1, secretTomb: 2, glade: 4 } as const

/** Where a die is: `dieAt`. */
export const DieAt = { out: -1, source: 0, used: 1, stolen: 8, claimed: 16, unrolled: 24 } as const

/** The places of `bound`. */
export const Bound = { colour: 0, target: 1, card: 2, count: 3, lost: 4 } as const

/** Lists by post, unit and skill are as long as the match's box has numbers. */
export const stateNode = struct({
  round: int(0),
  night: bool(),
  /** How many Nights have begun. */
  nights: int(0),
  stage: int(0, 15),
  active: int(-2),
  /** Seats from top to bottom; DUMMY is the dummy. */
  order: ints(),
  /** Who announced the end of the round, who brought about the end of the game; NOBODY. */
  announced: int(-2),
  ending: int(-2),
  players: perSeat(player),
  /** The colour each die shows, and where it is: see `DieAt`, plus the seat. */
  die: ints(DICE, -1, 5),
  dieAt: ints(DICE),
  /** Tactics that are still in the game: bits. */
  tacticsLeft: int(0),
  /** By slot: the tile, -1. */
  tileAt: ints(),
  /**
   * By slot: by how many steps its tile is turned, clockwise, and `MEGAPOLIS` where the space to the right of its city is one, too;
   * empty where neither can be.
   */
  turned: late(
    ints(undefined, 0, 15),
    () => [],
    (turns) => turns.length === 0,
  ),
  /** By hex: whose shield lies there (-1), and see `Marks`. */
  mark: ints(),
  extra: ints(),
  /** By post: the space of its token, and whether it lies face up. */
  postHex: ints(undefined, -1),
  postUp: ints(undefined, 0, 1),
  cities: list(city),
  unitSpent: ints(undefined, 0, 1),
  unitWounds: ints(undefined, 0, 2),
  /** By unit: the banner it carries, -1; banners that are turned face down. */
  unitBanner: ints(undefined, -1),
  bannerDown: ints(),
  /** The unit under Bonds of Loyalty. */
  loyal: int(-1),
  skillState: ints(undefined, 0, 3),
  /** Cooperative skills in the centre: triples of skill, owner and colour. */
  centre: ints(),
  /** Cards that are set aside for the round: pairs of card and seat. */
  aside: ints(),
  /** Have the spell and action offers been dealt, has a core tile been turned up? */
  offersShown: bool(),
  coreSeen: bool(),
  dummyHero: int(-1),
  dummyCrystals: ints(4, 0),
  dummyTactic: int(-1),
  dummyLast: int(0, 2),
  /** Of the effect that is being carried out: see `Bound`. */
  bound: ints(5, -1),
  /** Cooperative assault: proposals refused this turn, one number each; the shares (posts with their seats, in pairs); who still ends a turn. */
  refused: ints(),
  shares: ints(),
  followers: ints(),
  fight,
  duel,
  deeds,
  units: unitCards,
  tokens,
  tiles: tilePool,
  skills: skillTokens,
})

export type State = Of<typeof stateNode>
export type StateView = ViewOf<typeof stateNode>
export type Player = State['players'][number]
export type PlayerView = StateView['players'][number]
export type City = State['cities'][number]

/** The streams of random numbers. */
export const STREAMS = ['setup', 'decks', 'dice', 'tokens', 'offers', 'tiles', 'skills', 'chance'] as const
export const STREAM = {
  setup: 0,
  decks: 1,
  dice: 2,
  tokens: 3,
  offers: 4,
  tiles: 5,
  skills: 6,
  chance: 7,
} as const
