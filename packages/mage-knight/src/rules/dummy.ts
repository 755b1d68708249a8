// The dummy player
import type { Rule } from '@longtable/kernel'

export const dummyRules: readonly Rule[] = [
  {
    id: 'MK-DUMMY-01',
    kind: 'rule',
    en: 'If the dummy player’s deck is empty on its turn, it announces the end of the round.',
    fr: 'Si la pioche du joueur fictif est vide à son tour, il annonce la fin de la manche.',
    source: 'Sheet: Player Turns, dummy',
  },
  {
    id: 'MK-DUMMY-02',
    kind: 'rule',
    en: 'On its turn the dummy player turns over 3 cards of its deck.',
    fr: 'À son tour, le joueur fictif retourne 3 cartes de sa pioche.',
    source: 'Sheet: Player Turns, dummy',
  },
  {
    id: 'MK-DUMMY-03',
    kind: 'rule',
    en:
      'If the colour of the last of these cards matches crystals of the dummy player, it turns over one ' +
      'more card for each such crystal.',
    fr:
      'Si la couleur de la dernière de ces cartes correspond à des cristaux du joueur fictif, il retourne ' +
      'une carte de plus par cristal de cette couleur.',
    source: 'Sheet: Player Turns, dummy',
  },
  {
    id: 'MK-DUMMY-04',
    kind: 'rule',
    en:
      'The extra cards have no further effect. A dummy player with too few cards turns over those it has ' +
      'and announces the end of the round only on its next turn.',
    fr:
      'Les cartes supplémentaires n’ont pas d’autre effet. S’il manque de cartes, le joueur fictif ' +
      'retourne celles qu’il a et n’annonce la fin de la manche qu’à son tour suivant.',
    source: 'Rules: Dummy player',
  },
  {
    id: 'MK-DUMMY-05',
    kind: 'rule',
    en:
      'The dummy player is a hero nobody plays, with its 16 basic cards and 3 crystals: red, red, white ' +
      'for Arythea; green, green, blue for Goldyx; green, white, white for Norowas; blue, blue, red for ' +
      'Tovak.',
    fr:
      'Le joueur fictif est un héros que personne ne joue, avec ses 16 cartes de base et 3 cristaux : ' +
      'rouge, rouge, blanc pour Arythea ; vert, vert, bleu pour Goldyx ; vert, blanc, blanc pour Norowas ; ' +
      'bleu, bleu, rouge pour Tovak.',
    source: 'Rules: Dummy player',
  },
  {
    id: 'MK-DUMMY-06',
    kind: 'rule',
    en: 'The dummy player does not count as a player for the dice of the Source and the units of the offer.',
    fr:
      'Le joueur fictif ne compte pas comme un joueur pour les dés de la Source ni pour les unités de ' +
      'l’offre.',
    source: 'Rules: Dummy player',
  },
  {
    id: 'MK-DUMMY-07',
    kind: 'rule',
    en: 'The dummy player’s tactic only sets its place in the order of the round.',
    fr: 'La tactique du joueur fictif ne fait que fixer sa place dans l’ordre de la manche.',
    source: 'Rules: Dummy player',
  },
  {
    id: 'MK-DUMMY-08',
    kind: 'rule',
    en:
      'At a new round the advanced action removed from the offer joins the dummy player’s deck, which is ' +
      'shuffled. It also gains a crystal of the removed spell’s colour, even beyond 3.',
    fr:
      'À chaque nouvelle manche, l’action avancée retirée de l’offre rejoint la pioche du joueur fictif, ' +
      'qui est mélangée. Il gagne aussi un cristal de la couleur du sort retiré, même au-delà de 3.',
    source: 'Rules: Dummy player',
  },
  {
    id: 'MK-DUMMY-09',
    kind: 'rule',
    en: 'The dummy player has no figure on the map and no fame, and cannot be attacked.',
    fr: 'Le joueur fictif n’a ni figurine sur la carte du monde ni renommée, et ne peut pas être attaqué.',
    source: 'Rules: Dummy player',
  },
  {
    id: 'MK-DUMMY-10', // Q41
    kind: 'rule',
    en: 'If the end of the round has already been announced, a dummy player with an empty deck does nothing.',
    fr: 'Si la fin de la manche a déjà été annoncée, un joueur fictif dont la pioche est vide ne fait rien.',
    source: 'ruling: Dummy player after an announcement',
  },
]
