import { type Language, type Messages, verbMessages, verbTable } from '@longtable/kernel'
import type { Effect } from '../../content/effects.ts'
import type { AnyVerb, Verbs } from '../../state/tables/match-tables.ts'
import { ancientVerbs } from './ancients.ts'
import { autoEnemyVerbs } from './auto-enemies.ts'
import { bagVerbs } from './bag.ts'
import { buildingVerbs } from './building.ts'
import { cardVerbs } from './cards.ts'
import { combatVerbs } from './combat.ts'
import { diceVerbs } from './dice.ts'
import { fabricatingVerbs } from './fabricating.ts'
import { factionVerbs } from './factions.ts'
import { fateVerbs } from './fates.ts'
import { flowVerbs } from './flow.ts'
import { goodsVerbs } from './goods.ts'
import { moveVerbs } from './moves.ts'
import { sizeVerbs } from './sizes.ts'
import { storyVerbs } from './story.ts'
import { tokenVerbs } from './tokens.ts'
import { unitVerbs } from './units.ts'

/** What a verb says of itself, in the order in which all verbs are kept. */
export const VERB_FIELDS = [
  'run',
  'can',
  'whyNot',
  'least',
  'things',
  'queries',
  'programs',
  'text',
  'messages',
] as const

/** Every verb of the effect language. */
export const VERBS: Verbs = verbTable<Effect, AnyVerb>(VERB_FIELDS, {
  ...ancientVerbs,
  ...autoEnemyVerbs,
  ...bagVerbs,
  ...buildingVerbs,
  ...cardVerbs,
  ...combatVerbs,
  ...diceVerbs,
  ...fabricatingVerbs,
  ...factionVerbs,
  ...fateVerbs,
  ...flowVerbs,
  ...goodsVerbs,
  ...moveVerbs,
  ...sizeVerbs,
  ...storyVerbs,
  ...tokenVerbs,
  ...unitVerbs,
})

/** What all verbs say, in one language. */
export function effectMessages(language: Language): Messages {
  return { fx: verbMessages(VERBS, language) }
}
