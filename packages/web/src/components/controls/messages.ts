import type { RoomWords } from '../../i18n/namespaces.ts'

export const controlsWords: RoomWords = {
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
