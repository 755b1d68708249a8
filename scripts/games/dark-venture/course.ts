import { darkVenture } from '@longtable/dark-venture'

/** In which games a model learns: all that its game is played as, the usual ones more often. */
export interface Lecture {
  readonly seats: number
  readonly config?: Readonly<Record<string, unknown>>
}

const victory: readonly Lecture[] = [2, 2, 3, 3, 4, 4, 4, 5].map((seats) => ({ seats }))

/** Every story with the fewest and the most who can play it. */
const stories: readonly Lecture[] = darkVenture.scenarios
  .filter(({ id }) => id !== 'victory')
  .flatMap(({ players: { min, max }, config }) => [
    { seats: min, config },
    { seats: max, config },
  ])

export const courses: Readonly<Record<string, readonly Lecture[]>> = {
  'dark-venture': [...victory, ...victory, ...victory, ...stories],
  immortals: [{ seats: 3 }, { seats: 4 }, { seats: 4 }, { seats: 5 }],
  'mage-knight': [
    { seats: 2, config: { scenario: 'blitzConquest' } },
    { seats: 3, config: { scenario: 'blitzConquest' } },
    { seats: 4, config: { scenario: 'blitzConquest' } },
    { seats: 2, config: { scenario: 'firstReconnaissance' } },
  ],
}
