import { bitsIn, type FoeNow } from './foes.ts'

/** What can be done to one enemy, taken by itself. */
export interface Reach {
  readonly early: boolean
  readonly late: boolean
  readonly block: boolean
}

/** What is to become of all enemies: those that are not beaten from afar attack, and are blocked or borne. */
export interface Fates extends Asks {
  /** Bits of the enemies whose damage is borne. */
  readonly borne: number
  /** Points for those that are beaten. */
  readonly value: number
  /** No plan with these fates is worth more. */
  readonly bound: number
}

/** What has to be reached: bits of enemies to be beaten from afar, to be beaten at the end, to be blocked. */
export interface Asks {
  readonly early: number
  readonly late: number
  readonly blocks: number
}

/** More enemies than this are never fought at once. */
const MOST_FOES = 10

export function keyOf({ early, late, blocks }: Asks): number {
  return early | (late << MOST_FOES) | (blocks << (2 * MOST_FOES))
}

/** The same with one thing less, each in turn. */
export function* fewer({ early, late, blocks }: Asks): Generator<Asks> {
  for (let bits = early; bits !== 0; bits &= bits - 1) yield { early: early & ~(bits & -bits), late, blocks }
  for (let bits = late; bits !== 0; bits &= bits - 1) yield { early, late: late & ~(bits & -bits), blocks }
  for (let bits = blocks; bits !== 0; bits &= bits - 1)
    yield { early, late, blocks: blocks & ~(bits & -bits) }
}

/**
 * All fates of all enemies together that could be worth more than `above`, those that could be worth most first. `bearing` says
 * what it costs to bear some attacks, Infinity where that cannot be.
 */
export function allFates(
  foes: readonly FoeNow[],
  reaches: readonly Reach[],
  all: number,
  bearing: (borne: number, late: number) => number,
  above: number,
): FateGroup[] {
  const found: Fates[] = []
  const go = (
    at: number,
    value: number,
    early: number,
    late: number,
    blocks: number,
    borne: number,
  ): void => {
    if (at === foes.length) {
      const isAll = foes.every(({ summoned }, foe) => summoned || ((early | late) & (1 << foe)) !== 0)
      const worth = value + (isAll ? all : 0)
      const bound = worth - bearing(borne, late)
      if (bound > above) found.push({ early, late, blocks, borne, value: worth, bound })
      return
    }
    const { attacks, value: more } = foes[at]
    const reach = reaches[at]
    const bit = 1 << at
    if (reach.early) go(at + 1, value + more, early | bit, late, blocks, borne)
    for (let n = reach.late ? 0 : 1; n < 2; n++) {
      const next = n === 0 ? late | bit : late
      const worth = n === 0 ? value + more : value
      if (attacks && reach.block) go(at + 1, worth, early, next, blocks | bit, borne)
      go(at + 1, worth, early, next, blocks, attacks ? borne | bit : borne)
    }
  }
  go(0, 0, 0, 0, 0, 0)
  return grouped(found)
}

/** Fates in which the same enemies are beaten. */
export interface FateGroup {
  readonly bound: number
  /** Those first that ask for less. */
  readonly fates: readonly Fates[]
}

function grouped(all: readonly Fates[]): FateGroup[] {
  const groups = new Map<number, Fates[]>()
  for (const fates of all) {
    const key = fates.early | fates.late
    const met = groups.get(key)
    if (met === undefined) groups.set(key, [fates])
    else met.push(fates)
  }
  return [...groups.values()]
    .map((fates) => ({
      bound: fates.reduce((most, { bound }) => Math.max(most, bound), -Infinity),
      fates: fates.sort((a, b) => bitsIn(a.blocks) - bitsIn(b.blocks) || b.bound - a.bound),
    }))
    .sort((a, b) => b.bound - a.bound)
}

/** Every way to put these into groups. */
export function groupings<T>(list: readonly T[]): T[][][] {
  if (list.length === 0) return [[]]
  const [first, ...rest] = list
  return groupings(rest).flatMap((groups) => [
    ...groups.map((group, at) => groups.map((one, place) => (place === at ? [first, ...group] : one))),
    [[first], ...groups],
  ])
}
