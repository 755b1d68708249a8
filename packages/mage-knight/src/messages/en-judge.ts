import type { Messages } from '@longtable/kernel'

/** What a position is judged by. */
export const judge = {
  judge: {
    fame: 'Fame',
    level: 'Level',
    deeds: 'Cards learned and found',
    skills: 'Skills',
    units: 'Units',
    crystals: 'Crystals',
    wounds: 'Wounds',
    reputation: 'Reputation',
    achievements: 'Achievements',
    rewards: 'Rewards to come',
    land: 'Land explored',
    cities: 'Cities',
    cardsLeft: 'Cards left this round',
    prospects: 'What is within reach',
  },
} as const satisfies Messages
