// Additional rules
import type { Rule } from '@longtable/kernel'

export const additionalRules: readonly Rule[] = [
  {
    id: 'DV-MISC-01',
    kind: 'rule',
    en:
      'Rule of Choice: where the rules leave a choice open, a die is rolled for each possibility, and the ' +
      'highest comes first; ties are rolled again.',
    fr:
      'Règle du choix : quand les règles laissent un choix ouvert, on lance un dé par possibilité, et le ' +
      'plus haut passe en premier ; on relance les égalités.',
    source: 'Additional game rules',
  },
  {
    id: 'DV-MISC-02',
    kind: 'rule',
    en: 'If the token that is needed is not in the supply, it is not placed, and what needs it cannot be done.',
    fr:
      'Si le jeton nécessaire n’est pas dans la réserve, il n’est pas placé, et ce qui en a besoin ne ' +
      'peut pas se faire.',
    source: 'Additional game rules',
  },
  {
    id: 'DV-MISC-03',
    kind: 'rule',
    en:
      'The lowest unit is the available one with the smallest sum of strength and defence; ties go by the ' +
      'Rule of Choice.',
    fr:
      'La plus faible unité est celle, parmi les disponibles, dont la somme de force et de défense est la ' +
      'plus petite ; la Règle du choix départage.',
    source: 'Additional game rules',
  },
  {
    id: 'DV-MISC-04',
    kind: 'rule',
    en:
      'A side is out if it has no movable unit and no way to bring one onto the map. A captured unit does ' +
      'not keep its side in, except a Hero in a scenario or the adventure. What its units carried stays on ' +
      'the map, and its saved cards are discarded, items that are not equipped too.',
    fr:
      'Un camp est éliminé s’il n’a ni unité capable de se déplacer ni moyen d’en amener une sur le ' +
      'plateau. Une unité prisonnière n’y suffit pas, sauf un héros dans un scénario ou dans l’aventure. Ce ' +
      'que portaient ses unités reste sur le plateau, et ses cartes gardées sont défaussées, objets non ' +
      'équipés compris.',
    source: 'Additional game rules',
  },
  {
    id: 'DV-MISC-05',
    kind: 'rule',
    en:
      'At the start of a turn a player may give up. The majority of the others decides, and the Rule of ' +
      'Choice breaks a tie: the units become an Auto-Enemy or are removed. What they carried stays on the ' +
      'map, and the player’s saved cards are discarded.',
    fr:
      'Au début d’un de ses tours, un joueur peut abandonner. La majorité des autres décide, la Règle du ' +
      'choix départageant : les unités deviennent un Auto-Ennemi ou sont retirées. Ce qu’elles portaient ' +
      'reste sur le plateau, et les cartes gardées du joueur sont défaussées.',
    source: 'Additional game rules',
  },
  {
    id: 'DV-MISC-06',
    kind: 'rule',
    en: 'A player alone who gives up ends the game.',
    fr: 'Un joueur seul qui abandonne met fin à la partie.',
    source: 'Additional game rules',
  },
  {
    id: 'DV-MISC-07',
    kind: 'rule',
    en: 'A reroll replaces the first result, unless something says otherwise.',
    fr: 'Une relance remplace le premier résultat, sauf indication contraire.',
    source: 'Additional game rules',
  },
]
