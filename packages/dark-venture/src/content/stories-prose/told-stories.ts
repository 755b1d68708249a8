// All scenarios, as they are told, by their ids.
import { ashesProse } from './story-ashes.ts'
import { burdensProse } from './story-burdens.ts'
import { chairProse } from './story-chair.ts'
import { collectorProse } from './story-collector.ts'
import { fordProse } from './story-ford.ts'
import type { StoryTable } from './story-prose.ts'
import { wagersProse } from './story-wagers.ts'

export const storiesProse = {
  ...ashesProse,
  ...collectorProse,
  ...fordProse,
  ...chairProse,
  ...wagersProse,
  ...burdensProse,
} satisfies StoryTable

export type StoryId = keyof typeof storiesProse
