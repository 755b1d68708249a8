export { novice } from './bot/novice.ts'
export { darkVenture } from './game.ts'
export type { Event } from './events.ts'
export type { DarkVenture, State, StateView, VentureLook } from './state.ts'
export type { World } from './world.ts'
export { ACTION_CARDS, Z } from './cards.ts'
export { resourceIds, tokenIds } from './content/ids.ts'
export { across, FENCE, onSide, WALL } from './deeds/built.ts'
export { bankedAll } from './deeds/dice.ts'
export { goodsOf } from './deeds/goods.ts'
export { carried, marksOn } from './deeds/marks.ts'
export { hasFlag, prisonerOf } from './deeds/pieces.ts'
export { deedText } from './fx/words-parts.ts'
export {
  BAG,
  E,
  FACES,
  FACTIONS,
  GROUND,
  ITEM_DECK,
  NEUTRAL,
  PIECES,
  S,
  SIDES,
  SQUARES,
  SUPPLY,
  W,
  WIDTH,
  type PieceNo,
  type SideNo,
  type Square,
} from './numbers.ts'
export {
  cardText,
  diceText,
  goodsText,
  listed,
  nodeText,
  pieceText,
  piecesText,
  sideText,
  squareName,
  tokenText,
} from './says.ts'
export { deedIds } from './content/ids.ts'
export { AUTO, DROPPED, OUT, PLAYER, STORY } from './state.ts'
