// The rules of Immortals, in our own words. Code cites a rule by its id where it enforces it, a test where it
// proves it. The number in the comment beside an id is the ruling that the entry settles.
import type { Rule } from '@longtable/kernel'
import { attackRules } from './rules/attack.ts'
import { battleRules } from './rules/battle.ts'
import { componentsRules } from './rules/components.ts'
import { constructionRules } from './rules/construction.ts'
import { endRules } from './rules/end.ts'
import { extractionRules } from './rules/extraction.ts'
import { flowRules } from './rules/flow.ts'
import { magicRules } from './rules/magic.ts'
import { movementRules } from './rules/movement.ts'
import { performingRules } from './rules/performing.ts'
import { planningRules } from './rules/planning.ts'
import { portalsRules } from './rules/portals.ts'
import { reinforcementsRules } from './rules/reinforcements.ts'
import { scoringRules } from './rules/scoring.ts'
import { seedingRules } from './rules/seeding.ts'
import { setUpRules } from './rules/set-up.ts'
import { startingRoundRules } from './rules/starting-round.ts'
import { supplyRules } from './rules/supply.ts'
import { towerRules } from './rules/tower.ts'
import { transitionRules } from './rules/transition.ts'

export const rules: readonly Rule[] = [
  ...componentsRules,
  ...setUpRules,
  ...startingRoundRules,
  ...seedingRules,
  ...flowRules,
  ...reinforcementsRules,
  ...planningRules,
  ...performingRules,
  ...extractionRules,
  ...transitionRules,
  ...constructionRules,
  ...portalsRules,
  ...attackRules,
  ...battleRules,
  ...movementRules,
  ...magicRules,
  ...supplyRules,
  ...scoringRules,
  ...endRules,
  ...towerRules,
]
