import { int, struct } from '@longtable/kernel'

/** Frames that are pushed from below the steps they belong to: by name, so that nobody there needs to know the step. */

/** `draw` of steps/draw.ts. */
export const drawFrame = { name: 'draw', locals: struct({ seat: int(0, 3), n: int(0) }) } as const

/** `combat` of steps/combat.ts. */
export const combatFrame = { name: 'combat', locals: struct({ seat: int(), phase: int(0) }) } as const

/** An assault that a journey ends in: steps/journey-assault.ts. */
export const assaultFrame = {
  name: 'journey.assault',
  locals: struct({ seat: int(0, 3), hex: int(), from: int() }),
} as const
