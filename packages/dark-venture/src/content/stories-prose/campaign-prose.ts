// What the campaign tells between its chapters.
import type { Names } from '../types.ts'
import type { Told } from './story-prose.ts'

export const campaignProse = {
  name: { en: 'The Empty Chair', fr: 'Le siège vide' },
  opening: {
    en:
      'The first king of Darkgrange is dead, and has been for two hundred years; it is the chair that ' +
      'will not accept it. Nobody sits in it. Everybody walks round it. A whole country has grown up ' +
      'the way furniture is arranged about a hole in the floor. Now the Varpen are marching, the lake ' +
      'is hungry, and in the tower hang banners which could name an heir. A gentleman with a ledger has ' +
      'been seen going from camp to camp. He does not take sides. He takes one of each.',
    fr:
      'Le premier roi de Darkgrange est mort, depuis deux cents ans ; c’est le siège qui ne veut pas ' +
      'l’admettre. Nul ne s’y assied. Chacun le contourne. Tout un pays s’est formé comme on dispose ' +
      'des meubles autour d’un trou dans le plancher. Voilà que les Varpens marchent, que le lac a ' +
      'faim, et que pendent dans la tour des étendards qui désigneraient un héritier. On a vu passer de ' +
      'camp en camp un monsieur qui tient un registre. Il ne prend pas parti. Il prend un exemplaire de ' +
      'chacun.',
  },
} satisfies Readonly<Record<string, Names>>

export const campaignActs = {
  ashes: {
    name: { en: 'Ashes', fr: 'Cendres' },
    told: {
      en:
        'Four fires were lit this spring, and each of those who lit them thought that his was the only ' +
        'one.',
      fr:
        'Ce printemps on alluma quatre feux, et chacun de ceux qui les allumaient croyait le sien ' +
        'unique.',
    },
  },
  ledger: {
    name: { en: 'The Ledger', fr: 'Le registre' },
    told: {
      en:
        'War teaches arithmetic. Who holds a door with an enemy knows, in the morning, how many they ' +
        'are together.',
      fr:
        'La guerre enseigne l’arithmétique. Qui tient une porte avec un ennemi sait, au matin, combien ' +
        'ils font à eux deux.',
    },
  },
  chair: {
    name: { en: 'The Chair', fr: 'Le siège' },
    told: {
      en:
        'A star, a wire, a list of names. It is astonishing of how little one can make a king, and how ' +
        'much it takes to unmake one.',
      fr:
        'Une étoile, un fil, une liste de noms. Il est étonnant de voir de combien peu l’on fait un ' +
        'roi, et combien il faut pour le défaire.',
    },
  },
} satisfies Readonly<Record<string, Told>>

