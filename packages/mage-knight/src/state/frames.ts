import { int, struct } from '@longtable/kernel'

// Frames of steps that deeds push: by name, so that deeds need not know the steps that use them.

/** `draw` of steps/draw.ts. */
export const drawFrame = { name: 'draw', locals: struct({ seat: int(0, 3), n: int(0) }) } as const
