import type { Effect } from '../../src/content/effects.ts'
import { VERB_FIELDS, VERBS } from '../../src/effects/verbs/index.ts'
import { verbTable } from '@longtable/kernel'
import type { AnyVerb, EffectName, Verb, Verbs } from '../../src/state/tables/match-tables.ts'

/** What a verb does in a test: how it is said, whom it speaks of and what is inside it stays as it is. */
export type Probe<K extends EffectName> = Omit<Verb<K>, 'text' | 'messages' | 'queries' | 'programs'>

export type Probes = { readonly [K in EffectName]?: Probe<K> }

/** The game's verbs, some of which do something else. */
export function verbsWith(probes: Probes): Verbs {
  const all: Record<string, object | undefined> = { ...VERBS }
  for (const [name, probe] of Object.entries(probes as Readonly<Record<string, AnyVerb>>)) {
    const { text, messages, queries, programs } = all[name] === undefined ? probe : VERBS[name as EffectName]
    all[name] = { ...probe, text, messages, queries, programs }
  }
  return verbTable<Effect, AnyVerb>(VERB_FIELDS, all as Verbs)
}
