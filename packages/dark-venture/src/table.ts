// What a drawn table needs of the rules besides the game itself: numbers, names, texts, the map, the picture of a moment.
export {
  abilityBody,
  autoCardBody,
  cardBody,
  edgeText,
  sayOnce as say,
  terrainText,
  yieldsText,
  type AbilityBody,
  type AutoCardBody,
  type CardBody,
  type CardLine,
} from './bodies.ts'
export { checkOdds, fightOdds, oddsOf, type FightOdds, type FightPlan } from './chances.ts'
export { modNotes, unitNotes, type ModNote } from './notes.ts'
export { pictureAfter } from './picture.ts'
export { isItem, type CardId, type CardRow } from './cards.ts'
export { EDGES } from './choices/effects.ts'
export { WANTED } from './choices/cards.ts'
export {
  deedIds,
  faceIds,
  factionIds,
  flagIds,
  heroIds,
  resourceIds,
  tokenIds,
  unitIds,
} from './content/ids.ts'
export type { Condition, Cost, Effects, Goal, Limit, Modifier, Terrain } from './content/effects.ts'
export type {
  AbilityRow,
  FactionId,
  HeroId,
  MapRow,
  PieceId,
  Resource,
  TokenId,
  UnitId,
} from './content/types.ts'
export { across, FENCE, onSide, slope, WALL } from './deeds/built.ts'
export { savedCards, wornBy, wornOn } from './deeds/cards.ts'
export { bankedAll } from './deeds/dice.ts'
export { goodsOf, goodsOn } from './deeds/goods.ts'
export { handOf } from './deeds/hand.ts'
export { hasIcon, isItemRow, slotsOf, wearerOf } from './deeds/items.ts'
export { carried, marksOn } from './deeds/marks.ts'
export { defenceOf, strengthOf, weaponRange } from './deeds/modifiers.ts'
export { PAYMENTS } from './deeds/pay.ts'
export {
  areAllies,
  areEnemies,
  guardOf,
  hasAncient,
  hasFlag,
  isActive,
  isAncient,
  isOnMap,
  isPlayers,
  isPrisoner,
  partOf,
  prisonerOf,
  squareOf,
} from './deeds/pieces.ts'
export { isUnlocked, unlocksDue } from './deeds/unlocks.ts'
export type { AutoAim, AutoHalt, AutoStay } from './events/auto.ts'
export { THING, type LocalsOf } from './frames.ts'
export * as frames from './frames.ts'
export { sourceOf } from './fx/source.ts'
export { sayCondition, sayCost, sayCosts, sayLimit, sayMods } from './fx/words.ts'
export { deedText, placeText, unitsText } from './fx/words-parts.ts'
export { exists, isOpen, type Board } from './map/read.ts'
export { isExchange } from './map/sees.ts'
export type { Ways } from './map/ways.ts'
export { MOD, MOD_SIZE, UNTIL, modIds, rangedStrength, rangeOf } from './mods.ts'
export { FACTION, RESOURCE, TOKEN, sideIds, type SideId } from './names.ts'
export {
  ANCIENT,
  BAG,
  BEAST,
  BOX,
  DECKS,
  DX,
  DY,
  E,
  FACES,
  FACTIONS,
  GROUND,
  HERO,
  HERO_KIND,
  HERO_SIDE,
  ITEM_DECK,
  KEPT,
  N,
  NEUTRAL,
  NOBODY,
  NODES,
  PIECES,
  RESOURCES,
  S,
  SIDES,
  SKULL,
  SQUARES,
  SUPPLY,
  UNITS,
  W,
  WAYS,
  WIDTH,
  type CardNo,
  type NodeNo,
  type PieceNo,
  type SideNo,
  type Square,
} from './numbers.ts'
export { rowsOf, type FightRow, type FightRows, type Part } from './rows.ts'
export {
  abilityText,
  cardText,
  diceText,
  facesText,
  goodsText,
  lastingText,
  listed,
  nodeText,
  pieceText,
  piecesText,
  sideText,
  signed,
  squareName,
  tokenText,
} from './says.ts'
export { storySpaces } from './story-spaces.ts'
export { lineOf, shotsOf, type Shot, type SightLine, type SightPoint } from './sight-lines.ts'
export {
  favourOf,
  goalOf,
  progressOf,
  sideOfSeat,
  usesLeft,
  type Favour,
  type Progress,
  type SideGoal,
  type Step,
  type Uses,
} from './standings.ts'
export {
  ABSENT,
  AUTO,
  CAUSE,
  DROPPED,
  MOST_ABILITIES,
  MOST_OBJECTIVES,
  OUT,
  PLAYER,
  SPOILS,
  STORY,
  type Fight,
} from './state.ts'
export { areGatesOpen, boardOf, distance, TERRAIN, waysOf, type SideAbility } from './world.ts'
export { reachOf, spentBy, type Meeting, type Reached, type Way } from './reach.ts'
export { cheapestPay } from './shortcuts.ts'
