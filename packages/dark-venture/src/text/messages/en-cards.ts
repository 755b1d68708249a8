import type { Messages } from '@longtable/kernel'

/** Action and item cards. */
export const cards: Messages = {
  ask: {
    keepCard: 'You have drawn {{card}}, which does not list your side. Do you save it?',
    keepTactic: 'You have drawn {{card}}.',
    makeRoom: 'You have {{card}} to save, and {{most}} cards already: which of those goes?',
    exchangeWhom: 'Which prisoner do you exchange?',
    saveCard: 'You save {{most}} cards at most: which one goes?',
  },
  choose: {
    drawAction: 'Draw an action card with {{unit}}, {{space}}',
    saveCard: 'Save {{card}}',
    discardCard: 'Discard {{card}}',
    equip: 'Equip {{unit}}, {{space}}, with {{card}}',
    handOver: '{{from}} hands {{card}} to {{unit}}',
    claim: 'Pick up {{card}} from {{space}}',
    useItem: 'Use {{card}} of {{unit}}, {{space}}',
  },
}
