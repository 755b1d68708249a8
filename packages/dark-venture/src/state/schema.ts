import { int, ints, list, type Of, struct, type ViewOf } from '@longtable/kernel'
import { cards } from './card-pool.ts'
import { FACES, FACTIONS, NODES, PIECES, RESOURCES, SIDES, SQUARES } from './numbers.ts'

/** Who decides for a side: `control`. */
export const ABSENT = 0

export const PLAYER = 1

export const AUTO = 2

export const OUT = 3

/** How far a turn has come: `stage`. Step 2 is over once an Ancient was summoned by the book. */
export const FRESH = 0

export const ACTING = 1

export const PAST = 2

/** How a game ended: `ended`. */
export const BY_POINTS = 1

export const BY_STORY = 2

/** What brought a combat about: `cause` of a fight. */
export const CAUSE = { turn: 0, effect: 1, auto: 2, hazard: 3 } as const

/** What an Auto-Enemy does with the defeated: `spoils` of a fight. */
export const SPOILS = { ask: -1, kill: 0, capture: 1, absorb: 2, meat: 3 } as const

/** A combat that is going on; a hazard has no attackers and no side. */
export const fightNode = struct({
  side: int(-1, SIDES - 1),
  versus: int(-1, SIDES - 1),
  attackers: ints(),
  defenders: ints(),
  /** Those of the defenders that were defeated. */
  defeated: ints(),
  /** Where the defenders stand. */
  square: int(0, SQUARES - 1),
  /** 0 on one space, otherwise the distance. */
  range: int(0),
  /** Dice instead of the attackers' strength, or -1. */
  strength: int(-1),
  /** The dice as they show. */
  attack: ints(),
  defence: ints(),
  attackPlus: int(),
  defencePlus: int(),
  cause: int(0, 3),
  counter: int(0, 1),
  foiled: int(0, 1),
  sure: int(0, 1),
  spoils: int(-1, 3),
  /** 1 once a defeated unit was captured or used by an ability (DV-COMBAT-08). */
  took: int(0, 1),
  /** Modifiers of `s.mods` that serve in this fight, taken out of it, six numbers each. */
  mods: ints(),
  /** Reroll sources used up in this fight. */
  used: ints(),
})

/**
 * Lists by side, piece, item, deed or kind of token are as long as what there was when the match began: see the tables, and
 * `violations`.
 */
export const stateNode = struct({
  round: int(0),
  turn: int(-1, SIDES - 1),
  order: ints(),
  ended: int(0, 2),
  /** Sides. */
  winners: ints(),

  seatOf: ints(undefined, -1, 4),
  /** By seat; the first of two. */
  sideOf: ints(undefined, -1, SIDES - 1),
  control: ints(undefined, ABSENT, OUT),
  team: ints(undefined, 0, 2),
  points: ints(undefined, 0),
  /** By side * tables.deeds + deed. */
  deeds: ints(undefined, 0),
  /** By side * tables.mostObjectives + number: how often each objective of `tables.objectives[side]` paid. */
  scored: ints(undefined, 0),
  /** By faction, three counters each; the marks that save an Ancient. */
  favour: ints(FACTIONS * 3, 0),
  shield: ints(FACTIONS, 0),
  memory: ints(undefined, 0),
  /** Bits of hero abilities; bits of factions. */
  unlocked: ints(undefined, 0),
  extracted: int(0, 31),
  /** Bits of the buildings that a side has entered. */
  visited: ints(undefined, 0),
  /** By side * tables.mostAbilities + number: uses of abilities limited per game. */
  spent: ints(undefined, 0),

  // The turn at hand.
  stage: int(FRESH, PAST),
  dice: ints(FACES, 0),
  uses: ints(undefined, 0),
  /** Worn items whose ability was used this turn. */
  usedItems: ints(),
  proposals: int(0, 3),
  /** Partner * 4 + kind. */
  refused: ints(),
  /** See mods.ts. */
  mods: ints(),

  at: ints(undefined, -4, NODES - 1),
  side: ints(undefined, 0, SIDES - 1),
  captor: ints(undefined, -1, PIECES - 1),
  /** Packed: bits.ts, and queries/pieces.ts. */
  goods: ints(undefined, 0),
  load: ints(undefined, 0),
  flags: ints(undefined, 0),
  /** By side: its pieces on the map that are no prisoners, in order. Follows from the above. */
  army: list(ints()),
  /** All prisoners, in order. Follows from the above. */
  prisoners: ints(),

  marks: ints(SQUARES, 0),
  built: ints(SQUARES, 0),
  /** Left in the supply: by token, by resource, fences, walls. */
  tokens: ints(undefined, 0),
  stock: ints(RESOURCES, 0),
  /** Resources that lie on the map: square, what lies there packed like `goods`, and so on. */
  litter: ints(),
  fences: int(0),
  walls: int(0),
  /** By item: its wearer, or DROPPED + the square where it lies, or -1. */
  lies: ints(undefined, -1),
  /** See STORY. */
  story: ints(),

  /** The innermost combat last. */
  fights: list(fightNode),
  /** What the last chooser chose, or a roll gave; read at once by the frame beneath. */
  picked: ints(),
  cards,
})

/**
 * Places of `story`: bits of flags, darkness, bits of killed unique pieces, guards alive (-1: none came yet), the event
 * stays, rounds that are over, bits of watches whose passage was read; then more bits of killed pieces (`tables.fallenWord`).
 */
export const STORY = {
  flags: 0,
  darkness: 1,
  killed: 2,
  sporeGuards: 3,
  boneGuards: 4,
  keepEvent: 5,
  roundsOver: 6,
  watched: 7,
} as const

export const STORY_WORDS = 8

/** Where an item lies that nobody wears: `lies`. */
export const DROPPED = 1000

export type State = Of<typeof stateNode>

export type StateView = ViewOf<typeof stateNode>

export type Fight = Of<typeof fightNode>

/** The streams of random numbers. */
export const STREAMS = ['setup', 'action', 'combat', 'check', 'cards', 'bag', 'choice'] as const

export const STREAM = { setup: 0, action: 1, combat: 2, check: 3, cards: 4, bag: 5, choice: 6 } as const
