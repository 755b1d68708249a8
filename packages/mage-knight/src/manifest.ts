import { defineManifest, type Mode } from '@longtable/kernel'
import type { MageKnight } from './state/match.ts'

const scenario = (id: string, min: number, max: number, mode: Mode = 'competitive') => ({
  id,
  players: { min, max },
  mode,
})

export const manifest = defineManifest<MageKnight>({
  id: 'mage-knight',
  name: { en: 'Mage Knight', fr: 'Mage Knight' },
  players: { min: 1, max: 4 },
  scenarios: [
    scenario('firstReconnaissance', 1, 4),
    scenario('fullConquest', 1, 4),
    scenario('blitzConquest', 1, 4),
    scenario('soloConquest', 1, 1, 'solo'),
    scenario('fullCooperation', 1, 3, 'cooperative'),
    scenario('blitzCooperation', 1, 3, 'cooperative'),
    scenario('minesLiberation', 1, 4),
    scenario('druidNights', 1, 4),
    scenario('dungeonLords', 1, 4),
    scenario('conquerAndHold', 1, 4, 'teams'),
    scenario('oneToReturn', 1, 4),
  ],
  sets: [
    { id: 'base', name: { en: 'Base game', fr: 'Jeu de base' } },
    { id: 'lostLegion', name: { en: 'The Lost Legion', fr: 'La Légion perdue' } },
    { id: 'tezla', name: { en: 'Shades of Tezla', fr: 'Les Ombres de Tezla' } },
  ],
  levels: ['novice', 'skilled', 'master'],
  frozen: ['skilled-1', 'master-1'],
  terminal: 'own',
  browser: 'own',
  tests: 'test',
  words: {
    en: {
      about:
        'One hero, one deck of deeds, an unknown land. Explore it, win its people or fear them, grow from fight to fight, and storm its cities: alone, together or against each other.',
      learn: 'Learn it in a first game',
      picture:
        'A country of hexes, by day on one side and by night on the other, with a hero on the way to a city.',
      daily: 'First Reconnaissance',
    },
    fr: {
      about:
        'Un héros, un paquet d’actions, un pays inconnu. Explorez-le, gagnez ses habitants ou leur crainte, progressez de combat en combat et prenez ses villes : seul, ensemble ou les uns contre les autres.',
      learn: 'Apprendre par une première partie',
      picture:
        'Un pays d’hexagones, de jour d’un côté et de nuit de l’autre, et un héros en route vers une ville.',
      daily: 'Première reconnaissance',
    },
  },
  load: {
    game: async () => (await import('./game.ts')).mageKnight,
    bots: async () => {
      const [{ novice }, { hints }] = await Promise.all([
        import('./bots/novice.ts'),
        import('./bots/search-hints.ts'),
      ])
      return { bots: [novice], hints }
    },
    steer: async () => (await import('./steering/steer.ts')).steer,
  },
})
