import type { NamespaceMessages } from '../i18n/namespaces.ts'

export const settingsMessages: NamespaceMessages = {
  en: {
    title: 'Settings',
    lang: { name: 'Language', en: 'English', fr: 'Français' },
    theme: { name: 'Light', system: 'As the system', dark: 'Lamplight', light: 'Daylight' },
    speed: {
      name: 'Movement',
      help: 'How fast pieces move. Nothing moves if your system asks for less motion.',
      none: 'None',
      fast: 'Fast',
      normal: 'Normal',
      slow: 'Slow',
    },
    textSize: { name: 'Text size', small: 'Small', normal: 'Normal', large: 'Large', huge: 'Huge' },
    sound: { name: 'Sound', help: 'Cubes, dice, cards, and a tone when it is your turn.' },
    contrast: { name: 'Stronger contrast', help: 'Stronger lines and no tints.' },
    confirm: { name: 'Ask again', help: 'Before each choice; what only rearranges a plan is done at once.' },
    notify: {
      ask: 'Tell me when it is my turn',
      granted: 'Your system tells you when it is your turn.',
      denied: 'Your browser does not let this page send notifications. Its settings can change that.',
    },
    done: 'Done',
  },
  fr: {
    title: 'Réglages',
    lang: { name: 'Langue', en: 'English', fr: 'Français' },
    theme: { name: 'Lumière', system: 'Comme le système', dark: 'À la lampe', light: 'Plein jour' },
    speed: {
      name: 'Mouvement',
      help: 'La vitesse des pièces. Rien ne bouge si votre système demande moins de mouvement.',
      none: 'Aucun',
      fast: 'Rapide',
      normal: 'Normal',
      slow: 'Lent',
    },
    textSize: {
      name: 'Taille du texte',
      small: 'Petite',
      normal: 'Normale',
      large: 'Grande',
      huge: 'Énorme',
    },
    sound: { name: 'Son', help: 'Cubes, dés, cartes, et un signal quand c’est à vous.' },
    contrast: { name: 'Contraste renforcé', help: 'Des traits plus forts et pas de demi-teintes.' },
    confirm: {
      name: 'Demander confirmation',
      help: 'Avant chaque choix ; ce qui ne fait que réarranger un plan se fait aussitôt.',
    },
    notify: {
      ask: 'Prévenez-moi quand c’est à moi',
      granted: 'Votre système vous prévient quand c’est à vous.',
      denied:
        'Votre navigateur ne laisse pas cette page envoyer de notifications. Ses réglages permettent d’en changer.',
    },
    done: 'Terminé',
  },
}
