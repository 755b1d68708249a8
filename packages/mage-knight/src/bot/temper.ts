import type { World } from '../world.ts'

/** The terms that the value of a position is a sum of. */
export const TERMS = [
  'fame',
  'level',
  'deeds',
  'skills',
  'units',
  'crystals',
  'wounds',
  'reputation',
  'achievements',
  'rewards',
  'land',
  'cities',
  'cardsLeft',
  'prospects',
] as const
export type Term = (typeof TERMS)[number]

/** What somebody who plans turns thinks that things are worth, in points of fame. */
export interface Temper {
  readonly weights: Readonly<Record<Term, number>>
  /** What serves later is worth as much as there is time left, and so much more. */
  readonly late: Readonly<
    Record<'level' | 'deeds' | 'skills' | 'units' | 'crystals' | 'wounds' | 'reputation', number>
  >
  /** What is left of the worth of a unit that is wounded, and of one that is spent. */
  readonly woundedUnit: number
  readonly spentUnit: number
  /** A city that is found, one that is taken, a defender that is gone, a tile that hides where a city may lie. */
  readonly found: number
  readonly taken: number
  readonly defender: number
  readonly tile: number
  /** What lies beyond the map, and a city that can be besieged: at least so much of it however strong it is. */
  readonly exploring: number
  readonly siege: number
  readonly siegeAtLeast: number
  readonly siegeFrom: number
  readonly siegeSpan: number
  /** How fast a siege becomes urgent as the rounds go by. */
  readonly urgency: number
  /** What waits on the map counts in full as long as one part in so many of the game is left. */
  readonly patience: number
  /** What it costs to use a card, a unit now instead of later. */
  readonly card: number
  readonly unit: number
}

/** Fame decides; by hand, from what the pieces bring to players. */
export const FAME: Temper = {
  weights: {
    fame: 1,
    level: 9,
    deeds: 0.35,
    skills: 0.3,
    units: 0.45,
    crystals: 1.4,
    wounds: -2.5,
    reputation: 0.6,
    achievements: 0.7,
    rewards: 1,
    land: 2,
    cities: 1,
    cardsLeft: 0.8,
    prospects: 0.6,
  },
  late: { level: 0.15, deeds: 0, skills: 0, units: 0.1, crystals: 0.1, wounds: 0.3, reputation: 0.1 },
  woundedUnit: 0.4,
  spentUnit: 0.75,
  found: 3,
  taken: 12,
  defender: 0,
  tile: 0.6,
  exploring: 4,
  siege: 15,
  siegeAtLeast: 0.05,
  siegeFrom: 0.4,
  siegeSpan: 0.8,
  urgency: 1,
  patience: 3,
  card: 0.4,
  unit: 0.5,
}

/** All cities have to fall, and fame is only the way there. */
export const CONQUEST: Temper = {
  weights: {
    fame: 0.7,
    level: 9,
    deeds: 0.5,
    skills: 0.4,
    units: 0.7,
    crystals: 1.2,
    wounds: -1.5,
    reputation: 0.6,
    achievements: 0.05,
    rewards: 1,
    land: 2,
    cities: 1,
    cardsLeft: 0.8,
    prospects: 0.7,
  },
  late: { level: 0.3, deeds: 0.2, skills: 0.2, units: 0.3, crystals: 0.2, wounds: 0.3, reputation: 0.1 },
  woundedUnit: 0.3,
  spentUnit: 0.75,
  found: 4,
  taken: 12,
  defender: 8,
  tile: 1,
  exploring: 5,
  siege: 35,
  siegeAtLeast: 0.5,
  siegeFrom: 0.4,
  siegeSpan: 0.8,
  urgency: 2,
  patience: 12,
  card: 0.4,
  unit: 0.5,
}

export function temperFor({ scenario, together }: World): Temper {
  return scenario.end === 'citiesConquered' && together ? CONQUEST : FAME
}
