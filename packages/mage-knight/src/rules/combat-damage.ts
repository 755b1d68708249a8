// Combat: damage
import type { Rule } from '@longtable/kernel'

export const combatDamageRules: readonly Rule[] = [
  {
    id: 'MK-COMBAT-60',
    kind: 'rule',
    en: 'Unblocked enemies deal damage one at a time, in the order you choose.',
    fr: 'Les ennemis non bloqués infligent leurs dégâts un par un, dans l’ordre de votre choix.',
    source: 'Sheet: Combat with Enemies',
  },
  {
    id: 'MK-COMBAT-61', // Q66
    kind: 'rule',
    en: 'An unblocked enemy deals damage equal to its attack, doubled if it is brutal.',
    fr: 'Un ennemi non bloqué inflige des dégâts égaux à son attaque, doublés s’il est brutal.',
    source: 'Sheet: Combat with Enemies',
  },
  {
    id: 'MK-COMBAT-62',
    kind: 'rule',
    en:
      'You may assign damage to an unwounded unit, ready or spent: it is wounded and the damage falls by ' +
      'its armor.',
    fr:
      'Vous pouvez attribuer des dégâts à une unité indemne, prête ou épuisée : elle est blessée et les ' +
      'dégâts diminuent de son armure.',
    source: 'Sheet: Combat with Enemies',
  },
  {
    id: 'MK-COMBAT-63',
    kind: 'rule',
    en: '1 point of damage is enough to wound a unit; the damage never falls below 0.',
    fr: '1 point de dégâts suffit à blesser une unité ; les dégâts ne descendent jamais sous 0.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-64', // Q25
    kind: 'rule',
    en: 'The damage of one attack may be spread over several units, one after another.',
    fr: 'Les dégâts d’une attaque peuvent être répartis sur plusieurs unités, l’une après l’autre.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-65', // Q25
    kind: 'rule',
    en:
      'Units take damage before your hero; once the hero has taken damage of an attack, no unit may take ' +
      'the rest of it.',
    fr:
      'Les unités subissent les dégâts avant votre héros ; dès qu’il en a subi d’une attaque, aucune ' +
      'unité ne peut subir le reste de celle-ci.',
    source: 'Rules: Questions and answers',
  },
  {
    id: 'MK-COMBAT-66', // Q67
    kind: 'rule',
    en:
      'A unit resistant to the attack absorbs up to twice its armor and is wounded only if the damage is ' +
      'more than its armor.',
    fr:
      'Une unité résistante à l’attaque absorbe jusqu’à deux fois son armure et n’est blessée que si les ' +
      'dégâts dépassent son armure.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-67', // Q25
    kind: 'rule',
    en: 'A unit can be assigned damage only once in a combat, even if it came away unwounded.',
    fr:
      'Une unité ne peut se voir attribuer des dégâts qu’une fois par combat, même si elle s’en est tirée ' +
      'indemne.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-68',
    kind: 'rule',
    en:
      'Your hero takes a Wound to hand and your armor is taken off the damage, until none is left: as ' +
      'many Wounds as the damage divided by your armor, rounded up.',
    fr:
      'Votre héros prend une Blessure en main et votre armure est retirée des dégâts, jusqu’à ce qu’il ' +
      'n’en reste plus : autant de Blessures que les dégâts divisés par votre armure, arrondis au ' +
      'supérieur.',
    source: 'Sheet: Combat with Enemies',
  },
  {
    id: 'MK-COMBAT-69', // Q63, Q86
    kind: 'rule',
    en:
      'Your hero is knocked out when the Wounds taken to hand in this combat reach your unmodified hand ' +
      'limit: you discard all cards but Wounds from hand at once.',
    fr:
      'Votre héros est assommé quand les Blessures prises en main dans ce combat atteignent votre limite ' +
      'de main sans bonus : vous défaussez aussitôt toutes les cartes de votre main autres que des ' +
      'Blessures.',
    source: 'Sheet: Combat with Enemies',
  },
  {
    id: 'MK-COMBAT-70',
    kind: 'rule',
    en:
      'Every Wound taken to hand in the combat counts for being knocked out, also from your own effects ' +
      'such as Blood Rage. Poison Wounds put into the discard pile do not count.',
    fr:
      'Toute Blessure prise en main dans le combat compte pour être assommé, même par vos propres effets ' +
      'comme Rage sanguinaire. Les Blessures de poison mises dans la défausse ne comptent pas.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-71', // Q63
    kind: 'rule',
    en: 'A knocked out hero fights on with units and skills and still takes damage.',
    fr: 'Un héros assommé continue le combat avec ses unités et ses compétences et subit encore des dégâts.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-72',
    kind: 'rule',
    en: 'All damage must be assigned; none may be left over.',
    fr: 'Tous les dégâts doivent être attribués ; on ne peut pas en laisser.',
    source: 'Rules: Combat',
  },
]
