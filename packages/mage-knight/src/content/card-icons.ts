// The icons in the corner of action cards: what a card is for. Only the variant of action upgrades asks for them (MK-VAR-32).
import type { advancedActions } from './advanced-actions.ts'
import type { basicActions } from './basic-actions.ts'

export type CardIcon = 'move' | 'combat' | 'influence' | 'special' | 'healing' | 'action'

type ActionId = (typeof basicActions | typeof advancedActions)[number]['id']

/** Read off a public table of all cards, not off the cards themselves. */
export const cardIcons: Readonly<Record<string, readonly CardIcon[]>> = {
  rage: ['combat'],
  determination: ['combat'],
  swiftness: ['move', 'combat'],
  march: ['move'],
  stamina: ['move'],
  tranquility: ['healing'],
  promise: ['influence'],
  threaten: ['influence'],
  crystallize: ['special'],
  manaDraw: ['special'],
  concentration: ['special'],
  improvisation: ['move', 'combat', 'influence'],
  battleVersatility: ['combat'],
  willFocus: ['special'],
  nobleManners: ['influence'],
  coldToughness: ['combat'],
  manaPull: ['special'],
  crystalJoy: ['special'],
  rejuvenate: ['healing'],
  instinct: ['move', 'combat', 'influence'],
  fireBolt: ['combat', 'special'],
  bloodRage: ['combat'],
  intimidate: ['combat', 'influence'],
  bloodRitual: ['special'],
  intoTheHeat: ['combat'],
  decompose: ['special'],
  maximalEffect: ['special'],
  iceBolt: ['combat', 'special'],
  iceShield: ['combat'],
  frostBridge: ['move'],
  pureMagic: ['move', 'combat', 'influence'],
  steadyTempo: ['move'],
  crystalMastery: ['special'],
  magicTalent: ['special'],
  swiftBolt: ['combat', 'special'],
  agility: ['move', 'combat'],
  songOfWind: ['move'],
  heroicTale: ['influence'],
  diplomacy: ['combat', 'influence'],
  manaStorm: ['special'],
  learning: ['special', 'influence'],
  crushingBolt: ['combat', 'special'],
  refreshingWalk: ['move', 'healing'],
  pathFinding: ['move'],
  regeneration: ['healing'],
  inNeed: ['influence'],
  ambush: ['move'],
  training: ['special'],
} satisfies Record<ActionId, readonly CardIcon[]>
