import type { RoomWords } from '../../app/room-words.ts'

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
