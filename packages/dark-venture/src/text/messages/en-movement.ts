import type { Messages } from '@longtable/kernel'

/** Marches, floors, fences and walls in the way. */
export const movement: Messages = {
  ask: {
    march: '{{unit}}: where to?',
    freeMarch_one: '{{unit}}: where to? 1 free step is left.',
    freeMarch_other: '{{unit}}: where to? {{count}} free steps are left.',
  },
  choose: {
    march: 'Move a unit: {{unit}}, {{space}}',
    halt: 'Stop here',
    stairs: 'Change floor: {{space}}',
    step: {
      to: 'Go to {{space}}',
      deck: 'Go onto the bridge, {{space}}',
      under: 'Go under the bridge, {{space}}',
      underNorth: 'Go under the bridge, to the northern part of {{space}}',
      underSouth: 'Go under the bridge, to the southern part of {{space}}',
      climb: 'Climb onto the bridge',
      drop: 'Drop off the bridge',
      cross: 'Cross to the other part of the space',
      north: 'Go to the northern part of {{space}}',
      south: 'Go to the southern part of {{space}}',
      rim: 'Leave the map',
    },
  },
  /** Which dice pay a step. */
  pay: {
    free: 'free steps',
    0: 'steps left over',
    1: '1 straight',
    2: '2 straight',
    3: '1 + 1 straight',
    4: '1 + 2 straight',
    5: '1 + 1 + 1 straight',
    6: '2 + 2 straight',
    7: '1 + 1 + 2 straight',
    8: '1 + 1 + 1 + 1 straight',
    9: '1 + 2 + 2 straight',
    10: '1 diagonal',
    11: '1 + 1 diagonal',
    12: '1 + 1 + 1 diagonal',
    13: '1 + 1 + 1 + 1 diagonal',
  },
  events: {
    stepped: '{{unit}}: {{from}} to {{to}}.',
    changedFloor: '{{unit}} changes floor: {{from}} to {{to}}.',
    parted: {
      0: 'The units on {{space}} stand in its northern part.',
      1: 'The units on {{space}} stand in its southern part.',
    },
    crossed: '{{unit}} crosses to the other part of {{space}}.',
    teleported: '{{unit}} is moved from {{from}} to {{to}}.',
  },
}
