// Seeding the dice tower
import type { Rule } from '@longtable/kernel'

export const seedingRules: readonly Rule[] = [
  {
    id: 'IMM-SEED-1', // Q031
    kind: 'rule',
    en:
      'Seeding is one throw of 7 armies from each player and 10 inhabitants, 31, 38 or 45 cubes with 3, 4 ' +
      'or 5 players.',
    fr:
      'On initialise la tour à cubes en y jetant d’un coup 7 armées de chaque joueur et 10 habitants, soit ' +
      '31, 38 ou 45 cubes à 3, 4 ou 5 joueurs.',
    source: 'Seeding the dice tower',
  },
  {
    id: 'IMM-SEED-2', // Q032
    kind: 'rule',
    en:
      'All players place their fallen cubes at the same time, each splitting them freely between the two ' +
      'limbos.',
    fr:
      'Tous les joueurs rangent en même temps leurs cubes tombés, chacun les répartissant librement entre ' +
      'ses deux limbes.',
    source: 'ruling: Seeding the dice tower',
  },
  {
    id: 'IMM-SEED-3', // Q157
    kind: 'rule',
    en: 'No player may leave fallen cubes of their own in the tray at seeding.',
    fr:
      'Lors de l’initialisation, aucun joueur ne peut laisser ses propres cubes tombés dans le plateau de ' +
      'la tour.',
    source: 'ruling: Seeding the dice tower',
  },
  {
    id: 'IMM-SEED-4', // Q033
    kind: 'rule',
    en:
      'Of the fallen inhabitants at most 2 stay in the tray and the others return to the supply, and none ' +
      'are added when fewer fell.',
    fr:
      'Parmi les habitants tombés, 2 au plus restent dans le plateau de la tour et les autres retournent à ' +
      'la réserve ; s’il en est tombé moins, on n’en ajoute pas.',
    source: 'Seeding the dice tower (French edition)',
  },
  {
    id: 'IMM-SEED-5', // Q034
    kind: 'rule',
    en:
      'Armies still in the personal supplies leave the game, and from then on each colour’s cubes on the ' +
      'board, in limbos, tower and tray add up to a constant.',
    fr:
      'Les armées encore en réserve personnelle quittent le jeu, et dès lors le total des cubes de chaque ' +
      'couleur sur le plateau de jeu, dans les limbes, la tour et son plateau reste constant.',
    source: 'Seeding the dice tower',
  },
]
