// The Fungus Grotto: Hesk.
import type { ProseTable } from './prose.ts'

export const gardenProse = {
  gardenersHut: {
    no: 58,
    region: 'grotto',
    title: { en: 'The Gardener’s Hut', fr: 'La cabane de la jardinière' },
    text: {
      en: [
        'The smoke gives it away, and then the washing: six aprons on a string. The hut is a single ' +
          'cap, hollowed out, with a stovepipe. In front of it kneels an old woman, thinning ' +
          'seedlings with a kitchen fork; as she gets to each of you she moves you aside by the ' +
          'ankle, and does not look up to see whose it is. “Hesk,” she says. “You are standing in ' +
          'Thursday.” And so you are: there is a label. She has been here since a war that has to be ' +
          'explained to you. She explains it, and what she thinks of swords; then she goes in, and ' +
          'you hear her counting cups.',
      ],
      fr: [
        'La fumée la trahit, puis la lessive : six tabliers sur une ficelle. La cabane est un ' +
          'chapeau creusé, avec un tuyau de poêle. Devant, une vieille femme à genoux éclaircit des ' +
          'pousses à la fourchette ; arrivée à chacun de vous, elle l’écarte par la cheville, sans ' +
          'lever les yeux pour voir à qui elle est. « Hesk, dit-elle. Vous êtes dans jeudi. » C’est ' +
          'exact : il y a une étiquette. Elle vit ici depuis une guerre qu’il faut vous expliquer. ' +
          'Elle l’explique, ainsi que ce qu’elle pense des épées ; puis elle rentre, et on l’entend ' +
          'compter les tasses.',
      ],
    },
    remembers: {
      heskQuest: {
        en: 'She looks at your flasks first, and at your faces when there is time.',
        fr: 'Elle regarde d’abord vos gourdes, et vos visages quand elle a le temps.',
        unless: ['sporePeace'],
      },
      sporePeace: {
        en: 'The cups are out already, and there is a chair for each of you, of sorts.',
        fr: 'Les tasses sont déjà sorties, et il y a pour chacun une manière de chaise.',
      },
      portalShut: {
        en: '“It is quieter,” she says. “I had put it down to my ears.”',
        fr: '« C’est plus calme, dit-elle. J’accusais mes oreilles. »',
      },
    },
    choices: {
      sell: {
        label: { en: 'Give a fungus for a card', fr: 'Donner un champignon contre une carte' },
      },
      buy: {
        label: { en: 'Give a card for a fungus', fr: 'Donner une carte contre un champignon' },
      },
      favour: {
        label: { en: 'Ask what she needs', fr: 'Demander ce qu’il lui faut' },
      },
      fetch: {
        label: { en: 'Ask her to come along', fr: 'Lui proposer de venir' },
      },
      settle: {
        label: { en: 'Face her about the Mother', fr: 'Lui faire face, pour la Mère' },
      },
      leave: {
        label: { en: 'Leave by the path', fr: 'Repartir par l’allée' },
      },
    },
    journal: {
      en: 'Hesk gardens in the grotto. Mind the rows.',
      fr: 'Hesk jardine dans la grotte. Attention aux rangs.',
    },
  },
  heskAsks: {
    no: 59,
    region: 'grotto',
    title: { en: 'Hesk Asks a Favour', fr: 'Hesk demande une faveur' },
    text: {
      en: [
        '“She is thirsty,” says Hesk. “That is the whole of what is wrong with her. Thirty years I ' +
          'have carried it up from the lake, and now it is my hip.” She means the thing in the ' +
          'hollow. She calls it the Mother or, further down the bottle, my girl. “They come for what ' +
          'she has inside, and they bring the sharp end. You bring her a drink. From the lake, mind; ' +
          'the well makes her giddy. Pour it slowly. Stand so that she can feel you have nothing in ' +
          'your hands. Then ask; and if it is no, then it is no.”',
      ],
      fr: [
        '« Elle a soif, dit Hesk. C’est tout ce qu’elle a. Trente ans que je lui monte son eau du ' +
          'lac, et maintenant c’est la hanche. » Elle parle de la chose dans le creux. Elle l’appelle ' +
          'la Mère ou, plus bas dans la bouteille, ma fille. « On vient pour ce qu’elle a dedans, et ' +
          'on arrive par le côté pointu. Vous, portez-lui à boire. De l’eau du lac, hein ; celle du ' +
          'puits lui tourne la tête. Versez doucement. Mettez-vous de façon qu’elle sente que vous ' +
          'n’avez rien dans les mains. Après, demandez ; et si c’est non, c’est non. »',
      ],
    },
    choices: {
      promise: {
        label: { en: 'Promise the water', fr: 'Promettre l’eau' },
        done: {
          en: 'She lends you the bucket. It has a name painted on it, and the name is not hers.',
          fr: 'Elle vous prête le seau. Un nom y est peint, et ce n’est pas le sien.',
        },
      },
      leave: {
        label: { en: 'Say that you will see', fr: 'Dire que vous verrez' },
      },
    },
    journal: {
      en: 'Hesk asks for lake water for the Mother, before anyone harms her.',
      fr: 'Hesk demande de l’eau du lac pour la Mère, avant qu’on lui fasse du mal.',
    },
  },
  heskRemembers: {
    no: 60,
    region: 'grotto',
    title: { en: 'Hesk Remembers', fr: 'Hesk se souvient' },
    text: {
      en: [
        'The door stands open, because it always did. Hesk is sitting on the step with the fork in ' +
          'her lap. The beds in front of her have gone the colour of ash, as far as Sunday. “I ' +
          'heard,” she says. She looks at your hands, and picks out the one. There is no shouting. ' +
          'She will trade, since she has to eat; the price is twice what it was, and she does not ' +
          'round it down. “There is a seed left. It will open anything you put it in. She was like ' +
          'that.” For this, too, she has a price, and it is not one that anybody has ever paid with ' +
          'pleasure.',
      ],
      fr: [
        'La porte est ouverte, puisqu’elle l’a toujours été. Hesk est assise sur le seuil, la ' +
          'fourchette dans le giron. Devant elle, les planches ont pris la couleur de la cendre, ' +
          'jusqu’à dimanche. « J’ai entendu », dit-elle. Elle regarde vos mains et trouve laquelle. ' +
          'Elle ne crie pas. Elle fera commerce, puisqu’il faut manger ; le prix est double, et elle ' +
          'n’arrondit pas. « Il reste une graine. Mettez-la dans n’importe quoi, elle l’ouvre. Elle ' +
          'était comme ça. » Pour la graine aussi elle a un prix, et nul ne l’a jamais payé avec ' +
          'plaisir.',
      ],
    },
    choices: {
      cards: {
        label: { en: 'Pay 2 cards for the seed', fr: 'Payer la graine 2 cartes' },
        done: {
          en: 'She puts it in your palm and closes your fingers over it, one at a time, hard.',
          fr: 'Elle la pose dans votre paume et referme vos doigts dessus, un par un, fort.',
        },
      },
      prisoner: {
        label: { en: 'Leave her a prisoner to dig', fr: 'Lui laisser un prisonnier pour bêcher' },
        done: {
          en: 'She hands him the fork. He is, by the look of it, the luckier party.',
          fr: 'Elle lui tend la fourchette. Des deux parties, il semble la mieux lotie.',
        },
      },
      sell: {
        label: { en: 'Give a fungus, at her price', fr: 'Donner du champignon, à son prix' },
      },
      buy: {
        label: { en: 'Take a fungus, at her price', fr: 'Prendre du champignon, à son prix' },
      },
      leave: {
        label: { en: 'Go, without a word', fr: 'S’en aller sans un mot' },
      },
    },
    journal: {
      en: 'Hesk knows whose hand it was. Everything costs double now.',
      fr: 'Hesk sait quelle main c’était. Tout coûte double désormais.',
    },
  },
  heskGoes: {
    no: 62,
    region: 'grotto',
    title: { en: 'Hesk Goes with You', fr: 'Hesk vous accompagne' },
    text: {
      en: [
        'She is packed before you have finished asking: fork, apron, a boot with a seedling in it. ' +
          '“I am not leaving,” she explains to the rows. “I am going to look at something.” She walks ' +
          'once round the hut, touching the labels. She banks the stove and puts the key under the ' +
          'mat, where everybody puts it. From the Mother’s last shedding she has saved one seed. It ' +
          'must be kept warm, so she carries it in her cheek, like a plum stone, and for the next ' +
          'hour you have to guess what she is saying. It is mostly about your boots.',
      ],
      fr: [
        'Elle a fait son bagage avant que vous n’ayez fini de demander : la fourchette, un tablier, ' +
          'une botte avec une pousse dedans. « Je ne pars pas, explique-t-elle aux rangs. Je vais ' +
          'voir quelque chose. » Elle fait une fois le tour de la cabane en touchant les étiquettes. ' +
          'Elle couvre le poêle et met la clé sous le paillasson, où tout le monde la met. De la ' +
          'dernière mue de la Mère elle a gardé une graine. Il faut la tenir au chaud ; elle la porte ' +
          'dans la joue, comme un noyau de prune, et pendant une heure vous devinez ce qu’elle dit. ' +
          'Il est surtout question de vos bottes.',
      ],
    },
    journal: {
      en: 'Hesk has come along, with a seed in her cheek.',
      fr: 'Hesk est du voyage, une graine dans la joue.',
    },
  },
} satisfies ProseTable
