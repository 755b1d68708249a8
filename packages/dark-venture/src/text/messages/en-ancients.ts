import type { Messages } from '@longtable/kernel'

/** Ancients and heroes. */
export const ancients: Messages = {
  ask: {
    unlock: 'Your points have brought a special ability. Which one do you unlock?',
  },
  choose: {
    favour: '{{deed}}: {{has}} of {{needs}}',
    summon: 'Summon {{ancient}}',
    power: '{{power}}',
    unlock: 'Unlock {{ability}}',
    unlockForCards: 'Unlock {{ability}} for your five saved cards',
    rerollFace: 'Reroll a die ({{face}}) for {{card}}',
    rerollSight: 'Reroll the {{shown}} with Ancient Sight',
  },
}
