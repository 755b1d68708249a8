import { defineManifest } from '@longtable/kernel'
import type { Immortals } from './state/schema.ts'

export const manifest = defineManifest<Immortals>({
  id: 'immortals',
  name: { en: 'Immortals', fr: 'Immortals' },
  players: { min: 3, max: 5 },
  scenarios: [{ id: 'standard', players: { min: 3, max: 5 } }],
  sets: [],
  levels: ['novice', 'skilled', 'master'],
  frozen: ['skilled-1', 'master-1'],
  terminal: 'own',
  browser: 'own',
  tests: 'test',
  words: {
    en: {
      about:
        'Armies that fall in one realm rise again in the other. Plan in secret, fight through the cube tower, and hold the regions of light and dark.',
      picture: 'Two mirrored maps, one bright and one dark, with a wooden cube tower between them.',
    },
    fr: {
      about:
        'Les armées tombées dans un royaume ressuscitent dans l’autre. Planifiez en secret, combattez par la tour à cubes et tenez les régions de la lumière et des ténèbres.',
      picture:
        'Deux cartes en miroir, l’une claire et l’autre sombre, et entre elles une tour à cubes en bois.',
    },
  },
  load: {
    game: async () => (await import('./game.ts')).immortals,
    bots: async () => {
      const [{ novice }, { hints }] = await Promise.all([
        import('./bots/novice.ts'),
        import('./bots/search-hints.ts'),
      ])
      return { bots: [novice], hints }
    },
  },
})
