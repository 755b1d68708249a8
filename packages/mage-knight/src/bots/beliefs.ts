import type { Heuristics, HeuristicsId, Term } from './terms.ts'

/** What we believe that things are worth, before any game is asked: where games say little, the values stay near it. */
export const beliefs: Readonly<Record<HeuristicsId, Heuristics>> = {
  fame: {
    fame: [1, 0],
    level: [1.35, 9],
    skills: [0, 0.3],
    actions: [0, 0.35],
    spells: [0, 0.35],
    artifacts: [0, 0.35],
    units: [0.045, 0.45],
    woundedUnits: [0.018, 0.18],
    crystals: [0.14, 1.4],
    wounds: [-2.15, -2.5],
    woundsInHand: [-0.2, -0.75],
    influence: [0.1, 1],
    achievements: [0.7, 0],
    rewards: [1, 0],
    land: [0, 2],
    goal: [1, 0],
    found: [3, 0],
    taken: [12, 0],
    defenders: [0, 0],
    hidden: [-0.6, 0],
    cardsLeft: [0.8, 0],
    siege: [6, 3],
    exploring: [1, 2],
    foes: [0.1, 0.5],
    people: [0.1, 0.5],
  },
  conquest: {
    fame: [0.7, 0.3],
    level: [3, 8],
    skills: [0.05, 0.4],
    actions: [0.1, 0.4],
    spells: [0.1, 0.6],
    artifacts: [0.1, 0.5],
    units: [0.2, 0.9],
    woundedUnits: [0.05, 0],
    crystals: [0.25, 0.6],
    wounds: [-0.5, -1.9],
    woundsInHand: [-0.15, -0.3],
    influence: [0.1, 1.4],
    achievements: [0.05, 0],
    rewards: [0.6, 0.6],
    land: [0, -0.6],
    goal: [1, 0],
    found: [3, 0],
    taken: [20, 0],
    defenders: [-11, 0],
    hidden: [-2, 0],
    cardsLeft: [0.8, 0.2],
    siege: [16, -15],
    exploring: [3.2, 2.8],
    foes: [0.1, 0.4],
    people: [0.5, 0.2],
  },
}

/**
 * What stays as it is believed: how far the map is uncovered goes with how much time is gone, and whoever has taken a city has
 * done everything else well, so that games cannot tell what these bring by themselves.
 */
export const held: readonly Term[] = [
  'land',
  'goal',
  'found',
  'taken',
  'defenders',
  'hidden',
  'siege',
  'exploring',
]
