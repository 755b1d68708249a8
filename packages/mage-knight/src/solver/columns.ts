import { isEfficientBlock, isResisted } from '../state/combat/totals.ts'
import { ElementOf } from '../content/ids.ts'
import { Stage, stageBits } from '../state/schema/stages.ts'
import { more, type Means, type Way } from './means.ts'
import type { Turn } from './gains.ts'
import { ELEMENTS } from './yields.ts'

/** What each thing adds to a number that is to be reached: worked out once for each kind of number. */

export interface Added {
  readonly way: Way
  readonly full: number
  /** What a resistance halves is added up apart, because it is halved all together. */
  readonly half: number
}

export interface Entry {
  readonly bit: number
  readonly ways: readonly Added[]
  /** What it adds at best. */
  readonly best: number
}

/** Those that add most first. */
export interface Column {
  readonly entries: readonly Entry[]
  /** By entry: what it and all after it could add at best. */
  readonly reach: readonly number[]
  /** By thing: what it adds at best, and at best without mana. */
  readonly byThing: readonly number[]
  readonly unpaid: readonly number[]
}

export const EARLY = stageBits(Stage.ranged)
export const FACING = stageBits(Stage.facing)
export const LATE = stageBits(Stage.melee)
export const MOVING = stageBits(Stage.moving)

/** Bits of the elements that these resistances halve. */
export function halvedBy(resist: number): number {
  let bits = 0
  for (let element = 0; element < ELEMENTS; element++) if (isResisted(element, resist)) bits |= 1 << element
  return bits
}

type Counts = (way: Way) => { readonly full: number; readonly half: number }

export class Columns {
  private readonly means: Means
  private readonly known = new Map<string, Column>()

  constructor(means: Means) {
    this.means = means
  }

  /** Attacks of at least this reach against enemies that halve these elements. */
  attack(isEarly: boolean, least: number, halved: number, turn: Turn): Column {
    const key = `attack ${Number(isEarly)} ${least} ${halved} ${Number(turn.allCold)} ${Number(turn.twicePhysical)} ${turn.unitAttack}`
    return this.column(key, isEarly ? EARLY : LATE, (way) => {
      const attack = way.isUnit ? more(way.attack, turn.unitAttack) : way.attack
      let full = 0
      let half = 0
      for (let at = least * ELEMENTS; at < attack.length; at++) {
        if (attack[at] === 0) continue
        const printed = at % ELEMENTS
        const element = turn.allCold ? ElementOf.coldFire : printed
        const twice = turn.twicePhysical && !isEarly && !turn.allCold && printed === ElementOf.physical
        const n = twice ? 2 * attack[at] : attack[at]
        if ((halved & (1 << element)) === 0) full += n
        else half += n
      }
      return { full, half }
    })
  }

  block(element: number, isSwift: boolean, turn: Turn): Column {
    return this.column(`block ${element} ${Number(isSwift)} ${turn.unitBlock}`, FACING, (way) => {
      const block = way.isUnit ? more(way.block, turn.unitBlock) : way.block
      let full = 0
      let half = 0
      for (let at = 0; at < block.length; at++) {
        const n = at >= ELEMENTS && isSwift ? 2 * block[at] : block[at]
        if (isEfficientBlock(at % ELEMENTS, element)) full += n
        else half += n
      }
      return { full, half }
    })
  }

  move(): Column {
    return this.column('move', MOVING, ({ move }) => ({ full: move, half: 0 }))
  }

  private column(key: string, stage: number, counts: Counts): Column {
    const met = this.known.get(key)
    if (met !== undefined) return met
    const entries: Entry[] = []
    this.means.points.forEach((ways, thing) => {
      const added: Added[] = []
      let best = 0
      for (const way of ways) {
        if ((way.stages & stage) === 0) continue
        const { full, half } = counts(way)
        if (full + half === 0) continue
        added.push({ way, full, half })
        best = Math.max(best, full + half / 2)
      }
      if (added.length > 0) entries.push({ bit: 1 << thing, ways: sensible(added), best })
    })
    entries.sort((a, b) => b.best - a.best || a.bit - b.bit)
    const reach = reachOf(entries)
    const byThing = new Array<number>(this.means.things.length).fill(0)
    const unpaid = byThing.slice()
    for (const { bit, ways, best } of entries) {
      const thing = 31 - Math.clz32(bit)
      byThing[thing] = best
      for (const { way, full, half } of ways)
        if (way.wants.length === 0) unpaid[thing] = Math.max(unpaid[thing], full + half / 2)
    }
    const column = { entries, reach, byThing, unpaid }
    this.known.set(key, column)
    return column
  }
}

/** By entry: what it and all after it could add at best. */
export function reachOf(entries: readonly Entry[]): readonly number[] {
  const reach = new Array<number>(entries.length + 1).fill(0)
  for (let at = entries.length - 1; at >= 0; at--) reach[at] = reach[at + 1] + entries[at].best
  return reach
}

/** Without the ways that another one beats in everything; those that add most for least first. */
function sensible(added: readonly Added[]): readonly Added[] {
  const kept = added.filter(
    (one, at) => !added.some((other, place) => beats(other, one) && (place < at || !beats(one, other))),
  )
  return kept.toSorted(
    (a, b) => b.full + b.half / 2 - b.way.wants.length - (a.full + a.half / 2 - a.way.wants.length),
  )
}

function beats(a: Added, b: Added): boolean {
  return (
    a !== b &&
    a.full >= b.full &&
    a.full + a.half / 2 >= b.full + b.half / 2 &&
    a.way.price <= b.way.price &&
    a.way.wounds <= b.way.wounds &&
    (a.way.uses & ~b.way.uses) === 0 &&
    isPart(a.way.wants, b.way.wants)
  )
}

/** Is all of this mana, each as often, among that? */
function isPart(some: readonly number[], all: readonly number[]): boolean {
  const left = all.slice()
  return some.every((mask) => {
    const at = left.indexOf(mask)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}
