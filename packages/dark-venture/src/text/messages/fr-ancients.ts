import type { Messages } from '@longtable/kernel'

/** Anciens et héros. */
export const ancients: Messages = {
  ask: {
    unlock: 'Vos points vous valent une capacité spéciale. Laquelle débloquez-vous ?',
  },
  choose: {
    favour: '{{deed}} : {{has}} sur {{needs}}',
    summon: 'Invoquer {{ancient}}',
    power: '{{power}}',
    unlock: 'Débloquer {{ability}}',
    unlockForCards: 'Débloquer {{ability}} pour vos cinq cartes gardées',
    rerollFace: 'Relancer un dé ({{face}}) pour {{card}}',
    rerollSight: 'Relancer le {{shown}} par Vue ancienne',
  },
}
