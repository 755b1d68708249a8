// Auto-Enemies
import type { Rule } from '@longtable/kernel'

export const autoEnemiesRules: readonly Rule[] = [
  {
    id: 'DV-AUTO-01',
    kind: 'rule',
    en: 'Any faction can be run by its own deck of ten Auto-Enemy cards.',
    fr: 'Toute faction peut être menée par son propre paquet de dix cartes Auto-Ennemi.',
    source: 'Auto-Enemy action decks',
    option: 'varpen',
  },
  {
    id: 'DV-AUTO-02',
    kind: 'rule',
    en: 'On its turn all cards of an Auto-Enemy are carried out in the order of their numbers.',
    fr: 'À son tour, toutes les cartes d’un Auto-Ennemi s’exécutent dans l’ordre de leurs numéros.',
    source: 'Auto-Enemy action decks',
  },
  {
    id: 'DV-AUTO-03',
    kind: 'rule',
    en: 'What an Auto-Enemy card asks that is impossible is skipped, and the rest is done.',
    fr: 'Ce qu’une carte Auto-Ennemi demande d’impossible est sauté, et le reste se fait.',
    source: 'Auto-Enemy action decks',
  },
  {
    id: 'DV-AUTO-04',
    kind: 'rule',
    en: 'A unit of an Auto-Enemy does nothing on the turn on which it comes into play.',
    fr: 'Une unité d’un Auto-Ennemi ne fait rien pendant le tour où elle arrive en jeu.',
    source: 'Additional Auto-Enemy rules',
  },
  {
    id: 'DV-AUTO-05',
    kind: 'rule',
    en: 'Units of an Auto-Enemy act from west to east, and from north to south within a column.',
    fr: 'Les unités d’un Auto-Ennemi agissent d’ouest en est et, dans une même colonne, du nord au sud.',
    source: 'Additional Auto-Enemy rules',
    option: 'autoTies',
  },
  {
    id: 'DV-AUTO-06',
    kind: 'rule',
    en:
      'Against players an Auto-Enemy defends with the two units of the space that have the most defence ' +
      'together. Between Auto-Enemies the attacker’s card says who defends.',
    fr:
      'Contre un joueur, un Auto-Ennemi se défend avec les deux unités de la case qui ont ensemble le ' +
      'plus de défense. Entre Auto-Ennemis, la carte de l’attaquant dit qui se défend.',
    source: 'Additional Auto-Enemy rules',
  },
  {
    id: 'DV-AUTO-07',
    kind: 'rule',
    en:
      'An Auto-Enemy goes for units of players before those of other Auto-Enemies. Of several ways of ' +
      'equal cost to its target it takes one across a space with another enemy.',
    fr:
      'Un Auto-Ennemi vise les unités des joueurs avant celles des autres Auto-Ennemis. Entre plusieurs ' +
      'chemins de même coût vers sa cible, il prend celui qui passe par la case d’un autre ennemi.',
    source: 'Additional Auto-Enemy rules',
  },
  {
    id: 'DV-AUTO-08',
    kind: 'rule',
    en:
      'Where points count, in a Victory game or a scenario about points, Auto-Enemies score bonus and ' +
      'general objectives like players.',
    fr:
      'Là où les points comptent, dans une partie Victoire ou un scénario aux points, les Auto-Ennemis ' +
      'marquent les objectifs bonus et généraux comme les joueurs.',
    source: 'Additional Auto-Enemy rules',
  },
  {
    id: 'DV-AUTO-09',
    kind: 'rule',
    en: 'Units of an Auto-Enemy draw no items and leave blue tokens where they are.',
    fr: 'Les unités d’un Auto-Ennemi ne piochent pas d’objets et laissent les jetons bleus en place.',
    source: 'Additional Auto-Enemy rules',
  },
  {
    id: 'DV-AUTO-10',
    kind: 'rule',
    en: 'Spawning never brings an Ancient of an Auto-Enemy onto the map.',
    fr: 'L’apparition d’unités n’amène jamais l’Ancien d’un Auto-Ennemi sur le plateau.',
    source: 'Additional Auto-Enemy rules',
  },
  {
    id: 'DV-AUTO-11',
    kind: 'rule',
    en: 'Captured units of an Auto-Enemy do nothing and cannot become its Ancient.',
    fr: 'Les unités prisonnières d’un Auto-Ennemi ne font rien et ne peuvent pas devenir son Ancien.',
    source: 'Additional Auto-Enemy rules',
  },
  {
    id: 'DV-AUTO-12',
    kind: 'rule',
    en: 'An Auto-Enemy that has no movable unit left is out of the game, unless the story says otherwise.',
    fr:
      'Un Auto-Ennemi qui n’a plus d’unité capable de se déplacer est éliminé, sauf si l’histoire dit ' +
      'autre chose.',
    source: 'Additional Auto-Enemy rules',
  },
  {
    id: 'DV-AUTO-13',
    kind: 'rule',
    en:
      'To a target on another floor an Auto-Enemy goes by the closest stairs or ladder; changing floor ' +
      'takes one move.',
    fr:
      'Vers une cible d’un autre étage, un Auto-Ennemi prend l’escalier ou l’échelle la plus proche ; ' +
      'changer d’étage lui coûte un déplacement.',
    source: 'Additional Auto-Enemy rules',
  },
  {
    id: 'DV-AUTO-14',
    kind: 'rule',
    en:
      'A unit of an Auto-Enemy that comes to a fence or a built wall stops there and rolls 2 dice: a ' +
      'fence falls on 7 or more, a wall on 8 or more.',
    fr:
      'Une unité d’un Auto-Ennemi qui arrive devant une clôture ou un mur construit s’arrête et lance 2 ' +
      'dés : une clôture tombe à partir de 7, un mur à partir de 8.',
    source: 'Additional Auto-Enemy rules',
  },
  {
    id: 'DV-AUTO-15',
    kind: 'rule',
    en: 'At the end of its turn all restrained units of an Auto-Enemy are freed.',
    fr: 'À la fin de son tour, toutes les unités entravées d’un Auto-Ennemi sont libérées.',
    source: 'Additional Auto-Enemy rules',
  },
  {
    id: 'DV-AUTO-16',
    kind: 'note',
    en: 'Different players should carry out the cards of different Auto-Enemies.',
    fr: 'Des joueurs différents devraient exécuter les cartes des différents Auto-Ennemis.',
    source: 'Auto-Enemy action decks',
    why: 'The engine carries them out.',
  },
  {
    id: 'DV-AUTO-17',
    kind: 'rule',
    en:
      'How many units an Auto-Enemy attacks with, and how many it attacks, is as its card says, sometimes ' +
      'a single one.',
    fr:
      'Le nombre d’unités avec lesquelles un Auto-Ennemi attaque, et de celles qu’il attaque, est celui ' +
      'que dit sa carte, parfois une seule.',
    source: 'Combat with multiple units',
  },
  {
    id: 'DV-AUTO-18',
    kind: 'rule',
    en:
      'An Auto-Enemy strikes back whenever it can, and kills whom it defeats so. It uses nothing else that ' +
      'its cards do not name: no egg, no reroll, no Divine Power of its choice. A unit of it that is freed ' +
      'stays where it is.',
    fr:
      'Un Auto-Ennemi contre-attaque dès qu’il le peut, et tue qui il vainc ainsi. Il n’emploie rien ' +
      'd’autre que ses cartes ne nomment : ni œuf, ni relance, ni pouvoir divin à son gré. Une unité à lui ' +
      'qui est libérée reste où elle est.',
    source: 'ruling: Additional Auto-Enemy rules',
  },
  {
    id: 'DV-AUTO-19',
    kind: 'rule',
    en:
      'Where a card leaves a choice, an Auto-Enemy takes the strongest of its own units, the weakest of ' +
      'its enemies, and the space nearest to a player’s unit; what it fabricates comes nearest to its own.',
    fr:
      'Là où une carte laisse le choix, un Auto-Ennemi prend la plus forte de ses unités, la plus faible ' +
      'de ses ennemies et la case la plus proche d’une unité de joueur ; ce qu’il fabrique vient au plus ' +
      'près des siennes.',
    source: 'ruling: Additional Auto-Enemy rules',
  },
  {
    id: 'DV-AUTO-20',
    kind: 'rule',
    en:
      'The Auto-Enemy of the Alderkang tries once to revive each of its units that is killed in combat, as ' +
      'long as it has drawn more cards than it has spent so: a card for each try.',
    fr:
      'L’Auto-Ennemi des Alderkang tente une fois de ranimer chacune de ses unités tuées en combat, tant ' +
      'qu’il a pioché plus de cartes qu’il n’en a dépensé ainsi : une carte par tentative.',
    source: 'ruling: Additional Auto-Enemy rules',
    why: 'Its favour asks for two tries, and an Auto-Enemy saves no cards; without this its Ancient never comes.',
  },
  {
    id: 'DV-AUTO-21',
    kind: 'rule',
    en: 'Where a scenario has orders for a side, its Auto-Enemy follows them before its first card.',
    fr: 'Quand un scénario a des ordres pour un camp, son Auto-Ennemi les suit avant sa première carte.',
    source: 'stand-in: Scenario game',
  },
  {
    id: 'DV-BEAST-1',
    kind: 'rule',
    en:
      'A beast is everybody’s enemy and acts at the end of the round: it goes for the nearest player’s ' +
      'unit and attacks every enemy on its space, one after the other. It must be defeated twice, strikes ' +
      'harder from then on, and is never captured.',
    fr:
      'Une bête est l’ennemie de tous et agit à la fin de la manche : elle va vers l’unité de joueur la ' +
      'plus proche et attaque chaque ennemi de sa case, l’un après l’autre. Il faut la vaincre deux fois, ' +
      'elle frappe plus fort dès la première, et on ne la capture jamais.',
    source: 'stand-in: Scenario game',
  },
  {
    id: 'DV-BEAST-3',
    kind: 'rule',
    en: 'Where a scenario has bait for a beast, it goes for bait that lies on the map before anything else, and eats it.',
    fr: 'Quand un scénario prévoit un appât pour une bête, elle va d’abord vers l’appât posé sur le plateau, et le mange.',
    source: 'stand-in: Scenario game',
  },
  {
    id: 'DV-BEAST-2',
    kind: 'rule',
    en:
      'Guards act at the end of the round, each by itself: it goes for the nearest player’s unit and ' +
      'attacks one enemy on its space. Then nothing restrains it any more.',
    fr:
      'Les gardes agissent à la fin de la manche, chacun pour soi : il va vers l’unité de joueur la ' +
      'plus proche et attaque un ennemi de sa case. Ensuite, plus rien ne l’entrave.',
    source: 'stand-in: Adventure game',
  },
]
