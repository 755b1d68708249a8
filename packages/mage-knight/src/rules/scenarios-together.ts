// Scenarios: cooperation, mines, druids and dungeons
import type { Rule } from '@longtable/kernel'

export const scenariosTogetherRules: readonly Rule[] = [
  {
    id: 'MK-SC-50',
    kind: 'rule',
    en:
      'Full Cooperation is for 2 or 3 players with a dummy player over 6 rounds, on a fully open map. ' +
      'There are 8 or 10 countryside tiles, as many core tiles as players, and one city more: level 5 ' +
      'each, but the last revealed 8 with 2 players, 11 with 3.',
    fr:
      '« Coopération totale » se joue à 2 ou 3 avec un joueur fictif en 6 manches, sur une carte ' +
      'entièrement ouverte. Il y a 8 ou 10 tuiles de campagne, autant de tuiles centrales que de joueurs ' +
      'et une ville de plus : niveau 5, mais 8 à 2 joueurs ou 11 à 3 pour la dernière révélée.',
    source: 'Rules: Full Cooperation',
  },
  {
    id: 'MK-SC-51',
    kind: 'rule',
    en:
      'In the Cooperation scenarios the dummy player gets a random tactic first. After each round the ' +
      'players agree on one of the tactics they used, which leaves the game.',
    fr:
      'Dans les scénarios de coopération, le joueur fictif reçoit d’abord une tactique au hasard. Après ' +
      'chaque manche, les joueurs s’accordent sur l’une des tactiques qu’ils ont utilisées, qui quitte le ' +
      'jeu.',
    source: 'Rules: Full Cooperation',
  },
  {
    id: 'MK-SC-52',
    kind: 'rule',
    en:
      'In the Cooperation scenarios all players form one team. There are no duels, and the competitive ' +
      'spells and interactive skills are left out.',
    fr:
      'Dans les scénarios de coopération, tous les joueurs forment une équipe. Il n’y a pas de duels, et ' +
      'les sorts compétitifs et les compétences interactives compétitives sont écartés.',
    source: 'Rules: Full Cooperation',
  },
  {
    id: 'MK-SC-53',
    kind: 'rule',
    en:
      'Full Cooperation ends when all cities are conquered: every player has one last turn, but not the ' +
      'dummy player.',
    fr:
      '« Coopération totale » se termine quand toutes les villes sont conquises : chaque joueur a un ' +
      'dernier tour, mais pas le joueur fictif.',
    source: 'Rules: Full Cooperation',
  },
  {
    id: 'MK-SC-54',
    kind: 'rule',
    en:
      'The team scores its lowest fame and in each category the best player, or the worst for Greatest ' +
      'Beating, without titles. The bonuses of Solo Conquest are added, and 10 if every player leads a ' +
      'city.',
    fr:
      'L’équipe marque sa plus faible renommée et, dans chaque catégorie, les points du meilleur joueur, ' +
      'ou du pire pour la plus grande raclée, sans titres. S’y ajoutent les bonus de « Conquête en ' +
      'solitaire », et 10 si chaque joueur dirige une ville.',
    source: 'Rules: Full Cooperation',
  },
  {
    id: 'MK-SC-60',
    kind: 'rule',
    en:
      'Blitz Cooperation is Full Cooperation over 4 rounds with the start of Blitz Conquest. There are 7 ' +
      'or 8 countryside tiles, as many cities as players, one core tile fewer, and the cities have levels ' +
      '5, 8 and 11 as they are revealed.',
    fr:
      '« Coopération éclair » est « Coopération totale » en 4 manches avec le départ de « Conquête ' +
      'éclair ». Il y a 7 ou 8 tuiles de campagne, autant de villes que de joueurs, une tuile centrale de ' +
      'moins, et les villes sont de niveau 5, 8 et 11 dans l’ordre où elles sont révélées.',
    source: 'Rules: Blitz Cooperation',
  },
  {
    id: 'MK-SC-70',
    kind: 'rule',
    en:
      'Mines Liberation is for 2, 3 or 4 players over 4 rounds, on a wedge, or an open map of 4 columns ' +
      'with 4. There are 8, 9 or 11 countryside tiles including all with mines, one core tile fewer than ' +
      'players, each with a mine, and the red city, which is friendly.',
    fr:
      '« Libération des mines » se joue à 2, 3 ou 4 en 4 manches, sur une carte en coin, ou ouverte de 4 ' +
      'colonnes à 4. Il y a 8, 9 ou 11 tuiles de campagne, dont toutes celles à mines, une tuile centrale ' +
      'à mine de moins que de joueurs, et la ville rouge, qui est amie.',
    source: 'Rules: Mines Liberation',
  },
  {
    id: 'MK-SC-71',
    kind: 'rule',
    en:
      'In Mines Liberation a revealed mine gets one enemy face up, green on a countryside tile or red on a ' +
      'core tile, and one brown enemy face down.',
    fr:
      'Dans « Libération des mines », une mine révélée reçoit un ennemi face visible, vert sur une tuile ' +
      'de campagne ou rouge sur une tuile centrale, et un ennemi brun face cachée.',
    source: 'Rules: Mines Liberation',
  },
  {
    id: 'MK-SC-72',
    kind: 'rule',
    en:
      'As your action on the mine’s space, which ends your movement, you may fight both of its enemies, ' +
      'under Night rules but with units. Enemies you do not defeat stay there.',
    fr:
      'Comme action sur la case de la mine, qui termine votre déplacement, vous pouvez combattre ses deux ' +
      'ennemis, selon les règles de nuit mais avec vos unités. Les ennemis non vaincus y restent.',
    source: 'Rules: Mines Liberation',
  },
  {
    id: 'MK-SC-73',
    kind: 'rule',
    en:
      'Whoever defeats the last enemy of a mine marks it and gains 1 reputation, 2 on a core tile. The ' +
      'mine gives crystals from that very turn, and none before.',
    fr:
      'Celui qui vainc le dernier ennemi d’une mine la marque et gagne 1 point de réputation, 2 sur une ' +
      'tuile centrale. La mine donne des cristaux dès ce tour, et aucun avant.',
    source: 'Rules: Mines Liberation',
  },
  {
    id: 'MK-SC-74',
    kind: 'rule',
    en:
      'In Mines Liberation every player gains, at the start of each round, one crystal from each mine they ' +
      'own.',
    fr:
      'Dans « Libération des mines », chaque joueur gagne au début de chaque manche un cristal de chacune ' +
      'de ses mines.',
    source: 'Rules: Mines Liberation',
  },
  {
    id: 'MK-SC-75',
    kind: 'rule',
    en:
      'Mines Liberation ends when all tiles are revealed and all mines free: everybody has one last turn. ' +
      'A mine scores 4 points, 7 on a core tile, and the Greatest Liberator 5 more.',
    fr:
      '« Libération des mines » se termine quand toutes les tuiles sont révélées et toutes les mines ' +
      'libres : chacun a un dernier tour. Une mine rapporte 4 points, 7 sur une tuile centrale, et le plus ' +
      'grand libérateur en reçoit 5 de plus.',
    source: 'Rules: Mines Liberation',
  },
  {
    id: 'MK-SC-80',
    kind: 'rule',
    en:
      'Druid Nights is for 2, 3 or 4 players over 4 rounds. There are 8, 9 or 11 countryside tiles ' +
      'including all with glades, one core tile fewer than players, and the green city, which is friendly.',
    fr:
      '« Nuits des druides » se joue à 2, 3 ou 4 en 4 manches. Il y a 8, 9 ou 11 tuiles de campagne, dont ' +
      'toutes celles à clairières, une tuile centrale de moins que de joueurs, et la ville verte, qui est ' +
      'amie.',
    source: 'Rules: Druid Nights',
  },
  {
    id: 'MK-SC-81',
    kind: 'rule',
    en:
      'In Druid Nights, when you end your movement on a glade, you may put a shield there. Each player can ' +
      'have one on each glade.',
    fr:
      'Dans « Nuits des druides », quand vous terminez votre déplacement sur une clairière, vous pouvez y ' +
      'poser un bouclier. Chaque joueur peut en avoir un par clairière.',
    source: 'Rules: Druid Nights',
  },
  {
    id: 'MK-SC-82',
    kind: 'rule',
    en:
      'Once each Night, as your action and not on an inhabited space, you may make an incantation: you ' +
      'fight one enemy per shield of yours on a glade, brown in the first Night, red in the second. Their ' +
      'fame is doubled, and survivors vanish.',
    fr:
      'Une fois par nuit, comme action et hors d’une case habitée, vous pouvez lancer une incantation : ' +
      'vous combattez un ennemi par clairière portant votre bouclier, brun la première nuit, rouge la ' +
      'seconde. Leur renommée est doublée et les survivants disparaissent.',
    source: 'Rules: Druid Nights',
  },
  {
    id: 'MK-SC-83',
    kind: 'rule',
    en:
      'At the end of the turn of an incantation you roll one crystal for each enemy summoned, two in the ' +
      'second Night, whether it was defeated or not.',
    fr:
      'À la fin du tour d’une incantation, vous tirez aux dés un cristal par ennemi invoqué, deux la ' +
      'seconde nuit, qu’il ait été vaincu ou non.',
    source: 'Rules: Druid Nights',
  },
  {
    id: 'MK-SC-84',
    kind: 'rule',
    en: 'In Druid Nights all shields are taken off the glades after the first Night.',
    fr: 'Dans « Nuits des druides », tous les boucliers sont retirés des clairières après la première nuit.',
    source: 'Rules: Druid Nights',
  },
  {
    id: 'MK-SC-85',
    kind: 'rule',
    en:
      'Druid Nights ends one turn each after everybody has made the second incantation, or with the second ' +
      'Night. The usual scoring applies.',
    fr:
      '« Nuits des druides » se termine un tour chacun après que tous ont lancé la seconde incantation, ou ' +
      'avec la seconde nuit. Le décompte est le décompte habituel.',
    source: 'Rules: Druid Nights',
  },
  {
    id: 'MK-SC-90',
    kind: 'rule',
    en:
      'Dungeon Lords is for 2, 3 or 4 players over 5 rounds, from Day to Day. There are 8, 9 or 11 ' +
      'countryside tiles including all with dungeons, one core tile fewer than players, always the desert ' +
      'with monastery and tomb, and the blue city, which is friendly.',
    fr:
      '« Seigneurs des souterrains » se joue à 2, 3 ou 4 en 5 manches, de jour à jour. Il y a 8, 9 ou 11 ' +
      'tuiles de campagne, dont toutes celles à souterrains, une tuile centrale de moins que de joueurs, ' +
      'toujours avec le désert au monastère et au tombeau, et la ville bleue, qui est amie.',
    source: 'Rules: Dungeon Lords',
  },
  {
    id: 'MK-SC-91',
    kind: 'rule',
    en:
      'Whoever reveals a tile with a village chooses a space next to it, accessible, no swamp and without ' +
      'a site, for a secret dungeon with a face-down brown enemy. Next to a monastery it is a secret tomb ' +
      'with a red enemy.',
    fr:
      'Celui qui révèle une tuile à village choisit à côté une case accessible, sans marais ni site, pour ' +
      'un souterrain secret gardé par un ennemi brun face cachée. À côté d’un monastère, c’est un tombeau ' +
      'secret gardé par un ennemi rouge.',
    source: 'Rules: Dungeon Lords',
  },
  {
    id: 'MK-SC-92',
    kind: 'rule',
    en:
      'Secret dungeons and tombs work like the others. If you fail there, the enemy is discarded and a new ' +
      'one placed.',
    fr:
      'Les souterrains et tombeaux secrets fonctionnent comme les autres. En cas d’échec, l’ennemi est ' +
      'défaussé et un nouveau est placé.',
    source: 'Rules: Dungeon Lords',
  },
  {
    id: 'MK-SC-93',
    kind: 'rule',
    en: 'In Dungeon Lords conquered dungeons and tombs cannot be entered again for fame.',
    fr:
      'Dans « Seigneurs des souterrains », on ne peut pas entrer de nouveau dans un souterrain ou un ' +
      'tombeau conquis pour la renommée.',
    source: 'Rules: Dungeon Lords',
  },
  {
    id: 'MK-SC-94',
    kind: 'rule',
    en:
      'In Dungeon Lords you can move from a conquered dungeon or tomb to any other. It costs 2 Move points ' +
      'plus 1 for each space of the shortest way over revealed spaces without lakes and swamps.',
    fr:
      'Dans « Seigneurs des souterrains », vous pouvez passer d’un souterrain ou tombeau conquis à ' +
      'n’importe quel autre. Cela coûte 2 points de Déplacement, plus 1 par case du plus court chemin par ' +
      'des cases révélées, sans lacs ni marais.',
    source: 'Rules: Dungeon Lords',
  },
  {
    id: 'MK-SC-95',
    kind: 'rule',
    en:
      'Dungeon Lords ends when all tiles are revealed and all dungeons and tombs conquered: everybody has ' +
      'one last turn. Each of these scores 4 points, and the title Greatest Dungeon Crawler, 5 points or 2 ' +
      'each if tied, replaces Greatest Adventurer.',
    fr:
      '« Seigneurs des souterrains » se termine quand toutes les tuiles sont révélées et tous les ' +
      'souterrains et tombeaux conquis : chacun a un dernier tour. Chacun de ces sites rapporte 4 points, ' +
      'et le titre de plus grand seigneur des souterrains, 5 points ou 2 chacun à égalité, remplace celui ' +
      'de plus grand aventurier.',
    source: 'Rules: Dungeon Lords',
  },
]
