import type { Effect } from '../content/effect.ts'
import type { EffectVerbs } from '../state/match.ts'
import { EVERY_STAGE } from '../state/schema/stages.ts'

/** What can be said of an effect from its shape alone, whatever the position: its verb says it, or leaves it at the default. */
export interface EffectShape {
  readonly parts: (effect: Effect) => readonly Effect[]
  readonly quiet: (effect: Effect) => boolean
  readonly gives: (effect: Effect) => number
  readonly stages: (effect: Effect) => number
  readonly mana: (effect: Effect) => readonly number[]
  readonly cards: (effect: Effect) => number
  readonly uses: (effect: Effect) => readonly Effect[]
  readonly raised: (effect: Effect, n: number) => Effect | undefined
}

const NONE: readonly never[] = []

export function shapeOf(verbs: EffectVerbs): EffectShape {
  const shape: EffectShape = {
    parts: (effect) => verbs[effect.do].parts?.(effect) ?? NONE,
    quiet: (effect) => {
      const { asks } = verbs[effect.do]
      if (asks === 'inside') return shape.parts(effect).every(shape.quiet)
      return asks === undefined || (asks !== 'always' && !asks(effect))
    },
    gives: (effect) => {
      const { gives } = verbs[effect.do]
      if (gives === 'inside') return shape.parts(effect).reduce((bits, part) => bits | shape.gives(part), 0)
      return typeof gives === 'number' ? gives : gives(effect)
    },
    stages: (effect) => verbs[effect.do].stages?.(effect, shape.stages) ?? EVERY_STAGE,
    mana: (effect) => verbs[effect.do].mana?.(effect, shape.mana) ?? NONE,
    cards: (effect) => verbs[effect.do].cards?.(effect, shape.cards) ?? 0,
    uses: (effect) => verbs[effect.do].uses?.(effect, shape.uses) ?? [effect],
    raised: (effect, n) => verbs[effect.do].raised?.(effect, n, shape.raised),
  }
  return shape
}
