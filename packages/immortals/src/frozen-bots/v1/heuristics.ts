/** What a player thinks that things are worth, in victory points. */
export interface Heuristics {
  /** A site within reach of others is attacked about so often in a round. */
  readonly attacked: number
  /** What is won is still there a round later about so often. */
  readonly lasts: number
  /** Sites of an area that do not score yet are steps toward three, or toward all five; by their number. */
  readonly steps: readonly number[]
  /** An army for later attacks, next to others and away from them. */
  readonly atTheBorder: number
  readonly inTheRear: number
  /** An army in the limbo comes back for a price; one in the tower comes back some day. */
  readonly inLimbo: number
  readonly inTower: number
  /** What another player loses is worth a part of it. */
  readonly spite: number
  /** How much a site matters that armies leave. */
  readonly caution: number
  /** A portal beyond its points, while there are plans to be made. */
  readonly portal: number
  /** A unit of gold and of energy while there are plans to be made, and of either in the last round. */
  readonly gold: number
  readonly energy: number
  readonly lastResource: number
  /** Each unit that one has already makes the next one worth so much less. */
  readonly plenty: number
  /** A region card while there are plans to be made, a conflict card in hand, a wild one, an unknown one. */
  readonly regionCard: number
  readonly conflictCard: number
  readonly wildCard: number
  readonly newCard: number
  /** Going first next round. */
  readonly marker: number
  readonly start: StartHeuristics
}

/** What matters for the sites that army groups are put on in the starting round. */
interface StartHeuristics {
  /** The card of the region is still to be had. */
  readonly card: number
  /** The same region in the other realm is one's own. */
  readonly twin: number
  /** A neighbour is one's own, or somebody else's. */
  readonly friend: number
  readonly foe: number
  /** So much gold or energy that a site yields is worth a point. */
  readonly yieldPerPoint: number
  /** How many armies are wanted where nobody is near, and how many more for each army that could come. */
  readonly armies: number
  readonly armiesPerThreat: number
}

export const NOVICE: Heuristics = {
  attacked: 0.65,
  lasts: 0.9,
  steps: [0, 0.3, 1, 0, 0.4, 0],
  atTheBorder: 0.25,
  inTheRear: 0.08,
  inLimbo: 0.05,
  inTower: 0.1,
  spite: 0.3,
  caution: 1,
  portal: 0,
  gold: 0.3,
  energy: 0.3,
  lastResource: 0.05,
  plenty: 0,
  regionCard: 0.5,
  conflictCard: 0.25,
  wildCard: 0.35,
  newCard: 0.35,
  marker: 0.2,
  start: {
    card: 0.5,
    twin: 0.2,
    friend: 0.2,
    foe: -0.05,
    yieldPerPoint: 30,
    armies: 2,
    armiesPerThreat: 1,
  },
}

/** Found by games of quick players against each other, not by thought: docs/decisions/bots-compare-lines.md says how. */
export const SEASONED: Heuristics = {
  attacked: 0.9,
  lasts: 0.84,
  steps: [0, -0.05, 0.5, -0.1, 0.5, 0.4],
  atTheBorder: 0.21,
  inTheRear: 0.1,
  inLimbo: 0.12,
  inTower: 0.03,
  spite: 0.2,
  caution: 0.1,
  portal: 0.45,
  gold: 0.19,
  energy: 0.22,
  lastResource: 0.015,
  plenty: 0.06,
  regionCard: 1.25,
  conflictCard: 0.3,
  wildCard: 0.73,
  newCard: 0.11,
  marker: 0.14,
  start: {
    card: 0.37,
    twin: 0.6,
    friend: 0.68,
    foe: -0.17,
    yieldPerPoint: 57,
    armies: 2.4,
    armiesPerThreat: 0.04,
  },
}
