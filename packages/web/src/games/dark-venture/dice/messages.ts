import type { NamespaceMessages } from '../../../i18n/namespaces.ts'

/** Dice: the tray, Genetic Memory, payments, checks. */
export const dvDiceMessages: NamespaceMessages = {
  en: {
    title: 'Your dice',
    memory: 'Genetic Memory',
    memoryOf: '{{count}} of {{most}}',
    ready_one: 'one to spend',
    ready_other: '{{count}} to spend',
    ticked_one: 'one to spend, {{ticked}} ticked',
    ticked_other: '{{count}} to spend, {{ticked}} ticked',
    only: 'Only the ticked dice are spent.',
    untick: 'Untick',
    theirs: 'Dice of {{side}}',
    tooMany: 'Give tokens up until they fit.',
    pay: {
      title: 'Payment',
      with: 'Pay',
      always: 'Let the table pay',
    },
    check: {
      title: 'A roll',
      total: '{{total}}, needs {{atLeast}}',
      faces: 'needs {{faces}}',
      won: 'Success',
      lost: 'Failure',
    },
  },
  fr: {
    title: 'Vos dés',
    memory: 'Mémoire génétique',
    memoryOf: '{{count}} sur {{most}}',
    ready_one: 'un à dépenser',
    ready_other: '{{count}} à dépenser',
    ticked_one: 'un à dépenser, {{ticked}} coché',
    ticked_other: '{{count}} à dépenser, {{ticked}} cochés',
    only: 'Seuls les dés cochés sont dépensés.',
    untick: 'Décocher',
    theirs: 'Dés de {{side}}',
    tooMany: 'Abandonnez des jetons jusqu’à ce que la place suffise.',
    pay: {
      title: 'Paiement',
      with: 'Payer',
      always: 'La table paie seule',
    },
    check: {
      title: 'Un jet',
      total: '{{total}}, il faut {{atLeast}}',
      faces: 'il faut {{faces}}',
      won: 'Réussite',
      lost: 'Échec',
    },
  },
}
