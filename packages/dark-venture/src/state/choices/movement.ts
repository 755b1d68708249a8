import { choice, choices } from '@longtable/kernel'
import { FACES, PAYS, PIECES, WAYS } from '../numbers.ts'

// Marches.

export const MARCH = choices(PIECES, (piece) => ({ do: 'march', piece }))
/** Use `stepChoice`. */
export const STEP = choices(WAYS * PAYS, (n) => ({
  do: 'step',
  way: Math.floor(n / PAYS),
  pay: n % PAYS,
}))
export const STAIRS = choices(FACES, (face) => ({ do: 'stairs', face }))
export const HALT = choice({ do: 'halt' })

export function stepChoice(way: number, pay: number): (typeof STEP)[number] {
  return STEP[way * PAYS + pay]
}
