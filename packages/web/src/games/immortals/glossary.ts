import { writtenGlossary } from '../../rulebook/glossary.ts'

/** The terms of Immortals, in no order: a reader gets them in that of the alphabet. */
export const immortalsGlossary = writtenGlossary([
  {
    id: 'realm',
    rules: ['IMM-COMP-1', 'IMM-COMP-2'],
    en: {
      term: 'Realm, light and dark',
      text: 'The world exists twice: the light realm and the dark realm have the same map. What you do in one touches the other through limbos, portals and region cards.',
    },
    fr: {
      term: 'Royaume de la lumière, royaume des ténèbres',
      text: 'Le monde existe en double : les deux royaumes ont la même carte. Ce que vous faites dans l’un touche l’autre par les limbes, les portails et les cartes Région.',
    },
  },
  {
    id: 'region',
    rules: ['IMM-COMP-2', 'IMM-COMP-3'],
    en: {
      term: 'Region',
      text: 'One of the 25 names on the map. It lies in both realms but has only one region card.',
    },
    fr: {
      term: 'Région',
      text: 'L’un des 25 noms de la carte. Elle se trouve dans les deux royaumes, mais n’a qu’une seule carte Région.',
    },
  },
  {
    id: 'site',
    rules: ['IMM-COMP-2', 'IMM-BATTLE-30'],
    en: {
      term: 'Site',
      text: 'A region in one of the two realms: the place where armies stand and buildings are built. Only one player can have armies on a site.',
    },
    fr: {
      term: 'Site',
      text: 'Une région dans l’un des deux royaumes : c’est là que se tiennent les armées et les bâtiments. Un seul joueur peut avoir des armées sur un site.',
    },
  },
  {
    id: 'twin',
    rules: ['IMM-START-18', 'IMM-PORTAL-1'],
    en: {
      term: 'Twin',
      text: 'The other site of the same region, in the other realm. Twins are not neighbours unless a portal joins them.',
    },
    fr: {
      term: 'Région jumelle',
      text: 'L’autre site de la même région, dans l’autre royaume. Les deux ne sont pas voisins, sauf si un portail les relie.',
    },
  },
  {
    id: 'area',
    rules: ['IMM-COMP-1', 'IMM-SCORE-6', 'IMM-SCORE-7'],
    en: {
      term: 'Area',
      text: 'Five regions that belong together. Holding most or all of an area in one realm brings extra points each round.',
    },
    fr: {
      term: 'Province',
      text: 'Cinq régions qui vont ensemble. En tenir la plupart, ou toutes, dans un même royaume rapporte des points à chaque tour.',
    },
  },
  {
    id: 'army',
    rules: ['IMM-SETUP-10', 'IMM-COMP-11', 'IMM-SEED-5'],
    en: {
      term: 'Army',
      text: 'A cube of your colour. Armies are never destroyed: those you lose wait in a limbo or in the tower.',
    },
    fr: {
      term: 'Armée',
      text: 'Un cube de votre couleur. Une armée n’est jamais détruite : celles que vous perdez attendent dans les limbes ou dans la tour.',
    },
  },
  {
    id: 'group',
    rules: ['IMM-START-1', 'IMM-START-2', 'IMM-START-11'],
    en: {
      term: 'Army group',
      text: 'A fixed number of armies that enters the map together in the starting round. Your two tribes say which groups you have.',
    },
    fr: {
      term: 'Groupe d’armées',
      text: 'Un nombre fixe d’armées qui arrivent ensemble sur la carte au tour de départ. Vos deux tribus disent quels groupes vous avez.',
    },
  },
  {
    id: 'tribe',
    rules: ['IMM-COMP-8', 'IMM-SETUP-8'],
    en: {
      term: 'Tribe',
      text: 'You lead two: the light tribe sets your start region and building prices, the dark tribe brings an action of its own.',
    },
    fr: {
      term: 'Tribu',
      text: 'Vous en menez deux : celle de la lumière fixe votre région de départ et vos prix de construction, celle des ténèbres apporte une action propre.',
    },
  },
  {
    id: 'start',
    rules: ['IMM-START-3', 'IMM-START-5'],
    en: {
      term: 'Start region',
      text: 'The home of your light tribe. You begin with armies on both of its sites and with its region card.',
    },
    fr: {
      term: 'Région de départ',
      text: 'Le foyer de votre tribu de la lumière. Vous commencez avec des armées sur ses deux sites et avec sa carte Région.',
    },
  },
  {
    id: 'starting',
    rules: ['IMM-START-9', 'IMM-START-16', 'IMM-START-20'],
    en: {
      term: 'Starting round',
      text: 'Before the first round you pick conflict cards from hands that go around the table, and place your army groups where they say.',
    },
    fr: {
      term: 'Tour de départ',
      text: 'Avant le premier tour, vous choisissez des cartes Conflit dans des mains qui circulent, et placez vos groupes d’armées là où elles l’indiquent.',
    },
  },
  {
    id: 'limbo',
    rules: ['IMM-START-26', 'IMM-BATTLE-24', 'IMM-REINFORCE-4'],
    en: {
      term: 'Limbo',
      text: 'Where your lost armies wait, one for each realm. An army that falls in the light realm goes to the dark limbo and can rise in the dark realm, and the other way round.',
    },
    fr: {
      term: 'Limbes',
      text: 'Là où attendent vos armées perdues, un pour chaque royaume. Une armée tombée à la lumière va dans les limbes obscurs et peut renaître dans les ténèbres, et inversement.',
    },
  },
  {
    id: 'tower',
    rules: ['IMM-TOWER-1', 'IMM-TOWER-4', 'IMM-TOWER-6'],
    en: {
      term: 'Cube tower',
      text: 'Decides every battle. Cubes are thrown in at the top; some get stuck, and others that were stuck before may come out.',
    },
    fr: {
      term: 'Tour à cubes',
      text: 'Elle décide de chaque bataille. On y jette des cubes par le haut ; certains restent coincés, et d’autres, coincés plus tôt, peuvent tomber.',
    },
  },
  {
    id: 'tray',
    rules: ['IMM-BATTLE-3', 'IMM-BATTLE-4', 'IMM-BATTLE-17'],
    en: {
      term: 'Tray',
      text: 'Where the cubes fall that come out of the tower. Those of the two sides count in a battle; the rest lies there until the next throw.',
    },
    fr: {
      term: 'Plateau de la tour',
      text: 'Là où tombent les cubes qui sortent de la tour. Ceux des deux camps comptent dans la bataille ; les autres y restent jusqu’au jet suivant.',
    },
  },
  {
    id: 'seeding',
    rules: ['IMM-SEED-1', 'IMM-SEED-2'],
    en: {
      term: 'Seeding the tower',
      text: 'One big throw before the first round, so that the tower is never empty. Your cubes that fall through go to your limbos.',
    },
    fr: {
      term: 'Initialisation de la tour',
      text: 'Un grand jet avant le premier tour, pour que la tour ne soit jamais vide. Ceux de vos cubes qui tombent vont dans vos limbes.',
    },
  },
  {
    id: 'inhabitants',
    rules: ['IMM-ATTACK-6', 'IMM-BATTLE-10', 'IMM-BATTLE-16'],
    en: {
      term: 'Inhabitants',
      text: 'The green cubes, which belong to nobody. The card you attack with decides whether they help you, stay out of it, or fight you.',
    },
    fr: {
      term: 'Habitants',
      text: 'Les cubes verts, qui ne sont à personne. La carte avec laquelle vous attaquez décide s’ils vous aident, restent neutres ou vous combattent.',
    },
  },
  {
    id: 'regionCard',
    rules: ['IMM-PLAN-6', 'IMM-PLAN-11', 'IMM-BATTLE-25', 'IMM-PERFORM-5'],
    en: {
      term: 'Region card',
      text: 'Works for a region in either realm and comes back to your hand after use. Everybody sees who holds it; whoever conquers the region takes it.',
    },
    fr: {
      term: 'Carte Région',
      text: 'Elle vaut pour une région dans les deux royaumes et revient en main après usage. Chacun sait qui la détient ; qui conquiert la région la prend.',
    },
  },
  {
    id: 'conflictCard',
    rules: ['IMM-PLAN-7', 'IMM-PLAN-12', 'IMM-REINFORCE-1', 'IMM-PERFORM-5'],
    en: {
      term: 'Conflict card',
      text: 'Works for one region in one realm, once: after its action it is discarded. You keep it secret until you reveal it.',
    },
    fr: {
      term: 'Carte Conflit',
      text: 'Elle vaut pour une région dans un seul royaume, une seule fois : après son action, on la défausse. Elle reste secrète jusqu’à sa révélation.',
    },
  },
  {
    id: 'wildCard',
    rules: ['IMM-PLAN-8', 'IMM-PLAN-9', 'IMM-PLAN-10'],
    en: {
      term: 'Wild card',
      text: 'A conflict card for any one region of an area in its realm. You name the region when you use it; it cannot extract.',
    },
    fr: {
      term: 'Joker',
      text: 'Une carte Conflit qui vaut pour une région au choix d’une province, dans son royaume. Vous la nommez en l’utilisant ; un joker n’extrait rien.',
    },
  },
  {
    id: 'magicCard',
    rules: ['IMM-SETUP-11', 'IMM-MAGIC-1', 'IMM-MAGIC-2'],
    en: {
      term: 'Magic card',
      text: 'One of four that you keep for the whole game, for the two magic spaces. It names its own price and what it does.',
    },
    fr: {
      term: 'Carte Magie',
      text: 'L’une des quatre que vous gardez toute la partie, pour les deux cases Magie. Elle indique son prix et son effet.',
    },
  },
  {
    id: 'blankCard',
    rules: ['IMM-PLAN-13', 'IMM-PERFORM-2'],
    en: {
      term: 'Blank card',
      text: 'A bluff: it fills a space so that the others expect an action. When you reveal it you take 1 gold or 1 energy instead.',
    },
    fr: {
      term: 'Carte vierge',
      text: 'Un bluff : elle occupe une case pour faire croire à une action. En la révélant, vous prenez 1 pièce d’or ou 1 point d’énergie.',
    },
  },
  {
    id: 'space',
    rules: ['IMM-COMP-9', 'IMM-PLAN-2', 'IMM-PLAN-3'],
    en: {
      term: 'Action space',
      text: 'A place for one card on your board. Eight army spaces and two magic spaces say what you can do in a round.',
    },
    fr: {
      term: 'Case Action',
      text: 'Un emplacement pour une carte sur votre plaquette. Huit cases Armée et deux cases Magie disent ce que vous pouvez faire en un tour.',
    },
  },
  {
    id: 'planning',
    rules: ['IMM-PLAN-1', 'IMM-PLAN-5', 'IMM-PLAN-14'],
    en: {
      term: 'Planning',
      text: 'All put cards face down on their boards at the same time. What is not planned cannot be done in this round.',
    },
    fr: {
      term: 'Planification',
      text: 'Tous posent en même temps des cartes face cachée sur leur plaquette. Ce qui n’est pas planifié ne peut pas être fait ce tour-ci.',
    },
  },
  {
    id: 'performing',
    rules: ['IMM-PERFORM-1', 'IMM-PERFORM-5'],
    en: {
      term: 'Performing',
      text: 'In turn, each player reveals one planned card and does what its space says, in whatever order they like.',
    },
    fr: {
      term: 'Résolution des actions',
      text: 'Chacun à son tour révèle une carte planifiée et fait ce que dit sa case, dans l’ordre qu’il veut.',
    },
  },
  {
    id: 'compensation',
    rules: ['IMM-PERFORM-10', 'IMM-PERFORM-8'],
    en: {
      term: 'Compensation',
      text: '1 gold or 1 energy for an action that you did not perform, and for each turn after you have finished while others still act.',
    },
    fr: {
      term: 'Compensation',
      text: '1 pièce d’or ou 1 point d’énergie pour une action non effectuée, et à chacun de vos tours une fois que vous avez terminé, tant que d’autres agissent.',
    },
  },
  {
    id: 'forfeit',
    rules: ['IMM-PERFORM-3', 'IMM-PERFORM-4', 'IMM-PERFORM-12'],
    en: {
      term: 'Forfeit',
      text: 'Giving up an action that you revealed, because you cannot or do not want to do it. You pay nothing, take compensation and get the card back.',
    },
    fr: {
      term: 'Renoncer',
      text: 'Abandonner une action révélée, impossible ou non désirée. Vous ne payez rien, prenez la compensation et reprenez la carte.',
    },
  },
  {
    id: 'pass',
    rules: ['IMM-PERFORM-6', 'IMM-PERFORM-7'],
    en: {
      term: 'Pass',
      text: 'Ending your round early: all planned cards come back to your hand, and you take compensation on each of your turns until all have finished.',
    },
    fr: {
      term: 'Passer',
      text: 'Finir votre tour plus tôt : toutes vos cartes planifiées reviennent en main, et vous prenez la compensation à chacun de vos tours jusqu’à ce que tous aient terminé.',
    },
  },
  {
    id: 'resources',
    rules: ['IMM-SUPPLY-3', 'IMM-START-25', 'IMM-END-3'],
    en: {
      term: 'Gold and energy',
      text: 'What buildings, magic and transitions cost. You extract them from your regions; what is left at the end is worth nothing.',
    },
    fr: {
      term: 'Or et énergie',
      text: 'Le prix des bâtiments, de la magie et des transitions. Vous les extrayez de vos régions ; ce qui reste à la fin ne vaut rien.',
    },
  },
  {
    id: 'extraction',
    rules: ['IMM-EXTRACT-1', 'IMM-EXTRACT-2', 'IMM-EXTRACT-3'],
    en: {
      term: 'Extraction',
      text: 'Gives you the gold or the energy printed on the card’s region, if you have an army there.',
    },
    fr: {
      term: 'Extraction',
      text: 'Vous donne l’or ou l’énergie de la région de la carte, si vous y avez une armée.',
    },
  },
  {
    id: 'reinforcement',
    rules: ['IMM-REINFORCE-4', 'IMM-REINFORCE-6'],
    en: {
      term: 'Reinforcement',
      text: 'At the start of a round, one army in three comes back from each limbo for nothing, to sites of that realm where you already stand.',
    },
    fr: {
      term: 'Renfort',
      text: 'Au début d’un tour, une armée sur trois revient gratuitement de chacun de vos limbes, sur des sites de ce royaume où vous êtes déjà.',
    },
  },
  {
    id: 'transition',
    rules: ['IMM-TRANSITION-1', 'IMM-TRANSITION-3', 'IMM-MAGIC-4'],
    en: {
      term: 'Transition',
      text: 'A paid way out of a limbo: several armies at once return to the realm of that limbo.',
    },
    fr: {
      term: 'Transition',
      text: 'Une sortie payante des limbes : plusieurs armées à la fois reviennent dans le royaume de ces limbes.',
    },
  },
  {
    id: 'attack',
    rules: ['IMM-ATTACK-1', 'IMM-ATTACK-4', 'IMM-ATTACK-6'],
    en: {
      term: 'Attack',
      text: 'Armies go from one of your sites to a neighbouring one that is empty or another player’s. At least one stays behind.',
    },
    fr: {
      term: 'Attaque',
      text: 'Des armées partent d’un de vos sites vers un site voisin, vide ou occupé par un autre. Une au moins reste sur place.',
    },
  },
  {
    id: 'battle',
    rules: ['IMM-BATTLE-3', 'IMM-BATTLE-10', 'IMM-BATTLE-11'],
    en: {
      term: 'Battle',
      text: 'Attackers, defenders and the tray go through the tower together. Whoever then has more cubes in the tray wins, and loses as many as the other had.',
    },
    fr: {
      term: 'Bataille',
      text: 'Attaquants, défenseurs et contenu du plateau passent ensemble dans la tour. Qui a ensuite le plus de cubes dans le plateau gagne, et en perd autant que l’autre en avait.',
    },
  },
  {
    id: 'movement',
    rules: ['IMM-MOVE-1', 'IMM-MOVE-3', 'IMM-MOVE-4'],
    en: {
      term: 'Movement',
      text: 'For 1 gold, armies go from one of your sites through your own sites to another one of yours.',
    },
    fr: {
      term: 'Déplacement',
      text: 'Pour 1 pièce d’or, des armées vont d’un de vos sites à un autre en ne traversant que les vôtres.',
    },
  },
  {
    id: 'portal',
    rules: ['IMM-PORTAL-1', 'IMM-PORTAL-2', 'IMM-SCORE-10'],
    en: {
      term: 'Portal',
      text: 'A one-way door from a site to its twin in the other realm, open to every player. It scores once, when it is built.',
    },
    fr: {
      term: 'Portail',
      text: 'Une porte à sens unique d’un site vers son jumeau de l’autre royaume, ouverte à tous. Il rapporte une fois, à sa construction.',
    },
  },
  {
    id: 'shrine',
    rules: ['IMM-CONSTRUCT-4', 'IMM-CONSTRUCT-11', 'IMM-SCORE-4'],
    en: {
      term: 'Shrine',
      text: 'A building worth 1 point when it is built, and 1 point each round to whoever holds its site.',
    },
    fr: {
      term: 'Sanctuaire',
      text: 'Un bâtiment qui rapporte 1 point à sa construction, puis 1 point par tour à qui tient son site.',
    },
  },
  {
    id: 'capital',
    rules: ['IMM-CONSTRUCT-6', 'IMM-CONSTRUCT-11', 'IMM-SCORE-5'],
    en: {
      term: 'Capital',
      text: 'A building worth 2 points when it is built, and 1 point each round to whoever holds its site. An area of a realm has room for only one.',
    },
    fr: {
      term: 'Capitale',
      text: 'Un bâtiment qui rapporte 2 points à sa construction, puis 1 point par tour à qui tient son site. Une province d’un royaume n’en admet qu’une.',
    },
  },
  {
    id: 'takeover',
    rules: ['IMM-MAGIC-13', 'IMM-MAGIC-14'],
    en: {
      term: 'Takeover',
      text: 'Magic that wins you the card of a region where you stand, if you have more armies there than its holder has in the twin.',
    },
    fr: {
      term: 'S’emparer d’une carte',
      text: 'Une magie qui vous donne la carte d’une région où vous êtes, si vous y avez plus d’armées que son détenteur dans la région jumelle.',
    },
  },
  {
    id: 'firstPlayer',
    rules: ['IMM-SETUP-14', 'IMM-MAGIC-8', 'IMM-MAGIC-9'],
    en: {
      term: 'First player marker',
      text: 'Whoever holds it when a round begins acts first in that round. Magic can take it.',
    },
    fr: {
      term: 'Marqueur Premier joueur',
      text: 'Qui le détient au début d’un tour agit le premier pendant ce tour. La magie permet de le prendre.',
    },
  },
  {
    id: 'points',
    rules: ['IMM-SCORE-3', 'IMM-SCORE-6', 'IMM-END-2'],
    en: {
      term: 'Victory points',
      text: 'Come from building, and at the end of every round from regions, shrines, capitals and areas. The most points win.',
    },
    fr: {
      term: 'Points de victoire',
      text: 'Ils viennent des constructions et, à la fin de chaque tour, des régions, sanctuaires, capitales et provinces. Le plus grand total gagne.',
    },
  },
])
