import type { RoomWords } from '../app/room-words.ts'

export const tablesWords: RoomWords = {
  en: {
    you: 'Player',
    fault: 'Something went wrong in this browser. Reload the page; what was played is kept.',
    full: 'This browser has no room left. Delete old matches on the start page, or export them first.',
    elsewhere: 'This match goes on in another window. Reload this page to see it.',
    notKept: 'This browser could not keep the last choice. Try it again.',
  },
  fr: {
    you: 'Joueur',
    fault: 'Une erreur est survenue dans ce navigateur. Rechargez la page ; ce qui a été joué est conservé.',
    full: 'Ce navigateur n’a plus de place. Supprimez d’anciennes parties sur la page d’accueil, ou exportez-les d’abord.',
    elsewhere: 'Cette partie continue dans une autre fenêtre. Rechargez cette page pour la voir.',
    notKept: 'Ce navigateur n’a pas pu conserver le dernier choix. Essayez encore.',
  },
}
