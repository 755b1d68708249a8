// The rules of Mage Knight, in our own words. Code cites a rule by its id where it enforces it, a test where it
// proves it. The number in the comment beside an id is the ruling that the entry settles.
import type { Rule } from '@longtable/kernel'
import { cardsRules } from './rules/cards.ts'
import { combatAttackRules } from './rules/combat-attack.ts'
import { combatBlockRules } from './rules/combat-block.ts'
import { combatDamageRules } from './rules/combat-damage.ts'
import { combatOutcomeRules } from './rules/combat-outcome.ts'
import { combatRangedRules } from './rules/combat-ranged.ts'
import { combatRules } from './rules/combat.ts'
import { cooperationRules } from './rules/cooperation.ts'
import { deedsRules } from './rules/deeds.ts'
import { duelsMeleeRules } from './rules/duels-melee.ts'
import { duelsRules } from './rules/duels.ts'
import { dummyRules } from './rules/dummy.ts'
import { endOfRoundRules } from './rules/end-of-round.ts'
import { endOfTurnRules } from './rules/end-of-turn.ts'
import { enemiesRules } from './rules/enemies.ts'
import { exploringRules } from './rules/exploring.ts'
import { interactionRules } from './rules/interaction.ts'
import { levelsRules } from './rules/levels.ts'
import { manaRules } from './rules/mana.ts'
import { movementRules } from './rules/movement.ts'
import { prioritiesRules } from './rules/priorities.ts'
import { rewardsRules } from './rules/rewards.ts'
import { roundsRules } from './rules/rounds.ts'
import { scenariosRivalsRules } from './rules/scenarios-rivals.ts'
import { scenariosTogetherRules } from './rules/scenarios-together.ts'
import { scenariosRules } from './rules/scenarios.ts'
import { scoringRules } from './rules/scoring.ts'
import { setUpRules } from './rules/set-up.ts'
import { adventureSitesRules } from './rules/sites-adventure.ts'
import { fortifiedSitesRules } from './rules/sites-fortified.ts'
import { peacefulSitesRules } from './rules/sites-peaceful.ts'
import { skillsRules } from './rules/skills.ts'
import { tacticsRules } from './rules/tactics.ts'
import { turnsRules } from './rules/turns.ts'
import { unitsRules } from './rules/units.ts'
import { variantsRules } from './rules/variants.ts'

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
  ...fortifiedSitesRules,
  ...adventureSitesRules,
  ...peacefulSitesRules,
  ...rewardsRules,
  ...levelsRules,
  ...skillsRules,
  ...deedsRules,
  ...endOfTurnRules,
  ...endOfRoundRules,
  ...duelsRules,
  ...duelsMeleeRules,
  ...cooperationRules,
  ...dummyRules,
  ...scenariosRules,
  ...scenariosTogetherRules,
  ...scenariosRivalsRules,
  ...scoringRules,
  ...prioritiesRules,
  ...variantsRules,
]
