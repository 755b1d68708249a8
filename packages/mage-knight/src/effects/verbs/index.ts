import { verbTable } from '@longtable/kernel'
import type { Effect } from '../../content/effect.ts'
import type { EffectVerb, EffectVerbs } from '../../state/match.ts'
import { cardVerbs } from './cards.ts'
import { choosingVerbs } from './choosing.ts'
import { diceVerbs } from './dice.ts'
import { enemyVerbs } from './enemies.ts'
import { flowVerbs } from './flow.ts'
import { journeyVerbs } from './journeys.ts'
import { manaVerbs } from './mana.ts'
import { otherVerbs } from './others.ts'
import { playVerbs } from './plays.ts'
import { pointVerbs } from './points.ts'
import { timeVerbs } from './time.ts'
import { unitVerbs } from './units.ts'

const fields = [
  'messages',
  'text',
  'textNaming',
  'textOfEnemy',
  'textOfOther',
  'parts',
  'asks',
  'gives',
  'stages',
  'mana',
  'cards',
  'uses',
  'raised',
  'isPayable',
  'helps',
  'run',
  'ask',
] as const satisfies readonly (keyof EffectVerb)[]

/** Every verb of the effect language, each one object: its shape, when it helps, how it runs, how it is said. */
export const effectVerbs: EffectVerbs = verbTable<Effect, EffectVerb>(fields, {
  ...pointVerbs,
  ...cardVerbs,
  ...playVerbs,
  ...manaVerbs,
  ...diceVerbs,
  ...flowVerbs,
  ...choosingVerbs,
  ...enemyVerbs,
  ...unitVerbs,
  ...journeyVerbs,
  ...otherVerbs,
  ...timeVerbs,
})
