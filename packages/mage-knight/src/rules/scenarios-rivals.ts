// Scenarios: Conquer and Hold, One to Return, and options of scenarios
import type { Rule } from '@longtable/kernel'

export const scenariosRivalsRules: readonly Rule[] = [
  {
    id: 'MK-SC-100',
    kind: 'rule',
    en:
      'Conquer and Hold is for 2 players over 6 rounds, or two teams of 2 over 4 rounds. The map is fixed: ' +
      'start tile B, the countryside tiles 3, 4, 9, 10 and 11, the core tiles 2, 3 and 4, and the white ' +
      'city, which nobody can enter.',
    fr:
      '« Conquérir et tenir » se joue à 2 en 6 manches, ou à deux équipes de 2 en 4 manches. La carte du ' +
      'monde est imposée : tuile de départ B, tuiles de campagne 3, 4, 9, 10 et 11, tuiles centrales 2, 3 ' +
      'et 4, et la ville blanche, où nul ne peut entrer.',
    source: 'Rules: Conquer and Hold',
  },
  {
    id: 'MK-SC-101',
    kind: 'rule',
    en:
      'Conquer and Hold has no level 4 units. Elite units join the offer in the second half of the game: ' +
      'from round 4 with 2 players, from round 3 with 4.',
    fr:
      '« Conquérir et tenir » se joue sans unités de niveau 4. Les unités d’élite rejoignent l’offre dans ' +
      'la seconde moitié de la partie : à partir de la manche 4 à 2 joueurs, de la manche 3 à 4.',
    source: 'Rules: Conquer and Hold',
  },
  {
    id: 'MK-SC-102',
    kind: 'rule',
    en:
      'In Conquer and Hold you can recruit village units at keeps too, and monastery units at mage towers ' +
      'too. Assaulting keeps and towers costs no reputation.',
    fr:
      'Dans « Conquérir et tenir », vous pouvez recruter les unités des villages dans les donjons aussi, ' +
      'et celles des monastères dans les tours de mage aussi. Y donner l’assaut ne coûte pas de ' +
      'réputation.',
    source: 'Rules: Conquer and Hold',
  },
  {
    id: 'MK-SC-103',
    kind: 'rule',
    en:
      'In Conquer and Hold a conquered mage tower gives no spell and belongs to you like a keep. Others ' +
      'can assault it again, against a fortified violet enemy for half the fame, rounded up.',
    fr:
      'Dans « Conquérir et tenir », une tour de mage conquise ne donne pas de sort et vous appartient ' +
      'comme un donjon. Les autres peuvent la reprendre d’assaut, contre un ennemi violet fortifié et pour ' +
      'la moitié de la renommée, arrondie au supérieur.',
    source: 'Rules: Conquer and Hold',
  },
  {
    id: 'MK-SC-104',
    kind: 'rule',
    en:
      'In Conquer and Hold, starting your turn on or next to one of your towers, or a team mate’s, gives ' +
      'you, for each tower you own, a gold mana token by Day or a black one at Night. It comes besides ' +
      'the keep bonus.',
    fr:
      'Dans « Conquérir et tenir », commencer votre tour sur une de vos tours ou une tour d’un ' +
      'coéquipier, ou à côté, vous donne, pour chaque tour que vous possédez, un jeton de mana doré de ' +
      'jour ou noir de nuit. Cela s’ajoute au bonus des donjons.',
    source: 'Rules: Conquer and Hold',
  },
  {
    id: 'MK-SC-105',
    kind: 'rule',
    en:
      'In Conquer and Hold an owned keep or tower is defended by 1 enemy in the first Day and Night, 2 in ' +
      'the second and 3 in the third. Their fame is added up, then halved, rounded up.',
    fr:
      'Dans « Conquérir et tenir », un donjon ou une tour possédés sont défendus par 1 ennemi pendant les ' +
      'premiers jour et nuit, 2 pendant les deuxièmes et 3 pendant les troisièmes. Leur renommée est ' +
      'additionnée, puis divisée par deux, au supérieur.',
    source: 'Rules: Conquer and Hold',
  },
  {
    id: 'MK-SC-106',
    kind: 'rule',
    en:
      'In Conquer and Hold each keep you own is worth 3 points and each mage tower 2. Most points win, and ' +
      'with a tie nobody does.',
    fr:
      'Dans « Conquérir et tenir », chaque donjon possédé vaut 3 points et chaque tour de mage 2. Le plus ' +
      'de points l’emporte ; à égalité, personne ne gagne.',
    source: 'Rules: Conquer and Hold',
  },
  {
    id: 'MK-SC-110',
    kind: 'rule',
    en:
      'One to Return is for 2, 3 or 4 players over 4 rounds, on a wedge. There are 7, 8 or 10 countryside ' +
      'tiles; core tiles and cities of level 3 each number one fewer than the players.',
    fr:
      '« Un seul reviendra » se joue à 2, 3 ou 4 en 4 manches, sur une carte en coin. Il y a 7, 8 ou 10 ' +
      'tuiles de campagne, et autant de tuiles centrales que de villes de niveau 3, une de moins que de ' +
      'joueurs.',
    source: 'Rules: One to Return',
  },
  {
    id: 'MK-SC-111',
    kind: 'rule',
    en:
      'In One to Return the portal closes at the end of the first Day, and a hero standing on it is out of ' +
      'the game. From then on it is an ordinary space, where duels are allowed.',
    fr:
      'Dans « Un seul reviendra », le portail se ferme à la fin du premier jour, et un héros qui s’y ' +
      'trouve est éliminé. C’est ensuite une case ordinaire, où les duels sont permis.',
    source: 'Rules: One to Return',
  },
  {
    id: 'MK-SC-112',
    kind: 'rule',
    en:
      'One to Return is won by the hero standing on the portal’s space after the second Night. If nobody ' +
      'is there, nobody wins. There is no scoring.',
    fr:
      '« Un seul reviendra » est gagné par le héros qui se trouve sur la case du portail après la seconde ' +
      'nuit. S’il n’y a personne, personne ne gagne. Il n’y a pas de décompte.',
    source: 'Rules: One to Return',
  },
  {
    id: 'MK-SC-120',
    kind: 'rule',
    en:
      'The option cityLevel sets other city levels than the scenario’s. In teams, Full Conquest is played ' +
      'with 4 cities, or with 2 of level 10 or more.',
    fr:
      'L’option cityLevel fixe d’autres niveaux de ville que ceux du scénario. En équipes, « Conquête ' +
      'totale » se joue avec 4 villes, ou avec 2 de niveau 10 ou plus.',
    source: 'Rules: Full Conquest',
    option: 'cityLevel',
  },
  {
    id: 'MK-SC-121',
    kind: 'rule',
    en:
      'With the option achievementsLowest, a Cooperation scenario scores in each category the lowest ' +
      'player instead of the best.',
    fr:
      'Avec l’option achievementsLowest, un scénario de coopération compte dans chaque catégorie le joueur ' +
      'le plus faible au lieu du meilleur.',
    source: 'Rules: Full Cooperation',
    option: 'achievementsLowest',
  },
  {
    id: 'MK-SC-122',
    kind: 'rule',
    en:
      'With the option gladeShields a glade holds 1 shield with 2 players, 2 with more, and on a full one ' +
      'you may replace another player’s. The epic game of 6 rounds has a third Night with one brown and ' +
      'one red enemy per glade, and 3 crystals per pair.',
    fr:
      'Avec l’option gladeShields, une clairière porte 1 bouclier à 2 joueurs, 2 à plus, et sur une ' +
      'clairière pleine vous pouvez remplacer celui d’un autre. La partie épique de 6 manches a une ' +
      'troisième nuit avec un ennemi brun et un rouge par clairière, et 3 cristaux par paire.',
    source: 'Rules: Druid Nights',
    option: 'gladeShields',
  },
  {
    id: 'MK-SC-123',
    kind: 'rule',
    en:
      'With the option epic, One to Return lasts 6 rounds, with one more tile of each kind and cities of ' +
      'level 4. In teams, one member chosen in secret must stand on the portal.',
    fr:
      'Avec l’option epic, « Un seul reviendra » dure 6 manches, avec une tuile de plus de chaque sorte et ' +
      'des villes de niveau 4. En équipes, un membre choisi en secret doit se trouver sur le portail.',
    source: 'Rules: One to Return',
    option: 'epic',
  },
  {
    id: 'MK-SC-124',
    kind: 'rule',
    en:
      'Conquer and Hold can also be played by 3 players, over 4 rounds. With the option openMap the whole ' +
      'map is revealed from the start.',
    fr:
      '« Conquérir et tenir » peut aussi se jouer à 3, en 4 manches. Avec l’option openMap, toute la carte ' +
      'du monde est révélée dès le départ.',
    source: 'Rules: Conquer and Hold',
    option: 'openMap',
  },
]
