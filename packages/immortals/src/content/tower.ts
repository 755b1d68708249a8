// The chances of the cube tower. Nobody has published measurements of the real one: `classic` and `floors`
// follow numbers that online versions of related games used, `hybrid` agrees with `classic` for a throw of
// nine cubes and lets a bigger throw shake more cubes loose.
import type { Towers } from './types.ts'

export const tower: Towers = {
  default: 'hybrid',
  hybrid: {
    free: { numerator: 1, denominator: 25 },
    stick: { numerator: 2, denominator: 5 },
    capacity: 30,
  },
  classic: {
    thrownOut: { numerator: 2, denominator: 3 },
    restingOut: { numerator: 1, denominator: 3 },
  },
  floors: {
    floors: 2,
    stick: { numerator: 3, denominator: 20 },
    free: { numerator: 1, denominator: 40 },
  },
  provenance: { hybrid: 'reconstructed', classic: 'found', floors: 'found' },
}
