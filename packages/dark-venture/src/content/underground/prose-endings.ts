// The four good endings, and what comes after.
import type { ProseTable } from './prose.ts'

export const endingsProse = {
  daylight: {
    no: 23,
    region: 'end',
    title: { en: 'Daylight', fr: 'Le jour' },
    text: {
      en: [
        'Grey; then white; then so much green that you have to shut your eyes. You are standing in ' +
          'a field, among sheep. In your hands the Heart beats once, loudly, like somebody rapping on ' +
          'a table for silence, and under the hill, hall after hall, you hear the dark let fall what ' +
          'it was holding: gates, bones, mouths, a bell. Then it is a stone. It will fetch a fortune ' +
          'from people who were not there. One of you is laughing. One has sat down in the wet and ' +
          'will not get up yet. The nearest sheep walks to the hole, looks in and, for the first time ' +
          'in its life, goes a step closer.',
      ],
      fr: [
        'Du gris ; puis du blanc ; puis tant de vert qu’il faut fermer les yeux. Vous êtes dans un ' +
          'pré, parmi des moutons. Entre vos mains le cœur bat une fois, fort, comme on frappe sur ' +
          'une table pour obtenir le silence, et sous la colline, salle après salle, vous entendez le ' +
          'noir lâcher ce qu’il tenait : portes, os, bouches, une cloche. Ensuite c’est une pierre. ' +
          'Des gens qui n’y étaient pas en donneront une fortune. L’un de vous rit. Un autre s’est ' +
          'assis dans l’herbe mouillée et n’entend pas se relever encore. Le mouton le plus proche va ' +
          'jusqu’au trou, regarde et, pour la première fois de sa vie, fait un pas de plus.',
      ],
    },
    journal: {
      en: 'The Heart saw the day, and became a stone.',
      fr: 'Le cœur a vu le jour, et il est devenu pierre.',
    },
  },
  doorStaysShut: {
    no: 98,
    region: 'end',
    title: { en: 'The Door That Stays Shut', fr: 'La porte qui reste close' },
    text: {
      en: [
        'One at the door, one at the bell. You cannot see each other, so you have agreed to count. ' +
          'On ten the teeth are turned the wrong way; nobody had tried it, since one only would if ' +
          'one wanted nothing. On eleven, the bell. Once, and you feel forty heads lift. Twice. The ' +
          'stone rolls to, and fits so well that a minute later you could not show anyone where it ' +
          'was. Behind it a heart that kept a kingdom awake slows down, like a child being carried up ' +
          'to bed. Under the lake somebody lets out his breath. Your pockets are empty. All the way ' +
          'up, nobody rises as you pass.',
      ],
      fr: [
        'L’un à la porte, l’autre à la cloche. Vous ne vous voyez pas, alors vous êtes convenus de ' +
          'compter. À dix, on tourne les dents à l’envers ; nul ne l’avait essayé, car il faut pour ' +
          'cela ne rien vouloir. À onze, la cloche. Une fois, et vous sentez quarante têtes se lever. ' +
          'Deux fois. La pierre roule et joint si bien qu’une minute après vous ne pourriez montrer à ' +
          'personne où elle était. Derrière, un cœur qui tenait éveillé un royaume ralentit, comme un ' +
          'enfant qu’on monte se coucher. Sous le lac, quelqu’un rend son souffle. Vos poches sont ' +
          'vides. Jusqu’en haut, sur votre passage, personne ne se relève.',
      ],
    },
    journal: {
      en: 'The vault was shut for good, by people who wanted nothing from it.',
      fr: 'Le caveau fut fermé à jamais, par des gens qui n’en voulaient rien.',
    },
  },
  kingBelow: {
    no: 99,
    region: 'end',
    title: { en: 'The King Below', fr: 'Le roi d’en bas' },
    text: {
      en: [
        'It slips into the hollow as though it had only been out to be cleaned. The wires close. ' +
          'For two bells you hold the table against brass and bone; then there is no need, for they ' +
          'have all knelt, facing one way, and the way is yours. He comes along the gallery, past the ' +
          'portraits, and at each he stops and puts back the face. He is courteous. He asks which of ' +
          'you it was that called. You notice that his eyes are nobody’s in particular. “And what ' +
          'would you have me do?” says the king. You had supposed that he would know. He waits, and ' +
          'behind him, rank upon rank, they wait, for you to tell him.',
      ],
      fr: [
        'Il glisse dans le creux comme si on l’en avait tiré seulement pour le nettoyer. Les fils ' +
          'se referment. Pendant deux cloches vous tenez la table contre le cuivre et l’os ; puis ce ' +
          'n’est plus la peine, car tous se sont agenouillés, tournés d’un même côté, et ce côté, ' +
          'c’est vous. Il vient par la galerie, le long des portraits, et à chacun il s’arrête et ' +
          'remet le visage. Il est courtois. Il demande lequel de vous a appelé. Ses yeux, vous le ' +
          'remarquez, ne sont à personne en particulier. « Et que voulez-vous que je fasse ? » dit le ' +
          'roi. Vous pensiez qu’il le saurait. Il attend et, derrière lui, rang sur rang, ils ' +
          'attendent que vous le lui disiez.',
      ],
    },
    remembers: {
      counterGone: {
        en: 'Somewhere in the ranks, one who used to count keeps its mouth shut.',
        fr: 'Quelque part dans les rangs, quelqu’un qui comptait tient la bouche close.',
      },
    },
    journal: {
      en: 'There is a king again. He has asked what you want.',
      fr: 'Il y a de nouveau un roi. Il a demandé ce que vous voulez.',
    },
  },
  otherShore: {
    no: 100,
    region: 'end',
    title: { en: 'The Other Shore', fr: 'L’autre rive' },
    text: {
      en: [
        'The boat takes all of you and rides no lower for it. Faces come up on either side and keep ' +
          'level for a while, like children beside a cart; then they fall behind, one after another, ' +
          'and wave, and somebody thinks to wave back. The roof comes down until you must lie among ' +
          'the bundles. There is a smell, which no one dares to name, and then somebody does: cow ' +
          'parsley. The bow runs up on sand. You stand about in an evening full of swallows, in a ' +
          'valley that has nothing to do with you. You have brought up nothing but each other. ' +
          'Somebody counts, to make sure, and gets to the end.',
      ],
      fr: [
        'La barque vous prend tous et n’en est pas plus basse sur l’eau. Des visages montent de ' +
          'chaque côté et vous escortent un moment, comme les enfants une charrette ; puis ils ' +
          'restent en arrière, l’un après l’autre, et font signe, et quelqu’un pense à répondre. La ' +
          'voûte descend au point qu’il faut se coucher parmi les ballots. Il y a une odeur, que nul ' +
          'n’ose nommer, puis quelqu’un le fait : du cerfeuil sauvage. La proue monte sur le sable. ' +
          'Vous voilà debout dans un soir plein d’hirondelles, au fond d’une vallée qui ne vous ' +
          'concerne pas. Vous n’avez remonté que vous-mêmes. On compte, pour être sûr, et l’on arrive ' +
          'au bout.',
      ],
    },
    remembers: {
      ferryFree: {
        en:
          '“And back,” says the Ferryman. He has got out, too, and stands on the sand as on something ' +
          'hot.',
        fr:
          '« Et retour », dit le passeur. Il est descendu, lui aussi, et se tient sur le sable comme ' +
          'sur quelque chose de brûlant.',
      },
      counterWith: {
        en: '“One,” says the Suuk. “Two.” It is going upward, to see what that is like.',
        fr: '« Un, dit le Suuk. Deux. » Il va en montant, pour voir comment c’est.',
        unless: ['counterGone'],
      },
      heskWith: {
        en:
          'Hesk is in the ground to the wrist. “Loam,” she says, and it is the only time you hear her ' +
          'whisper.',
        fr:
          'Hesk est dans la terre jusqu’au poignet. « Du limon », dit-elle, et c’est la seule fois ' +
          'qu’on l’entend chuchoter.',
        unless: ['heskAngry'],
      },
      varraWith: {
        en: 'Varra has something in her eye, and would like it understood that it is pollen.',
        fr: 'Varra a quelque chose dans l’œil, et tient à ce qu’on sache que c’est du pollen.',
        unless: ['promiseBroken'],
      },
      lamp: { en: 'The child blows out the lamp.', fr: 'L’enfant souffle la lampe.' },
      broodFriend: {
        en: 'The hatchling looks at the sun, sneezes, and looks again.',
        fr: 'L’éclos regarde le soleil, éternue, et regarde encore.',
      },
    },
    journal: {
      en: 'All who got into the boat got out of it, on grass.',
      fr: 'Tous ceux qui étaient montés dans la barque en sont descendus, dans l’herbe.',
    },
  },
  whatLampSaw: {
    no: 102,
    region: 'end',
    title: { en: 'What the Lamp Saw', fr: 'Ce que vit la lampe' },
    text: {
      en: [
        'The lamp stands on a window sill now, in a house with a goat. The mother would rather have ' +
          'it in the shed; she says that it leans. And there are evenings when it does: over it tips, ' +
          'towards the hill, which means that somebody is down there. Then the child puts on its ' +
          'boots and goes without a word to the hole where the sheep will not graze, sits on the ' +
          'edge, lets its feet hang in, and holds the light out over the dark at the full length of ' +
          'its arm. More than that one cannot do, says the child. It says that it generally helps.',
      ],
      fr: [
        'La lampe est à présent sur un appui de fenêtre, dans une maison avec une chèvre. La mère ' +
          'l’aimerait mieux à la remise ; elle trouve qu’elle penche. Et il y a des soirs où c’est ' +
          'vrai : la voilà qui bascule, vers la colline, ce qui veut dire que quelqu’un est en bas. ' +
          'Alors l’enfant met ses bottes et s’en va, sans un mot, au trou où les moutons ne broutent ' +
          'pas, s’assied au bord, laisse pendre ses pieds et tient la lumière au-dessus du noir, à ' +
          'bout de bras. On ne peut pas faire plus, dit l’enfant. Il dit qu’en général cela aide.',
      ],
    },
    journal: {
      en: 'The lamp came up. On some evenings it still leans towards the hill.',
      fr: 'La lampe est remontée. Certains soirs elle penche encore vers la colline.',
    },
  },
  ledgerBalanced: {
    no: 103,
    region: 'end',
    title: { en: 'The Ledger Is Balanced', fr: 'Le registre est soldé' },
    text: {
      en: [
        'Some weeks later there comes a parcel, carriage paid. In it is everything that you ' +
          'ordered. You had forgotten it, or said that you had. It is all of the best quality, and it ' +
          'fits. In the tissue paper lies an invoice, in a neat hand, to the name with which you ' +
          'signed; the amount has been left open, and at the foot it says that our representative ' +
          'will call. You put it in the grate and watch it burn. Next morning there is another under ' +
          'the door, dated tomorrow. In the margin someone has initialled the delay.',
      ],
      fr: [
        'Quelques semaines plus tard arrive un colis, en port payé. Il contient tout ce que vous ' +
          'aviez commandé. Vous l’aviez oublié, ou du moins vous le disiez. Tout est de première ' +
          'qualité, et à votre taille. Dans le papier de soie, une facture, d’une main soignée, au ' +
          'nom dont vous avez signé ; le montant est laissé en blanc et, au bas, on annonce le ' +
          'passage de notre représentant. Vous la mettez dans l’âtre et la regardez brûler. Le ' +
          'lendemain il y en a une autre sous la porte, datée de demain. Dans la marge, on a paraphé ' +
          'le retard.',
      ],
    },
    journal: { en: 'The parcel came. So did the invoice.', fr: 'Le colis est arrivé. La facture aussi.' },
  },
} satisfies ProseTable
