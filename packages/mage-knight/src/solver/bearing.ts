import { levels } from '../content/tracks.ts'
import { isLasting } from '../state/lasting.ts'
import { unitArmor, unitResists } from '../state/combat/units.ts'
import { isResisted } from '../state/combat/totals.ts'
import { U, type Unit } from '../state/pools/unit-cards.ts'
import type { Attempt } from './attempt.ts'
import type { FoeNow } from './foes.ts'
import type { Goal } from './goal.ts'
import type { Thing } from './means.ts'

/** Who bears what is not blocked: units and the hero, as cheaply as can be. */

interface Shield {
  readonly unit: Unit
  /** The bit of its thing, 0 if it is spent. */
  readonly bit: number
  readonly armor: number
  readonly resists: number
  readonly wound: number
}

export interface Stand {
  readonly armor: number
  /** So many Wounds knock the hero out. */
  readonly wounds: number
  readonly units: readonly Shield[]
}

export function standOf(attempt: Attempt, things: readonly Thing[], goal: Goal): Stand {
  const { state: s, me, tables } = attempt
  const of = attempt.lasting()
  const { level, fought } = s.players[me]
  const { armor, hand } = levels[level - 1]
  const isSafe = isLasting(of, 'unitsTakeNoDamage', me)
  const units = s.units[U.band + me].filter(
    (unit) =>
      !isSafe &&
      s.unitWounds[unit] === 0 &&
      !s.fight.hurt.includes(unit) &&
      (!s.fight.noUnits || s.loyal === unit),
  )
  return {
    armor,
    wounds: hand - fought,
    units: units.map((unit) => {
      const at = things.findIndex(({ kind, id }) => kind === 'unit' && id === unit)
      return {
        unit,
        bit: at < 0 ? 0 : 1 << at,
        armor: unitArmor(s, me, unit, tables, of),
        resists: unitResists(s, me, unit, tables, of),
        wound: goal.unit(unit),
      }
    }),
  }
}

/** Who takes the damage of each enemy: some units one after the other, the hero what is left. */
export interface Bearing {
  readonly cost: number
  readonly units: ReadonlyMap<number, readonly Unit[]>
}

/** A unit that is paralyzed is gone, and a poisoned one heals slowly. */
const DESTROYED = 4
const POISONED = 1.5
/** What a hero loses who is knocked out, besides Wounds. */
const KNOCKED_OUT = 3

class Bearer {
  best = Infinity
  found: Map<number, readonly Unit[]> | undefined
  private readonly stand: Stand
  private readonly foes: readonly FoeNow[]
  private readonly order: readonly number[]
  private readonly mustStand: boolean
  private readonly goal: Goal
  private readonly taken: Unit[][]

  constructor(
    stand: Stand,
    foes: readonly FoeNow[],
    order: readonly number[],
    mustStand: boolean,
    goal: Goal,
  ) {
    this.stand = stand
    this.foes = foes
    this.order = order
    this.mustStand = mustStand
    this.goal = goal
    this.taken = order.map(() => [])
  }

  go(at: number, damage: number, used: number, wounds: number, cost: number): void {
    if (cost >= this.best) return
    if (at === this.order.length) {
      const isOut = wounds >= this.stand.wounds
      if (isOut && this.mustStand) return
      const all = cost + (isOut ? KNOCKED_OUT * this.goal.wound : 0)
      if (all >= this.best) return
      this.best = all
      this.found = new Map(this.order.map((foe, i) => [foe, this.taken[i].slice()]))
      return
    }
    const foe = this.foes[this.order[at]]
    this.units(at, damage, used, wounds, cost, foe)
    // The hero takes all that is left.
    const more = Math.ceil(damage / this.stand.armor)
    if (foe.paralyze && this.mustStand) return
    const price =
      this.goal.wound * more * (foe.poison ? 2 : 1) + (foe.paralyze ? KNOCKED_OUT * this.goal.wound : 0)
    this.next(at, used, wounds + more, cost + price)
  }

  private next(at: number, used: number, wounds: number, cost: number): void {
    this.go(at + 1, at + 1 < this.order.length ? this.foes[this.order[at + 1]].damage : 0, used, wounds, cost)
  }

  private units(at: number, damage: number, used: number, wounds: number, cost: number, foe: FoeNow): void {
    const { units } = this.stand
    if (foe.assassin) return
    for (let i = 0; i < units.length; i++) {
      if ((used & (1 << i)) !== 0) continue
      const { armor, resists, wound, unit } = units[i]
      const rest = isResisted(foe.element, resists) ? damage - armor : damage
      const left = Math.max(0, rest - armor)
      const price = rest <= 0 ? 0 : wound * (foe.paralyze ? DESTROYED : foe.poison ? POISONED : 1)
      this.taken[at].push(unit)
      if (left === 0) this.next(at, used | (1 << i), wounds, cost + price)
      else this.go(at, left, used | (1 << i), wounds, cost + price)
      this.taken[at].pop()
    }
  }
}

/** The cheapest way to bear the attacks of these enemies; units whose bits are `kept` must stay whole. */
export function bear(
  stand: Stand,
  foes: readonly FoeNow[],
  order: readonly number[],
  kept: number,
  mustStand: boolean,
  goal: Goal,
): Bearing | undefined {
  if (order.length === 0) return { cost: 0, units: new Map() }
  const free = kept === 0 ? stand : { ...stand, units: stand.units.filter(({ bit }) => (bit & kept) === 0) }
  const bearer = new Bearer(free, foes, order, mustStand, goal)
  bearer.go(0, foes[order[0]].damage, 0, 0, 0)
  return bearer.found === undefined ? undefined : { cost: bearer.best, units: bearer.found }
}
