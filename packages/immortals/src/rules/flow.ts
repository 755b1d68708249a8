// Flow of the game
import type { Rule } from '@longtable/kernel'

export const flowRules: readonly Rule[] = [
  {
    id: 'IMM-FLOW-1',
    kind: 'rule',
    en:
      'A round has four phases in this order: reinforcements, planning, performance of actions and ' +
      'scoring.',
    fr:
      'Un tour comporte quatre phases, dans cet ordre : renforts, planification, résolution des actions et ' +
      'score.',
    source: 'Flow of the game',
  },
  {
    id: 'IMM-FLOW-2',
    kind: 'rule',
    en:
      'After scoring one round tracker card is removed, and the next round begins unless that was the ' +
      'last.',
    fr:
      'Après le score, on retire une carte Marqueur de tour et le tour suivant commence, sauf si c’était ' +
      'le dernier.',
    source: 'Flow of the game',
  },
]
