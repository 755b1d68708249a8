import type { NamespaceMessages } from '../../i18n/namespaces.ts'

export const controlsMessages: NamespaceMessages = {
  en: {
    close: 'Close',
    cancel: 'Cancel',
    copy: 'Copy',
    copied: 'Copied',
    share: 'Share',
    readAloud: 'Read aloud',
    stopReading: 'Stop reading',
  },
  fr: {
    close: 'Fermer',
    cancel: 'Annuler',
    copy: 'Copier',
    copied: 'Copié',
    share: 'Partager',
    readAloud: 'Lire à voix haute',
    stopReading: 'Arrêter la lecture',
  },
}
