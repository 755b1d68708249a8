import { int, struct } from '@longtable/kernel'

/** The frame of a combat, for those that begin one and are used by its steps themselves. */
export const combatFrame = { name: 'combat', locals: struct({ seat: int(), phase: int(0) }) } as const
