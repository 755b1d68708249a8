import type { Text } from '@longtable/kernel'
import type { Effect, Effects } from '../content/effects.ts'
import type { MatchTables } from '../state/tables/match-tables.ts'
import { sayAll } from './effect-parts.ts'

/** What effects do, in words. Text and behaviour come from the same row, by the same verb. */
export function say({ verbs }: Pick<MatchTables, 'verbs'>, effects: Effects): Text {
  const one = (effect: Effect): Text => verbs[effect.do].text(effect, one)
  return sayAll(effects, one)
}
