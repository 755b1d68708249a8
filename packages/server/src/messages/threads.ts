import type { Language, Messages } from '@longtable/kernel'

export const threadsMessages: Readonly<Record<Language, Messages>> = {
  en: {
    threads: {
      limit: 'This took too long and was stopped. Nothing was changed.',
      crash: 'Something broke while this was worked on. Nothing was changed.',
      closed: 'The server is stopping.',
      fault: 'Something went wrong inside the server. Nothing was changed.',
      bot: 'There is no bot “{{bot}}” for {{game}}; the bots are {{known}}.',
    },
  },
  fr: {
    threads: {
      limit: 'C’était trop long et a été interrompu. Rien n’a changé.',
      crash: 'Une panne est survenue pendant ce travail. Rien n’a changé.',
      closed: 'Le serveur s’arrête.',
      fault: 'Une erreur s’est produite dans le serveur. Rien n’a changé.',
      bot: 'Le robot « {{bot}} » n’existe pas pour {{game}} ; les robots sont {{known}}.',
    },
  },
}
