import type { Step } from '@longtable/kernel'
import type { Immortals } from '../state/schema.ts'
import * as attack from './attack.ts'
import * as battle from './battle.ts'
import * as colours from './colours.ts'
import * as construction from './construction.ts'
import * as draft from './draft.ts'
import * as extraction from './extraction.ts'
import * as flow from './flow.ts'
import * as magic from './magic.ts'
import * as movement from './movement.ts'
import * as performing from './performing.ts'
import * as planning from './planning.ts'
import * as reinforcements from './reinforcements.ts'
import * as scoring from './scoring.ts'
import * as seeding from './seeding.ts'
import * as startingRound from './starting-round.ts'
import * as transition from './transition.ts'

const chapters = [
  colours,
  startingRound,
  draft,
  seeding,
  flow,
  reinforcements,
  planning,
  performing,
  extraction,
  transition,
  construction,
  attack,
  battle,
  movement,
  magic,
  scoring,
]

function isStep(value: unknown): value is Step<Immortals> {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && 'name' in value && 'locals' in value
  )
}

/** Every step that a chapter exports. */
export const steps: readonly Step<Immortals>[] = chapters.flatMap((chapter) =>
  Object.values(chapter).filter(isStep),
)
