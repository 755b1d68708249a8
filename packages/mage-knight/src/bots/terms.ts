/** The terms that the value of a position is a sum of. */
export const TERMS = [
  'fame',
  'level',
  'skills',
  'actions',
  'spells',
  'artifacts',
  'units',
  'woundedUnits',
  'crystals',
  'wounds',
  'woundsInHand',
  'influence',
  'achievements',
  'rewards',
  'land',
  'goal',
  'found',
  'taken',
  'defenders',
  'hidden',
  'cardsLeft',
  'siege',
  'exploring',
  'foes',
  'people',
] as const
export type Term = (typeof TERMS)[number]

/** What one of something is worth at the end of a game, and how much more while all of the game is still to come. */
export type TermValue = readonly [late: number, early: number]

/** What somebody who plans turns thinks that things are worth, in points. */
export type Heuristics = Readonly<Record<Term, TermValue>>

/** Where fame decides, and where all cities have to fall and fame is only the way there. */
export const heuristicsIds = ['fame', 'conquest'] as const
export type HeuristicsId = (typeof heuristicsIds)[number]
