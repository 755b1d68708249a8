// The four heroes.
import type { HeroRow } from './types.ts'

export const heroes = [
  {
    id: 'arythea',
    name: { en: 'Arythea', fr: 'Arythea' },
    set: 'base',
    colour: 'red',
    own: { card: 'battleVersatility', insteadOf: 'rage' },
    second: { card: 'manaPull', insteadOf: 'manaDraw' },
    dummyCrystals: ['red', 'red', 'white'],
  },
  {
    id: 'goldyx',
    name: { en: 'Goldyx', fr: 'Goldyx' },
    set: 'base',
    colour: 'green',
    own: { card: 'willFocus', insteadOf: 'concentration' },
    second: { card: 'crystalJoy', insteadOf: 'crystallize' },
    dummyCrystals: ['green', 'green', 'blue'],
  },
  {
    id: 'norowas',
    name: { en: 'Norowas', fr: 'Norowas' },
    set: 'base',
    colour: 'white',
    own: { card: 'nobleManners', insteadOf: 'promise' },
    second: { card: 'rejuvenate', insteadOf: 'tranquility' },
    dummyCrystals: ['green', 'white', 'white'],
  },
  {
    id: 'tovak',
    name: { en: 'Tovak', fr: 'Tovak' },
    set: 'base',
    colour: 'blue',
    own: { card: 'coldToughness', insteadOf: 'determination' },
    second: { card: 'instinct', insteadOf: 'improvisation' },
    dummyCrystals: ['blue', 'blue', 'red'],
  },
] as const satisfies readonly HeroRow[]
