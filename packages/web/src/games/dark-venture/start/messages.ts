import type { NamespaceMessages } from '../../../i18n/namespaces.ts'

export const dvStartMessages: NamespaceMessages = {
  en: {
    factions: 'Who plays the factions',
    sum_one: 'One at the table, {{autos}} by their Auto-Enemy decks: {{sides}} sides.',
    sum_other: '{{count}} at the table, {{autos}} by their Auto-Enemy decks: {{sides}} sides.',
  },
  fr: {
    factions: 'Qui joue les factions',
    sum_one:
      'Une personne ou un robot à la table, {{autos}} par leur paquet d’Auto-Ennemi : {{sides}} camps.',
    sum_other: '{{count}} à la table, {{autos}} par leur paquet d’Auto-Ennemi : {{sides}} camps.',
  },
}
