import type { SideNo } from '../numbers.ts'
import { AUTO, PLAYER, type State } from '../schema.ts'

/** Is a side still in the game? */
export function plays(s: State, side: SideNo): boolean {
  return s.control[side] === PLAYER || s.control[side] === AUTO
}
