// The rules of Dark Venture, in our own words. Code cites a rule by its id where it enforces it, a test where it
// proves it. The number in the comment beside an id is the ruling that the entry settles.
import type { Rule } from '@longtable/kernel'
import { additionalRules } from './additional.ts'
import { ancientsRules } from './ancients.ts'
import { appendicesRules } from './appendices.ts'
import { autoEnemiesRules } from './auto-enemies.ts'
import { backgroundRules } from './background.ts'
import { campaignRules } from './campaign.ts'
import { cardsRules } from './cards.ts'
import { combatRules } from './combat.ts'
import { contentsRules } from './contents.ts'
import { dashboardsRules } from './dashboards.ts'
import { effectsRules } from './effects.ts'
import { fencesAndWallsRules } from './fences-and-walls.ts'
import { heroesRules } from './heroes.ts'
import { mapRules } from './map.ts'
import { memoryRules } from './memory.ts'
import { movementRules } from './movement.ts'
import { prisonersRules } from './prisoners.ts'
import { resourcesRules } from './resources.ts'
import { setUpRules } from './set-up.ts'
import { storiesRules } from './stories.ts'
import { turnsRules } from './turns.ts'
import { winningRules } from './winning.ts'

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
  ...campaignRules,
  ...appendicesRules,
  ...backgroundRules,
]
