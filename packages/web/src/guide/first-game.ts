import type { WantedMatch } from '@longtable/server/client'

/**
 * A short game against two beginners, the same for everybody: one in which much comes up, and which is won by whoever
 * does what the guide suggests.
 */
export const FIRST_GAME = {
  game: 'immortals',
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }, { kind: 'bot', bot: 'novice' }],
  config: { rounds: 1 },
  seed: 'first game 4',
} satisfies WantedMatch
