import type { Fitted } from '@longtable/kernel'

/** Made by `npm run train -- mage-knight --games 600`: fitted to games, not written by hand. */
export const fitted: Fitted = {
  version: 4,
  terms: [
    'fame',
    'level',
    'skills',
    'actions',
    'spells',
    'artifacts',
    'units',
    'woundedUnits',
    'crystals',
    'wounds',
    'woundsInHand',
    'influence',
    'achievements',
    'rewards',
    'land',
    'goal',
    'found',
    'taken',
    'defenders',
    'hidden',
    'cardsLeft',
    'siege',
    'exploring',
    'foes',
    'people',
  ],
  // A row for each stage; where seats win together, the last is there always.
  weights: [
    [
      0.1718, 0, -0.0696, 0.0135, 0.1923, 0.0382, 0.0187, 0.0315, -0.0054, -0.1095, -0.0767, -0.0539, 0.1945,
      0, 0, 0, 0, 0, 0, 0, 0.0727, -1.0792, 0.8425, 0.1101, -0.418,
    ],
    [
      0.1906, 0, 0.0235, -0.02, 0.0787, 0.0054, -0.034, -0.0272, -0.0611, -0.3732, 0.0581, -0.0315, 0.6293, 0,
      0, 0, 0, 0, 0, 0, -0.2144, 1.3473, 0.4766, 0.0988, -0.2305,
    ],
    [
      0.2909, 0, 0.105, -0.0405, 0.081, 0.1266, 0.031, 0.0428, -0.0648, -0.2171, -0.5401, 0.0956, 1.0365, 0,
      0, 0, 0, 0, 0, 0, -0.626, 3.4448, 0.2648, 0.0884, -0.0238,
    ],
  ],
}
