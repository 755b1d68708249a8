import type { NamespaceMessages } from '../../i18n/namespaces.ts'

export const controlsMessages: NamespaceMessages = {
  en: {
    close: 'Close',
    cancel: 'Cancel',
    copy: 'Copy',
    copied: 'Copied',
    share: 'Share',
  },
  fr: {
    close: 'Fermer',
    cancel: 'Annuler',
    copy: 'Copier',
    copied: 'Copié',
    share: 'Partager',
  },
}
