import type { Fight } from '../schema.ts'
import { isHazard } from './combat.ts'

/** What a combat is once it has begun: what serves the attack comes into it, and an Auto-Enemy defends in pairs. */

/** May more than the named unit defend? Not in a counter, nor against a danger or To the Earth. */
export function canPair(fight: Fight): boolean {
  return !isHazard(fight) && fight.sure === 0 && fight.counter === 0
}
