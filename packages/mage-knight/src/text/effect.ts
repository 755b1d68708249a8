import type { Effect } from '../content/effect.ts'
import type { EffectVerbs, EffectWriter } from '../state/match.ts'

/** Makes what puts effects into words out of what each verb says. */
export function effectWriter(verbs: EffectVerbs): EffectWriter {
  const say: EffectWriter = Object.assign((effect: Effect) => verbs[effect.do].text(effect, say), { verbs })
  return say
}
