import type { Messages } from '@longtable/kernel'

/** What a position is judged by. */
export const judge = {
  judge: {
    fame: 'Fame',
    level: 'Level',
    skills: 'Skills',
    actions: 'Advanced actions',
    spells: 'Spells',
    artifacts: 'Artifacts',
    units: 'Units',
    woundedUnits: 'Wounded units',
    crystals: 'Crystals',
    wounds: 'Wounds',
    woundsInHand: 'Wounds in hand',
    influence: 'Reputation',
    achievements: 'Achievements',
    rewards: 'Rewards to come',
    land: 'Land explored',
    goal: 'The scenario’s goal',
    found: 'Cities found',
    taken: 'Cities conquered',
    defenders: 'Defenders of the cities',
    hidden: 'Cities still hidden',
    cardsLeft: 'Cards left this round',
    siege: 'A city within reach',
    exploring: 'Unknown land within reach',
    foes: 'Enemies and treasures within reach',
    people: 'People within reach',
  },
} as const satisfies Messages
