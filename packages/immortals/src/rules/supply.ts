// Supplies and decks
import type { Rule } from '@longtable/kernel'

export const supplyRules: readonly Rule[] = [
  {
    id: 'IMM-SUPPLY-1', // Q143
    kind: 'rule',
    en:
      'When the conflict deck is empty the discards are shuffled into a new one, and without discards a ' +
      'draw gives as many cards as there are.',
    fr:
      'Quand la pioche des cartes Conflit est vide, on mélange la défausse pour la reformer ; sans ' +
      'défausse, on ne pioche que les cartes qui restent.',
    source: 'ruling: Flow of the game',
  },
  {
    id: 'IMM-SUPPLY-2', // Q144
    kind: 'rule',
    en: 'There is no hand limit.',
    fr: 'Il n’y a pas de limite de main.',
    source: 'ruling: Flow of the game',
  },
  {
    id: 'IMM-SUPPLY-3', // Q145
    kind: 'rule',
    en: 'Gold and energy never run out.',
    fr: 'L’or et l’énergie ne viennent jamais à manquer.',
    source: 'ruling: Contents',
  },
  {
    id: 'IMM-SUPPLY-4', // Q146
    kind: 'rule',
    en: 'The inhabitants in supply, tower and tray always number 20 together.',
    fr: 'Les habitants de la réserve, de la tour et de son plateau sont toujours 20 en tout.',
    source: 'Contents',
  },
]
