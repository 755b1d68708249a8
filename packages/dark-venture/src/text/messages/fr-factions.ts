import type { Messages } from '@longtable/kernel'

/** Les capacités des tableaux de faction. */
export const factions: Messages = {
  choose: {
    ability: '{{ability}}',
    abilityBy: '{{ability}} : {{unit}} en {{space}}',
  },
  events: {
    outOfBag: '{{side}} : {{unit}} sort du sac.',
  },
}
