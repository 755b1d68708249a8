// Movement
import type { Rule } from '@longtable/kernel'

export const movementRules: readonly Rule[] = [
  {
    id: 'DV-MOVE-01',
    kind: 'rule',
    en: 'You may spend all your dice on one unit or spread them over several.',
    fr: 'Vous pouvez dépenser tous vos dés pour une seule unité ou les répartir entre plusieurs.',
    source: 'Unit movement',
  },
  {
    id: 'DV-MOVE-02',
    kind: 'rule',
    en:
      'One die moves one unit. Steps of it that are left are lost as soon as you move another unit or do ' +
      'something else.',
    fr:
      'Un dé déplace une seule unité. Les pas qui en restent sont perdus dès que vous déplacez une autre ' +
      'unité ou faites autre chose.',
    source: 'Unit movement',
  },
  {
    id: 'DV-MOVE-03',
    kind: 'rule',
    en: 'Any number of units, friends or enemies, can share a space.',
    fr: 'Un nombre quelconque d’unités, amies ou ennemies, peut partager une case.',
    source: 'Unit movement',
  },
  {
    id: 'DV-MOVE-04',
    kind: 'rule',
    en:
      'No unit leaves the map by itself unless a rule or a card says so; only prisoners are taken off at ' +
      'the edge.',
    fr:
      'Aucune unité ne quitte le plateau d’elle-même, sauf si une règle ou une carte le dit ; seuls les ' +
      'prisonniers en sortent par le bord.',
    source: 'Unit movement',
  },
  {
    id: 'DV-MOVE-05',
    kind: 'rule',
    en: 'A unit may enter an enemy’s space without a fight.',
    fr: 'Une unité peut entrer sur la case d’un ennemi sans combattre.',
    source: 'Combat',
  },
  {
    id: 'DV-MOVE-06',
    kind: 'rule',
    en:
      'A unit that enters a space with a red token stops there, so nobody passes over one: the steps left ' +
      'of the dice in use are lost, and further dice may move it on.',
    fr:
      'Une unité qui entre sur une case à jeton rouge s’y arrête, si bien que personne n’en traverse : ' +
      'les pas restants des dés en cours sont perdus, et d’autres dés peuvent la faire repartir.',
    source: 'Action and item cards',
    option: 'redTokenStops',
  },
  {
    id: 'DV-MOVE-07',
    kind: 'rule',
    en: 'A blue token does not stop a move: the item is drawn in passing.',
    fr: 'Un jeton bleu n’arrête pas un déplacement : l’objet se pioche au passage.',
    source: 'Action and item cards',
  },
  {
    id: 'DV-MOVE-08',
    kind: 'rule',
    en: 'Entering a space with water costs one step more, except for Bohmerk units.',
    fr: 'Entrer sur une case d’eau coûte un pas de plus, sauf pour les unités bohmerk.',
    source: 'Map terrain',
  },
  {
    id: 'DV-MOVE-09',
    kind: 'rule',
    en:
      'Steps of several dice add up for one move, orthogonal ones with orthogonal ones and diagonal ones ' +
      'with diagonal ones, never mixed: water takes one die of 2 orthogonal steps or two of 1, and ' +
      'diagonally two diagonal dice. Fences and walls are paid in the same way.',
    fr:
      'Les pas de plusieurs dés s’additionnent pour un même mouvement, les orthogonaux entre eux et les ' +
      'diagonaux entre eux, sans mélange : l’eau demande un dé de 2 pas orthogonaux ou deux dés de 1, et ' +
      'en diagonale deux dés diagonaux. Les clôtures et les murs se paient de même.',
    source: 'Map terrain',
  },
  {
    id: 'DV-MOVE-10',
    kind: 'rule',
    en:
      'A move die with which a unit goes from a roadway space to a roadway space gives one more step of ' +
      'its kind, once for each die. The extra step may leave the road and may pay for water, a fence or a ' +
      'wall.',
    fr:
      'Un dé de mouvement avec lequel une unité va d’une case de route à une autre donne un pas de plus ' +
      'du même genre, une fois par dé. Ce pas peut quitter la route et payer l’eau, une clôture ou un ' +
      'mur.',
    source: 'Map terrain',
    option: 'roadBonus',
  },
  {
    id: 'DV-MOVE-11',
    kind: 'rule',
    en:
      'So a die of 2 orthogonal steps makes 3 if one of the two goes from roadway to roadway; the starting ' +
      'space counts.',
    fr:
      'Ainsi, un dé de 2 pas orthogonaux en fait 3 si l’un des deux va d’une case de route à une autre ; la ' +
      'case de départ compte.',
    source: 'Map terrain',
  },
  {
    id: 'DV-MOVE-12',
    kind: 'rule',
    en: 'Bridges and walkways outside buildings are roadway.',
    fr: 'Les ponts et les passages à l’extérieur des bâtiments sont de la route.',
    source: 'Map terrain',
  },
  {
    id: 'DV-MOVE-13',
    kind: 'rule',
    en:
      'Walls of buildings, rock underground and the edge of the map are not crossed. A diagonal step is ' +
      'closed too if both ways round its corner are walled, or if a wall runs straight through the ' +
      'corner.',
    fr:
      'On ne traverse ni les murs des bâtiments, ni la roche sous terre, ni le bord du plateau. Un pas en ' +
      'diagonale est fermé aussi si les deux détours par son angle sont murés, ou si un mur passe tout ' +
      'droit par cet angle.',
    source: 'Map terrain',
  },
  {
    id: 'DV-MOVE-14',
    kind: 'rule',
    en:
      'Whoever comes from a road or the bridge goes over a bridge space or jumps the rail; everybody else ' +
      'passes under it. Below, it is water. Climbing up on the same space costs one orthogonal step, ' +
      'dropping down as much as entering water. Both levels are one space for combat.',
    fr:
      'Qui vient d’une route ou du pont passe sur une case de pont ou saute le garde-corps ; les autres ' +
      'passent dessous. En dessous, c’est de l’eau. Y monter sans changer de case coûte un pas ' +
      'orthogonal, en sauter autant que d’entrer dans l’eau. Les deux niveaux sont une seule case pour le ' +
      'combat.',
    source: 'Map terrain',
  },
  {
    id: 'DV-MOVE-15',
    kind: 'rule',
    en:
      'G12 and L14 are no water for a unit that comes from a road space, nor is O5 for one that comes ' +
      'along its planks, from N5 or P5. The planks are no road.',
    fr:
      'G12 et L14 ne sont pas de l’eau pour une unité qui vient d’une case de route, ni O5 pour une unité ' +
      'qui suit ses planches, depuis N5 ou P5. Les planches ne sont pas une route.',
    source: 'Appendices',
  },
  {
    id: 'DV-MOVE-16',
    kind: 'rule',
    en: 'Prisoners move with their captor at no cost.',
    fr: 'Les prisonniers se déplacent avec leur geôlier sans rien coûter.',
    source: 'Prisoners',
  },
  {
    id: 'DV-MOVE-17',
    kind: 'rule',
    en: 'Resources and tokens that a unit carries move with it at no cost.',
    fr: 'Les ressources et les jetons qu’une unité porte se déplacent avec elle sans rien coûter.',
    source: 'Collecting resources',
  },
  {
    id: 'DV-MOVE-18',
    kind: 'rule',
    en:
      'Distance is counted in steps of any direction, diagonals too, and a number of spaces away means so ' +
      'many at most. Spaces on different floors are out of each other’s reach.',
    fr:
      'La distance se compte en pas dans toutes les directions, diagonales comprises, et un nombre de ' +
      'cases signifie ce nombre au plus. Des cases d’étages différents sont hors de portée l’une de ' +
      'l’autre.',
    source: 'Additional game rules',
  },
  {
    id: 'DV-MOVE-19',
    kind: 'rule',
    en:
      'A step is paid in one turn: dice and dice tokens may be combined, but nothing is paid in advance ' +
      'for a later turn.',
    fr:
      'Un pas se paie en un seul tour : on peut combiner des dés et des jetons dé, mais rien ne se paie ' +
      'd’avance pour un tour suivant.',
    source: 'ruling: Unit movement',
  },
  {
    id: 'DV-MOVE-20',
    kind: 'rule',
    en:
      'The steps of a move are made before anything else: no attack comes between two steps of a die. The ' +
      'draw from a blue token and the stop on a red one happen at once, and an egg is taken up in passing.',
    fr:
      'Les pas d’un déplacement se font avant toute autre chose : aucune attaque ne s’intercale entre ' +
      'deux pas d’un dé. La pioche d’un jeton bleu et l’arrêt sur un jeton rouge ont lieu aussitôt, et un ' +
      'œuf se ramasse en passant.',
    source: 'ruling: Unit movement',
  },
  {
    id: 'DV-MOVE-21',
    kind: 'rule',
    en:
      'Spaces that an effect lets a unit move are steps of any kind unless it says otherwise. Water, ' +
      'fences and walls take more of them unless the effect ignores them, and a road gives none.',
    fr:
      'Les cases dont un effet déplace une unité sont des pas de n’importe quel genre, sauf indication ' +
      'contraire. L’eau, les clôtures et les murs en prennent davantage, sauf si l’effet les ignore, et ' +
      'une route n’en donne pas.',
    source: 'ruling: Unit movement',
  },
]
