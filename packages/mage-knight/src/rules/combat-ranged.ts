// Combat: ranged and siege attacks
import type { Rule } from '@longtable/kernel'

export const combatRangedRules: readonly Rule[] = [
  {
    id: 'MK-COMBAT-20', // Q96
    kind: 'rule',
    en:
      'In the ranged and siege phase you may make any number of attacks, also none, each with its own ' +
      'effects.',
    fr:
      'Dans la phase à distance et de siège, vous pouvez mener autant d’attaques que voulu, ou aucune, ' +
      'chacune avec ses propres effets.',
    source: 'Sheet: Combat with Enemies',
  },
  {
    id: 'MK-COMBAT-21',
    kind: 'rule',
    en: 'For each attack you name one enemy or several as its targets.',
    fr: 'Pour chaque attaque, vous désignez un ou plusieurs ennemis comme cibles.',
    source: 'Sheet: Combat with Enemies',
  },
  {
    id: 'MK-COMBAT-22',
    kind: 'rule',
    en:
      'In the ranged and siege phase only ranged and siege attacks count, and only siege attacks if any ' +
      'target is fortified. An enemy that is fortified twice cannot be a target.',
    fr:
      'Dans la phase à distance et de siège, seules comptent les attaques à distance et de siège, et ' +
      'seulement celles de siège si une cible est fortifiée. Un ennemi fortifié deux fois ne peut pas ' +
      'être pris pour cible.',
    source: 'Sheet: Combat with Enemies',
  },
  {
    id: 'MK-COMBAT-23',
    kind: 'rule',
    en: 'Melee attacks and cards played sideways cannot be used in the ranged and siege phase.',
    fr:
      'Les attaques de mêlée et les cartes jouées de côté ne peuvent pas servir dans la phase à distance ' +
      'et de siège.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-24',
    kind: 'rule',
    en:
      'If any target of an attack has a resistance, all attacks of that type in it are inefficient and ' +
      'their sum is halved.',
    fr:
      'Si une cible d’une attaque a une résistance, toutes les attaques de ce type y sont inefficaces et ' +
      'leur somme est divisée par deux.',
    source: 'Sheet: Combat with Enemies',
  },
  {
    id: 'MK-COMBAT-25',
    kind: 'rule',
    en:
      'All inefficient values of an attack are added up, whatever their types, and halved once, rounded ' +
      'down; then the efficient ones are added.',
    fr:
      'On additionne toutes les valeurs inefficaces d’une attaque, quel que soit leur type, on divise une ' +
      'seule fois par deux en arrondissant à l’inférieur, puis on ajoute les valeurs efficaces.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-26',
    kind: 'rule',
    en: 'Cold fire attacks are inefficient only if one and the same target has both fire and ice resistance.',
    fr:
      'Les attaques de feu glacé ne sont inefficaces que si une même cible a à la fois la résistance au ' +
      'feu et à la glace.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-27',
    kind: 'rule',
    en:
      'If the total reaches the sum of the targets’ armor, all of them are defeated and discarded, and ' +
      'you gain their fame at once.',
    fr:
      'Si le total atteint la somme des armures des cibles, toutes sont vaincues et défaussées, et vous ' +
      'gagnez aussitôt leur renommée.',
    source: 'Sheet: Combat with Enemies',
  },
  {
    id: 'MK-COMBAT-28',
    kind: 'rule',
    en:
      'An attack below the targets’ armor does nothing, and its points are not kept for another attack, ' +
      'phase or turn.',
    fr:
      'Une attaque inférieure à l’armure des cibles ne fait rien, et ses points ne servent pas pour une ' +
      'autre attaque, une autre phase ou un autre tour.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-29',
    kind: 'rule',
    en:
      'A defender of a keep, mage tower or city is fortified by the site, and an enemy may be fortified ' +
      'by its own ability; the two are counted separately.',
    fr:
      'Un défenseur de donjon, de tour de mage ou de ville est fortifié par le site, et un ennemi peut ' +
      'l’être par sa propre capacité ; les deux comptent séparément.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-30',
    kind: 'rule',
    en:
      'Fortification counts for each target, so you may use separate attacks on fortified and on other ' +
      'enemies.',
    fr:
      'La fortification compte pour chaque cible : vous pouvez donc mener des attaques séparées contre ' +
      'les ennemis fortifiés et contre les autres.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-31', // Q15
    kind: 'rule',
    en:
      'An effect that removes the site’s fortification leaves the enemy’s own one, and the other way ' +
      'round.',
    fr: 'Un effet qui supprime la fortification du site laisse celle de l’ennemi lui-même, et inversement.',
    source: 'ruling: Combat',
  },
  {
    id: 'MK-COMBAT-32',
    kind: 'rule',
    en: 'Fame gained in combat raises your level only at the end of the turn.',
    fr: 'La renommée gagnée en combat ne vous fait monter de niveau qu’à la fin du tour.',
    source: 'Rules: Combat',
  },
]
