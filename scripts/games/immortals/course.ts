import type { Lecture } from '../../train/lecture.ts'

export const course: readonly Lecture[] = [
  { seats: 3 },
  { seats: 4 },
  { seats: 4 },
  { seats: 5 },
  { seats: 4, config: { scoring: 'cards' } },
]
