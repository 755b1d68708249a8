import type { Messages } from '@longtable/kernel'
import { combat } from './en-combat.ts'
import { effects } from './en-effects.ts'
import { end } from './en-end.ts'
import { events } from './en-events.ts'
import { ground } from './en-ground.ts'
import { judge } from './en-judge.ts'
import { joined } from './joined.ts'
import { map } from './en-map.ts'
import { options } from './en-options.ts'
import { plays } from './en-plays.ts'
import { provenanceWords } from './provenance.ts'
import { scenarioWords } from './en-scenarios.ts'
import { things } from './en-things.ts'
import { together } from './en-together.ts'

export const en: Messages = joined([
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
  provenanceWords.en,
  judge,
])
