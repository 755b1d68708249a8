import type { Messages } from '@longtable/kernel'

/** Abilities of the dashboards. */
export const factions: Messages = {
  choose: {
    ability: '{{ability}}',
    abilityBy: '{{ability}}: {{unit}} on {{space}}',
  },
  events: {
    outOfBag: '{{side}}: out of the bag comes {{unit}}.',
  },
}
