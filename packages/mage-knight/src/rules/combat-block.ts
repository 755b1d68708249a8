// Combat: block
import type { Rule } from '@longtable/kernel'

export const combatBlockRules: readonly Rule[] = [
  {
    id: 'MK-COMBAT-40',
    kind: 'rule',
    en:
      'When the block phase starts, every summoner that is not defeated and is to attack draws its enemy ' +
      'token.',
    fr:
      'Au début de la phase de blocage, chaque invocateur non vaincu qui doit attaquer fait piocher son ' +
      'jeton ennemi.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-41',
    kind: 'rule',
    en: 'You block attacking enemies one at a time: choose one, then block it.',
    fr: 'Vous bloquez les ennemis qui attaquent un par un : choisissez-en un, puis bloquez-le.',
    source: 'Sheet: Combat with Enemies',
  },
  {
    id: 'MK-COMBAT-42',
    kind: 'rule',
    en:
      'For a block you add up the inefficient Block, halve the sum, rounded down, and add the efficient ' +
      'Block.',
    fr:
      'Pour bloquer, vous additionnez les Blocages inefficaces, divisez la somme par deux en arrondissant ' +
      'à l’inférieur et ajoutez les Blocages efficaces.',
    source: 'Sheet: Combat with Enemies',
  },
  {
    id: 'MK-COMBAT-43',
    kind: 'rule',
    en:
      'Every Block is efficient against a physical attack, ice and cold fire against fire, fire and cold ' +
      'fire against ice, and only cold fire against cold fire.',
    fr:
      'Tout Blocage est efficace contre une attaque physique ; glace et feu glacé le sont contre le feu, ' +
      'feu et feu glacé contre la glace, et seul le feu glacé contre le feu glacé.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-44',
    kind: 'rule',
    en:
      'A block succeeds if it reaches the enemy’s attack, doubled if the attack is swift; the enemy then ' +
      'deals no damage.',
    fr:
      'Le blocage réussit s’il atteint l’attaque de l’ennemi, doublée si elle est rapide ; l’ennemi ' +
      'n’inflige alors aucun dégât.',
    source: 'Sheet: Combat with Enemies',
  },
  {
    id: 'MK-COMBAT-45',
    kind: 'rule',
    en:
      'A block that is too small does not reduce the attack. Other effects of the cards played still ' +
      'apply, unless they need a successful block.',
    fr:
      'Un blocage insuffisant ne réduit pas l’attaque. Les autres effets des cartes jouées s’appliquent ' +
      'quand même, sauf s’ils demandent un blocage réussi.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-46',
    kind: 'rule',
    en: 'Block points serve only against the enemy they were played for; any surplus is lost.',
    fr:
      'Les points de Blocage ne servent que contre l’ennemi pour lequel ils ont été joués ; le surplus ' +
      'est perdu.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-47',
    kind: 'rule',
    en: 'A card played sideways in the block phase gives physical Block 1.',
    fr: 'Une carte jouée de côté dans la phase de blocage donne un Blocage physique de 1.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-48',
    kind: 'rule',
    en:
      'A blocked enemy is still there in the attack phase; a blocked summoned monster is discarded and ' +
      'gives no fame.',
    fr:
      'Un ennemi bloqué est encore là dans la phase d’attaque ; un monstre invoqué et bloqué est défaussé ' +
      'sans donner de renommée.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-49', // Q12
    kind: 'rule',
    en:
      'An enemy kept from attacking has no part in the block and damage phases, but it does not count as ' +
      'blocked.',
    fr:
      'Un ennemi empêché d’attaquer ne prend pas part aux phases de blocage et de dégâts, mais il ne ' +
      'compte pas comme bloqué.',
    source: 'ruling: Combat',
  },
]
