// Combat: attack
import type { Rule } from '@longtable/kernel'

export const combatAttackRules: readonly Rule[] = [
  {
    id: 'MK-COMBAT-80',
    kind: 'rule',
    en:
      'The attack phase works like the ranged and siege phase, but every kind of attack may be used, and ' +
      'cards played sideways give physical Attack 1.',
    fr:
      'La phase d’attaque se déroule comme la phase à distance et de siège, mais toute sorte d’attaque ' +
      'peut servir, et une carte jouée de côté donne une Attaque physique de 1.',
    source: 'Sheet: Combat with Enemies',
  },
  {
    id: 'MK-COMBAT-81',
    kind: 'rule',
    en:
      'In the attack phase fortifications are ignored, and ranged and siege attacks count like melee ' +
      'attacks.',
    fr:
      'Dans la phase d’attaque, les fortifications sont ignorées, et les attaques à distance et de siège ' +
      'comptent comme des attaques de mêlée.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-82',
    kind: 'rule',
    en:
      'In the attack phase resistances halve inefficient attacks, and groups of enemies are attacked ' +
      'together, just as in the ranged and siege phase.',
    fr:
      'Dans la phase d’attaque, les résistances divisent par deux les attaques inefficaces et l’on ' +
      'attaque des groupes d’ennemis comme dans la phase à distance et de siège.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-83',
    kind: 'rule',
    en: 'In the attack phase a summoner can be attacked again.',
    fr: 'Dans la phase d’attaque, un invocateur peut de nouveau être attaqué.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-84',
    kind: 'rule',
    en: 'Effects meant for the attack phase can be played only in that phase.',
    fr: 'Les effets réservés à la phase d’attaque ne peuvent être joués que dans cette phase.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-85', // Q14
    kind: 'rule',
    en:
      'Destroying an enemy counts as defeating it: fame, shields and rewards follow, but not for summoned ' +
      'monsters.',
    fr:
      'Détruire un ennemi, c’est le vaincre : renommée, boucliers et récompenses suivent, mais pas pour ' +
      'les monstres invoqués.',
    source: 'ruling: Combat',
  },
]
