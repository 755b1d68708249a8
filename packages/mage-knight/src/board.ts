// What a table that is drawn needs: the pieces and where they lie, what fights and moves come to, and how all is called.
export { abilityText, effectText, skillText, tacticText } from './card-text.ts'
export type { AchievedId } from './content/achievements.ts'
export { cities, cityBonus as defenceBonus } from './content/cities.ts'
export type { CardId, Edition, EnemyId, SkillId, TacticId, UnitId } from './content/edition.ts'
export {
  basicColours,
  type Colour,
  colours,
  type Effect,
  elements,
  reaches,
  terrains,
} from './content/effect.ts'
export { heroes } from './content/heroes.ts'
export { BASIC_COLOURS, Site, siteRow, tokenColours } from './content/ids.ts'
export { FIRST_CONTENT, numbered } from './content/numbers.ts'
export { ruins } from './content/ruins.ts'
export { placeOffsets } from './content/shapes.ts'
export { healing, prices, sites } from './content/sites.ts'
export {
  CITY_COST,
  CRYSTALS_OF_A_COLOUR,
  EXPLORE_COST,
  levelFame,
  levels,
  moveCost,
  REPUTATION_END,
  reputationInfluence,
} from './content/tracks.ts'
export {
  type RecruitSite,
  type SkillRow,
  type TacticRow,
  tilePlaces,
  type UnitAbility,
} from './content/types.ts'
export { hasFreeBonds, hasFreeToken, loyalPrice } from './effects/recruits.ts'
export { stepWarnings } from './preview/forecast.ts'
export {
  attackNeeded,
  blockNeeded,
  blockParts,
  duelAttackParts,
  duelBlockParts,
  type Efficiency,
  type Part,
  strikeParts,
} from './state/combat/breakdown.ts'
export {
  blockerOf,
  duelAttack,
  duelBlock,
  isBehindWalls,
  reduction,
  resistsInDuel,
  unitNeeds,
} from './state/combat/duel.ts'
export { enemyAt, isAttacking } from './state/combat/foes.ts'
export {
  abilitiesOf,
  armorOf,
  attackOf,
  damageOf,
  elementOf,
  fortifiedOf,
  needsBlock,
  resistsOf,
} from './state/combat/numbers.ts'
export { fightSite } from './state/combat/places.ts'
export { aimedArmor, aimedAt, blockTotal, isAimed, strikeTotal } from './state/combat/totals.ts'
export {
  type HeroHit,
  heroWounds,
  type Hit,
  hitOn,
  hitOnHero,
  unitArmor,
  unitResists,
  whyNoDamage,
} from './state/combat/units.ts'
export type { Event } from './state/events/index.ts'
export { lastsOf } from './state/lasting.ts'
export { sourceNow, type SourceNow } from './state/mana/source-now.ts'
export { garrisonOf } from './state/map/reveal.ts'
export { isAssault, isClosed, isPortal, rampagingNear } from './state/map/safety.ts'
export { costIn, printedCosts, stepCost } from './state/map/terrain.ts'
export type { MageKnight, MageViewContext, MatchTables } from './state/match.ts'
export { handLimit, levelOfFame } from './state/mutations.ts'
export {
  type Card,
  type CardClass,
  face,
  heroCard,
  isWound,
  kindOf,
  likeOf,
  Z,
} from './state/pools/deed-cards.ts'
export {
  colourAt,
  type Hex,
  hexIn,
  isRevealed,
  type Lattice,
  placeOf,
  siteAt,
  slotOf,
  SlotTakes,
  terrainAt,
} from './state/pools/lattice.ts'
export { heroOfSkill, K, type Skill, skillRow, SkillState } from './state/pools/skill-tokens.ts'
export { L, tileRow } from './state/pools/tiles.ts'
export {
  enemyKind,
  enemyRow,
  isRuins,
  isRuinsSlot,
  ruinsRow,
  slotBack,
  slotsOf,
  T,
} from './state/pools/tokens.ts'
export { U, type Unit, unitRow } from './state/pools/unit-cards.ts'
export { cardGives, cardRow, unitRowIn } from './state/printed.ts'
export { Fight, Foe } from './state/schema/fight.ts'
export { Did, Last, type RewardKind, rewardKinds } from './state/schema/player.ts'
export { Gives, inCombat, inDuel, Stage } from './state/schema/stages.ts'
export { DieAt, DUMMY, Marks, NOBODY, type Player, type State, type StateView } from './state/schema/state.ts'
export { Ability, Resist } from './state/traits.ts'
export { heroArmor, retreatCost, THEFT } from './steps/duel-assign.ts'
export { nextTile } from './steps/explore.ts'
export { isRecruitedAt, standing, waresAt } from './steps/interact.ts'
export { PLUNDERED_CARDS } from './steps/plays/plunder.ts'
export { cityCount } from './state/map/city-count.ts'
export { conqueredCities } from './steps/scenarios/ends.ts'
export { heldPoints } from './steps/scenarios/hold.ts'
export {
  type CommonId,
  type CommonPart,
  commonParts,
  isCommon,
  sideFame,
  sidesOf,
} from './steps/scenarios/scores.ts'
export { coloursOf, colourOfPart, isPartOf } from './state/city-parts.ts'
export { pickOrder } from './steps/tactics.ts'
export { skillsInPlay } from './steps/whole-game.ts'
export { hexText, siteNameText, slotText } from './text/hex.ts'
export { around } from './text/moves.ts'
export {
  backText,
  cardClassText,
  cardsText,
  cardText,
  cityText,
  colourNameText,
  DAMAGE,
  heroText,
  listed,
  postText,
  scenarioText,
  siteText,
  skillNameText,
  strongText,
  tacticNameText,
  terrainText,
  tileText,
  tokenText,
  unitText,
} from './text/pieces.ts'
export { playerText } from './text/players.ts'
export { gainOf } from './text/use-text.ts'
