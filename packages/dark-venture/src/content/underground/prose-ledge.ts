// The East Ledge: the planks, and the climb.
import type { ProseTable } from './prose.ts'

export const ledgeProse = {
  swayingLedge: {
    no: 9,
    region: 'ledge',
    title: { en: 'Swaying Ledge', fr: 'Corniche branlante' },
    text: {
      en: [
        'The path goes on as a shelf, one foot wide, held to the cliff by somebody’s confidence. On ' +
          'the left is rock. On the right the torchlight drops off the edge and is not heard to land. ' +
          'Half-way along, the planks begin to move, up and down, in no hurry, as they do when a ' +
          'heavy man has just stepped off at the other end. There is nobody at the other end. You ' +
          'could run before the thing has made up its mind. You could go on your stomachs, and take ' +
          'its mind off you. Underneath, in time with it, something swings on a hook.',
      ],
      fr: [
        'Le chemin continue en forme d’étagère, large d’un pied, tenue à la falaise par la ' +
          'confiance de quelqu’un. À gauche, le rocher. À droite, la lumière de la torche tombe du ' +
          'bord, et on ne l’entend pas arriver. À mi-parcours les planches se mettent à bouger, de ' +
          'haut en bas, sans hâte, comme lorsqu’un homme lourd vient de descendre à l’autre bout. À ' +
          'l’autre bout, il n’y a personne. On peut courir avant que la chose n’ait pris un parti. On ' +
          'peut aller à plat ventre, et se faire oublier. Dessous, au même rythme, quelque chose se ' +
          'balance à un crochet.',
      ],
    },
    choices: {
      run: {
        label: { en: 'Run', fr: 'Courir' },
        done: {
          en: 'You are over before the planks have noticed who it was.',
          fr: 'Vous êtes passés avant que les planches aient vu qui c’était.',
        },
        failed: { en: 'It makes up its mind.', fr: 'Elle prend un parti.' },
      },
      crawl: {
        label: { en: 'Crawl', fr: 'Ramper' },
      },
      leave: {
        label: { en: 'Turn back', fr: 'Faire demi-tour' },
      },
    },
    journal: {
      en: 'A shelf of planks over nothing. Something hangs beneath it.',
      fr: 'Une étagère de planches au-dessus de rien. Quelque chose y pend.',
    },
  },
  whatHung: {
    no: 32,
    region: 'ledge',
    title: { en: 'What Hung Beneath', fr: 'Ce qui pendait dessous' },
    text: {
      en: [
        'On your belly you see what those miss who run. From a hook under the shelf hangs a mason’s ' +
          'bag. Whoever drove the wedges here hung it up on the last evening, tools wiped, meaning to ' +
          'be back. In it you find something useful, a heel of cheese that has turned to mineral, and ' +
          'sixty fathoms of rope, coiled by a person who understood rope. A tag is sewn to the end: ' +
          'property of the Guild, to be returned. You look down past your elbows. Then you sign for ' +
          'it, in the dust, with a finger. There ought to be a receipt.',
      ],
      fr: [
        'À plat ventre, on voit ce que manquent ceux qui courent. À un crochet, sous l’étagère, ' +
          'pend un sac de maçon. Celui qui a enfoncé les coins l’a suspendu là le dernier soir, ' +
          'outils essuyés, en comptant revenir. Vous y trouvez quelque chose d’utile, un talon de ' +
          'fromage passé à l’état de minéral, et soixante brasses de corde, lovées par quelqu’un qui ' +
          's’y connaissait. Au bout est cousue une étiquette : bien de la Guilde, à rendre. Vous ' +
          'regardez en bas, entre vos coudes. Puis vous signez, dans la poussière, du doigt. Il faut ' +
          'bien qu’il y ait un reçu.',
      ],
    },
    remembers: {
      ferryQuest: {
        en: 'One of the forty, then. He never needed it for the way back.',
        fr: 'L’un des quarante, donc. Pour le retour, il n’en a pas eu besoin.',
      },
    },
    journal: {
      en: 'A mason’s bag under the ledge, and in it sixty fathoms of rope.',
      fr: 'Sous la corniche, un sac de maçon, et dedans soixante brasses de corde.',
    },
  },
  windFromBelow: {
    no: 90,
    region: 'ledge',
    title: { en: 'Wind from Below', fr: 'Le vent d’en bas' },
    text: {
      en: [
        'The ledge breaks off in the middle, like a letter from somebody who was called away. Out ' +
          'of the gulf comes a wind, wet, slow and regular, and it is some time before you notice ' +
          'that you have begun to breathe along with it. That is the flood before the vault, down ' +
          'there; you hear it lap, and beneath the lapping something roll over. Holds have been cut ' +
          'in the face, for men with mallets and long legs. You let a torch fall first. It goes on ' +
          'falling for about as long as one needs to think better of it.',
      ],
      fr: [
        'La corniche s’interrompt au milieu, comme une lettre dont l’auteur a été appelé. Du ' +
          'gouffre monte un vent, mouillé, lent, régulier, et il se passe un moment avant que vous ne ' +
          'remarquiez que vous respirez avec lui. C’est la crue du caveau, là-dessous ; on l’entend ' +
          'clapoter, et sous le clapotis quelque chose se retourne. Des prises sont taillées dans la ' +
          'paroi, pour des hommes à maillets et à longues jambes. Vous laissez d’abord tomber une ' +
          'torche. Elle tombe à peu près le temps qu’il faut pour se raviser.',
      ],
    },
    remembers: {
      rope: {
        en: 'The Guild’s rope reaches. Somebody once measured this.',
        fr: 'La corde de la Guilde va jusqu’en bas. Quelqu’un avait mesuré.',
      },
    },
    choices: {
      climb: {
        label: { en: 'Climb down', fr: 'Descendre' },
        done: {
          en: 'Wet stone, then wet boots. You are down.',
          fr: 'De la pierre mouillée, puis des bottes mouillées. Vous êtes en bas.',
        },
        failed: {
          en: 'The last three holds are missing. You arrive in spite of that.',
          fr: 'Les trois dernières prises manquent. Vous arrivez tout de même.',
        },
      },
      leave: {
        label: { en: 'Stay on the ledge', fr: 'Rester sur la corniche' },
      },
    },
    journal: {
      en: 'From the end of the ledge one can climb down to the flood before the vault.',
      fr: 'Du bout de la corniche, on peut descendre vers la crue du caveau.',
    },
  },
} satisfies ProseTable
