import { choice, choices } from '@longtable/kernel'
import { FACES, NODES, PIECES, RESOURCES, SIDES } from '../numbers.ts'

// Set-up, the turn and its end, Genetic Memory, forfeits.

export const SIDE = choices(SIDES, (side) => ({ do: 'side', side }))
/** Where a hero, Delok or the Suuk starts. */
export const START = choices(NODES, (node) => ({ do: 'start', node }))

export const END = choice({ do: 'end' })
export const DONE = choice({ do: 'done' })

export const BANK = choices(FACES, (face) => ({ do: 'bank', face }))
export const DROP = choices(FACES, (face) => ({ do: 'drop', face }))
/** Which MOVE die pays. */
export const SPEND = choices(FACES, (face) => ({ do: 'spend', face }))
/** A resource of a unit pays: use `payGood`. */
export const PAY_GOOD = choices(PIECES * RESOURCES, (n) => ({
  do: 'payGood',
  piece: Math.floor(n / RESOURCES),
  resource: n % RESOURCES,
}))
export function payGood(piece: number, resource: number): (typeof PAY_GOOD)[number] {
  return PAY_GOOD[piece * RESOURCES + resource]
}

export const FORFEIT = choice({ do: 'forfeit' })
export const KEEP_UNITS = choice({ do: 'keepUnits' })
export const REMOVE_UNITS = choice({ do: 'removeUnits' })
