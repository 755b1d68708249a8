export { novice, stroller } from './bot/novice.ts'
export { hints } from './bot/guide.ts'
export { asJudged } from './bot/model.ts'
export { plansFor } from './bot/foresight.ts'
export { MASTER, planning, SKILLED } from './bot/thinkers.ts'
export type { Level } from './bot/seeker.ts'
export { beliefs, held } from './bot/beliefs.ts'
export { timeLeft } from './bot/pace.ts'
export { temperIds, TERMS, type Temper, type TemperId } from './bot/temper.ts'
export { measure } from './bot/value.ts'
export { mageKnight } from './game.ts'
export { DieAt, Foe, NOBODY } from './state.ts'
export type { MageKnight, MageViewContext, Player, State, StateView } from './state.ts'
export type { Event } from './events.ts'
export { elements, reaches, terrains } from './content/effect.ts'
export { sites } from './content/sites.ts'
export { tokenColours } from './content/ids.ts'
export { hexIn, siteAt, terrainAt, type Hex } from './map/lattice.ts'
export { hexText, slotText } from './says/hex.ts'
export { playerText } from './says/players.ts'
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
} from './says/things.ts'
export { isWound, Z } from './things/deeds.ts'
export { K } from './things/skill-tokens.ts'
export { L } from './things/tile-pool.ts'
export { backOf, isRuins, T } from './things/tokens.ts'
export { U, unitRow } from './things/unit-cards.ts'
export { Ability, Resist, type MatchTables } from './world.ts'
export { enemies } from './content/enemies.ts'
export { enemyKind, ruinsRow } from './things/tokens.ts'
export { heroes } from './content/heroes.ts'
export { tactics } from './content/tactics.ts'
export { Site } from './content/ids.ts'
export { DUMMY, rewardKinds, type RewardKind } from './state.ts'
export { commonParts, sideFame, sidesOf, type CommonId, type CommonPart } from './scenarios/scores.ts'
export { heldPoints } from './scenarios/hold.ts'
export type { AchievedId } from './scenarios/achieved.ts'
export { conqueredCities } from './scenarios/ends.ts'
export { cityCount } from './scenarios/cities.ts'
export { isRecruitedAt, standing, waresAt } from './steps/interact.ts'
export { hasFreeBonds, hasFreeToken, loyalPrice } from './steps/recruits.ts'
export { skillsInPlay } from './steps/game.ts'
export { Did, Fight, Last } from './state.ts'
export { colours } from './content/effect.ts'
export { BASIC_COLOURS } from './content/ids.ts'
export {
  CRYSTALS_OF_A_COLOUR,
  levelFame,
  levels,
  REPUTATION_END,
  reputationInfluence,
} from './content/tracks.ts'
export { handLimit, levelOfFame } from './deeds.ts'
export { sourceNow, type SourceNow } from './effects/source-now.ts'
export { skillRow, SkillState } from './things/skill-tokens.ts'
export { inCombat, inDuel, Stage } from './stages.ts'
export type { Colour, Effect } from './content/effect.ts'
export type { CardId, Edition, EnemyId, SkillId, TacticId, UnitId } from './content/edition.ts'
export type { RecruitSite, SkillRow, TacticRow, UnitAbility } from './content/types.ts'
export { lastsOf } from './effects/lasting.ts'
export { unitArmor, unitResists } from './fight/units.ts'
export { effectText } from './says/effect.ts'
export { abilityText, skillText, tacticText } from './says/rows.ts'
export { cardClassText, strongText } from './says/things.ts'
export { Gives } from './stages.ts'
export { face, kindOf, likeOf, type Card, type CardClass } from './things/deeds.ts'
export { cardGives, cardRow, unitRowIn } from './things/printed.ts'
export type { Skill } from './things/skill-tokens.ts'
export type { Unit } from './things/unit-cards.ts'
export { pickOrder } from './steps/tactics.ts'
export { cities, cityBonus as defenceBonus } from './content/cities.ts'
export { basicColours } from './content/effect.ts'
export { siteRow } from './content/sites.ts'
export { enemyAt, isAttacking } from './fight/changes.ts'
export {
  blockerOf,
  duelAttack,
  duelBlock,
  isBehindWalls,
  reduction,
  resistsInDuel,
  unitNeeds,
} from './fight/duel.ts'
export {
  abilitiesOf,
  armorOf,
  attackOf,
  damageOf,
  elementOf,
  fortifiedOf,
  needsBlock,
  resistsOf,
} from './fight/numbers.ts'
export {
  attackNeeded,
  blockNeeded,
  blockParts,
  duelAttackParts,
  duelBlockParts,
  strikeParts,
  type Part,
  type Worth,
} from './fight/parts.ts'
export { fightSite } from './fight/places.ts'
export { aimedArmor, aimedAt, blockTotal, isAimed, strikeTotal } from './fight/totals.ts'
export { heroWounds, hitOn, hitOnHero, whyNoDamage, type HeroHit, type Hit } from './fight/units.ts'
export { cityText, DAMAGE } from './says/things.ts'
export { heroArmor, retreatCost, THEFT } from './steps/duel-assign.ts'
export { garrisonOf } from './map/reveal.ts'
export { isAssault, isClosed, isPortal, rampagingNear } from './map/safety.ts'
export { costIn, printedCosts, stepCost } from './map/terrain.ts'
export { colourAt, isRevealed, SlotTakes, slotOf, type Lattice } from './map/lattice.ts'
export { placeOffsets } from './content/shapes.ts'
export { EXPLORE_COST } from './content/tracks.ts'
export { stepWarnings } from './forecast.ts'
export { Marks } from './state.ts'
export { nextTile } from './steps/explore.ts'
export { around } from './steps/move-words.ts'
export { siteNameText } from './says/hex.ts'
export { listed, siteText, terrainText } from './says/things.ts'
export { tileRow } from './things/tile-pool.ts'
export { heroCard } from './things/deeds.ts'
export { prices } from './content/sites.ts'
export { heroOfSkill } from './things/skill-tokens.ts'
export { ruins } from './content/ruins.ts'
export { CITY_COST, moveCost } from './content/tracks.ts'
export { healing } from './content/sites.ts'
export { PLUNDERED_CARDS } from './steps/plunder.ts'
export { placeOf } from './map/lattice.ts'
export { tilePlaces } from './content/types.ts'
export { tileText } from './says/things.ts'
export { gainOf } from './plays/says.ts'
