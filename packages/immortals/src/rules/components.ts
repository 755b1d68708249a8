// Contents of the box
import type { Rule } from '@longtable/kernel'

export const componentsRules: readonly Rule[] = [
  {
    id: 'IMM-COMP-1',
    kind: 'component',
    en:
      'The board shows the dark realm on the left and the light realm on the right, and both hold the same ' +
      '5 areas of 5 regions each.',
    fr:
      'Le plateau montre le royaume des ténèbres à gauche et celui de la lumière à droite, et tous deux ' +
      'comptent les mêmes 5 provinces de 5 régions chacune.',
    source: 'Contents',
  },
  {
    id: 'IMM-COMP-2', // Q001
    kind: 'rule',
    en:
      'A region is one of 25 names with one region card, and a site is that region in one of the two ' +
      'realms, so armies, buildings, portals, attacks, moves and occupation belong to the 50 sites.',
    fr:
      'Une région est l’un des 25 noms et a une seule carte Région, tandis qu’un site est cette région ' +
      'dans l’un des deux royaumes : armées, bâtiments, portails, attaques, déplacements et occupation ' +
      'concernent donc les 50 sites.',
    source: 'Contents',
  },
  {
    id: 'IMM-COMP-3',
    kind: 'component',
    en:
      'There are 25 region cards, one for each region, each showing the gold and the energy of that region ' +
      'in both realms.',
    fr:
      'Il y a 25 cartes Région, une par région, et chacune indique l’or et l’énergie de cette région dans ' +
      'les deux royaumes.',
    source: 'Contents',
  },
  {
    id: 'IMM-COMP-4',
    kind: 'component',
    en:
      'There are 60 conflict cards: for each realm one card for each of the 25 regions and one wild card ' +
      'for each of the 5 areas.',
    fr:
      'Il y a 60 cartes Conflit : pour chaque royaume, une carte pour chacune des 25 régions et un joker ' +
      'pour chacune des 5 provinces.',
    source: 'Contents',
  },
  {
    id: 'IMM-COMP-5',
    kind: 'component',
    en: 'There are 20 blank cards, enough for 4 in each player colour.',
    fr: 'Il y a 20 cartes vierges, soit 4 par couleur de joueur.',
    source: 'Contents',
  },
  {
    id: 'IMM-COMP-6',
    kind: 'component',
    en: 'There are 20 magic cards, the same set of 4 in each player colour.',
    fr: 'Il y a 20 cartes Magie, la même série de 4 dans chaque couleur de joueur.',
    source: 'Contents',
  },
  {
    id: 'IMM-COMP-7',
    kind: 'component',
    en: 'There are 10 round tracker cards.',
    fr: 'Il y a 10 cartes Marqueur de tour.',
    source: 'Contents',
  },
  {
    id: 'IMM-COMP-8',
    kind: 'component',
    en:
      'There are 10 tribes with one token and one board each, 5 of the light realm and 5 of the dark ' +
      'realm.',
    fr:
      'Il y a 10 tribus, chacune avec un pion et une plaquette, 5 du royaume de la lumière et 5 du royaume ' +
      'des ténèbres.',
    source: 'Contents',
  },
  {
    id: 'IMM-COMP-9',
    kind: 'component',
    en:
      'A player board joins one light and one dark tribe board and carries two limbos, 8 army spaces and 2 ' +
      'magic spaces.',
    fr:
      'La plaquette d’un joueur réunit une tribu de la lumière et une tribu des ténèbres et porte deux ' +
      'limbes, 8 cases Armée et 2 cases Magie.',
    source: 'Contents',
  },
  {
    id: 'IMM-COMP-21',
    kind: 'component',
    en:
      'The rulebook speaks of 8 army spaces and describes 7 actions for them. What the eighth does is not ' +
      'public: here it is a second attack, a stand-in that an owner of the game can correct.',
    fr:
      'La règle parle de 8 cases Armée et décrit 7 actions pour elles. Ce que fait la huitième n’est pas ' +
      'public : ici c’est une seconde attaque, valeur de remplacement qu’un propriétaire du jeu peut ' +
      'corriger.',
    source: 'ruling: Contents',
  },
  {
    id: 'IMM-COMP-10',
    kind: 'note',
    en:
      'The back of the player board shows the army groups for the starting round and the front shows the ' +
      'action spaces.',
    fr:
      'Le verso de la plaquette montre les groupes d’armées du tour de départ et le recto les cases ' +
      'Action.',
    source: 'Contents',
    why: 'Each phase shows the side it needs; there is nothing to turn over.',
  },
  {
    id: 'IMM-COMP-11',
    kind: 'component',
    en:
      'There are 225 army cubes, 45 in each of the 5 player colours, of which 43 in a colour take part in ' +
      'a game and 2 are spares.',
    fr:
      'Il y a 225 cubes Armée, 45 dans chacune des 5 couleurs, dont 43 par couleur servent au jeu et 2 de ' +
      'rechange.',
    source: 'Contents',
  },
  {
    id: 'IMM-COMP-12',
    kind: 'component',
    en: 'There are 20 green cubes, the armies of the inhabitants.',
    fr: 'Il y a 20 cubes verts, les armées des habitants.',
    source: 'Contents',
  },
  {
    id: 'IMM-COMP-13',
    kind: 'component',
    en: 'There are 50 building tiles with a shrine on one side and a capital on the other.',
    fr: 'Il y a 50 tuiles Bâtiment, avec un sanctuaire d’un côté et une capitale de l’autre.',
    source: 'Contents',
  },
  {
    id: 'IMM-COMP-14',
    kind: 'component',
    en: 'There are 26 portals.',
    fr: 'Il y a 26 portails.',
    source: 'Contents',
  },
  {
    id: 'IMM-COMP-15',
    kind: 'component',
    en:
      'There are 65 gold coins, 15 of value 1, 22 of value 2 and 28 of value 5, and the energy tokens ' +
      'number the same, so each supply is worth 199.',
    fr:
      'Il y a 65 pièces d’or, 15 de valeur 1, 22 de valeur 2 et 28 de valeur 5, et autant de pions ' +
      'Énergie, de sorte que chaque réserve vaut 199.',
    source: 'Contents',
  },
  {
    id: 'IMM-COMP-16',
    kind: 'component',
    en: 'There are 5 victory point tokens and 5 +60 markers, one of each in every player colour.',
    fr: 'Il y a 5 pions Victoire et 5 marqueurs +60, un de chaque par couleur de joueur.',
    source: 'Contents',
  },
  {
    id: 'IMM-COMP-17',
    kind: 'component',
    en: 'There is one first player marker.',
    fr: 'Il y a un seul marqueur Premier joueur.',
    source: 'Contents',
  },
  {
    id: 'IMM-COMP-18',
    kind: 'component',
    en: 'There is one cube tower with one tray, used for every battle.',
    fr: 'Il y a une seule tour à cubes, avec un seul plateau, utilisée pour toutes les batailles.',
    source: 'Contents',
  },
  {
    id: 'IMM-COMP-19',
    kind: 'note',
    en: 'The tower is put together from a funnel, a cardboard shaft and a tray.',
    fr: 'La tour s’assemble à partir d’un entonnoir, d’un fût en carton et d’un plateau.',
    source: 'Contents',
    why: 'How the tower is built has no effect on play; its chances are described under IMM-TOWER.',
  },
  {
    id: 'IMM-COMP-20',
    kind: 'note',
    en:
      'Region cards show both realms behind their text and conflict cards only one, so the two kinds are ' +
      'told apart by their face.',
    fr:
      'Les cartes Région montrent les deux royaumes en arrière-plan et les cartes Conflit un seul, ce qui ' +
      'permet de distinguer leurs faces.',
    source: 'Contents',
    why: 'A matter of drawing; face-down cards look alike, see IMM-PLAN.',
  },
]
