import { autoVerbs } from './auto-enemies.ts'
import { cardVerbs } from './cards.ts'
import { combatVerbs } from './combat.ts'
import { factionVerbs } from './factions.ts'
import { flowVerbs } from './flow.ts'
import { goodsVerbs } from './goods.ts'
import { storyVerbs } from './story.ts'
import { tokenVerbs } from './tokens.ts'
import { unitVerbs } from './units.ts'
import { teach, type EffectName, type Verbs } from '../verb.ts'

/** Every verb of the effect language. */
export const VERBS: Verbs<EffectName> = teach({
  ...cardVerbs,
  ...flowVerbs,
  ...unitVerbs,
  ...combatVerbs,
  ...goodsVerbs,
  ...tokenVerbs,
  ...factionVerbs,
  ...autoVerbs,
  ...storyVerbs,
})
