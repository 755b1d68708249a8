import type { NamespaceMessages } from '../i18n/namespaces.ts'

export const tablesMessages: NamespaceMessages = {
  en: {
    you: 'Player',
    fault: 'Something went wrong in this browser. Reload the page; what was played is kept.',
    full: 'This browser has no room left. Delete old matches on the start page, or export them first.',
    elsewhere: 'This match goes on in another window. Reload this page to see it.',
    notKept: 'This browser could not keep the last choice. Try it again.',
    level: {
      random: { name: 'at random', about: 'Chooses anything that is allowed.' },
      novice: { name: 'novice', about: 'Does what looks best at once, without looking ahead.' },
      skilled: { name: 'skilled', about: 'Looks a little ahead and weighs its choices. Answers at once.' },
      master: { name: 'master', about: 'Thinks a turn through before it acts: a few seconds each time.' },
    },
  },
  fr: {
    you: 'Joueur',
    fault: 'Une erreur est survenue dans ce navigateur. Rechargez la page ; ce qui a été joué est conservé.',
    full: 'Ce navigateur n’a plus de place. Supprimez d’anciennes parties sur la page d’accueil, ou exportez-les d’abord.',
    elsewhere: 'Cette partie continue dans une autre fenêtre. Rechargez cette page pour la voir.',
    notKept: 'Ce navigateur n’a pas pu conserver le dernier choix. Essayez encore.',
    level: {
      random: { name: 'au hasard', about: 'Choisit n’importe quoi parmi ce qui est permis.' },
      novice: { name: 'novice', about: 'Fait ce qui paraît le mieux sur le moment, sans prévoir.' },
      skilled: { name: 'aguerri', about: 'Prévoit un peu et pèse ses choix. Répond aussitôt.' },
      master: {
        name: 'maître',
        about: 'Réfléchit à tout son tour avant d’agir : quelques secondes à chaque fois.',
      },
    },
  },
}
