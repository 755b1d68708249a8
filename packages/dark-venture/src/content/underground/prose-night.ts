// The long night, and how it ends.
import type { ProseTable } from './prose.ts'

export const nightProse = {
  lightGoesOut: {
    no: 94,
    region: 'end',
    title: { en: 'The Light Goes Out', fr: 'La lumière s’éteint' },
    text: {
      en: [
        'There is nothing dramatic about it. The oil is at an end; the wick glows for a while, out ' +
          'of loyalty, and you watch it as one watches somebody down a road. Then you hold a hand ' +
          'before your face and have to take it on trust. “Well,” says someone. It is answered from ' +
          'the left, from behind, from lower down than expected. You count the answers. So now you ' +
          'know where every one of you is, which you did not know all evening. You take hold of each ' +
          'other’s belts. And in the east, without a light and in no need of one, the others have ' +
          'begun to walk.',
      ],
      fr: [
        'Cela n’a rien de dramatique. L’huile est au bout ; la mèche rougeoie un peu, par fidélité, ' +
          'et vous la suivez des yeux comme on suit quelqu’un sur une route. Après quoi, une main ' +
          'devant le visage, il faut y croire sur parole. « Bon », dit quelqu’un. On répond de la ' +
          'gauche, de derrière, de plus bas que prévu. Vous comptez les réponses. Vous voilà donc ' +
          'sûrs de l’endroit où est chacun, ce que de toute la soirée vous n’avez pas su. Vous vous ' +
          'prenez par la ceinture. Et à l’est, sans lumière et n’en ayant pas besoin, les autres se ' +
          'sont mis en marche.',
      ],
    },
    remembers: {
      lamp: {
        en: 'The child still has its lamp. It lights the child.',
        fr: 'L’enfant a toujours sa lampe. Elle éclaire l’enfant.',
      },
    },
    journal: {
      en: 'The light is gone. From here on one counts by voices.',
      fr: 'Plus de lumière. À partir d’ici, on se compte à la voix.',
    },
  },
  embers: {
    no: 95,
    region: 'end',
    title: { en: 'Embers', fr: 'Braises' },
    text: {
      en: [
        'It has not gone out, the fire that needs no wood, but it is as low as a fire can be and ' +
          'keep the name. You sit with your knees almost in it. It does take fuel, you find; only not ' +
          'wood. A card flares up with whatever was drawn on it. A knife with a bone handle, a ' +
          'name-day present, burns like pitch. Each thing gives exactly as much light as you will ' +
          'miss it. Past the row of boots stand those who have come up out of the dark, rank upon ' +
          'rank, patient, waiting for you to run out of things you are fond of. The grey is thirty ' +
          'paces off, and anyone may walk them.',
      ],
      fr: [
        'Il ne s’est pas éteint, le feu sans bois, mais il est aussi bas qu’un feu peut l’être en ' +
          'gardant ce nom. Vous êtes assis, les genoux presque dedans. Il prend bien quelque chose, ' +
          'vous le découvrez ; mais pas du bois. Une carte flambe de ce qui y était dessiné. Un ' +
          'couteau à manche d’os, un cadeau de fête, brûle comme de la poix. Chaque chose éclaire ' +
          'exactement autant qu’elle vous manquera. Derrière la rangée de bottes se tiennent ceux qui ' +
          'sont montés du noir, rang sur rang, patients ; ils attendent que vous n’ayez plus rien à ' +
          'quoi tenir. Le gris est à trente pas, et chacun peut les faire.',
      ],
    },
    choices: {
      burnCards: {
        label: { en: 'Burn 2 cards', fr: 'Brûler 2 cartes' },
        done: {
          en: 'For a moment there are colours, and you see who is standing next to you.',
          fr: 'Un instant il y a des couleurs, et vous voyez qui est à côté de vous.',
        },
      },
      burnItem: {
        label: { en: 'Burn an item', fr: 'Brûler un objet' },
        done: {
          en: 'It burns for a long time. You were fonder of it than you knew.',
          fr: 'Il brûle longtemps. Vous y teniez plus que vous ne pensiez.',
        },
      },
      go: {
        label: { en: 'Walk up into the grey', fr: 'Monter vers le gris' },
      },
      leave: {
        label: { en: 'Go back into the dark', fr: 'Retourner dans le noir' },
      },
    },
    journal: {
      en: 'The camp’s fire burns whatever one would miss.',
      fr: 'Le feu du camp brûle ce qui manquera.',
    },
  },
  emptyHands: {
    no: 101,
    region: 'end',
    title: { en: 'Empty Hands', fr: 'Les mains vides' },
    text: {
      en: [
        'You climb the last thirty paces by the sound of rain. Nothing follows; it stopped at the ' +
          'boots. You come out into night, which seems unjust, and stand there until little by little ' +
          'there is a difference between the hill and the sky. You have no Heart, and keys that fit ' +
          'nothing. You have not shut what might have been shut, nor fetched whom you said you would ' +
          'fetch. You are so many, and you know how many. Somebody tells a lie about breakfast. Later ' +
          'on people will ask what you brought back, and each time you will glance down at your ' +
          'hands, in case it should be there.',
      ],
      fr: [
        'Vous gravissez les trente derniers pas au bruit de la pluie. Rien ne suit ; cela s’est ' +
          'arrêté aux bottes. Vous débouchez dans la nuit, ce qui paraît injuste, et vous restez là ' +
          'jusqu’à ce que peu à peu la colline se distingue du ciel. Vous n’avez pas le cœur, et vos ' +
          'clés ne vont à rien. Vous n’avez pas fermé ce qu’on pouvait fermer, ni ramené qui vous ' +
          'aviez dit. Vous êtes tant, et vous savez combien. Quelqu’un ment au sujet du petit ' +
          'déjeuner. Plus tard on vous demandera ce que vous avez rapporté, et chaque fois vous ' +
          'regarderez vos mains, au cas où cela y serait.',
      ],
    },
    remembers: {
      lamp: {
        en: 'The child walks in front all the way home, and nobody thinks it odd.',
        fr: 'L’enfant marche devant jusqu’à la maison, et nul ne le trouve étrange.',
      },
    },
    journal: {
      en: 'You came up again, and brought nothing but the count of you.',
      fr: 'Vous êtes remontés, sans rien rapporter que votre nombre.',
    },
  },
  darkCloses: {
    no: 24,
    region: 'end',
    title: { en: 'The Dark Closes', fr: 'Le noir se referme' },
    text: {
      en: [
        'The last torch burns down to the hand, and then there is the hand. For some time you call ' +
          'out to each other in turn, as agreed. The turns come round faster. Nobody screams; it is ' +
          'not that sort of dark. It merely likes to have things next to one another. On the gate, ' +
          'between a rib and a jaw, there proves to be room. High above, people who have waited ' +
          'longer than they promised roll a stone across the opening. One of them sets a pair of ' +
          'boots on top, with straw in them, in case; and they go home by daylight, all talking at ' +
          'once.',
      ],
      fr: [
        'La dernière torche brûle jusqu’à la main, et puis il y a la main. Quelque temps vous vous ' +
          'appelez chacun votre tour, comme convenu. Le tour revient de plus en plus vite. Nul ne ' +
          'crie ; ce n’est pas ce genre de noir. Il aime seulement que les choses soient les unes ' +
          'contre les autres. Sur la porte, entre une côte et une mâchoire, il se trouve de la place. ' +
          'Tout là-haut, des gens qui ont attendu plus qu’ils n’avaient promis roulent une pierre ' +
          'devant l’ouverture. L’un d’eux pose dessus une paire de bottes, avec de la paille dedans, ' +
          'à tout hasard ; et ils rentrent au grand jour, en parlant tous à la fois.',
      ],
    },
    journal: {
      en: 'The dark closed. There was room on the gate.',
      fr: 'Le noir s’est refermé. Il y avait de la place sur la porte.',
    },
  },
} satisfies ProseTable
