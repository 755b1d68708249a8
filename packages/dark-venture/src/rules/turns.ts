// The turn and the action dice
import type { Rule } from '@longtable/kernel'

export const turnsRules: readonly Rule[] = [
  {
    id: 'DV-TURN-01',
    kind: 'rule',
    en:
      'On your turn you roll the action dice, spend them in any order you like, may summon your Ancient, ' +
      'may use its Divine Power, and end the turn.',
    fr:
      'À votre tour, vous lancez les dés d’action, les dépensez dans l’ordre que vous voulez, pouvez ' +
      'invoquer votre Ancien et utiliser son Pouvoir divin, puis terminez le tour.',
    source: 'Playing the game',
    option: 'ancientTiming',
  },
  {
    id: 'DV-TURN-02',
    kind: 'rule',
    en:
      'Moving, using abilities, attacking and drawing action cards cost dice: an attack and a draw one ' +
      'move die each, an ability what it says.',
    fr:
      'Se déplacer, utiliser une capacité, attaquer et piocher une carte Action coûtent des dés : une ' +
      'attaque ou une pioche un dé de mouvement, une capacité ce qu’elle indique.',
    source: 'Playing the game',
  },
  {
    id: 'DV-TURN-03',
    kind: 'rule',
    en: 'In a round every side has one turn, in the same order all game long.',
    fr: 'Dans une manche, chaque camp a un tour, dans le même ordre pendant toute la partie.',
    source: 'Playing the game',
  },
  {
    id: 'DV-TURN-04',
    kind: 'rule',
    en:
      'At any time on your turn, and for nothing, you may use and equip items, play action cards, spend ' +
      'dice tokens, pick up eggs and claim what was dropped.',
    fr:
      'À tout moment de votre tour, et gratuitement, vous pouvez utiliser et équiper des objets, jouer ' +
      'des cartes Action, dépenser des jetons dé, ramasser des œufs et récupérer ce qui est tombé.',
    source: 'Playing the game',
  },
  {
    id: 'DV-TURN-05',
    kind: 'rule',
    en: 'Dice that are neither spent nor kept in Genetic Memory are lost at the end of the turn.',
    fr: 'Les dés ni dépensés ni mis en Mémoire génétique sont perdus à la fin du tour.',
    source: 'Unit movement',
  },
  {
    id: 'DV-DICE-01',
    kind: 'rule',
    en:
      'A die shows 2 orthogonal steps, which may turn a corner, 1 orthogonal step, 1 diagonal step, or a ' +
      'skull.',
    fr:
      'Un dé montre 2 pas orthogonaux, entre lesquels on peut tourner, 1 pas orthogonal, 1 pas en ' +
      'diagonale, ou un crâne.',
    source: 'Unit movement',
  },
  {
    id: 'DV-DICE-02',
    kind: 'rule',
    en:
      'A skull is no move die and moves nobody; the three other faces are move dice and never stand for a ' +
      'skull.',
    fr:
      'Un crâne n’est pas un dé de mouvement et ne déplace personne ; les trois autres faces sont des dés ' +
      'de mouvement et ne valent jamais un crâne.',
    source: 'Unit movement',
  },
  {
    id: 'DV-DICE-03',
    kind: 'note',
    en:
      'An action die has one face with 2 orthogonal steps, two with 1, one with a diagonal step and two ' +
      'skulls.',
    fr:
      'Un dé d’action a une face de 2 pas orthogonaux, deux faces de 1 pas, une face en diagonale et deux ' +
      'crânes.',
    source: 'ruling: Unit movement',
    why:
      'The book does not say how many faces of each kind a die has; the faces are data that an owner can ' +
      'correct.',
  },
  {
    id: 'DV-DICE-04',
    kind: 'rule',
    en:
      'With two diagonal dice and one of 2 orthogonal steps, one unit can go two diagonals and two ' +
      'orthogonals, three units one die each, or two units share them.',
    fr:
      'Avec deux dés en diagonale et un dé de 2 pas orthogonaux, une unité peut faire deux diagonales et ' +
      'deux pas orthogonaux, trois unités un dé chacune, ou deux unités se les partager.',
    source: 'Unit movement',
  },
  {
    id: 'DV-DICE-05',
    kind: 'note',
    en: 'All other rolls use ordinary six-sided dice, as many as are asked for.',
    fr: 'Tous les autres jets se font avec des dés ordinaires à six faces, autant qu’il en faut.',
    source: 'Additional game rules',
    why: 'Which dice are picked up makes no difference.',
  },
]
