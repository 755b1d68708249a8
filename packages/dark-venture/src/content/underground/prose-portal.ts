// The Fungus Grotto: the old portal.
import type { ProseTable } from './prose.ts'

export const portalProse = {
  oldPortal: {
    no: 63,
    region: 'grotto',
    title: { en: 'The Old Portal', fr: 'Le vieux portail' },
    text: {
      en: [
        'Between two roots stands a door frame with no wall to it. It is sound work, dovetailed. ' +
          'What fills it is dark, but not of your sort: yours has a smell. The ground in front has ' +
          'been worn to a gutter by feet that were dragged, so this is where they come in. While you ' +
          'look, four fingers appear over the sill, low down, and pat to and fro, like somebody after ' +
          'his spectacles. They find nothing and withdraw. There is a bolt. It is on your side, at ' +
          'the far end of a reach that you would rather not make.',
      ],
      fr: [
        'Entre deux racines se tient un chambranle sans mur. C’est du bon ouvrage, à queue ' +
          'd’aronde. Ce qui l’emplit est du noir, mais pas du vôtre : le vôtre a une odeur. Devant, ' +
          'le sol est creusé en rigole par des pieds qu’on traînait ; c’est donc par ici qu’ils ' +
          'entrent. Tandis que vous regardez, quatre doigts paraissent au ras du seuil et tapotent ' +
          'de-ci, de-là, comme quelqu’un qui cherche ses lunettes. Ils ne trouvent rien et se ' +
          'retirent. Il y a un verrou. Il est de votre côté, au bout d’un geste que vous aimeriez ' +
          'mieux ne pas faire.',
      ],
    },
    remembers: {
      postTaken: {
        en: 'No feet stir on the far side. They are waiting to be told.',
        fr: 'De l’autre côté, pas un pas. Ils attendent qu’on leur dise.',
      },
    },
    choices: {
      shut: {
        label: { en: 'Reach round and shoot the bolt', fr: 'Passer le bras et pousser le verrou' },
      },
      step: {
        label: { en: 'Step through', fr: 'Passer le seuil' },
        done: {
          en: 'A taste of slate, and you are standing in the east, facing the wrong way.',
          fr: 'Un goût d’ardoise, et vous voilà à l’est, tournés du mauvais côté.',
        },
      },
      leave: {
        label: { en: 'Leave it ajar', fr: 'Le laisser entrebâillé' },
      },
    },
    journal: {
      en: 'The dead come in by a door frame in the south of the grotto.',
      fr: 'Les morts entrent par un chambranle, au sud de la grotte.',
    },
  },
  portalInward: {
    no: 64,
    region: 'grotto',
    title: { en: 'The Portal Opens Inward', fr: 'Le portail s’ouvre en dedans' },
    text: {
      en: [
        'The bolt goes half across, and is pushed back by a thumb. You push; the thumb pushes. It ' +
          'is the kind of contest one has with a drawer. Then the frame turns itself out like a ' +
          'sleeve, and you find that you are the ones standing in a doorway, and that those who were ' +
          'behind it are not behind it. They do not rush at you. They look at the moss on your boots ' +
          'and at the clean sill. They have been dead for a long time, and have kept few habits, but ' +
          'it seems that this was one of them.',
      ],
      fr: [
        'Le verrou va jusqu’à mi-course, et un pouce le repousse. Vous poussez ; le pouce pousse. ' +
          'C’est le genre de lutte qu’on livre à un tiroir. Puis le chambranle se retourne comme une ' +
          'manche : à présent c’est vous qui êtes sur le pas de la porte, et ceux qui étaient ' +
          'derrière n’y sont plus. Ils ne se jettent pas sur vous. Ils regardent la mousse à vos ' +
          'semelles, puis le seuil bien propre. Ils sont morts depuis longtemps et n’ont gardé que ' +
          'peu d’habitudes, mais celle-là, semble-t-il, en était une.',
      ],
    },
    journal: {
      en: 'The portal turned inside out, and the dead were on your side of it.',
      fr: 'Le portail s’est retourné, et les morts étaient de votre côté.',
    },
  },
  silenceSouth: {
    no: 65,
    region: 'grotto',
    title: { en: 'Silence in the South', fr: 'Silence au sud' },
    text: {
      en: [
        'The bolt goes home. What stands in the frame now is moss, a plain wall of it, with a ' +
          'beetle crossing from left to right. It takes a while before you know what is missing. Ever ' +
          'since the gate there has been a sound under all the others, like sand poured from one boot ' +
          'into another and back; that was them, on their way, and it has run out. On the sill lie ' +
          'four fingers, still patting, more and more slowly. You find that you are waiting for them ' +
          'to finish before anyone speaks.',
      ],
      fr: [
        'Le verrou est poussé. Ce qui se tient dans le cadre, maintenant, c’est de la mousse, un ' +
          'simple mur de mousse, qu’un scarabée traverse de gauche à droite. Il faut un moment pour ' +
          'savoir ce qui manque. Depuis la porte d’os il y avait, sous tous les autres, un bruit de ' +
          'sable qu’on verse d’une botte dans une autre et qu’on reverse ; c’étaient eux, en chemin, ' +
          'et le sable est épuisé. Sur le seuil restent quatre doigts, qui tapotent encore, de plus ' +
          'en plus lentement. Vous vous apercevez que vous attendez, pour parler, qu’ils aient fini.',
      ],
    },
    remembers: {
      postTaken: {
        en: 'Post and portal are both gone. Nothing more will come.',
        fr: 'Plus de poste, plus de portail. Il ne viendra plus rien.',
      },
    },
    journal: {
      en: 'The southern portal is bolted. Fewer of them will come.',
      fr: 'Le portail du sud est verrouillé. Il en viendra moins.',
    },
  },
} satisfies ProseTable
