// The rules of Mage Knight, in our own words. Code cites a rule by its id where it enforces it, a test where it
// proves it. The number in the comment beside an id is the ruling that the entry settles.
import type { Rule } from '@longtable/kernel'
import { cardsRules } from './cards.ts'
import { combatAttackRules } from './combat-attack.ts'
import { combatBlockRules } from './combat-block.ts'
import { combatDamageRules } from './combat-damage.ts'
import { combatOutcomeRules } from './combat-outcome.ts'
import { combatRangedRules } from './combat-ranged.ts'
import { combatRules } from './combat.ts'
import { cooperationRules } from './cooperation.ts'
import { deedsRules } from './deeds.ts'
import { duelsMeleeRules } from './duels-melee.ts'
import { duelsRules } from './duels.ts'
import { dummyRules } from './dummy.ts'
import { endOfRoundRules } from './end-of-round.ts'
import { endOfTurnRules } from './end-of-turn.ts'
import { enemiesRules } from './enemies.ts'
import { expansionEnemiesRules } from './enemies-expansions.ts'
import { exploringRules } from './exploring.ts'
import { interactionRules } from './interaction.ts'
import { levelsRules } from './levels.ts'
import { manaRules } from './mana.ts'
import { missionsRules } from './missions.ts'
import { movementRules } from './movement.ts'
import { ownCardsRules } from './own-cards.ts'
import { prioritiesRules } from './priorities.ts'
import { rewardsRules } from './rewards.ts'
import { roundsRules } from './rounds.ts'
import { scenariosRivalsRules } from './scenarios-rivals.ts'
import { scenariosTogetherRules } from './scenarios-together.ts'
import { scenariosRules } from './scenarios.ts'
import { scoringRules } from './scoring.ts'
import { setUpRules } from './set-up.ts'
import { adventureSitesRules } from './sites-adventure.ts'
import { fortifiedSitesRules } from './sites-fortified.ts'
import { peacefulSitesRules } from './sites-peaceful.ts'
import { skillsRules } from './skills.ts'
import { tacticsRules } from './tactics.ts'
import { turnsRules } from './turns.ts'
import { unitsRules } from './units.ts'
import { variantDetailsRules } from './variant-details.ts'
import { variantsRules } from './variants.ts'

export const rules: readonly Rule[] = [
  ...setUpRules,
  ...roundsRules,
  ...tacticsRules,
  ...manaRules,
  ...turnsRules,
  ...cardsRules,
  ...movementRules,
  ...exploringRules,
  ...interactionRules,
  ...unitsRules,
  ...combatRules,
  ...combatRangedRules,
  ...combatBlockRules,
  ...combatDamageRules,
  ...combatAttackRules,
  ...combatOutcomeRules,
  ...enemiesRules,
  ...expansionEnemiesRules,
  ...fortifiedSitesRules,
  ...adventureSitesRules,
  ...peacefulSitesRules,
  ...rewardsRules,
  ...levelsRules,
  ...skillsRules,
  ...deedsRules,
  ...ownCardsRules,
  ...endOfTurnRules,
  ...endOfRoundRules,
  ...duelsRules,
  ...duelsMeleeRules,
  ...cooperationRules,
  ...dummyRules,
  ...scenariosRules,
  ...scenariosTogetherRules,
  ...scenariosRivalsRules,
  ...missionsRules,
  ...scoringRules,
  ...prioritiesRules,
  ...variantsRules,
  ...variantDetailsRules,
]
