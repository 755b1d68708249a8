import type { NamespaceMessages } from '../i18n/namespaces.ts'

export const appMessages: NamespaceMessages = {
  en: {
    title: 'Longtable',
    labelled: '{{name}}: {{about}}',
    loading: 'One moment …',
    lost: {
      title: 'There is nothing here',
      text: 'This address leads nowhere. Perhaps part of it was lost on the way.',
    },
    failed: {
      title: 'Something went wrong',
      text: 'This page cannot go on. Nothing that was played is lost: load it again.',
      again: 'Load again',
    },
    toStart: 'To the start page',
    nearer: 'Nearer',
    farther: 'Farther',
    whole: 'The whole map',
  },
  fr: {
    title: 'Longtable',
    labelled: '{{name}} : {{about}}',
    loading: 'Un instant…',
    lost: {
      title: 'Il n’y a rien ici',
      text: 'Cette adresse ne mène nulle part. Peut-être s’en est-il perdu une partie en route.',
    },
    failed: {
      title: 'Une erreur est survenue',
      text: 'Cette page ne peut pas continuer. Rien de ce qui a été joué n’est perdu : rechargez-la.',
      again: 'Recharger',
    },
    toStart: 'Vers la page d’accueil',
    nearer: 'Plus près',
    farther: 'Plus loin',
    whole: 'Toute la carte',
  },
}
