import type { Lecture } from '../../train/lecture.ts'

export const course: readonly Lecture[] = [
  { seats: 2, config: { scenario: 'blitzConquest' } },
  { seats: 3, config: { scenario: 'blitzConquest' } },
  { seats: 4, config: { scenario: 'blitzConquest' } },
  { seats: 2, config: { scenario: 'firstReconnaissance' } },
]
