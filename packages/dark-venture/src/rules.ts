// The rules of Dark Venture, in our own words. Code cites a rule by its id where it enforces it, a test where it
// proves it. The number in the comment beside an id is the ruling that the entry settles.
import type { Rule } from '@longtable/kernel'
import { additionalRules } from './rules/additional.ts'
import { ancientsRules } from './rules/ancients.ts'
import { appendicesRules } from './rules/appendices.ts'
import { autoEnemiesRules } from './rules/auto-enemies.ts'
import { backgroundRules } from './rules/background.ts'
import { cardsRules } from './rules/cards.ts'
import { combatRules } from './rules/combat.ts'
import { contentsRules } from './rules/contents.ts'
import { dashboardsRules } from './rules/dashboards.ts'
import { effectsRules } from './rules/effects.ts'
import { fencesAndWallsRules } from './rules/fences-and-walls.ts'
import { heroesRules } from './rules/heroes.ts'
import { mapRules } from './rules/map.ts'
import { memoryRules } from './rules/memory.ts'
import { movementRules } from './rules/movement.ts'
import { prisonersRules } from './rules/prisoners.ts'
import { resourcesRules } from './rules/resources.ts'
import { setUpRules } from './rules/set-up.ts'
import { storiesRules } from './rules/stories.ts'
import { turnsRules } from './rules/turns.ts'
import { winningRules } from './rules/winning.ts'

export const rules: readonly Rule[] = [
  ...contentsRules,
  ...setUpRules,
  ...winningRules,
  ...mapRules,
  ...dashboardsRules,
  ...turnsRules,
  ...movementRules,
  ...memoryRules,
  ...combatRules,
  ...prisonersRules,
  ...cardsRules,
  ...autoEnemiesRules,
  ...ancientsRules,
  ...heroesRules,
  ...resourcesRules,
  ...fencesAndWallsRules,
  ...additionalRules,
  ...effectsRules,
  ...storiesRules,
  ...appendicesRules,
  ...backgroundRules,
]
