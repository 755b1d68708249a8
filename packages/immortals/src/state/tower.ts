import type { Chance, Towers } from '../content/types.ts'
import { COLOURS } from './codes.ts'

/** A chance of one, as a threshold of 32-bit words. */
export const WHOLE = 0x1_0000_0000

/** A fraction of 2^32, rounded down. */
function threshold({ numerator, denominator }: Chance): number {
  return Math.floor((numerator * WHOLE) / denominator)
}

/** The chances of the tower as thresholds of 32-bit words; a table where they depend on a number of cubes. */
export type TowerChances =
  | { readonly model: 'hybrid'; readonly leave: readonly number[]; readonly stick: readonly number[] }
  | { readonly model: 'classic'; readonly leave: number; readonly stick: number }
  | { readonly model: 'floors'; readonly floors: number; readonly free: number; readonly stick: number }

/** No throw is bigger than all cubes of the game. */
const MOST_CUBES = 5 * 45 + 20

export function towerChances(towers: Towers, model: keyof Towers & TowerChances['model']): TowerChances {
  switch (model) {
    case 'hybrid': {
      const { free, stick, capacity } = towers.hybrid
      // The chance to stay through n thrown cubes is (1 - free)^n, by repeated multiplication of whole numbers.
      const leave: number[] = [0]
      let stay = WHOLE
      for (let n = 1; n <= MOST_CUBES; n++) {
        stay = Math.floor((stay * (free.denominator - free.numerator)) / free.denominator)
        leave.push(WHOLE - stay)
      }
      const sticks = Array.from({ length: MOST_CUBES + 1 }, (_, resting) =>
        threshold({
          numerator: stick.numerator * Math.max(0, capacity - resting),
          denominator: stick.denominator * capacity,
        }),
      )
      return { model, leave, stick: sticks }
    }
    case 'classic': {
      const { thrownOut, restingOut } = towers.classic
      return { model, leave: threshold(restingOut), stick: WHOLE - threshold(thrownOut) }
    }
    case 'floors': {
      const { floors, free, stick } = towers.floors
      return { model, floors, free: threshold(free), stick: threshold(stick) }
    }
  }
}

/** The source of chance for a throw. */
export interface TowerDice {
  chance(threshold: number): boolean
  below(n: number): number
}

/**
 * Throws cubes into the tower. `tower` holds what rests inside by colour and `thrown` what is thrown; afterwards
 * `tower` holds what rests inside and `fallen` what came out (IMM-TOWER-4). Colours are all treated alike.
 */
export function throwCubes(
  chances: TowerChances,
  tower: number[],
  thrown: readonly number[],
  fallen: number[],
  dice: TowerDice,
): void {
  let n = 0
  for (let colour = 0; colour < COLOURS; colour++) n += thrown[colour]
  if (n === 0) return // IMM-TOWER-7
  if (chances.model === 'floors') {
    throwOverFloors(chances, tower, thrown, fallen, dice, n)
    return
  }
  // IMM-TOWER-8, IMM-TOWER-9: first the cubes at rest, then those thrown, in random order.
  const leave = chances.model === 'hybrid' ? chances.leave[n] : chances.leave
  let resting = 0
  for (let colour = 0; colour < COLOURS; colour++) {
    for (let i = tower[colour]; i > 0; i--) {
      if (dice.chance(leave)) {
        tower[colour]--
        fallen[colour]++
      } else resting++
    }
  }
  const waiting = thrown.slice()
  for (let left = n; left > 0; left--) {
    const colour = pickCube(waiting, dice.below(left))
    waiting[colour]--
    if (dice.chance(chances.model === 'hybrid' ? chances.stick[resting] : chances.stick)) {
      tower[colour]++
      resting++
    } else fallen[colour]++
  }
}

function pickCube(cubes: readonly number[], index: number): number {
  let colour = 0
  while (index >= cubes[colour]) index -= cubes[colour++]
  return colour
}

/**
 * IMM-TOWER-10. On which floor a cube rests cannot be known by counting, so it is drawn anew for every throw.
 */
function throwOverFloors(
  { floors, free, stick }: Extract<TowerChances, { model: 'floors' }>,
  tower: number[],
  thrown: readonly number[],
  fallen: number[],
  dice: TowerDice,
  n: number,
): void {
  const onFloor = Array.from({ length: floors }, () => tower.map(() => 0))
  for (let colour = 0; colour < COLOURS; colour++) {
    for (let i = tower[colour]; i > 0; i--) onFloor[dice.below(floors)][colour]++
    tower[colour] = 0
  }
  const waiting = thrown.slice()
  for (let left = n; left > 0; left--) {
    const colour = pickCube(waiting, dice.below(left))
    waiting[colour]--
    if (!sticksOnAFloor(colour)) fallen[colour]++
  }
  for (const floor of onFloor) floor.forEach((count, colour) => (tower[colour] += count))

  function sticksOnAFloor(colour: number): boolean {
    for (const floor of onFloor) {
      if (dice.chance(stick)) {
        floor[colour]++
        return true
      }
      for (let other = 0; other < COLOURS; other++) {
        for (let i = floor[other]; i > 0; i--) {
          if (!dice.chance(free)) continue
          floor[other]--
          fallen[other]++
        }
      }
    }
    return false
  }
}
