import type { Lesson } from '../../game-ui/lesson.ts'

/** The guided first games, each loaded when somebody begins it. */
export const lessons: Readonly<Record<string, () => Promise<Lesson>>> = {
  immortals: async () => (await import('../../games/immortals/lesson/lesson.ts')).immortalsLesson,
  'mage-knight': async () => (await import('../../games/mage-knight/lesson/lesson.ts')).mageKnightLesson,
  'dark-venture': async () => (await import('../../games/dark-venture/lesson/lesson.ts')).darkVentureLesson,
}
