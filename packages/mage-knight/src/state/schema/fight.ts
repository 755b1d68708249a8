import { bool, int, ints, late, secretList, struct } from '@longtable/kernel'

/** What the state says of a fight and of a duel. */

/** Kinds of fights. */
export const Fight = {
  none: 0,
  assault: 1,
  rampage: 2,
  adventure: 3,
  burning: 4,
  liberation: 5,
  incantation: 6,
  /** Somebody else's keep (or tower) without its owner. */
  owned: 7,
  /** A share of a cooperative assault. */
  share: 8,
} as const

/** Bits of `fight.flags`, one number for each enemy. */
export const Foe = {
  garrison: 1,
  rampaging: 2,
  siteFortified: 4,
  attacks: 8,
  blocked: 16,
  /** Defeated, or gone. */
  done: 32,
  summoned: 64,
  noFame: 128,
  halfFame: 256,
  doubleFame: 512,
  aimed: 1024,
  /** Its damage has been assigned. */
  assigned: 2048,
  /** Has summoned a monster that stands in for it (MK-ENEMY-12). */
  summons: 4096,
  /** Its block was given up: it cannot be faced again. */
  unstopped: 8192,
  /** A defender who has already defended somebody (MK-FOE-17). */
  defended: 16384,
} as const

/** An enemy has this many attacks at most: `enemy * ATTACKS + attack` is the place of one in the lists of attacks. */
export const ATTACKS = 3

/** What has become of one of several attacks, in `fight.met`. */
export const Met = { open: 0, blocked: 1, unstopped: 2, dealt: 3 } as const

/** One fight at a time; `posts` is empty when there is none. */
export const fight = struct({
  seat: int(-1, 3),
  kind: int(0, 9),
  /** Where, and where the hero came from. */
  hex: int(-1),
  from: int(-1),
  posts: ints(),
  flags: ints(),
  /** By enemy: the place of its summoner in `posts`, -1. */
  of: ints(),
  /** Night rules hold (MK-MANA-18). */
  night: bool(),
  noUnits: bool(),
  begun: bool(),
  /** By reach * 4 + element. */
  attack: ints(12, 0),
  /** By element; element + 4 counts twice against Swift. */
  block: ints(8, 0),
  /** The enemy that is being blocked: its place in `posts`. */
  facing: int(-1),
  /** Damage of the enemy being assigned, still to be taken. */
  damage: int(0),
  /** Fame won in this fight; printed fame of enemies that count half (MK-SC-105). */
  fame: int(0),
  halved: int(0),
  /** Units that were assigned damage in this combat. */
  hurt: ints(),
  /** Interactive combat: the colour that another player hides, and what is shown of it, -1 (MK-VAR-21, MK-VAR-22). */
  hidden: late(
    secretList(int(0, 5), 'nobody', (random) => random.below(6)),
    () => [],
    (hidden) => hidden.length === 0,
  ),
  face: late(
    int(-1, 5),
    () => -1,
    (face) => face === -1,
  ),
  /** Which of several attacks of the faced enemy is meant (MK-FOE-01). */
  attackNo: late(
    int(0, ATTACKS - 1),
    () => 0,
    (attack) => attack === 0,
  ),
  /** By attack, of enemies that have several: see `Met`. Empty as long as nothing has happened to any. */
  met: late(
    ints(undefined, 0, 3),
    () => [],
    (met) => met.length === 0,
  ),
  /** By attack: by how much it was lowered (MK-FOE-08). */
  lowered: late(
    ints(undefined, 0),
    () => [],
    (lowered) => lowered.length === 0,
  ),
  /** By enemy: the armor that a vampiric one has won (MK-FOE-15). */
  drained: late(
    ints(undefined, 0),
    () => [],
    (drained) => drained.length === 0,
  ),
})

export const duel = struct({
  aggressor: int(-1, 3),
  defender: int(-1, 3),
  /** Where the aggressor came from. */
  from: int(-1),
  full: bool(),
  /** Who has done something in it: bits by seat (MK-DEED-15). */
  begun: int(0),
  melee: bool(),
  /** Who attacks in this exchange. */
  attacker: int(-1, 3),
  passes: int(0, 2),
  /** Of the attack that was sent: elements as bits, its value, and the mana spent on it. */
  elements: int(0),
  attack: int(0),
  mana: int(0),
  /** Triples: unit, amount, reach * 4 + element. */
  helped: ints(),
  won: int(-1, 3),
})
