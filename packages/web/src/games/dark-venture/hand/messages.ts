import type { NamespaceMessages } from '../../../i18n/namespaces.ts'

export const dvHandMessages: NamespaceMessages = {
  en: {
    title_one: 'Your hand: one card',
    title_other: 'Your hand: {{count}} cards',
    saved: '{{count}} of {{most}} saved',
    limit: 'You save {{most}} cards at most; those that are worn count.',
    empty: 'No card in your hand. Draw on red tokens; blue ones bring items.',
    worn: 'Worn by your units',
    wornBy: 'Worn by: {{unit}}.',
  },
  fr: {
    title_one: 'Votre main : une carte',
    title_other: 'Votre main : {{count}} cartes',
    saved: '{{count}} gardées sur {{most}}',
    limit: 'Vous gardez au plus {{most}} cartes, celles qui sont portées comprises.',
    empty: 'Aucune carte en main. Les jetons rouges en font piocher, les bleus apportent des objets.',
    worn: 'Portés par vos unités',
    wornBy: 'Porté par : {{unit}}.',
  },
}
