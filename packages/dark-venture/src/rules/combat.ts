// Combat
import type { Rule } from '@longtable/kernel'

export const combatRules: readonly Rule[] = [
  {
    id: 'DV-COMBAT-01',
    kind: 'rule',
    en: 'A unit may attack an enemy unit on its own space for one move die; it need not have moved this turn.',
    fr:
      'Une unité peut attaquer une unité ennemie sur sa case pour un dé de mouvement ; elle n’a pas ' +
      'besoin de s’être déplacée ce tour-ci.',
    source: 'Combat',
  },
  {
    id: 'DV-COMBAT-02',
    kind: 'rule',
    en:
      'The attacker rolls as many dice as its strength, the defender as many as its defence; the sums are ' +
      'the scores.',
    fr:
      'L’attaquant lance autant de dés que sa force, le défenseur autant que sa défense ; les sommes sont ' +
      'les scores.',
    source: 'Combat',
  },
  {
    id: 'DV-COMBAT-03',
    kind: 'rule',
    en: 'If the attack score is higher, the defender is defeated. On a tie or less it has defended itself.',
    fr:
      'Si le score d’attaque est plus élevé, le défenseur est vaincu. S’il est égal ou plus faible, la ' +
      'défense a tenu.',
    source: 'Combat',
  },
  {
    id: 'DV-COMBAT-04',
    kind: 'rule',
    en:
      'The winner decides whether a defeated unit is killed and returns to its supply, is taken prisoner, ' +
      'or is used by an ability.',
    fr:
      'Le vainqueur décide si une unité vaincue est tuée et retourne dans sa réserve, est faite ' +
      'prisonnière, ou sert à une capacité.',
    source: 'Combat',
  },
  {
    id: 'DV-COMBAT-05',
    kind: 'rule',
    en:
      'Example: a Suuk with strength 2 rolls 4 and 1, a Bohmerk with defence 2 rolls 1 and 3. Five beats ' +
      'four, and the Bohmerk can be killed.',
    fr:
      'Exemple : un Suuk de force 2 lance 4 et 1, un Bohmerk de défense 2 lance 1 et 3. Cinq bat quatre, ' +
      'et le Bohmerk peut être tué.',
    source: 'Combat',
  },
  {
    id: 'DV-COMBAT-06',
    kind: 'rule',
    en: 'You may attack as often as you can pay a move die.',
    fr: 'Vous pouvez attaquer autant de fois que vous payez un dé de mouvement.',
    source: 'Combat',
  },
  {
    id: 'DV-COMBAT-07',
    kind: 'rule',
    en:
      'Up to two units of one side on the same space attack together for one move die, and up to two ' +
      'units of a space defend together; strengths and defences are added. The attacker engages one unit or ' +
      'two; where one is engaged, the defender may add a second. A Hero allied with a faction counts as one ' +
      'of its units.',
    fr:
      'Jusqu’à deux unités d’un camp sur la même case attaquent ensemble pour un dé de mouvement, et ' +
      'jusqu’à deux unités d’une case se défendent ensemble ; les forces et les défenses s’additionnent. ' +
      'L’attaquant s’en prend à une unité ou à deux ; s’il n’en engage qu’une, le défenseur peut en ajouter ' +
      'une seconde. Un héros allié à une faction compte parmi ses unités.',
    source: 'Combat with multiple units',
    option: 'attackerPicksDefenders',
  },
  {
    id: 'DV-COMBAT-08',
    kind: 'rule',
    en: 'Of two defeated units at most one is captured or used by an ability; the other is killed.',
    fr: 'De deux unités vaincues, une au plus est capturée ou sert à une capacité ; l’autre est tuée.',
    source: 'Combat with multiple units',
  },
  {
    id: 'DV-COMBAT-09',
    kind: 'rule',
    en: 'A ranged attack reaches any space within its range, in any direction.',
    fr: 'Une attaque à distance atteint toute case à sa portée, dans n’importe quelle direction.',
    source: 'Distant attacks',
  },
  {
    id: 'DV-COMBAT-10',
    kind: 'rule',
    en:
      'A ranged attack is impossible if the line between the centres of the two spaces crosses or runs ' +
      'along a printed or built wall. Passing the free end of a wall is allowed, passing where walls join ' +
      'is not.',
    fr:
      'Une attaque à distance est impossible si la ligne entre les centres des deux cases traverse ou ' +
      'longe un mur imprimé ou construit. Elle peut frôler le bout libre d’un mur, mais non passer là où ' +
      'des murs se rejoignent.',
    source: 'Distant attacks',
  },
  {
    id: 'DV-COMBAT-11',
    kind: 'rule',
    en: 'A unit defeated by a ranged attack cannot be taken prisoner, not even on the attacker’s own space.',
    fr:
      'Une unité vaincue par une attaque à distance ne peut pas être faite prisonnière, pas même sur la ' +
      'case de l’attaquant.',
    source: 'Distant attacks',
  },
  {
    id: 'DV-COMBAT-12',
    kind: 'rule',
    en: 'A ranged attack costs one move die unless it says otherwise, even if the item is used up by it.',
    fr:
      'Une attaque à distance coûte un dé de mouvement, sauf indication contraire, même si l’objet est ' +
      'défaussé par cette attaque.',
    source: 'Distant attacks',
  },
  {
    id: 'DV-COMBAT-13',
    kind: 'rule',
    en:
      'If a defence holds and at least half of its dice show a natural 6, the defenders may strike back ' +
      'with their strength. This costs nothing, spoils are taken as usual, and it may itself be struck ' +
      'back at.',
    fr:
      'Si une défense tient et qu’au moins la moitié de ses dés montrent un 6 naturel, les défenseurs ' +
      'peuvent contre-attaquer avec leur force. Cela ne coûte rien, le sort des vaincus se décide comme ' +
      'd’habitude, et cette attaque peut à son tour être contrée.',
    source: 'Defense counter attack',
    option: 'counters',
  },
  {
    id: 'DV-COMBAT-14',
    kind: 'rule',
    en: 'A ranged attack is struck back at only by a defender who can also attack at that range.',
    fr: 'Seul un défenseur capable d’attaquer lui aussi à cette distance peut contrer une attaque à distance.',
    source: 'Defense counter attack',
  },
  {
    id: 'DV-COMBAT-15',
    kind: 'rule',
    en: 'A failed attack does the attacker no harm, unless it is struck back at.',
    fr: 'Une attaque manquée ne fait aucun mal à l’attaquant, sauf s’il est contré.',
    source: 'Combat',
  },
  {
    id: 'DV-COMBAT-16',
    kind: 'rule',
    en:
      'On your turn a unit may pick up an egg of its space. It is discarded to add 3 to one combat roll ' +
      'of its owner, after the roll is seen and before the scores are compared.',
    fr:
      'À votre tour, une unité peut ramasser un œuf de sa case. On le défausse pour ajouter 3 à un jet de ' +
      'combat de son propriétaire, une fois le jet vu et avant de comparer les scores.',
    source: 'Token types',
  },
  {
    id: 'DV-COMBAT-17',
    kind: 'rule',
    en:
      'Both sides roll; then the attacker may change its roll with eggs, cards and rerolls, then the ' +
      'defender, and then the scores are compared.',
    fr:
      'Les deux camps lancent ; puis l’attaquant peut changer son jet par des œufs, des cartes et des ' +
      'relances, ensuite le défenseur, et l’on compare alors les scores.',
    source: 'ruling: Combat',
  },
  {
    id: 'DV-COMBAT-18',
    kind: 'rule',
    en:
      'An effect for one attack is used before that attack. It serves the next attack of its side and ' +
      'lapses with the turn.',
    fr:
      'Un effet qui vaut pour une attaque s’utilise avant elle. Il sert à la prochaine attaque de son ' +
      'camp et se perd à la fin du tour.',
    source: 'ruling: Combat',
  },
]
