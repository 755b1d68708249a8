import type { Fitted } from '@longtable/kernel'

/** Made by `npm run train -- mage-knight --games 120`: fitted to games, not written by hand. */
export const fitted: Fitted = {
  version: 1,
  terms: [
    'fame',
    'level',
    'deeds',
    'skills',
    'units',
    'crystals',
    'wounds',
    'reputation',
    'achievements',
    'rewards',
    'land',
    'cities',
    'cardsLeft',
    'prospects',
  ],
  // A row for each stage; where seats win together, the last is there always.
  weights: [
    [0.3553, -1.922, 0.0368, 0.0515, -0.0038, 0.0171, 0.7877, -0.0121, 0.4626, 0, 0, 0, -0.4251, -0.0399],
    [0.3821, -2.926, -0.1156, 0.6294, -0.1176, -0.0139, 1.5461, 0.591, 0.8251, 0, 0, 0, -0.3097, 0.0744],
    [0.3777, -3.596, 0.6809, 1.8368, 0.0385, 0.3321, 2.5872, 0.874, 0.8963, 0, 0, 0, -0.0815, -0.0138],
  ],
}
