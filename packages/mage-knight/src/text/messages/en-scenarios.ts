import type { Messages } from '@longtable/kernel'

/** What each scenario is, and how long it takes. */
export const scenarioWords: Messages = {
  scenarios: {
    firstReconnaissance: {
      about:
        'Explore an unknown land until its city is found. Every tile that you reveal brings fame; the fights are small. The one to begin with.',
      length: '3 rounds, alone 4: about an hour',
    },
    fullConquest: {
      about: 'Conquer as many cities as there are players. Heroes may fight each other; the most fame wins.',
      length: '6 rounds: an evening',
    },
    blitzConquest: {
      about:
        'Full Conquest in little time: everybody starts stronger, with more mana and more units, and explores faster.',
      length: '4 rounds: two to three hours',
    },
    soloConquest: {
      about: 'Alone against two great cities. You win only if both of them fall; your score says how well.',
      length: '6 rounds: two hours',
    },
    fullCooperation: {
      about: 'All heroes on one side: conquer every city in time, and together if you like.',
      length: '6 rounds: an evening',
    },
    blitzCooperation: {
      about: 'Full Cooperation with a strong start and little time.',
      length: '4 rounds: two to three hours',
    },
    minesLiberation: {
      about:
        'Enemies have taken the mines. Free them one by one; each free mine gives you crystals from then on.',
      length: '4 rounds: two to three hours',
    },
    druidNights: {
      about:
        'By day you mark the magical glades; by night you call what they guard, and fight more of it the more glades you marked.',
      length: '4 rounds: two to three hours',
    },
    dungeonLords: {
      about:
        'Dungeons and tombs wait under the whole land, some of them hidden by the villages. Who clears the most?',
      length: '5 rounds: three hours',
    },
    conquerAndHold: {
      about: 'Take keeps and mage towers and keep them from the others. With four you play two against two.',
      length: '4 rounds, with two 6: two to three hours',
    },
    oneToReturn: {
      about:
        'The portal closes behind you, and opens once more for one hero alone. Whoever holds it after the last Night wins.',
      length: '4 rounds: two to three hours',
    },
  },
}
