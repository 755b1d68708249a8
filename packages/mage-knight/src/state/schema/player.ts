import { bool, int, ints, secret, struct } from '@longtable/kernel'

/** What the state says of a player. */

/** Bits of `player.did`: what happened this turn. */
export const Did = {
  moved: 1,
  acted: 2,
  interacted: 4,
  /** A card was played or discarded from hand (MK-TURN-28). */
  played: 8,
  fought: 16,
  sourceUsed: 32,
  /** Who Needs Magic? (MK-SKILL-10). */
  sourceBarred: 64,
  /** Since the end of the own last turn (MK-SITE-71). */
  plundered: 128,
  rested: 256,
  /** When the turn began. */
  handWasEmpty: 512,
  /** Mana Search this turn. */
  searched: 1024,
  /** No Motivation until the end of the own next turn (MK-SKILL-08). */
  motivated: 2048,
  /** Sparing Power before this turn. */
  spared: 4096,
  /** A step of this turn provoked: no other hero may be entered (MK-MOVE-22). */
  provoked: 8192,
  /** An announcement or a skipped token cost the turn: no end of turn (MK-TURN-11). */
  forfeited: 16384,
  /** A full defence in a duel gave up the next turn; also an invited assault. */
  defended: 32768,
  /** No further step or tile this turn: a shield was put on a glade (MK-SC-81). */
  halted: 65536,
  /** Motivation on the own turn: the next one counts (MK-SKILL-08). */
  motivatedNow: 131072,
} as const

/** `player.lastTurn`: none in sight, still to come, over (MK-ROUND-17, MK-ROUND-18). */
export const Last = { no: 0, coming: 1, over: 2 } as const

/** Bits of `player.extraTurn`: The Right Moment, Time Bending; with both, two turns follow. */
export const Extra = { none: 0, another: 1, bent: 2 } as const

/** The places of `player.rewards`. */
export const rewardKinds = [
  'artifact',
  'spell',
  'action',
  'unit',
  'dice',
  'crystals',
  'dungeon',
  'boughtArtifact',
] as const
export type RewardKind = (typeof rewardKinds)[number]

export const player = struct({
  hero: int(-1),
  /** Below 0 where some of it was bid for the hero (MK-VAR-04). */
  fame: int(),
  reputation: int(-7, 7),
  /** The level whose tokens have been taken; fame may be ahead of it until the end of the turn. */
  level: int(1, 10),
  /** The hero's space, -1 off the map. */
  at: int(-1),
  /** This turn's way, its first space first (MK-ENDTURN-03). */
  trail: ints(),
  crystals: ints(4, 0, 3),
  /** Mana tokens by colour, gold and black too. */
  tokens: ints(6, 0),
  move: int(0),
  influence: int(),
  healing: int(0),
  /** Healing points that give fame (Golden Grail). */
  grail: int(0),
  did: int(0),
  /** Source dice used with the allowance this turn. */
  dice: int(0),
  tactic: int(-1),
  /** Turned face down, or tuck and search used up. */
  tacticUsed: bool(),
  /** The order token lies face down (MK-TURN-05). */
  tokenDown: bool(),
  lastTurn: int(0, 2),
  extraTurn: int(0, 3),
  /** Added to the hand limit of the next draw. */
  nextDraw: int(0),
  /** Wounds to hand in this combat (MK-COMBAT-69). */
  fought: int(0),
  /** Wounds of this turn, by where they went (MK-DEED-20). */
  woundsHand: int(0),
  woundsPile: int(0),
  /** Units recruited this turn. */
  recruited: int(0),
  crystalsSpent: ints(4, 0),
  /** Colours of mana for which Mana Curse or Mana Exploit has struck this turn: bits. */
  cursed: int(0),
  /** Pending, in the order of `rewardKinds`. */
  rewards: ints(rewardKinds.length, 0),
  /** Incantations done: a bit for each Night (MK-SC-82). */
  shown: int(0),
  /** Left the game through the closing portal (MK-SC-111). */
  out: bool(),
  /** Of a team: is it the second member who must return (MK-SC-123)? */
  second: secret(bool(), 'owner', (random) => random.below(2) === 1),
})