/** What a chapter leaves behind, by the flag that it sets. */
export const campaignAftermath = {
  roadOpen: {
    after: 'A1',
    told: {
      en:
        'The southern road is open, and carts use it. Whoever means to send something heavy north will ' +
        'have a shorter way.',
      fr:
        'La route du sud est ouverte, et les charrettes y passent. Qui veut envoyer au nord quelque ' +
        'chose de lourd aura moins de chemin.',
    },
  },
  roadShut: {
    after: 'A1',
    told: {
      en:
        'The barricade still stands across the road, and has begun to take root. What timber was left ' +
        'over has gone where it will be wanted.',
      fr:
        'La barricade barre toujours la route, et commence à prendre racine. Le bois qui restait est ' +
        'allé là où l’on en aura besoin.',
    },
  },
  gorged: {
    after: 'A2',
    told: {
      en:
        'The lake has fed well. There is more of it than there was, and it remembers which way the meal ' +
        'came.',
      fr: 'Le lac a bien mangé. Il y en a plus qu’avant, et il se rappelle de quel côté venait le repas.',
    },
  },
  lakeFeared: {
    after: 'A2',
    told: {
      en:
        'No one fetches water from Mirror Lake alone any more. On the western shore they have begun to ' +
        'put up fences before they put up tents.',
      fr:
        'Nul ne va plus seul chercher de l’eau au lac Miroir. Sur la rive ouest on dresse les clôtures ' +
        'avant les tentes.',
    },
  },
  bannerHome: {
    after: 'A3',
    told: {
      en:
        'The banner from the tower has come down to the road. It is the first in two hundred years, and ' +
        'two more have been heard of since.',
      fr:
        'L’étendard de la tour est descendu jusqu’à la route. C’est le premier en deux siècles, et l’on ' +
        'en signale déjà deux autres.',
    },
  },
  bannerKept: {
    after: 'A3',
    told: {
      en:
        'The tower keeps its banner, and has grown vain of it. Its dead come farther out than they did, ' +
        'and one of them carries a scythe.',
      fr:
        'La tour garde son étendard et en tire vanité. Ses morts s’éloignent plus qu’avant, et l’un ' +
        'd’eux porte une faux.',
    },
  },
  kingmaker: {
    after: 'A4',
    told: {
      en:
        'Whoever hung two banners over one door is called kingmaker now, and is asked first when sides ' +
        'are taken.',
      fr:
        'Qui a pendu deux étendards au-dessus d’une porte se nomme désormais faiseur de rois, et on ' +
        'l’interroge le premier quand il faut choisir un camp.',
    },
  },
  samples: {
    after: 'A5',
    told: {
      en: 'Delok has what he needed. There are fewer steps left to his staircase than anybody supposes.',
      fr: 'Delok a ce qu’il lui fallait. Son escalier a moins de marches qu’on ne le suppose.',
    },
  },
  ledgerBurned: {
    after: 'A5',
    told: {
      en:
        'The ledger burned. Debts that stood in it have become a matter of opinion, and Delok must ' +
        'begin again from memory.',
      fr:
        'Le registre a brûlé. Les dettes qui y figuraient sont affaire d’opinion, et Delok doit tout ' +
        'reprendre de mémoire.',
    },
  },
  roofHeld: {
    after: 'A6',
    told: {
      en: 'The Waystation has its roof. People leave things there for each other, against a worse night.',
      fr:
        'Le relais a gardé son toit. Les gens s’y laissent des choses les uns aux autres, en vue d’une ' +
        'nuit plus mauvaise.',
    },
  },
  roofLost: {
    after: 'A6',
    told: {
      en:
        'The Waystation stands open to the rain. On that stretch of road there will be no fire when one ' +
        'is wanted.',
      fr:
        'Le relais est ouvert à la pluie. Sur ce bout de route, il n’y aura pas de feu quand il en ' +
        'faudra.',
    },
  },
  brood: {
    after: 'A7',
    told: {
      en:
        'The Dhargon came home with more than they set out with. One egg was left by the ford, for ' +
        'luck, or for bait.',
      fr:
        'Les Dhargons sont rentrés plus nombreux qu’au départ. Un œuf est resté près du gué, pour la ' +
        'chance, ou comme appât.',
    },
  },
  eggTrade: {
    after: 'A7',
    told: {
      en: 'There is a price for eggs in every market now, and Varpen gold in every inn.',
      fr:
        'Il y a désormais un cours des œufs sur tous les marchés, et de l’or varpen dans toutes les ' +
        'auberges.',
    },
  },
  orchard: {
    after: 'A7',
    told: {
      en:
        'The machine has been given something new to water. When the tower door opens, one more will be ' +
        'standing behind it.',
      fr:
        'On a donné à la machine quelque chose de nouveau à arroser. Quand s’ouvrira la porte de la ' +
        'tour, il y en aura un de plus derrière.',
    },
  },
  beastSlain: {
    after: 'A8',
    told: {
      en: 'The beast is dead, and the ford is free. Its skull makes a bridge that two can cross abreast.',
      fr:
        'La bête est morte, et le gué est libre. De son crâne on a fait un pont où l’on passe à deux de ' +
        'front.',
    },
  },
  beastLoose: {
    after: 'A8',
    told: {
      en:
        'It is still out there. It has left the ford, which nobody finds reassuring, and when the star ' +
        'fell it raised its head.',
      fr:
        'Elle est toujours là. Elle a quitté le gué, ce qui ne rassure personne, et quand l’étoile est ' +
        'tombée elle a levé la tête.',
    },
  },
  chests: {
    after: 'A9',
    told: {
      en:
        'The carters were paid in full. Those who guarded them have ore and timber laid by for the long ' +
        'night.',
      fr:
        'Les charretiers furent payés rubis sur l’ongle. Ceux qui les gardaient ont mis de côté minerai ' +
        'et bois pour la longue nuit.',
    },
  },
  drownedGold: {
    after: 'A9',
    told: {
      en: 'Some of what was in the chests was only gold. The lake had no use for that, and put it ashore.',
      fr:
        'Une part de ce que contenaient les coffres n’était que de l’or. Le lac n’en avait pas ' +
        'l’emploi, et l’a rejeté sur la rive.',
    },
  },
  starName: {
    after: 'A10',
    told: {
      en:
        'The star is cold. Whoever kept it company hears the note in their sleep now, and in the note a ' +
        'name.',
      fr:
        'L’étoile est froide. Qui lui a tenu compagnie entend maintenant la note en dormant et, dans la ' +
        'note, un nom.',
    },
  },
  kingCrowned: {
    after: 'A11',
    told: {
      en:
        'There is someone in the chair. He has sent out people in the dark to ask whether he is ' +
        'expected.',
      fr: 'Il y a quelqu’un dans le siège. Il a envoyé des gens dans le noir demander s’il est attendu.',
    },
  },
  chairEmpty: {
    after: 'A11',
    told: {
      en:
        'The chair is empty. The wire has been shared out, and there is not a gate in the country that ' +
        'does not now close properly.',
      fr:
        'Le siège est vide. On s’est partagé le fil, et il n’est plus dans le pays une barrière qui ne ' +
        'ferme bien.',
    },
  },
  dawn: {
    after: 'A12',
    told: {
      en:
        'It grew light. All who had stood by a fire brought somebody along who had not believed that it ' +
        'would.',
      fr:
        'Le jour s’est levé. Tous ceux qui avaient veillé près d’un feu ont amené quelqu’un qui n’y ' +
        'croyait pas.',
    },
  },
  night: {
    after: 'A12',
    told: {
      en:
        'It did not grow light. Those who walk in the dark have had company since, and it walks in ' +
        'step.',
      fr:
        'Le jour ne s’est pas levé. Ceux qui marchent dans le noir ont depuis de la compagnie, et elle ' +
        'marche au pas.',
    },
  },
} satisfies Readonly<Record<string, { readonly after: string; readonly told: Names }>>
