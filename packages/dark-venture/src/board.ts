// What whoever draws the board needs of the rules besides the game itself: numbers, names, texts, the map, the picture of a
// moment. Nothing here decides what is allowed.
import type { Text } from '@longtable/kernel'
import type { Effects } from './content/effects.ts'
import { VERBS } from './effects/verbs/index.ts'
import { say as sayEffects } from './text/effect-text.ts'

export {
  abilityBody,
  autoCardBody,
  cardBody,
  edgeText,
  terrainText,
  yieldsText,
  type AbilityBody,
  type AutoCardBody,
  type CardBody,
  type CardLine,
} from './text/card-text.ts'
export { checkOdds, fightOdds, oddsOf, type FightOdds, type FightPlan } from './preview/fight-odds.ts'
export { rowOfAbility, rowOfAuto, rowOfCard, rowOfPiece } from './text/printed-rows.ts'
export { modNotes, unitNotes, type ModNote } from './text/unit-notes.ts'
export { pictureAfter } from './preview/picture/index.ts'
export type { CardId } from './content/rows.ts'
export { isItem, itemCard, itemNo, Z, type CardRow } from './state/card-pool.ts'
export type { Event } from './state/events/index.ts'
export type { State, StateView } from './state/schema.ts'
export type { MatchTables, VentureViewContext } from './state/tables/match-tables.ts'
export { EDGES } from './state/choices/effects.ts'
export { WANTED } from './state/choices/cards.ts'
export { faceIds, factionIds, resourceIds } from './content/ids.ts'
export type { Condition, Cost, Effects, Limit, Modifier, Terrain } from './content/effects.ts'
export type { AbilityRow, MapRow } from './content/types.ts'
export type { FactionId, Goal, HeroId, PieceId, Resource, TokenId, UnitId } from './content/ids.ts'
export { across, FENCE, onSide, slope, WALL } from './state/queries/built.ts'
export { savedCards, wornBy, wornOn } from './state/queries/cards.ts'
export { bankedAll } from './state/queries/dice.ts'
export { goodsOf, goodsOn } from './state/queries/goods.ts'
export { handOf } from './state/queries/hand.ts'
export { hasIcon, isItemRow, slotsOf, wearerOf } from './state/queries/items.ts'
export { carried, eventOn, marksOn } from './state/queries/marks.ts'
export { defenceOf, strengthOf, weaponRange } from './state/queries/modifiers.ts'
export { PAYMENTS } from './state/queries/payments.ts'
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
  prisonersOf,
  squareOf,
} from './state/queries/pieces.ts'
export { isUnlocked, unlocksDue } from './state/queries/unlocks.ts'
export type { AutoAim, AutoHalt, AutoStay } from './state/events/auto.ts'
export { THING, type LocalsOf } from './state/frames.ts'
export * as frames from './state/frames.ts'
export { sourceOf } from './text/program-source.ts'
export { sayCondition, sayCost, sayCosts, sayLimit, sayMods } from './text/effect-parts.ts'
export { deedText, placeText, unitsText } from './text/effect-parts.ts'
export { exists, isOpen, type Board } from './state/map/read.ts'
export { isExchange } from './state/queries/visibility.ts'
export type { Ways } from './state/map/ways.ts'
export { MOD, MOD_SIZE, modOf, UNTIL, rangedStrength, rangeOf } from './state/mods.ts'
export {
  DEED,
  deedOf,
  FACTION,
  flagOf,
  PIECE_NO,
  RESOURCE,
  SIDE_NO,
  sideIds,
  TOKEN,
  tokenOf,
  unitOf,
  type SideId,
} from './state/names.ts'
export {
  ANCIENT,
  BAG,
  BOX,
  DECKS,
  DX,
  DY,
  E,
  FACES,
  FACTIONS,
  GROUND,
  HERO_KIND,
  isHeroSide,
  ITEM_DECK,
  KEPT,
  MOST_ABILITIES,
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
  W,
  WAYS,
  WIDTH,
  type CardNo,
  type NodeNo,
  type PieceNo,
  type SideNo,
  type Square,
} from './state/numbers.ts'
export { rowsOf, type FightRow, type FightRows, type FightPart } from './preview/fight-rows.ts'
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
} from './text/thing-names.ts'
export { storySpaces } from './preview/story-spaces.ts'
export { lineOf, shotsOf, type Shot, type SightLine, type SightPoint } from './preview/sight-lines.ts'
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
} from './preview/standings.ts'
export { clockNow, hasFlagOfStory, pieceOfCharacter } from './state/queries/story.ts'
export { storyBit } from './state/tables/story-words.ts'
export { ABSENT, AUTO, CAUSE, DROPPED, OUT, PLAYER, SPOILS, STORY, type Fight } from './state/schema.ts'
export { TERRAIN, type SideAbility } from './state/tables/match-tables.ts'
export { areGatesOpen, boardOf, distance, waysOf } from './state/queries/map.ts'
export { reachOf, spentBy, type Meeting, type Reached, type Way } from './preview/reach.ts'
export { cheapestPay } from './preview/shortcuts.ts'

const said = new WeakMap<Effects, Text>()

/** What the effects of a row do, in words; a row is put into words once. */
export function say(effects: Effects): Text {
  const known = said.get(effects) ?? sayEffects({ verbs: VERBS }, effects)
  said.set(effects, known)
  return known
}
