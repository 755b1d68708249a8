import type { NamespaceMessages } from '../../../i18n/namespaces.ts'

export const mkCardsMessages: NamespaceMessages = {
  en: {
    classOf: '{{class}} of {{hero}}',
    wound: 'It cannot be played. Healing throws it away, resting discards it.',
    thrown: 'Thrown away',
    unit: {
      regular: 'regular unit, level {{level}}',
      elite: 'elite unit, level {{level}}',
      spent: 'Spent',
      wounded: 'Wounded',
    },
    skill: {
      turn: 'once a turn',
      round: 'once a round',
      interactive: 'once a round, in the centre',
      permanent: 'always',
      used: 'used this turn',
      down: 'used this round',
      centre: 'in the centre',
    },
    tactic: {
      day: 'Day tactic',
      night: 'Night tactic',
      nothing: 'No effect: you go early in the round.',
      used: 'Used',
    },
    keep: 'I: keep it open, with its words explained',
    described: {
      basic: '{{class}}, {{colour}}. {{basic}}. With {{colour}} mana: {{strong}}.',
      advanced: '{{class}}, {{colour}}. {{basic}}. With {{colour}} mana: {{strong}}.',
      spell:
        '{{class}}, {{colour}}. With {{colour}} mana: {{basic}}. With {{colour}} and black mana, {{name}}: {{strong}}.',
      artifact: '{{class}}. {{basic}}. Thrown away: {{strong}}.',
    },
  },
  fr: {
    classOf: '{{class}} de {{hero}}',
    wound: 'Elle ne peut pas être jouée. Un Soin la retire du jeu, un repos la défausse.',
    thrown: 'Retiré du jeu',
    unit: {
      regular: 'unité régulière, niveau {{level}}',
      elite: 'unité d’élite, niveau {{level}}',
      spent: 'Épuisée',
      wounded: 'Blessée',
    },
    skill: {
      turn: 'une fois par tour',
      round: 'une fois par manche',
      interactive: 'une fois par manche, au centre',
      permanent: 'toujours',
      used: 'utilisée ce tour-ci',
      down: 'utilisée cette manche',
      centre: 'au centre',
    },
    tactic: {
      day: 'tactique de jour',
      night: 'tactique de nuit',
      nothing: 'Aucun effet : vous jouez tôt dans la manche.',
      used: 'Utilisée',
    },
    keep: 'I : la garder ouverte, mots expliqués',
    described: {
      basic: '{{class}}, {{colour}}. {{basic}}. Avec un mana {{colour}} : {{strong}}.',
      advanced: '{{class}}, {{colour}}. {{basic}}. Avec un mana {{colour}} : {{strong}}.',
      spell:
        '{{class}}, {{colour}}. Avec un mana {{colour}} : {{basic}}. Avec un mana {{colour}} et un noir, {{name}} : {{strong}}.',
      artifact: '{{class}}. {{basic}}. Retiré du jeu : {{strong}}.',
    },
  },
}
