import { Stage } from '@longtable/mage-knight/board'

/** The four phases of a combat; before them further enemies may be challenged. */
export type Phase = 'join' | 'ranged' | 'block' | 'damage' | 'attack'

export const phases = ['ranged', 'block', 'damage', 'attack'] as const satisfies readonly Phase[]

export function phaseOf(stage: number, step: string): Phase {
  if (step === 'combat.join') return 'join'
  switch (stage) {
    case Stage.block:
    case Stage.facing:
      return 'block'
    case Stage.damage:
      return 'damage'
    case Stage.melee:
      return 'attack'
    default:
      return 'ranged'
  }
}
