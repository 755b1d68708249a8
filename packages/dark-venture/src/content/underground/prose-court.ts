// The Bone Pit: the Judge.
import type { ProseTable } from './prose.ts'

export const courtProse = {
  judgeOfBones: {
    no: 67,
    region: 'pit',
    title: { en: 'The Judge of Bones', fr: 'Le juge des os' },
    text: {
      en: [
        '“All rise,” says a voice, and since none of you is seated it is the room that obeys. ' +
          'Vertebrae get up by the cartload and arrange themselves as a bench, a dais, a canopy; and ' +
          'on top, last and slightly crooked, as a face. “I try everyone who comes in,” says the ' +
          'Judge of Bones. “The charge does not vary: you have walked on us. Most people plead that ' +
          'there was no other floor, and I make allowance for it. You may tell me the truth. There is ' +
          'also a tariff. Or you may hit my champion, who looks forward to it, having so little.”',
      ],
      fr: [
        '« Debout », dit une voix, et comme aucun de vous n’est assis, c’est la salle qui obéit. ' +
          'Des vertèbres se lèvent par charretées et se rangent en banc, en estrade, en dais ; et ' +
          'tout en haut, pour finir, un peu de travers, en visage. « Je juge tous ceux qui entrent, ' +
          'dit le juge des os. Le chef d’accusation ne change pas : vous avez marché sur nous. La ' +
          'plupart plaident qu’il n’y avait pas d’autre sol, et j’en tiens compte. Vous pouvez me ' +
          'dire la vérité. Il existe aussi un tarif. Ou bien vous frappez mon champion, qui s’en ' +
          'réjouit ; il a si peu de choses. »',
      ],
    },
    remembers: {
      satchel: {
        en:
          '“There is further,” it adds, turning a shoulder blade as one turns a page, “the matter of a ' +
          'satchel.”',
        fr:
          '« Il y a en outre, ajoute-t-il en tournant une omoplate comme une page, l’affaire d’une ' +
          'besace. »',
      },
      tornPage: {
        en: 'It enters in the record that a page has been torn out of another.',
        fr: 'Il fait porter aux actes qu’une page a été arrachée à d’autres actes.',
      },
      ferryAngry: {
        en: 'A ferryman has sent word, by water, about a pole.',
        fr: 'Un passeur a fait savoir, par eau, quelque chose au sujet d’une perche.',
      },
      promiseBroken: {
        en: '“And somebody,” it says, “was told that she would be fetched.”',
        fr: '« Et quelqu’un, dit-il, s’était entendu promettre qu’on viendrait la chercher. »',
      },
      judgeFavour: {
        en:
          '“Ah,” says the Judge. “You are the ones who look where they tread.” It does not get up for ' +
          'the others.',
        fr:
          '« Ah, dit le juge. Ceux qui regardent où ils posent le pied. » Pour les autres, il ne se ' +
          'lève pas.',
      },
    },
    choices: {
      truth: {
        label: { en: 'Tell the truth', fr: 'Dire la vérité' },
      },
      payCards: {
        label: { en: 'Pay the tariff in cards', fr: 'Payer le tarif en cartes' },
      },
      payPrisoner: {
        label: { en: 'Leave a prisoner to the court', fr: 'Laisser un prisonnier à la cour' },
      },
      combat: {
        label: { en: 'Call for combat', fr: 'Demander le combat' },
      },
      leave: {
        label: { en: 'Ask for an adjournment', fr: 'Demander un renvoi' },
      },
    },
    journal: {
      en: 'The Judge of Bones tries everyone for walking on the dead.',
      fr: 'Le juge des os juge tout le monde, pour avoir marché sur les morts.',
    },
  },
  acquitted: {
    no: 68,
    region: 'pit',
    title: { en: 'Acquitted', fr: 'Acquittés' },
    text: {
      en: [
        'A rattle runs along the benches, left to right. The jury, it turns out, is the floor. It ' +
          'confers by knuckles, with one loud dissenter near the door, who is given time. Then the ' +
          'Judge bends down to you, and goes on bending, until the crooked face is level with your ' +
          'own. “Acquitted. They find that you walked on them, and that you looked where you put your ' +
          'feet. The last king did not.” And lower, since this is off the record: “Somebody will put ' +
          'a riddle to you. It begins with what a mouth cannot take back; but that was never said in ' +
          'court.”',
      ],
      fr: [
        'Un cliquetis court le long des bancs, de gauche à droite. Le jury, on le découvre, c’est ' +
          'le sol. Il délibère à coups de phalanges, avec près de la porte un contradicteur sonore, à ' +
          'qui l’on laisse le temps. Puis le juge se penche, et se penche encore, jusqu’à ce que le ' +
          'visage de travers soit au niveau du vôtre. « Acquittés. Ils constatent que vous leur avez ' +
          'marché dessus, et que vous regardiez où. Le dernier roi, non. » Et plus bas, car ceci ' +
          'n’est pas aux actes : « On vous posera une énigme. Elle commence par ce qu’une bouche ne ' +
          'peut reprendre ; mais cela n’a jamais été dit ici. »',
      ],
    },
    journal: {
      en: 'Acquitted by the floor. The heap will honour the verdict.',
      fr: 'Acquittés par le sol. L’amas respectera le jugement.',
    },
  },
  sentenced: {
    no: 69,
    region: 'pit',
    title: { en: 'Sentenced', fr: 'Condamnés' },
    text: {
      en: [
        'The Judge hears you to the end, and then reads back what you said with everything left out ' +
          'that was not so. It is very short. “I am not offended,” it says. “I only wanted you to ' +
          'know how it sounds.” Hands come up through the floor and take you by the ankles, without ' +
          'roughness, as one holds a child at the roadside. You are to stand here and think. Others ' +
          'are standing, too; you had taken them for columns. The nearest has been thinking for so ' +
          'long that there is moss in its ears. “The first century is the worst,” it says kindly.',
      ],
      fr: [
        'Le juge vous écoute jusqu’au bout, puis relit ce que vous avez dit, moins tout ce qui ' +
          'n’était pas vrai. C’est très court. « Je ne suis pas fâché, dit-il. Je voulais seulement ' +
          'que vous sachiez comme cela sonne. » Des mains sortent du sol et vous prennent aux ' +
          'chevilles, sans rudesse, comme on retient un enfant au bord de la route. Il faut rester là ' +
          'et réfléchir. D’autres y sont déjà ; vous les aviez pris pour des colonnes. Le plus proche ' +
          'réfléchit depuis si longtemps qu’il a de la mousse dans les oreilles. « Le premier siècle ' +
          'est le plus dur », dit-il gentiment.',
      ],
    },
    journal: { en: 'Sentenced to stand and think.', fr: 'Condamnés à rester debout et à réfléchir.' },
  },
  debtOfBones: {
    no: 70,
    region: 'pit',
    title: { en: 'The Debt of Bones', fr: 'La dette d’os' },
    text: {
      en: [
        'The sentence, once it has been stamped, comes to two baskets. All through the pit lie ' +
          'persons, in no order, and you are to bring together enough of two of them to be buried ' +
          'under a name apiece. It is dull work, and the first quiet hour since the gate. A ' +
          'collarbone that mended crooked. A thimble, still on its finger. A milk tooth, kept in a ' +
          'grown man’s fist. After a while you know for whom you are looking. You may also serve the ' +
          'time where you stand, in the grip of the floor; it is quicker, and you will have nothing ' +
          'to think of but yourselves.',
      ],
      fr: [
        'La peine, une fois le cachet mis, se monte à deux paniers. Dans toute la fosse gisent des ' +
          'personnes, sans ordre, et vous devez en rassembler assez de deux d’entre elles pour les ' +
          'enterrer chacune sous un nom. C’est une besogne monotone, et la première heure calme ' +
          'depuis la porte. Une clavicule ressoudée de travers. Un dé à coudre, encore au doigt. Une ' +
          'dent de lait dans le poing d’un adulte. Au bout d’un moment vous savez qui vous cherchez. ' +
          'On peut aussi purger la peine sur place, tenu par le sol ; c’est plus rapide, et l’on n’a ' +
          'que soi à quoi penser.',
      ],
    },
    choices: {
      dig: {
        label: { en: 'Fill the two baskets', fr: 'Remplir les deux paniers' },
        done: {
          en: 'Two baskets, two names. The Judge signs for them as for something valuable.',
          fr: 'Deux paniers, deux noms. Le juge en donne reçu, comme d’une chose de prix.',
        },
      },
      serve: {
        label: { en: 'Stand, and serve the time', fr: 'Rester là et purger la peine' },
        done: {
          en: 'The floor lets go. It had not been holding very hard.',
          fr: 'Le sol vous lâche. Il ne serrait pas bien fort.',
        },
      },
    },
    journal: {
      en: 'The Judge’s price is two baskets of bones, or an hour on one’s feet.',
      fr: 'Le prix du juge : deux paniers d’os, ou une heure debout.',
    },
  },
  championFalls: {
    no: 71,
    region: 'pit',
    title: { en: 'The Champion Falls', fr: 'Le champion tombe' },
    text: {
      en: [
        'It fought well, and by the rules; it saluted. Now it comes apart with the same ' +
          'correctness, from the helmet downward, and lays each piece beside the last. The Judge raps ' +
          'the bench. “The court finds for whoever has the arms,” it says. “I have never followed the ' +
          'reasoning, but it saves paper.” The champion’s jaw is the last to go. It has been keeping ' +
          'something for the occasion, all this while, behind its teeth: one more tooth, yellow and ' +
          'notched, which it puts in your palm. The heap has watched from the gallery. You hear it ' +
          'settle down, resolved to let things rest.',
      ],
      fr: [
        'Il s’est bien battu, et dans les règles ; il a salué. À présent il se défait avec la même ' +
          'correction, à partir du heaume, et pose chaque pièce à côté de la précédente. Le juge ' +
          'frappe sur le banc. « La cour tranche en faveur de qui a les armes, dit-il. Je n’ai jamais ' +
          'suivi le raisonnement, mais on y gagne du papier. » La mâchoire du champion tombe en ' +
          'dernier. Elle gardait depuis toujours quelque chose derrière ses dents, pour ce jour-là : ' +
          'une dent de plus, jaune, entaillée, qu’elle dépose dans votre paume. L’amas a suivi des ' +
          'tribunes. On l’entend se tasser, résolu à en rester là.',
      ],
    },
    journal: {
      en: 'The Judge’s champion fell by the rules and gave up the bone key.',
      fr: 'Le champion du juge est tombé dans les règles et a rendu la clé d’os.',
    },
  },
} satisfies ProseTable
