import type { Messages } from '@longtable/kernel'
import { combat } from './fr-combat.ts'
import { effects } from './fr-effects.ts'
import { end } from './fr-end.ts'
import { events } from './fr-events.ts'
import { ground } from './fr-ground.ts'
import { judge } from './fr-judge.ts'
import { joined } from './joined.ts'
import { map } from './fr-map.ts'
import { options } from './fr-options.ts'
import { plays } from './fr-plays.ts'
import { provenanceWords } from './provenance.ts'
import { scenarioWords } from './fr-scenarios.ts'
import { things } from './fr-things.ts'
import { together } from './fr-together.ts'

export const fr: Messages = joined([
  events,
  ground,
  options,
  scenarioWords,
  effects,
  plays,
  map,
  combat,
  end,
  things,
  together,
  provenanceWords.fr,
  judge,
])
