import type { Language, Messages } from '@longtable/kernel'

/** What a client says by itself, because the server cannot. */
export const clientMessages: Readonly<Record<Language, Messages>> = {
  en: {
    client: {
      unreachable:
        'The server {{server}} cannot be reached. Is the address right, and is the server running?',
      foreign: 'What answers at {{server}} is no server of Longtable (status {{status}}).',
      refused: 'The server refused this and did not say why (status {{status}}).',
      protocol:
        'The server speaks version {{theirs}} of the protocol and this program version {{ours}}: one of them has to be updated.',
      left: 'The table was left before this was answered.',
    },
  },
  fr: {
    client: {
      unreachable:
        'Le serveur {{server}} est injoignable. L’adresse est-elle juste, et le serveur est-il lancé ?',
      foreign: 'Ce qui répond à {{server}} n’est pas un serveur de Longtable (statut {{status}}).',
      refused: 'Le serveur a refusé sans dire pourquoi (statut {{status}}).',
      protocol:
        'Le serveur parle la version {{theirs}} du protocole et ce programme la version {{ours}} : l’un des deux doit être mis à jour.',
      left: 'La table a été quittée avant la réponse.',
    },
  },
}
