import type { WantedMatch } from '@longtable/server/client'
import { STAND_IN } from '../tables/stand-in.ts'

/**
 * A short game against two beginners, the same for everybody: one in which much comes up, and which is won by whoever
 * does what the guide suggests.
 */
export const FIRST_GAME = {
  game: 'immortals',
  seats: [{ kind: 'me' }, { kind: 'bot', bot: STAND_IN }, { kind: 'bot', bot: STAND_IN }],
  config: { rounds: 1 },
  seed: 'first game 4',
} satisfies WantedMatch
