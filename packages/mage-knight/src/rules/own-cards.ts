// The second own cards of the heroes
import type { Rule } from '@longtable/kernel'

export const ownCardsRules: readonly Rule[] = [
  {
    id: 'MK-OWN-01',
    kind: 'rule',
    en:
      'Every hero has a second card of its own: Arythea Mana Pull instead of Mana Draw, Goldyx Crystal Joy ' +
      'instead of Crystallize, Norowas Rejuvenate instead of Tranquility, Tovak Instinct instead of ' +
      'Improvisation. A deck keeps its 16 cards, four of each colour. With the value first of the option ' +
      'heroCards the common cards stay.',
    fr:
      'Chaque héros a une seconde carte propre : Arythea Attraction de mana au lieu de Tirage de mana, ' +
      'Goldyx Joie du cristal au lieu de Cristallisation, Norowas Régénération au lieu de Sérénité, Tovak ' +
      'Instinct au lieu d’Improvisation. Une pioche garde ses 16 cartes, quatre de chaque couleur. Si ' +
      'l’option heroCards vaut first, les cartes communes restent.',
    source: 'Rules: The Lost Legion',
    option: 'heroCards',
  },
  {
    id: 'MK-OWN-02',
    kind: 'rule',
    en:
      'The extra die of Mana Pull counts besides the one of the turn. If it shows black, it may be used as ' +
      'any basic colour, by Day too; only one black die may.',
    fr:
      'Le dé supplémentaire d’Attraction de mana s’ajoute à celui du tour. S’il est noir, il peut servir de ' +
      'toute couleur de base, même de jour ; un seul dé noir le peut.',
    source: 'Rules: The Lost Legion',
  },
  {
    id: 'MK-OWN-03',
    kind: 'rule',
    en:
      'Crystal Joy comes back at the end of the turn, before cards are drawn, for one card of the hand that ' +
      'is discarded: no Wound for the basic effect, any card for the strong one.',
    fr:
      'Joie du cristal revient à la fin du tour, avant la pioche, contre une carte défaussée de la main : ' +
      'pas une Blessure pour l’effet de base, n’importe quelle carte pour l’effet fort.',
    source: 'Rules: The Lost Legion',
  },
]
