// The North Gallery: the Idol of three mouths.
import type { ProseTable } from './prose.ts'

export const idolProse = {
  idol: {
    no: 8,
    region: 'gallery',
    title: { en: 'Idol of Three Mouths', fr: 'Idole aux trois bouches' },
    text: {
      en: [
        'It sits in its niche as a toad sits under a step, black, broad and satisfied, with three ' +
          'mouths one above another. The top mouth puts a riddle, in an agreeable tenor: what is ' +
          'given, kept or broken, and cannot be returned? The middle one inquires what it would be ' +
          'worth to you not to be asked. The lowest has never spoken. It breathes in. It has been ' +
          'breathing in ever since the niche was cut, and dust, hairs and the hem of your cloak are ' +
          'on their way to it. Earlier answers lie about in front. They still have their boots on.',
      ],
      fr: [
        'Elle occupe sa niche comme un crapaud le dessous d’une marche, noire, large, satisfaite, ' +
          'avec trois bouches l’une sur l’autre. Celle du haut pose une énigme, d’une agréable voix ' +
          'de ténor : que donne-t-on, que tient-on, que rompt-on, sans pouvoir le reprendre ? Celle ' +
          'du milieu s’enquiert de ce que vous paieriez pour ne pas répondre. La plus basse n’a ' +
          'jamais parlé. Elle aspire. Elle aspire depuis qu’on a taillé la niche, et la poussière, ' +
          'les cheveux, l’ourlet de votre manteau sont en route vers elle. De précédentes réponses ' +
          'gisent devant. Elles ont encore leurs bottes.',
      ],
    },
    remembers: {
      riddle: {
        en: 'You have half of it already: what a mouth cannot take back.',
        fr: 'Vous en avez déjà la moitié : ce qu’une bouche ne peut reprendre.',
        unless: ['keyIdol'],
      },
      keyIdol: {
        en: 'It has nothing more for you, and asks out of habit.',
        fr: 'Elle n’a plus rien pour vous, et demande par habitude.',
      },
    },
    choices: {
      answer: {
        label: { en: 'Answer', fr: 'Répondre' },
        failed: {
          en:
            '“No,” says the tenor, with real sympathy. The middle mouth laughs, and some of the ceiling ' +
            'comes down.',
          fr:
            '« Non », dit le ténor, avec une sympathie sincère. La bouche du milieu rit, et un peu de ' +
            'plafond descend.',
        },
      },
      pay: {
        label: { en: 'Pay 2 cards', fr: 'Payer 2 cartes' },
      },
      feed: {
        label: { en: 'Feed a fungus to the third mouth', fr: 'Nourrir d’un champignon la troisième bouche' },
      },
      leave: {
        label: { en: 'Save your breath', fr: 'Économiser votre souffle' },
      },
    },
    journal: {
      en: 'An idol asks what is given, kept or broken, and cannot be returned.',
      fr: 'Une idole demande ce qu’on donne, tient ou rompt sans pouvoir le reprendre.',
    },
  },
  idolKey: {
    no: 18,
    region: 'gallery',
    title: { en: 'Idol Key', fr: 'Clé de l’idole' },
    text: {
      en: [
        'All three shut. From inside comes the grinding of a mill that has been given something ' +
          'new. Then the middle mouth opens and puts out a tongue, and on the tongue, clean as a ' +
          'saucer after the cat, lies a key of black glass. It is bitterly cold. Hold it to the ' +
          'flame, and deep in the glass a very small idol sits with its back to you. You are round ' +
          'the bend already when the tenor calls: “It was a word, by the way. I would also have ' +
          'accepted a wedding vase.”',
      ],
      fr: [
        'Toutes les trois se ferment. De l’intérieur vient le bruit d’un moulin à qui l’on a donné ' +
          'quelque chose de nouveau. Puis la bouche du milieu s’ouvre, tire la langue, et sur la ' +
          'langue, nette comme une soucoupe après le chat, repose une clé de verre noir. Elle est ' +
          'd’un froid mordant. Tenez-la devant la flamme : au fond du verre une toute petite idole ' +
          'est assise et vous tourne le dos. Vous avez déjà passé le tournant quand le ténor lance : ' +
          '« C’était la parole, au fait. J’aurais aussi admis les rangs. »',
      ],
    },
    journal: {
      en: 'The key that must be asked for is of black glass. The answer was a word.',
      fr: 'La clé qu’il faut demander est de verre noir. La réponse était la parole.',
    },
  },
  thirdMouthEats: {
    no: 31,
    region: 'gallery',
    title: { en: 'The Third Mouth Eats', fr: 'La troisième bouche mange' },
    text: {
      en: [
        'You hold it out at arm’s length. It is not so much taken as sent for: up it goes, like a ' +
          'leaf up a chimney; and for the first time since there was an idol the third mouth closes. ' +
          'It chews. The other two have turned their lips that way, as far as stone will go. It ' +
          'swallows. “Oh,” says the third mouth in a small voice, rusty, a child’s. “Is there more?” ' +
          'There is not; so it gives you what it has always kept under its tongue. Then it breathes ' +
          'in again, deeper now that it knows what for, and your torches lose an inch.',
      ],
      fr: [
        'Vous le tendez à bout de bras. On ne le prend pas, on le fait venir : il monte comme une ' +
          'feuille dans une cheminée, et pour la première fois depuis qu’il y a une idole la ' +
          'troisième bouche se ferme. Elle mâche. Les deux autres ont tourné les lèvres de ce côté, ' +
          'autant que la pierre le permet. Elle avale. « Oh, dit la troisième bouche d’une petite ' +
          'voix rouillée, une voix d’enfant. Il y en a encore ? » Il n’y en a plus ; alors elle vous ' +
          'donne ce qu’elle gardait depuis toujours sous la langue. Puis elle aspire de nouveau, plus ' +
          'fort, maintenant qu’elle sait pourquoi, et vos torches raccourcissent d’un pouce.',
      ],
    },
    journal: {
      en: 'The idol’s third mouth was hungry. It paid with the glass key.',
      fr: 'La troisième bouche de l’idole avait faim. Elle a payé de la clé de verre.',
    },
  },
  fourthMouth: {
    no: 85,
    region: 'gallery',
    title: { en: 'The Fourth Mouth', fr: 'La quatrième bouche' },
    text: {
      en: [
        'Three wrong answers are as many as it can stand. “Ask her yourselves, then,” says the ' +
          'tenor, not so agreeably. You look the idol up and down for a fourth mouth. That is a ' +
          'mistake; the floor has lips. You go through with your packs, and farther down without ' +
          'them, for it sorts what it swallows, and keeps whatever has a taste. There is wind, and ' +
          'then a ledge, and you are on it. After you, with a ring of glass on stone, comes the key. ' +
          'This is not generosity. It could not be chewed.',
      ],
      fr: [
        'Trois mauvaises réponses, elle n’en supporte pas davantage. « Demandez-lui donc ' +
          'vous-mêmes », dit le ténor, moins aimable. Vous cherchez de haut en bas la quatrième ' +
          'bouche. C’est une erreur ; le sol a des lèvres. Vous passez avec vos sacs, et plus bas ' +
          'sans eux, car elle trie ce qu’elle avale et garde tout ce qui a du goût. Du vent, puis une ' +
          'corniche, et vous êtes dessus. Derrière vous, avec un tintement de verre sur la pierre, ' +
          'arrive la clé. Ce n’est pas de la générosité. On ne pouvait pas la mâcher.',
      ],
    },
    journal: {
      en: 'The floor before the idol is a mouth as well. It spat out the key after you.',
      fr: 'Devant l’idole, le sol aussi est une bouche. Elle a recraché la clé après vous.',
    },
  },
} satisfies ProseTable
