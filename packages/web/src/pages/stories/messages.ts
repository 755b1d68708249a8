import type { NamespaceMessages } from '../../i18n/namespaces.ts'

export const storiesMessages: NamespaceMessages = {
  en: {
    none: 'This game tells no stories.',
    ways: 'Ways from here',
    toShelf: 'All stories',
    open: 'Stories and campaign',
  },
  fr: {
    none: 'Ce jeu ne raconte pas d’histoires.',
    ways: 'Chemins d’ici',
    toShelf: 'Toutes les histoires',
    open: 'Histoires et campagne',
  },
}
