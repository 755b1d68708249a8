import { NONE } from '../content/ids.ts'
import type { State } from './schema/state.ts'

const zeros = (n: number): number[] => new Array<number>(n).fill(0)

/** When nobody fights. */
export function noFight(): State['fight'] {
  return {
    seat: NONE,
    kind: 0,
    hex: NONE,
    from: NONE,
    posts: [],
    flags: [],
    of: [],
    night: false,
    noUnits: false,
    begun: false,
    attack: zeros(12),
    block: zeros(8),
    facing: NONE,
    damage: 0,
    fame: 0,
    halved: 0,
    hurt: [],
    hidden: [],
    face: NONE,
    attackNo: 0,
    met: [],
    lowered: [],
    drained: [],
  }
}

export function noDuel(): State['duel'] {
  return {
    aggressor: NONE,
    defender: NONE,
    from: NONE,
    full: false,
    begun: 0,
    melee: false,
    attacker: NONE,
    passes: 0,
    elements: 0,
    attack: 0,
    mana: 0,
    helped: [],
    won: NONE,
  }
}
