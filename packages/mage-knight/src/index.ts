export { novice } from './bot/novice.ts'
export { mageKnight } from './game.ts'
export { DieAt, Foe, NOBODY } from './state.ts'
export type { MageKnight, MageLook, Player, State, StateView } from './state.ts'
export type { Event } from './events.ts'
export { elements, reaches, terrains } from './content/effect.ts'
export { sites } from './content/sites.ts'
export { tokenColours } from './content/ids.ts'
export { hexIn, siteAt, terrainAt, type Hex } from './map/lattice.ts'
export { hexText } from './says/hex.ts'
export { playerText } from './says/players.ts'
export {
  backText,
  cardsText,
  cardText,
  colourNameText,
  heroText,
  scenarioText,
  skillNameText,
  tacticNameText,
  tokenText,
  unitText,
} from './says/things.ts'
export { isWound, Z } from './things/deeds.ts'
export { K } from './things/skill-tokens.ts'
export { L } from './things/tile-pool.ts'
export { backOf, isRuins, T } from './things/tokens.ts'
export { U, unitRow } from './things/unit-cards.ts'
export { Ability, Resist, type World } from './world.ts'
