// Who lives in the Underground, and what each thinks of the party.
import type { Names } from '../types.ts'
import type { Memory } from './prose.ts'

interface Person {
  readonly name: Names
  readonly about: Names
  /** By what is so; the last that holds is what they think now. */
  readonly thinks: { readonly [M in Memory]?: Names }
}

export const undergroundPeople = {
  counter: {
    name: { en: 'The Counter', fr: 'Le Compteur' },
    about: {
      en: 'A Suuk that keeps count of a king’s breath.',
      fr: 'Un Suuk qui tient le compte du souffle d’un roi.',
    },
    thinks: {
      counterWith: {
        en: 'It walks with you, and calls it company.',
        fr: 'Il marche avec vous, et appelle cela de la compagnie.',
      },
      satchel: {
        en: 'It wants its satchel back, papers in order.',
        fr: 'Il veut récupérer sa besace, papiers en ordre.',
      },
      zero: {
        en: 'It has said its last word, and is somebody now.',
        fr: 'Il a dit son dernier mot, et il est quelqu’un.',
      },
      counterGone: {
        en: 'It went away up the slope with its mouth closed.',
        fr: 'Il est remonté par la pente, la bouche close.',
      },
    },
  },
  hesk: {
    name: { en: 'Mother Hesk', fr: 'La mère Hesk' },
    about: {
      en: 'She gardens in the grotto, and has a long opinion of swords.',
      fr: 'Elle jardine dans la grotte, et pense beaucoup de choses des épées.',
    },
    thinks: {
      heskQuest: { en: 'She is waiting for lake water.', fr: 'Elle attend de l’eau du lac.' },
      sporePeace: { en: 'There is a cup for you at her hut.', fr: 'Chez elle, il y a une tasse pour vous.' },
      heskWith: { en: 'She has come to look at something.', fr: 'Elle est venue voir quelque chose.' },
      heskAngry: { en: 'She knows whose hand it was.', fr: 'Elle sait quelle main c’était.' },
    },
  },
  ferryman: {
    name: { en: 'The Ferryman', fr: 'Le passeur' },
    about: {
      en: 'He sells there and back, as two journeys.',
      fr: 'Il vend l’aller et le retour, en deux voyages.',
    },
    thinks: {
      ferryMet: {
        en: 'He has seen what is in your pockets.',
        fr: 'Il a vu ce que vous avez dans les poches.',
      },
      ferryQuest: {
        en: 'He would like the clapper of the bell.',
        fr: 'Il voudrait le battant de la cloche.',
      },
      ferryFree: {
        en: 'He has been called, and you ride for nothing.',
        fr: 'Il a été appelé, et vous passez pour rien.',
      },
      ferryAngry: {
        en: 'He left you his boat, which was the worst he could do.',
        fr: 'Il vous a laissé sa barque ; il ne pouvait faire pis.',
      },
    },
  },
  judge: {
    name: { en: 'The Judge of Bones', fr: 'Le juge des os' },
    about: {
      en: 'It tries everyone for walking on the dead, and forgets no broken word.',
      fr: 'Il juge tout le monde pour avoir marché sur les morts, et n’oublie aucune parole rompue.',
    },
    thinks: {
      sentenced: {
        en: 'You owe the court two baskets, or an hour.',
        fr: 'Vous devez à la cour deux paniers, ou une heure.',
      },
      judgeFavour: {
        en: 'You are the ones who look where they tread.',
        fr: 'Vous êtes ceux qui regardent où ils posent le pied.',
      },
      promiseBroken: { en: 'It has heard about the ledge.', fr: 'Il a eu vent de la corniche.' },
    },
  },
  varra: {
    name: { en: 'Varra Split-Horn', fr: 'Varra Corne-Fendue' },
    about: {
      en: 'She ran from the fourth hill, and takes a toll.',
      fr: 'Elle a fui avant la quatrième colline, et perçoit un péage.',
    },
    thinks: {
      tollPaid: { en: 'The string is lifted for you.', fr: 'Pour vous, on lève la ficelle.' },
      varraWith: {
        en: 'She walks in front, and means to leave by boat.',
        fr: 'Elle marche devant, et compte partir en barque.',
      },
      tollFought: {
        en: 'Some of hers are still up there, counting.',
        fr: 'Certains des siens sont encore là-haut, à compter.',
      },
      promiseBroken: { en: 'She went back along the ledge.', fr: 'Elle s’en est retournée par la corniche.' },
    },
  },
  clerk: {
    name: { en: 'The Clerk', fr: 'Le commis' },
    about: {
      en: 'Copper to the collar; he minds a ledger for a gentleman who collects.',
      fr: 'De cuivre jusqu’au col ; il tient un registre pour un monsieur qui collectionne.',
    },
    thinks: {
      signed: { en: 'You have an account.', fr: 'Vous avez un compte ouvert.' },
      tornPage: { en: 'He closed early because of you.', fr: 'À cause de vous, il a fermé plus tôt.' },
    },
  },
  child: {
    name: { en: 'The child with the lamp', fr: 'L’enfant à la lampe' },
    about: {
      en: 'Here for a brother, who was here for a goat.',
      fr: 'Là pour un frère, qui était là pour une chèvre.',
    },
    thinks: {
      lampRefused: {
        en: 'It has turned the wick down, and waits.',
        fr: 'Il a baissé la mèche, et il attend.',
      },
      lamp: {
        en: 'It walks in front, since that is where the lamp is.',
        fr: 'Il marche devant, puisque c’est là qu’est la lampe.',
      },
      namesRead: {
        en: 'Its brother has his stroke, and so has the goat.',
        fr: 'Son frère a son trait, et la chèvre aussi.',
      },
    },
  },
  brood: {
    name: { en: 'The brood mother', fr: 'La mère de la couvée' },
    about: {
      en: 'A Dhargon warden, who counts with her tongue.',
      fr: 'Une gardienne dhargonne, qui compte avec la langue.',
    },
    thinks: {
      broodFriend: {
        en: 'She found you sitting with your backs to her eggs.',
        fr: 'Elle vous a trouvés assis, le dos à ses œufs.',
      },
      eggsTaken: {
        en: 'She stops longest at two nests.',
        fr: 'C’est à deux nids qu’elle s’arrête le plus longtemps.',
      },
    },
  },
  beast: {
    name: { en: 'The Rhorgonkrul', fr: 'Le Rhorgonkrul' },
    about: {
      en: 'It was tied up outside a door and told: back soon.',
      fr: 'On l’a attaché devant une porte en lui disant : je reviens.',
    },
    thinks: {
      fed: { en: 'It watches your hands.', fr: 'Il regarde vos mains.' },
      beastFriend: { en: 'It follows you.', fr: 'Il vous suit.' },
    },
  },
} satisfies Readonly<Record<string, Person>>
