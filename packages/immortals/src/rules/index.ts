// The rules of Immortals, in our own words. Code cites a rule by its id where it enforces it, a test where it
// proves it. The number in the comment beside an id is the ruling that the entry settles.
import type { Rule } from '@longtable/kernel'
import { attackRules } from './attack.ts'
import { battleRules } from './battle.ts'
import { componentsRules } from './components.ts'
import { constructionRules } from './construction.ts'
import { endRules } from './end.ts'
import { extractionRules } from './extraction.ts'
import { flowRules } from './flow.ts'
import { magicRules } from './magic.ts'
import { movementRules } from './movement.ts'
import { performingRules } from './performing.ts'
import { planningRules } from './planning.ts'
import { portalsRules } from './portals.ts'
import { reinforcementsRules } from './reinforcements.ts'
import { scoringRules } from './scoring.ts'
import { seedingRules } from './seeding.ts'
import { setUpRules } from './set-up.ts'
import { startingRoundRules } from './starting-round.ts'
import { supplyRules } from './supply.ts'
import { towerRules } from './tower.ts'
import { transitionRules } from './transition.ts'

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
