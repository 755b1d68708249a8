import type { NamespaceMessages } from '../i18n/namespaces.ts'

export const offlineMessages: NamespaceMessages = {
  en: {
    yourTurn: 'Your turn',
    update: { text: 'A new version of Longtable is there.', reload: 'Reload', later: 'Later' },
  },
  fr: {
    yourTurn: 'À vous',
    update: { text: 'Une nouvelle version de Longtable est là.', reload: 'Recharger', later: 'Plus tard' },
  },
}
