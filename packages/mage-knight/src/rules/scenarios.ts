// Scenarios: in general, First Reconnaissance and the conquests
import type { Rule } from '@longtable/kernel'

export const scenariosRules: readonly Rule[] = [
  {
    id: 'MK-SC-01',
    kind: 'rule',
    en:
      'A wedge-shaped map begins with side A of the start tile, an open map with side B. The scenario says ' +
      'how many columns wide an open map may be.',
    fr:
      'Une carte en coin commence avec la face A de la tuile de départ, une carte ouverte avec la face B. ' +
      'Le scénario indique la largeur d’une carte ouverte, en colonnes.',
    source: 'Rules: Map shape',
  },
  {
    id: 'MK-SC-02',
    kind: 'rule',
    en:
      'Once the end condition of a scenario is met, every player has one last turn in order, including the ' +
      'one who met it.',
    fr:
      'Une fois remplie la condition de fin d’un scénario, chaque joueur a un dernier tour, dans l’ordre, ' +
      'y compris celui qui l’a remplie.',
    source: 'Rules: Scenario list',
  },
  {
    id: 'MK-SC-03',
    kind: 'rule',
    en:
      'A friendly city counts as conquered from the start: each player has one shield there, nobody is its ' +
      'leader, and all may enter and interact.',
    fr:
      'Une ville amie compte comme conquise dès le départ : chaque joueur y a un bouclier, personne n’en ' +
      'est le dirigeant, et tous peuvent y entrer et interagir.',
    source: 'Rules: Scenario list',
  },
  {
    id: 'MK-SC-04',
    kind: 'rule',
    en:
      'Team mates fight no duels, trade nothing, and cannot end a turn on the same space outside city and ' +
      'portal: the later one withdraws. You may enter and recruit in a team mate’s empty keep. In or next ' +
      'to it you have the hand bonus, but only for your own keeps.',
    fr:
      'Des coéquipiers ne livrent pas de duel, n’échangent rien et ne peuvent terminer leur tour sur la ' +
      'même case, hors ville et portail : le dernier venu se replie. Vous pouvez entrer et recruter dans ' +
      'le donjon vide d’un coéquipier. Dans ce donjon ou à côté, vous avez le bonus de main, mais ' +
      'seulement pour vos propres donjons.',
    source: 'Rules: Team rules',
  },
  {
    id: 'MK-SC-05',
    kind: 'rule',
    en:
      'A team scores the lower fame of its members and, in each category, the better member’s points, or ' +
      'the worse one’s for Greatest Beating. Titles go by these values.',
    fr:
      'Une équipe marque la plus faible renommée de ses membres et, dans chaque catégorie, les points du ' +
      'meilleur, ou du pire pour la plus grande raclée. Les titres suivent ces valeurs.',
    source: 'Rules: Team rules',
  },
  {
    id: 'MK-SC-10',
    kind: 'rule',
    en:
      'First Reconnaissance is for 2 to 4 players over 3 rounds: Day, Night, Day. Alone you play 4 rounds ' +
      'with a dummy player, the tactic rules of Solo Conquest and no titles.',
    fr:
      '« Première reconnaissance » se joue à 2, 3 ou 4 en 3 manches : jour, nuit, jour. Seul, vous jouez 4 ' +
      'manches avec un joueur fictif, les règles de tactique de « Conquête en solitaire » et sans titres.',
    source: 'Rules: First Reconnaissance',
  },
  {
    id: 'MK-SC-11',
    kind: 'rule',
    en:
      'The map of First Reconnaissance is a wedge whose coast core tiles may touch. It has 8 countryside ' +
      'tiles for 1 or 2 players, 9 for 3, 11 for 4, in the order of their numbers, then 2 core tiles and 1 ' +
      'city tile.',
    fr:
      'La carte de « Première reconnaissance » est en coin, et les tuiles centrales peuvent toucher la ' +
      'côte. Elle compte 8 tuiles de campagne à 1 ou 2 joueurs, 9 à 3, 11 à 4, dans l’ordre de leurs ' +
      'numéros, puis 2 tuiles centrales et 1 tuile de ville.',
    source: 'Rules: First Reconnaissance',
  },
  {
    id: 'MK-SC-12',
    kind: 'rule',
    en: 'In First Reconnaissance you gain 1 fame for each tile you reveal.',
    fr:
      'Dans « Première reconnaissance », vous gagnez 1 point de renommée pour chaque tuile que vous ' +
      'révélez.',
    source: 'Rules: First Reconnaissance',
  },
  {
    id: 'MK-SC-13',
    kind: 'rule',
    en:
      'In First Reconnaissance the city cannot be entered, there are no elite units, and no duels unless ' +
      'you agree on them with the option firstDuels. The first unit offer is dealt again until it holds a ' +
      'unit that villages recruit.',
    fr:
      'Dans « Première reconnaissance », on ne peut pas entrer dans la ville, il n’y a pas d’unités ' +
      'd’élite et pas de duels, sauf accord par l’option firstDuels. La première offre d’unités est ' +
      'redistribuée jusqu’à contenir une unité que recrutent les villages.',
    source: 'Rules: First Reconnaissance',
    option: 'firstDuels',
  },
  {
    id: 'MK-SC-14',
    kind: 'rule',
    en:
      'First Reconnaissance ends when the city is revealed: everybody has one last turn. The usual ' +
      'achievements are scored, and tied players share the victory.',
    fr:
      '« Première reconnaissance » se termine quand la ville est révélée : chacun a un dernier tour. On ' +
      'compte les exploits habituels, et les joueurs à égalité partagent la victoire.',
    source: 'Rules: First Reconnaissance',
  },
  {
    id: 'MK-SC-15',
    kind: 'rule',
    en:
      'In First Reconnaissance the offers of spells and advanced actions are revealed only when they are ' +
      'first needed.',
    fr:
      'Dans « Première reconnaissance », les offres de sorts et d’actions avancées ne sont révélées que ' +
      'lorsqu’on en a besoin pour la première fois.',
    source: 'Rules: First Reconnaissance',
  },
  {
    id: 'MK-SC-20',
    kind: 'rule',
    en:
      'Full Conquest is for 2, 3 or 4 players over 6 rounds, on a wedge, or a fully open map with 4. There ' +
      'are 8, 9 or 11 countryside tiles, as many cities of level 4 as players, and one core tile fewer.',
    fr:
      '« Conquête totale » se joue à 2, 3 ou 4 en 6 manches, sur une carte en coin, ou entièrement ouverte ' +
      'à 4. Il y a 8, 9 ou 11 tuiles de campagne, autant de villes de niveau 4 que de joueurs et une tuile ' +
      'centrale de moins.',
    source: 'Rules: Full Conquest',
  },
  {
    id: 'MK-SC-21',
    kind: 'rule',
    en: 'Full Conquest ends when all cities are conquered: everybody has one last turn.',
    fr: '« Conquête totale » se termine quand toutes les villes sont conquises : chacun a un dernier tour.',
    source: 'Rules: Full Conquest',
  },
  {
    id: 'MK-SC-22',
    kind: 'rule',
    en:
      'Besides the achievements, a conquered city scores 7 points for its leader and 4 for others with a ' +
      'shield there. The player with the most of these points is Greatest City Conqueror: 5 more, or 2 ' +
      'each if tied.',
    fr:
      'Outre les exploits, une ville conquise rapporte 7 points à son dirigeant et 4 aux autres joueurs ' +
      'qui y ont un bouclier. Celui qui totalise le plus de ces points est le plus grand conquérant de ' +
      'villes : 5 de plus, ou 2 chacun à égalité.',
    source: 'Rules: Full Conquest',
  },
  {
    id: 'MK-SC-30',
    kind: 'rule',
    en:
      'Blitz Conquest is for 2, 3 or 4 players over 4 rounds, on a wedge, or an open map of 4 columns with ' +
      '4. There are 6, 7 or 9 countryside tiles, as many cities of level 3 as players, and one core tile ' +
      'fewer.',
    fr:
      '« Conquête éclair » se joue à 2, 3 ou 4 en 4 manches, sur une carte en coin, ou ouverte de 4 ' +
      'colonnes à 4. Il y a 6, 7 ou 9 tuiles de campagne, autant de villes de niveau 3 que de joueurs et ' +
      'une tuile centrale de moins.',
    source: 'Rules: Blitz Conquest',
  },
  {
    id: 'MK-SC-31', // Q59
    kind: 'rule',
    en:
      'In the Blitz scenarios you start with 1 fame and +2 reputation, and gain 1 fame for each line ' +
      'crossed on the fame track. There is one more die in the Source and one more unit in the offer.',
    fr:
      'Dans les scénarios éclair, vous commencez avec 1 point de renommée et +2 de réputation, et gagnez 1 ' +
      'point de renommée par ligne franchie sur la piste. Il y a un dé de plus dans la Source et une unité ' +
      'de plus dans l’offre.',
    source: 'Rules: Blitz Conquest',
  },
  {
    id: 'MK-SC-32',
    kind: 'rule',
    en: 'Blitz Conquest ends and is scored like Full Conquest.',
    fr: '« Conquête éclair » se termine et se compte comme « Conquête totale ».',
    source: 'Rules: Blitz Conquest',
  },
  {
    id: 'MK-SC-40',
    kind: 'rule',
    en:
      'Solo Conquest is for one player with a dummy player over 6 rounds, on a wedge of 7 countryside, 2 ' +
      'core and 2 city tiles. The first city revealed has level 5, the second level 8.',
    fr:
      '« Conquête en solitaire » se joue seul avec un joueur fictif en 6 manches, sur une carte en coin de ' +
      '7 tuiles de campagne, 2 tuiles centrales et 2 tuiles de ville. La première ville révélée est de ' +
      'niveau 5, la seconde de niveau 8.',
    source: 'Rules: Solo Conquest',
  },
  {
    id: 'MK-SC-41',
    kind: 'rule',
    en:
      'In Solo Conquest you choose your tactic first and the dummy player gets another at random. Both ' +
      'leave the game after the round.',
    fr:
      'Dans « Conquête en solitaire », vous choisissez votre tactique en premier et le joueur fictif en ' +
      'reçoit une autre au hasard. Toutes deux quittent le jeu après la manche.',
    source: 'Rules: Solo Conquest',
  },
  {
    id: 'MK-SC-42',
    kind: 'rule',
    en:
      'Solo Conquest is played without the competitive spells and the competitive interactive skill. ' +
      'Skills of the dummy player’s hero come into the common area.',
    fr:
      '« Conquête en solitaire » se joue sans les sorts compétitifs ni la compétence interactive ' +
      'compétitive. Des compétences du héros du joueur fictif arrivent dans la zone commune.',
    source: 'Rules: Solo Conquest',
  },
  {
    id: 'MK-SC-43',
    kind: 'rule',
    en: 'In Solo Conquest you have one last turn when all cities are conquered. Only then have you won.',
    fr:
      'Dans « Conquête en solitaire », vous avez un dernier tour quand toutes les villes sont conquises. ' +
      'C’est alors seulement que vous avez gagné.',
    source: 'Rules: Solo Conquest',
  },
  {
    id: 'MK-SC-44',
    kind: 'rule',
    en:
      'Solo Conquest scores fame and achievements without titles, 10 per conquered city, 15 for all, 30 ' +
      'per round not needed, 1 per card left in the dummy player’s deck, and 5 if the end of the last ' +
      'round was not announced.',
    fr:
      '« Conquête en solitaire » compte la renommée et les exploits sans titres, 10 par ville conquise, 15 ' +
      'pour toutes, 30 par manche restante, 1 par carte restant dans la pioche du joueur fictif, et 5 si ' +
      'la fin de la dernière manche n’a pas été annoncée.',
    source: 'Rules: Solo Conquest',
  },
]
