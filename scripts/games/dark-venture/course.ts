import { darkVenture } from '@longtable/dark-venture'
import type { Lecture } from '../../train/lecture.ts'

const victory: readonly Lecture[] = [2, 2, 3, 3, 4, 4, 4, 5].map((seats) => ({ seats }))

/** Every story with the fewest and the most who can play it. */
const stories: readonly Lecture[] = darkVenture.scenarios
  .filter(({ id }) => id !== 'victory')
  .flatMap(({ players: { min, max }, config }) => [
    { seats: min, config },
    { seats: max, config },
  ])

export const course: readonly Lecture[] = [...victory, ...victory, ...victory, ...stories]
