import type { Rule } from '@longtable/kernel'

export const rules: readonly Rule[] = [
  {
    id: 'HIGH-SETUP-1',
    kind: 'rule',
    en: 'Shuffle the cards and deal one to each player, who looks at it and shows it to nobody.',
    fr: 'Mélangez les cartes et donnez-en une à chacun, qui la regarde sans la montrer.',
    source: 'Set-up',
  },
  {
    id: 'HIGH-TURN-1',
    kind: 'rule',
    en: 'On your turn, stand, or put your card on the discard pile, face up, and take the top card of the deck.',
    fr: 'À votre tour, restez, ou défaussez votre carte face visible et prenez la première de la pioche.',
    source: 'Turns',
  },
  {
    id: 'HIGH-TURN-2',
    kind: 'rule',
    en: 'You cannot exchange your card when the deck is empty.',
    fr: 'Vous ne pouvez pas changer de carte quand la pioche est vide.',
    source: 'Turns',
  },
  {
    id: 'HIGH-END-1',
    kind: 'rule',
    en: 'After the last round everybody shows their card. The highest wins.',
    fr: 'Après la dernière manche, chacun montre sa carte. La plus haute gagne.',
    source: 'End',
  },
  {
    id: 'HIGH-CARDS-1',
    kind: 'component',
    en: 'There are 12 cards, numbered from 1 to 12.',
    fr: 'Il y a 12 cartes, numérotées de 1 à 12.',
    source: 'Components',
  },
]
