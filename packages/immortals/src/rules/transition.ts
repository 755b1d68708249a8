// Transition of 3 armies
import type { Rule } from '@longtable/kernel'

export const transitionRules: readonly Rule[] = [
  {
    id: 'IMM-TRANSITION-1', // Q076
    kind: 'rule',
    en: 'A transition of 3 armies costs 2 energy and 1 gold in full, even when only 1 or 2 armies come.',
    fr:
      'Une transition de 3 armées coûte 2 points d’énergie et 1 pièce d’or en entier, même si 1 ou 2 ' +
      'armées seulement arrivent.',
    source: 'Transition of 3 armies (French edition)',
  },
  {
    id: 'IMM-TRANSITION-2',
    kind: 'rule',
    en: 'The armies go to the site of the played card, where the player must already have at least one army.',
    fr: 'Les armées vont sur le site de la carte jouée, où le joueur doit déjà avoir au moins une armée.',
    source: 'Transition of 3 armies',
  },
  {
    id: 'IMM-TRANSITION-3', // Q077
    kind: 'rule',
    en: 'The armies come from the limbo of the same realm as the site.',
    fr: 'Les armées viennent des limbes du même royaume que le site.',
    source: 'Transition of 3 armies (French edition)',
  },
  {
    id: 'IMM-TRANSITION-4', // Q078
    kind: 'rule',
    en:
      'Exactly 3 armies are placed, or all of them when fewer are in that limbo, and never fewer by ' +
      'choice.',
    fr:
      'On place exactement 3 armées, ou toutes s’il y en a moins dans ces limbes, et jamais moins par ' +
      'choix.',
    source: 'Transition of 3 armies',
  },
  {
    id: 'IMM-TRANSITION-5', // Q079
    kind: 'rule',
    en: 'The Necromancers have a second space for a transition of 3 armies at the same cost.',
    fr: 'Les Nécromanciens ont une seconde case de transition de 3 armées, au même coût.',
    source: 'Specific actions of the dark realm tribes',
  },
]
