/** What a player thinks that things are worth, in victory points. */
export interface Temper {
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
  /** A unit of gold or energy while there are plans to be made, and in the last round. */
  readonly resource: number
  readonly lastResource: number
  /** A region card while there are plans to be made, a conflict card in hand, a wild one, an unknown one. */
  readonly regionCard: number
  readonly conflictCard: number
  readonly wildCard: number
  readonly newCard: number
  /** Going first next round. */
  readonly marker: number
}

export const NOVICE: Temper = {
  attacked: 0.65,
  lasts: 0.9,
  steps: [0, 0.3, 1, 0, 0.4, 0],
  atTheBorder: 0.25,
  inTheRear: 0.08,
  inLimbo: 0.05,
  inTower: 0.1,
  spite: 0.3,
  resource: 0.3,
  lastResource: 0.05,
  regionCard: 0.5,
  conflictCard: 0.25,
  wildCard: 0.35,
  newCard: 0.35,
  marker: 0.2,
}
