import { defineManifest } from '@longtable/kernel'
import { MAX_SEATS, type HighCard } from './state.ts'

export const manifest = defineManifest<HighCard>({
  id: 'high-card',
  name: { en: 'High Card', fr: 'Carte haute' },
  players: { min: 2, max: MAX_SEATS },
  scenarios: [],
  sets: [],
  levels: ['novice'],
  terminal: 'generic',
  browser: 'generic',
  tests: 'test',
  words: {
    en: { about: 'Everybody has one hidden card and may exchange it a few times. The highest wins.' },
    fr: { about: 'Chacun a une carte cachée et peut la changer quelques fois. La plus haute gagne.' },
  },
  load: {
    game: async () => (await import('./game.ts')).highCard,
    bots: async () => ({ bots: [(await import('./novice.ts')).novice] }),
  },
})
