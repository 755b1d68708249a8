import type { GameUI, GameTexts } from '../game-ui/game-ui.ts'
import type { Lesson } from '../game-ui/lesson.ts'

/** What the client has for a game; each part is loaded when somebody needs it. */
export interface GameModules {
  readonly ui: () => Promise<GameUI>
  /** Without a board: enough to read the rules. */
  readonly texts: () => Promise<GameTexts>
  /** The guided first game, where there is one. */
  readonly lesson?: () => Promise<Lesson>
}

/** The games that have a UI, by their ids. */
const manifest: Readonly<Record<string, GameModules>> = {
  immortals: {
    ui: async () => (await import('./immortals/ui.ts')).immortalsUI,
    texts: async () => (await import('./immortals/texts.ts')).immortalsTexts,
    lesson: async () => (await import('./immortals/lesson/lesson.ts')).immortalsLesson,
  },
  'mage-knight': {
    ui: async () => (await import('./mage-knight/ui.ts')).mageKnightUI,
    texts: async () => (await import('./mage-knight/texts.ts')).mageKnightTexts,
    lesson: async () => (await import('./mage-knight/lesson/lesson.ts')).mageKnightLesson,
  },
  'dark-venture': {
    ui: async () => (await import('./dark-venture/ui.ts')).darkVentureUI,
    texts: async () => (await import('./dark-venture/texts.ts')).darkVentureTexts,
    lesson: async () => (await import('./dark-venture/lesson/lesson.ts')).darkVentureLesson,
  },
}

export const gameIds: readonly string[] = Object.keys(manifest)

/** Undefined for a game that has no UI here. */
export function modulesOf(game: string): GameModules | undefined {
  return Object.hasOwn(manifest, game) ? manifest[game] : undefined
}
