// Counts of the set-up, the box and the score.
import type { Points, Setup, Supply } from './types.ts'

export const setup: Setup = {
  armies: 43,
  darkStart: 2,
  limboEach: 3,
  seedArmies: 7,
  seedInhabitants: 10,
  trayInhabitants: 2,
  draftHand: 5,
  blankCards: 4,
  rounds: { 3: 7, 4: 5, 5: 5 },
  provenance: 'rulebook',
}

export const supply: Supply = {
  regionCards: 25,
  conflictCards: 60,
  blankCards: 20,
  magicCards: 20,
  roundCards: 10,
  tribeTokens: 10,
  armyCubes: 225,
  armiesPerColour: 45,
  inhabitants: 20,
  buildingTiles: 50,
  portals: 26,
  victoryTokens: 5,
  sixtyMarkers: 5,
  gold: { ones: 15, twos: 22, fives: 28 },
  energy: { ones: 15, twos: 22, fives: 28 },
  provenance: 'rulebook',
}

export const points: Points = {
  construct: { portal: 1, shrine: 1, capital: 2 },
  scoring: { regionsPerPoint: 2, shrine: 1, capital: 1, areaMost: 2, areaAll: 3 },
  provenance: 'rulebook',
}
