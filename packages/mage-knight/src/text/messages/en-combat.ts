import type { Messages } from '@longtable/kernel'

/** Combat with enemies. */
export const combat: Messages = {
  ask: {
    join: 'Which further rampaging enemies do you challenge into this combat?',
    ranged: 'Ranged and Siege phase: whom do you attack?',
    rangedAimed: 'Ranged and Siege phase: your Attack is {{total}} against Armor {{armor}}.',
    melee: 'Attack phase: whom do you attack?',
    meleeAimed: 'Attack phase: your Attack is {{total}} against Armor {{armor}}.',
    block: 'Block phase: which attack do you block?',
    facing: '{{enemy}}: your Block is {{total}}, and {{needed}} is needed. Damage if unblocked: {{damage}}.',
    order: 'Damage: whose attack do you take next?',
    assign: '{{enemy}}, damage left: {{n}}. Who takes it?',
  },
  choice: {
    join: 'Challenge {{enemy}} too',
    joinNone: 'Challenge nobody else',
    aim: 'Aim at {{enemy}} (Armor {{armor}})',
    unaim: 'Stop aiming at {{enemy}} (Armor {{armor}})',
    strike_zero: 'Strike',
    strike_one: 'Strike: Attack {{total}} against Armor {{armor}}',
    strike_other: 'Strike at {{count}} enemies: Attack {{total}} against Armor {{armor}}',
    endRanged: 'End the Ranged and Siege phase',
    endCombat: 'End the combat',
    face: 'Block {{enemy}} (Block {{needed}} is needed; damage if unblocked: {{damage}})',
    block: 'Block {{enemy}}: Block {{total}} against {{needed}}',
    giveUp: 'Let {{enemy}} through: {{damage}} damage',
    back: 'Choose another enemy',
    endBlock: 'End the Block phase',
    order: '{{enemy}}: {{damage}} damage',
    toUnit: 'Wound {{unit}} (Armor {{armor}}); damage left: {{left}}',
    toUnitUnhurt: '{{unit}} resist and take it all unhurt (Armor {{armor}})',
    toHero_one: 'Your hero takes {{count}} Wound',
    toHero_other: 'Your hero takes {{count}} Wounds',
  },
  blocked: {
    'MK-COMBAT-21': 'First choose whom this attack is aimed at.',
    'MK-COMBAT-22': 'This enemy is fortified twice: nothing reaches it in the Ranged and Siege phase.',
    'MK-COMBAT-28': 'Your Attack is {{total}}, but the Armor of all targets together is {{armor}}.',
    'MK-COMBAT-44': 'Your Block is {{total}}, but {{needed}} is needed.',
    'MK-COMBAT-45': 'You have given up blocking this enemy.',
    'MK-COMBAT-60': 'The damage of this enemy is just being dealt.',
    'MK-ENEMY-13': 'A monster stands in for this summoner now.',
    'MK-COMBAT-67': 'This unit has taken damage in this combat already.',
    'MK-DEED-15':
      'Into the Heat: only at the start of a combat, and no damage may be assigned to units that turn.',
  },
  warn: {
    damage_one:
      'Damage in all if unblocked: {{damage}}, which is {{count}} Wound for your hero if no unit takes any.',
    damage_other:
      'Damage in all if unblocked: {{damage}}, which is {{count}} Wounds for your hero if no unit takes any.',
    knockOut: 'So many Wounds knock your hero out.',
    attackLost: 'The Attack you have played ({{n}}) is lost.',
    blockLost: 'The Block you have played ({{n}}) is lost.',
    withdraw: 'The defenders are not all defeated: you withdraw.',
    provokes: 'This step provokes {{enemy}}.',
    assault: 'This is an assault: reputation {{n}}.',
    poison: 'Poison: as many Wounds again go to your discard pile.',
    paralyze: 'Paralyze: all cards but Wounds leave your hand.',
    unitDestroyed: 'Paralyze: the unit is destroyed.',
  },
}
