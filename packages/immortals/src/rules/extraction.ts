// Extract gold, extract energy
import type { Rule } from '@longtable/kernel'

export const extractionRules: readonly Rule[] = [
  {
    id: 'IMM-EXTRACT-1',
    kind: 'rule',
    en:
      'Extract gold gives the gold of the card’s region in the chosen realm if the player has at least one ' +
      'army there.',
    fr:
      'L’extraction d’or donne l’or de la région de la carte dans le royaume choisi si le joueur y a au ' +
      'moins une armée.',
    source: 'Extract gold',
  },
  {
    id: 'IMM-EXTRACT-2',
    kind: 'rule',
    en:
      'Extract energy gives the energy of the card’s region in the chosen realm if the player has at least ' +
      'one army there.',
    fr:
      'L’extraction d’énergie donne l’énergie de la région de la carte dans le royaume choisi si le joueur ' +
      'y a au moins une armée.',
    source: 'Extract energy',
  },
  {
    id: 'IMM-EXTRACT-3', // Q073
    kind: 'rule',
    en: 'The amount extracted is the printed yield of that region in that realm.',
    fr: 'La quantité extraite est le rendement indiqué pour cette région dans ce royaume.',
    source: 'Extract gold, Extract energy',
  },
  {
    id: 'IMM-EXTRACT-4', // Q074
    kind: 'rule',
    en: 'A conflict card yields the same as the half of the region card for its realm.',
    fr: 'Une carte Conflit rapporte autant que la moitié de la carte Région correspondant à son royaume.',
    source: 'Extract gold, Extract energy',
  },
  {
    id: 'IMM-EXTRACT-5', // Q075
    kind: 'rule',
    en: 'A region may be extracted more than once in a round if different cards are used.',
    fr: 'Une même région peut être exploitée plusieurs fois dans un tour à l’aide de cartes différentes.',
    source: 'Extract gold, Extract energy',
  },
  {
    id: 'IMM-EXTRACT-6',
    kind: 'rule',
    en: 'The Orcs have a second space to extract gold, with the rules of the basic one.',
    fr: 'Les Orques ont une seconde case d’extraction d’or, soumise aux règles de la case de base.',
    source: 'Specific actions of the dark realm tribes',
  },
]
