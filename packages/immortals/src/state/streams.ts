import type { ImmortalsContext } from './schema.ts'
import type { TowerDice } from './tower.ts'

/** The streams of chance: what is drawn from one does not shift the others. */
export const STREAM = { setup: 0, cards: 1, tower: 2 } as const
export const STREAMS = ['setup', 'cards', 'tower'] as const

/** Chance for a throw into the tower. */
export function towerDice(ctx: ImmortalsContext): TowerDice {
  return {
    chance: (threshold) => ctx.chance(STREAM.tower, threshold),
    below: (n) => ctx.below(STREAM.tower, n),
  }
}
