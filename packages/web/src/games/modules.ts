import { findManifest } from '@longtable/games/manifests'
import type { GameManifest } from '@longtable/kernel'
import type { ComponentType } from 'react'
import type { GameUI, GameTexts } from '../game-ui/game-ui.ts'
import type { Lesson } from '../game-ui/lesson.ts'
import type { StoriesUI } from '../game-ui/stories.ts'

/** What the client has for a game; each part is loaded when somebody needs it. */
export interface GameModules {
  readonly ui: () => Promise<GameUI>
  /** Without a board: enough to read the rules. */
  readonly texts: () => Promise<GameTexts>
  /** The guided first game, where there is one. */
  readonly lesson?: () => Promise<Lesson>
  /** Its stories and campaigns, where it has some. */
  readonly stories?: () => Promise<StoriesUI>
  /** The game as it lies on the table of the start page, where somebody has drawn it. */
  readonly picture?: () => Promise<Picture>
}

export type Picture = ComponentType<{ label: string }>

// Folders of games, by their ids: what is found there needs to be listed nowhere.
const uis = import.meta.glob<GameUI>('./*/ui.{ts,tsx}', { import: 'ui' })
const texts = import.meta.glob<GameTexts>('./*/texts.ts', { import: 'texts' })
const lessons = import.meta.glob<Lesson>('./*/lesson/lesson.ts', { import: 'lesson' })
const stories = import.meta.glob<StoriesUI>('./*/stories/stories.ts', { import: 'stories' })
const pictures = import.meta.glob<Picture>('./*/picture/Picture.tsx', { import: 'Picture' })

function ownModules(id: string): GameModules {
  const [ui, words] = [uis[`./${id}/ui.ts`] ?? uis[`./${id}/ui.tsx`], texts[`./${id}/texts.ts`]]
  if (ui === undefined || words === undefined) throw new Error(`games/${id} has no ui and no texts`)
  const lesson = lessons[`./${id}/lesson/lesson.ts`]
  const told = stories[`./${id}/stories/stories.ts`]
  const picture = pictures[`./${id}/picture/Picture.tsx`]
  return {
    ui,
    texts: words,
    ...(lesson !== undefined && { lesson }),
    ...(told !== undefined && { stories: told }),
    ...(picture !== undefined && { picture }),
  }
}

/** A table for any game, drawn from its schema, menus and messages. */
function genericModules({ load }: GameManifest): GameModules {
  return {
    ui: async () => (await import('./generic/generic-ui.tsx')).genericUI(await load.game()),
    texts: async () => (await import('./generic/generic-texts.ts')).genericTexts,
  }
}

/** Undefined for a game that is not in the registry. */
export function modulesOf(id: string): GameModules | undefined {
  const manifest = findManifest(id)
  if (manifest === undefined) return undefined
  return manifest.browser === 'own' ? ownModules(id) : genericModules(manifest)
}
