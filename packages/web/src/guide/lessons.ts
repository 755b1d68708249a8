import type { Lesson } from './lesson.ts'

/** The guided first games, each loaded when somebody begins it. */
export const lessons: Readonly<Record<string, () => Promise<Lesson>>> = {
  immortals: async () => (await import('./immortals/lesson.ts')).immortalsLesson,
  'mage-knight': async () => (await import('./mage-knight/lesson.ts')).mageKnightLesson,
  'dark-venture': async () => (await import('./dark-venture/lesson.ts')).darkVentureLesson,
}
