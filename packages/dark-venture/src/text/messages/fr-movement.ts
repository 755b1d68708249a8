import type { Messages } from '@longtable/kernel'

/** Déplacements, étages, clôtures et murs sur le chemin. */
export const movement: Messages = {
  ask: {
    march: '{{unit}} : où aller ?',
    freeMarch_one: '{{unit}} : où aller ? Il reste 1 pas gratuit.',
    freeMarch_other: '{{unit}} : où aller ? Il reste {{count}} pas gratuits.',
  },
  choose: {
    march: 'Déplacer une unité : {{unit}}, {{space}}',
    halt: 'S’arrêter ici',
    stairs: 'Changer d’étage : {{space}}',
    step: {
      to: 'Aller en {{space}}',
      deck: 'Aller sur le pont, {{space}}',
      under: 'Passer sous le pont, {{space}}',
      underNorth: 'Passer sous le pont, dans la partie nord de {{space}}',
      underSouth: 'Passer sous le pont, dans la partie sud de {{space}}',
      climb: 'Monter sur le pont',
      drop: 'Sauter du pont',
      cross: 'Passer dans l’autre partie de la case',
      north: 'Aller dans la partie nord de {{space}}',
      south: 'Aller dans la partie sud de {{space}}',
      rim: 'Quitter le plateau',
    },
  },
  /** Les dés qui paient un pas. */
  pay: {
    free: 'pas gratuits',
    0: 'pas restants',
    1: '1 droit',
    2: '2 droits',
    3: '1 + 1 droits',
    4: '1 + 2 droits',
    5: '1 + 1 + 1 droits',
    6: '2 + 2 droits',
    7: '1 + 1 + 2 droits',
    8: '1 + 1 + 1 + 1 droits',
    9: '1 + 2 + 2 droits',
    10: '1 diagonal',
    11: '1 + 1 diagonaux',
    12: '1 + 1 + 1 diagonaux',
    13: '1 + 1 + 1 + 1 diagonaux',
  },
  events: {
    stepped: '{{unit}} : de {{from}} à {{to}}.',
    changedFloor: '{{unit}} change d’étage : de {{from}} à {{to}}.',
    parted: {
      0: 'Les unités en {{space}} se tiennent dans la partie nord.',
      1: 'Les unités en {{space}} se tiennent dans la partie sud.',
    },
    crossed: '{{unit}} passe dans l’autre partie de {{space}}.',
    teleported: '{{unit}} passe de {{from}} à {{to}}.',
  },
}
