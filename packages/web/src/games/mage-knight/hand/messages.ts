import type { NamespaceMessages } from '../../../i18n/namespaces.ts'

export const mkHandMessages: NamespaceMessages = {
  en: {
    title_one: 'Your hand, {{count}} card',
    title_other: 'Your hand, {{count}} cards',
    empty: 'Your hand is empty.',
    several: '{{count}} of them.',
    inPlay: 'Played this turn',
    heal: 'Heal a Wound',
    sort: 'Sort the hand',
    order: {
      drawn: 'as drawn',
      colour: 'by colour',
      class: 'by class',
      gives: 'by what they give',
      own: 'my own order',
    },
    keys: 'Keys: 1 to 9 a card, then B basic, S strong, W sideways, I to read it. Drag a card onto the table to play it, or along the hand to move it.',
    keysShort: 'Keys',
    drop: 'Let go here to play it',
  },
  fr: {
    title_one: 'Votre main, {{count}} carte',
    title_other: 'Votre main, {{count}} cartes',
    empty: 'Votre main est vide.',
    several: '{{count}} exemplaires.',
    inPlay: 'Jouées ce tour-ci',
    heal: 'Soigner une Blessure',
    sort: 'Trier la main',
    order: {
      drawn: 'comme piochées',
      colour: 'par couleur',
      class: 'par type',
      gives: 'par ce qu’elles donnent',
      own: 'mon propre ordre',
    },
    keys: 'Touches : de 1 à 9 une carte, puis B effet simple, S effet puissant, W de côté, I pour la lire. Glissez une carte sur la table pour la jouer, ou dans la main pour la déplacer.',
    keysShort: 'Touches',
    drop: 'Lâchez-la ici pour la jouer',
  },
}
