import type { NamespaceMessages } from '../../../i18n/namespaces.ts'

export const dvCardsMessages: NamespaceMessages = {
  en: {
    keep: 'I: keep it open',
    cost: 'Price: {{cost}}',
    kind: '{{kind}}. {{timing}}.',
    hero: 'Heroes',
    users: 'Only for: {{users}}.',
    asked: {
      left_one: '{{count}} left',
      left_other: '{{count}} left',
    },
  },
  fr: {
    keep: 'I : la garder ouverte',
    cost: 'Prix : {{cost}}',
    kind: '{{kind}}. {{timing}}.',
    hero: 'Héros',
    users: 'Seulement pour : {{users}}.',
    asked: {
      left_one: 'il en reste {{count}}',
      left_other: 'il en reste {{count}}',
    },
  },
}
