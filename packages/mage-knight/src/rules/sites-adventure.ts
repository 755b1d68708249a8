// Sites: ruins, dungeons, tombs, monster dens and spawning grounds
import type { Rule } from '@longtable/kernel'

export const adventureSitesRules: readonly Rule[] = [
  {
    id: 'MK-SITE-30',
    kind: 'rule',
    en: 'The token on ruins says what is inside: an altar, or enemies to fight.',
    fr: 'Le jeton posé sur les ruines indique ce qu’elles renferment : un autel ou des ennemis à combattre.',
    source: 'Sheet: Site Descriptions, ruins',
  },
  {
    id: 'MK-SITE-31',
    kind: 'rule',
    en: 'At an altar you pay 3 mana, put your shield on the ruins and gain 7 fame.',
    fr: 'À un autel, vous payez 3 manas, posez votre bouclier sur les ruines et gagnez 7 points de renommée.',
    source: 'Sheet: Site Descriptions, ruins',
  },
  {
    id: 'MK-SITE-32', // Q57
    kind: 'rule',
    en:
      'All 3 mana for an altar must be of the colour it shows, paid in any way you can, with gold as that ' +
      'colour by Day. Paying is your action of the turn, without combat, and the fame comes at once.',
    fr:
      'Les 3 manas d’un autel doivent tous être de la couleur indiquée, payés par tout moyen possible ; de ' +
      'jour, le mana doré en tient lieu. C’est votre action du tour, sans combat, et la renommée est ' +
      'gagnée aussitôt.',
    source: 'Rules: Ancient ruins',
  },
  {
    id: 'MK-SITE-33',
    kind: 'rule',
    en:
      'In ruins with enemies you fight those shown. If you conquer the ruins, you put your shield there ' +
      'and gain the reward shown.',
    fr:
      'Dans des ruines gardées, vous combattez les ennemis indiqués. Si vous conquérez les ruines, vous y ' +
      'posez votre bouclier et gagnez la récompense indiquée.',
    source: 'Sheet: Site Descriptions, ruins',
  },
  {
    id: 'MK-SITE-34',
    kind: 'rule',
    en:
      'The enemies of ruins are drawn the first time somebody goes in, and survivors stay there. Whoever ' +
      'defeats the last one puts a shield there and gets the reward.',
    fr:
      'Les ennemis des ruines sont piochés la première fois que quelqu’un y pénètre, et les survivants y ' +
      'restent. Celui qui vainc le dernier pose son bouclier et reçoit la récompense.',
    source: 'Rules: Ancient ruins',
  },
  {
    id: 'MK-SITE-35',
    kind: 'rule',
    en:
      'A face-down ruins token is turned up when a hero enters its space. Nobody is forced to explore the ' +
      'ruins.',
    fr:
      'Un jeton de ruines face cachée est retourné quand un héros entre sur sa case. Personne n’est obligé ' +
      'd’explorer les ruines.',
    source: 'Rules: Ancient ruins',
  },
  {
    id: 'MK-SITE-36',
    kind: 'rule',
    en:
      'In ruins your units may fight, the enemies are not fortified, and it is Day or Night as on the ' +
      'board.',
    fr:
      'Dans les ruines, vos unités peuvent combattre, les ennemis ne sont pas fortifiés, et il fait jour ' +
      'ou nuit comme sur le plateau.',
    source: 'Rules: Ancient ruins',
  },
  {
    id: 'MK-SITE-40',
    kind: 'rule',
    en:
      'In a dungeon you fight one brown enemy under Night rules and without units. The first player to ' +
      'defeat one there puts a shield on the dungeon.',
    fr:
      'Dans un souterrain, vous combattez un ennemi brun selon les règles de nuit et sans unités. Le ' +
      'premier joueur qui y est vainqueur y pose son bouclier.',
    source: 'Sheet: Site Descriptions, dungeon',
  },
  {
    id: 'MK-SITE-41',
    kind: 'rule',
    en:
      'The first conqueror of a dungeon rolls a mana die: black or gold earns a spell, any other colour an ' +
      'artifact.',
    fr:
      'Le premier conquérant d’un souterrain lance un dé de mana : noir ou doré rapporte un sort, toute ' +
      'autre couleur un artefact.',
    source: 'Sheet: Site Descriptions, dungeon',
  },
  {
    id: 'MK-SITE-42',
    kind: 'rule',
    en:
      'In a tomb you fight one red enemy under Night rules and without units. The first player to defeat ' +
      'one there puts a shield on the tomb.',
    fr:
      'Dans un tombeau, vous combattez un ennemi rouge selon les règles de nuit et sans unités. Le premier ' +
      'joueur qui y est vainqueur y pose son bouclier.',
    source: 'Sheet: Site Descriptions, tomb',
  },
  {
    id: 'MK-SITE-43',
    kind: 'rule',
    en: 'The first conqueror of a tomb gains a spell and an artifact.',
    fr: 'Le premier conquérant d’un tombeau gagne un sort et un artefact.',
    source: 'Sheet: Site Descriptions, tomb',
  },
  {
    id: 'MK-SITE-44',
    kind: 'rule',
    en: 'Anyone may enter a conquered dungeon or tomb again to fight a new enemy, but only for its fame.',
    fr:
      'Chacun peut entrer de nouveau dans un souterrain ou un tombeau conquis pour y combattre un nouvel ' +
      'ennemi, mais seulement pour sa renommée.',
    source: 'Rules: Dungeon and tomb',
  },
  {
    id: 'MK-SITE-45',
    kind: 'rule',
    en: 'The enemy met in a dungeon or tomb is discarded after the fight, defeated or not.',
    fr: 'L’ennemi rencontré dans un souterrain ou un tombeau est défaussé après le combat, vaincu ou non.',
    source: 'Rules: Dungeon and tomb',
  },
  {
    id: 'MK-SITE-50',
    kind: 'rule',
    en: 'In a monster den you fight one brown enemy and put your shield on the den if you defeat it.',
    fr:
      'Dans un antre du monstre, vous combattez un ennemi brun et posez votre bouclier sur l’antre si vous ' +
      'le vainquez.',
    source: 'Sheet: Site Descriptions, monster den',
  },
  {
    id: 'MK-SITE-51',
    kind: 'rule',
    en:
      'Conquering a monster den earns 2 crystals rolled with mana dice. Gold lets you choose the colour, ' +
      'black gives 1 fame instead.',
    fr:
      'Conquérir un antre du monstre rapporte 2 cristaux tirés aux dés de mana. Doré laisse choisir la ' +
      'couleur, noir donne 1 point de renommée à la place.',
    source: 'Sheet: Site Descriptions, monster den',
  },
  {
    id: 'MK-SITE-52',
    kind: 'rule',
    en: 'In spawning grounds you fight two brown enemies and put your shield there if both are defeated.',
    fr:
      'Dans une couvée, vous combattez deux ennemis bruns et posez votre bouclier si tous deux sont ' +
      'vaincus.',
    source: 'Sheet: Site Descriptions, spawning grounds',
  },
  {
    id: 'MK-SITE-53',
    kind: 'rule',
    en:
      'Conquering spawning grounds earns an artifact and 3 crystals rolled with mana dice. Gold lets you ' +
      'choose the colour, black gives 1 fame instead.',
    fr:
      'Conquérir une couvée rapporte un artefact et 3 cristaux tirés aux dés de mana. Doré laisse choisir ' +
      'la couleur, noir donne 1 point de renommée à la place.',
    source: 'Sheet: Site Descriptions, spawning grounds',
  },
  {
    id: 'MK-SITE-54', // Q20
    kind: 'rule',
    en:
      'Undefeated enemies of a den or of spawning grounds stay there face up. If only one of the two in ' +
      'spawning grounds is beaten, a new face-down brown token takes its place, unless the option ' +
      'spawningRefill is off.',
    fr:
      'Les ennemis non vaincus d’un antre ou d’une couvée y restent face visible. Si un seul des deux ' +
      'ennemis d’une couvée est vaincu, un nouveau jeton brun face cachée le remplace, sauf si l’option ' +
      'spawningRefill est désactivée.',
    source: 'ruling: Spawning grounds',
    option: 'spawningRefill',
  },
  {
    id: 'MK-SITE-55',
    kind: 'rule',
    en: 'A conquered monster den or spawning grounds is an empty space: there is nothing left to fight.',
    fr: 'Un antre du monstre ou une couvée conquis est une case vide : il n’y a plus rien à combattre.',
    source: 'Rules: Monster den and spawning grounds',
  },
]
