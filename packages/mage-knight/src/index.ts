export { novice, stroller } from './bots/novice.ts'
export { hints } from './bots/search-hints.ts'
export { asJudged } from './bots/model.ts'
export { plansFor } from './bots/foresight.ts'
export { MASTER, planning, SKILLED } from './bots/planning-bots.ts'
export type { Level } from './bots/turn-search.ts'
export { beliefs, held } from './bots/beliefs.ts'
export { timeLeft } from './bots/pace.ts'
export { heuristicsIds, TERMS, type Heuristics, type HeuristicsId } from './bots/terms.ts'
export { measure } from './bots/position-value.ts'
export { mageKnight } from './game.ts'
export { DieAt, NOBODY } from './state/schema/state.ts'
export { Foe } from './state/schema/fight.ts'
export type { MageKnight, MageViewContext } from './state/match.ts'
export type { Player, State, StateView } from './state/schema/state.ts'
export type { Event } from './state/events/index.ts'
export { elements, reaches, terrains } from './content/effect.ts'
export { sites } from './content/sites.ts'
export { tokenColours } from './content/ids.ts'
export { hexIn, siteAt, terrainAt, type Hex } from './state/pools/lattice.ts'
export { hexText, slotText } from './text/hex.ts'
export { playerText } from './text/players.ts'
export {
  backText,
  cardsText,
  cardText,
  colourNameText,
  heroText,
  postText,
  scenarioText,
  skillNameText,
  tacticNameText,
  tokenText,
  unitText,
} from './text/pieces.ts'
export { isWound, Z } from './state/pools/deed-cards.ts'
export { K } from './state/pools/skill-tokens.ts'
export { L } from './state/pools/tiles.ts'
export { backOf, isRuins, T } from './state/pools/tokens.ts'
export { U, unitRow } from './state/pools/unit-cards.ts'
export { Ability, Resist } from './state/traits.ts'
export type { MatchTables } from './state/match.ts'
export { enemies } from './content/enemies.ts'
export { enemyKind, ruinsRow } from './state/pools/tokens.ts'
export { heroes } from './content/heroes.ts'
export { tactics } from './content/tactics.ts'
export { Site } from './content/ids.ts'
export { DUMMY } from './state/schema/state.ts'
export { rewardKinds, type RewardKind } from './state/schema/player.ts'
export { commonParts, sideFame, sidesOf, type CommonId, type CommonPart } from './steps/scenarios/scores.ts'
export { heldPoints } from './steps/scenarios/hold.ts'
export type { AchievedId } from './content/achievements.ts'
export { conqueredCities } from './steps/scenarios/ends.ts'
export { cityCount } from './steps/scenarios/cities.ts'
export { isRecruitedAt, standing, waresAt } from './steps/interact.ts'
export { hasFreeBonds, hasFreeToken, loyalPrice } from './effects/recruits.ts'
export { skillsInPlay } from './steps/whole-game.ts'
export { Did, Last } from './state/schema/player.ts'
export { Fight } from './state/schema/fight.ts'
export { colours } from './content/effect.ts'
export { BASIC_COLOURS } from './content/ids.ts'
export {
  CRYSTALS_OF_A_COLOUR,
  levelFame,
  levels,
  REPUTATION_END,
  reputationInfluence,
} from './content/tracks.ts'
export { handLimit, levelOfFame } from './state/mutations.ts'
export { sourceNow, type SourceNow } from './state/mana/source-now.ts'
export { skillRow, SkillState } from './state/pools/skill-tokens.ts'
export { inCombat, inDuel, Stage } from './state/schema/stages.ts'
export type { Colour, Effect } from './content/effect.ts'
export type { CardId, Edition, EnemyId, SkillId, TacticId, UnitId } from './content/edition.ts'
export type { RecruitSite, SkillRow, TacticRow, UnitAbility } from './content/types.ts'
export { lastsOf } from './state/lasting.ts'
export { unitArmor, unitResists } from './state/combat/units.ts'
export { abilityText, effectText, skillText, tacticText } from './card-text.ts'
export { cardClassText, strongText } from './text/pieces.ts'
export { Gives } from './state/schema/stages.ts'
export { face, kindOf, likeOf, type Card, type CardClass } from './state/pools/deed-cards.ts'
export { cardGives, cardRow, unitRowIn } from './state/printed.ts'
export type { Skill } from './state/pools/skill-tokens.ts'
export type { Unit } from './state/pools/unit-cards.ts'
export { pickOrder } from './steps/tactics.ts'
export { cities, cityBonus as defenceBonus } from './content/cities.ts'
export { basicColours } from './content/effect.ts'
export { siteRow } from './content/sites.ts'
export { enemyAt, isAttacking } from './state/combat/foes.ts'
export {
  blockerOf,
  duelAttack,
  duelBlock,
  isBehindWalls,
  reduction,
  resistsInDuel,
  unitNeeds,
} from './state/combat/duel.ts'
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
export {
  attackNeeded,
  blockNeeded,
  blockParts,
  duelAttackParts,
  duelBlockParts,
  strikeParts,
  type Part,
  type Efficiency,
} from './state/combat/breakdown.ts'
export { fightSite } from './state/combat/places.ts'
export { aimedArmor, aimedAt, blockTotal, isAimed, strikeTotal } from './state/combat/totals.ts'
export { heroWounds, hitOn, hitOnHero, whyNoDamage, type HeroHit, type Hit } from './state/combat/units.ts'
export { cityText, DAMAGE } from './text/pieces.ts'
export { heroArmor, retreatCost, THEFT } from './steps/duel-assign.ts'
export { garrisonOf } from './state/map/reveal.ts'
export { isAssault, isClosed, isPortal, rampagingNear } from './state/map/safety.ts'
export { costIn, printedCosts, stepCost } from './state/map/terrain.ts'
export { colourAt, isRevealed, SlotTakes, slotOf, type Lattice } from './state/pools/lattice.ts'
export { placeOffsets } from './content/shapes.ts'
export { EXPLORE_COST } from './content/tracks.ts'
export { stepWarnings } from './preview/forecast.ts'
export { Marks } from './state/schema/state.ts'
export { nextTile } from './steps/explore.ts'
export { around } from './text/moves.ts'
export { siteNameText } from './text/hex.ts'
export { listed, siteText, terrainText } from './text/pieces.ts'
export { tileRow } from './state/pools/tiles.ts'
export { heroCard } from './state/pools/deed-cards.ts'
export { prices } from './content/sites.ts'
export { heroOfSkill } from './state/pools/skill-tokens.ts'
export { ruins } from './content/ruins.ts'
export { CITY_COST, moveCost } from './content/tracks.ts'
export { healing } from './content/sites.ts'
export { PLUNDERED_CARDS } from './steps/plays/plunder.ts'
export { placeOf } from './state/pools/lattice.ts'
export { tilePlaces } from './content/types.ts'
export { tileText } from './text/pieces.ts'
export { gainOf } from './text/plays.ts'
