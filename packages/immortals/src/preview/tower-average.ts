import { WHOLE, type TowerChances } from '../state/tower.ts'

function total(cubes: readonly number[]): number {
  return cubes.reduce((sum, count) => sum + count, 0)
}

/**
 * How many cubes of each colour come out of the tower on average. Every chance is the same for all cubes that are
 * thrown, and for all that lie inside, so that it is enough to follow an average cube through.
 */
export function expectedOut(
  chances: TowerChances,
  inside: readonly number[],
  thrown: readonly number[],
): readonly number[] {
  const count = total(thrown)
  if (count === 0) return inside.map(() => 0)
  if (chances.model === 'floors') return overFloors(chances, inside, thrown, count)
  const leaves = (chances.model === 'hybrid' ? chances.leave[count] : chances.leave) / WHOLE
  const through = passing(chances, total(inside) * (1 - leaves), count)
  return inside.map((resting, colour) => resting * leaves + thrown[colour] * through)
}

type Plain = Exclude<TowerChances, { readonly model: 'floors' }>

/** The share of thrown cubes that fall through, when so many rest inside. */
function passing(chances: Plain, resting: number, count: number): number {
  let stuck = 0
  for (let n = 0; n < count; n++) stuck += sticking(chances, resting + stuck)
  return 1 - stuck / count
}

/** The chance to stick, between two whole numbers of resting cubes if need be. */
function sticking({ stick }: Plain, resting: number): number {
  if (typeof stick === 'number') return stick / WHOLE
  const low = Math.floor(resting)
  const share = resting - low
  return (stick[low] * (1 - share) + (stick[low + 1] ?? 0) * share) / WHOLE
}

function overFloors(
  { floors, free, stick }: Extract<TowerChances, { readonly model: 'floors' }>,
  inside: readonly number[],
  thrown: readonly number[],
  count: number,
): readonly number[] {
  const sticks = stick / WHOLE
  const frees = free / WHOLE
  const resting = Array.from({ length: floors }, () => inside.map((cubes) => cubes / floors))
  const out = inside.map(() => 0)
  for (let n = 0; n < count; n++) {
    let reaches = 1
    for (const floor of resting) {
      const passes = reaches * (1 - sticks)
      floor.forEach((cubes, colour) => {
        const freed = cubes * frees * passes
        out[colour] += freed
        floor[colour] += (reaches * sticks * thrown[colour]) / count - freed
      })
      reaches = passes
    }
    thrown.forEach((cubes, colour) => (out[colour] += (reaches * cubes) / count))
  }
  return out
}
