import { defineManifest, type Mode } from '@longtable/kernel'
import type { DarkVenture } from './state/tables/match-tables.ts'

const scenario = (id: string, min: number, max: number, mode: Mode = 'competitive') => ({
  id,
  players: { min, max },
  mode,
})

export const manifest = defineManifest<DarkVenture>({
  id: 'dark-venture',
  name: {
    en: 'Dark Venture: Battle of the Ancients',
    fr: 'Dark Venture\u00a0: Battle of the Ancients',
  },
  players: { min: 1, max: 5 },
  scenarios: [
    scenario('victory', 2, 5),
    scenario('victoryUnderground', 2, 5),
    scenario('autoEnemies', 1, 5),
    scenario('embers', 1, 4),
    scenario('banners', 1, 4),
    scenario('star', 1, 5),
    scenario('ledger', 1, 3),
    scenario('duel', 1, 4),
    scenario('drownedFeast', 1, 3),
    scenario('bones', 1, 3, 'cooperative'),
    scenario('waystation', 1, 5, 'cooperative'),
    scenario('hunt', 1, 5, 'cooperative'),
    scenario('orchard', 1, 4),
    scenario('convoy', 1, 4),
    scenario('copper', 1, 5),
    scenario('fires', 1, 5, 'cooperative'),
    scenario('ancients', 1, 5),
    scenario('flood', 1, 4),
    scenario('market', 1, 5),
    scenario('wall', 1, 5, 'cooperative'),
    scenario('stair', 1, 5),
    scenario('turncoats', 1, 4),
    scenario('lightlessBelow', 1, 5, 'cooperative'),
  ],
  sets: [{ id: 'base', name: { en: 'Base game', fr: 'Jeu de base' } }],
  levels: ['novice', 'skilled', 'master'],
  frozen: ['skilled-1', 'master-1'],
  terminal: 'own',
  browser: 'own',
  tests: 'test',
  words: {
    en: {
      about:
        'Five peoples and three loners in a ruined land. Roll your dice, raid, take prisoners, wake your Ancient: against each other, against enemies that play themselves, or through stories above and below the ground.',
      learn: 'Learn it in a first story',
      picture:
        'A ruined land in squares with a river, a road and an old tower; figures of two peoples and red dice.',
      daily: 'The Drowned Feast',
    },
    fr: {
      about:
        'Cinq peuples et trois solitaires dans un pays en ruine. Lancez vos dés, pillez, faites des prisonniers, éveillez votre Ancien : les uns contre les autres, contre des ennemis qui jouent seuls, ou au fil de récits sur terre et sous terre.',
      learn: 'Apprendre par un premier récit',
      picture:
        'Un pays en ruine fait de cases, avec une rivière, une route et une vieille tour ; les figures de deux peuples et des dés rouges.',
      daily: 'Le Festin noyé',
    },
  },
  load: {
    game: async () => (await import('./game.ts')).darkVenture,
    bots: async () => {
      const [{ novice }, { hints }] = await Promise.all([
        import('./bots/novice.ts'),
        import('./bots/search-hints.ts'),
      ])
      return { bots: [novice], hints }
    },
    steer: async () => (await import('./steering.ts')).steer,
  },
})
