import type { RoomWords } from '../app/room-words.ts'

export const adviceWords: RoomWords = {
  en: {
    ask: 'Suggest a move',
    askKey: 'What a strong player would do here (?)',
    title: 'Suggested moves',
    thinking: 'Thinking about it …',
    ready: 'You could do this:',
    none: 'Nothing comes to mind. Follow your own.',
    cancel: 'Cancel',
    close: 'Close',
    later: 'then: {{steps}}',
    chance: '{{percent}} % chance of winning',
    more: '+ {{term}}',
    less: '− {{term}}',
  },
  fr: {
    ask: 'Suggérer un coup',
    askKey: 'Ce qu’un bon joueur ferait ici (?)',
    title: 'Coups suggérés',
    thinking: 'On y réfléchit…',
    ready: 'Vous pourriez :',
    none: 'Rien ne vient à l’esprit. Suivez votre idée.',
    cancel: 'Annuler',
    close: 'Fermer',
    later: 'puis : {{steps}}',
    chance: '{{percent}} % de chances de gagner',
    more: '+ {{term}}',
    less: '− {{term}}',
  },
}
