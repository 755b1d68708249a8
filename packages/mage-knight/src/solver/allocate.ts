import type { Allocation, Effort, Situation, Slot } from './allocation.ts'
import { bear, type Bearing, type Stand } from './bearing.ts'
import { Capacity } from './capacity.ts'
import { Columns, halvedBy, reachOf, type Column, type Entry } from './columns.ts'
import { allFates, fewer, groupings, keyOf, type Asks, type Fates, type Reach } from './fates.ts'
import type { FoeNow } from './foes.ts'
import type { Goal } from './goal.ts'
import type { Means, Way } from './means.ts'
import { payable } from './sources.ts'
import { RANGED, SIEGE } from './yields.ts'

/** So many sets of ways are looked at for one of the fates. */
const MOST_LOOKS_ONCE = 40
/** And for all fates in which the same enemies are beaten. */
const MOST_LOOKS = 150
/** So many sets of ways that do it are compared by what they cost. */
const COMPARED = 5

/**
 * Gives every thing to one use, so that the most is beaten: for all fates of all enemies, those worth most first, whether the things
 * reach. By branch and bound, exact but for the limits above.
 */
export class Allocator {
  looks = 0
  /** A limit was met, so that something may have been overlooked. */
  isCut = false
  private readonly means: Means
  private readonly stand: Stand
  private readonly goal: Goal
  private readonly columns: Columns
  private readonly shift: number
  private situation: Situation
  private slots: readonly Slot[] = []
  private readonly chosen: Way[][] = []
  private readonly wants: number[] = []
  private readonly orders: { readonly entries: readonly Entry[]; readonly reach: readonly number[] }[] = []
  private readonly capacity: Capacity
  private limit = 0
  private left = 0
  private fates: Fates | undefined
  private best: Allocation | undefined
  private readonly borne = new Map<number, Bearing | undefined>()
  /** By key of what is asked for, in this situation. */
  private readonly reachable = new Map<number, boolean>()

  constructor(means: Means, stand: Stand, goal: Goal, first: Situation) {
    this.means = means
    this.stand = stand
    this.goal = goal
    this.columns = new Columns(means)
    this.capacity = new Capacity(means.things.length)
    // Units come after the cards.
    this.shift = means.units === 0 ? 0 : 31 - Math.clz32(means.units & -means.units)
    this.situation = first
  }

  /** The best plans of a situation that are worth more than `above`, at most one for each outcome. */
  solve(situation: Situation, above: number, most: number, looks: number): Allocation[] {
    this.situation = situation
    const limit = this.looks + looks
    this.borne.clear()
    this.reachable.clear()
    const { foes, price } = situation
    const found = new Map<string, Allocation>()
    const { all, thrift } = this.goal
    // Whoever lies on the ground can leave the rest to units and skills.
    const byOthers = foes.reduce((bits, foe, at) => (this.isForOthers(foe) ? bits | (1 << at) : bits), 0)
    const bearing = (mask: number, late: number): number =>
      this.bearing(mask, 0, (late & ~byOthers) !== 0)?.cost ?? Infinity
    let worst = above
    const reaches = foes.map((foe) => this.reachOf(foe))
    const paid = thrift * price
    for (const { bound, fates: some } of allFates(foes, reaches, all, bearing, above + paid)) {
      if (bound - paid <= worst) break
      if (this.looks >= limit && found.size > 0) {
        this.isCut = true
        break
      }
      const patience = this.looks + MOST_LOOKS
      for (const fates of some) {
        if (fates.bound - paid <= worst) continue
        if (this.looks >= patience) {
          this.isCut = true
          break
        }
        const plan = this.carry(fates)
        if (plan === undefined || plan.value <= worst) continue
        const met = found.get(plan.outcome)
        if (met === undefined || met.value < plan.value) found.set(plan.outcome, plan)
        if (found.size >= most) worst = Math.max(above, leastOf(found))
      }
    }
    return [...found.values()].toSorted((a, b) => b.value - a.value).slice(0, most)
  }

  /** What everything together could do to one enemy. */
  private reachOf(foe: FoeNow): Reach {
    const { isEarly, canBlock } = this.situation
    const canAim = isEarly && foe.fortified < 2 && !foe.doomed
    return {
      early: canAim && this.isWithin(this.attackOn([foe], true), foe.armor),
      late: !foe.summoned && (foe.doomed || this.isWithin(this.attackOn([foe], false), foe.armor)),
      block:
        canBlock &&
        !foe.summons &&
        !foe.isUnstopped &&
        this.isWithin(this.columns.block(foe.element, foe.swift, this.situation.turn), foe.needs),
    }
  }

  private isForOthers(foe: FoeNow): boolean {
    const used = this.situation.used | this.means.cards
    return foe.doomed || this.isWithin(this.attackOn([foe], false), foe.armor, used)
  }

  private isWithin({ entries }: Column, need: number, used = this.situation.used): boolean {
    let sum = 0
    for (const { bit, best } of entries) if ((bit & used) === 0) sum += best
    return sum >= need
  }

  private attackOn(foes: readonly FoeNow[], isEarly: boolean): Column {
    const { turn } = this.situation
    let halved = 0
    let least = isEarly && !turn.allSiege ? RANGED : 0
    for (const { resist, fortified } of foes) {
      halved |= halvedBy(resist)
      if (isEarly && fortified > 0 && !turn.allSiege) least = SIEGE
    }
    return this.columns.attack(isEarly, least, halved, turn)
  }

  private bearing(mask: number, kept: number, mustStand: boolean): Bearing | undefined {
    const units = (kept & this.means.units) >>> this.shift
    const key = (units * 1024 + mask) * 2 + Number(mustStand)
    if (this.borne.has(key)) return this.borne.get(key)
    const { foes, turn } = this.situation
    const order: number[] = []
    for (let at = 0; at < foes.length; at++) if ((mask & (1 << at)) !== 0) order.push(at)
    const stand = turn.unitsSafe ? { ...this.stand, units: [] } : this.stand
    const found = bear(stand, foes, order, kept, mustStand, this.goal)
    this.borne.set(key, found)
    return found
  }

  /** The best plan with these fates. */
  private carry(fates: Fates): Allocation | undefined {
    this.fates = fates
    this.best = undefined
    if (this.isReachable(fates)) this.search(fates, COMPARED)
    return this.best
  }

  /** Can all of this be reached at once? Whatever is too much stays so with more, so less is looked at first. */
  private isReachable(asks: Asks): boolean {
    const key = keyOf(asks)
    const met = this.reachable.get(key)
    if (met !== undefined) return met
    let can = true
    for (const less of fewer(asks)) can &&= this.isReachable(less)
    if (can) {
      const { fates } = this
      this.fates = undefined
      can = this.search(asks, 1)
      this.fates = fates
    }
    this.reachable.set(key, can)
    return can
  }

  /** Looks for things that do it, until so many sets of them are found. */
  private search({ early, late, blocks }: Asks, most: number): boolean {
    const { foes, missing } = this.situation
    const some = (bits: number): FoeNow[] => foes.filter((_, at) => (bits & (1 << at)) !== 0)
    const always: Slot[] =
      missing > 0 ? [{ kind: 'move', need: missing, posts: [], column: this.columns.move() }] : []
    for (const foe of some(blocks)) always.push(this.block(foe))
    let found = false
    for (const first of groupings(alike(some(early)))) {
      for (const then of groupings(alike(some(late).filter(({ doomed }) => !doomed)))) {
        this.slots = [
          ...always,
          ...first.map((group) => this.strike(group.flat(), true)),
          ...then.map((group) => this.strike(group.flat(), false)),
        ].toSorted((a, b) => this.slack(a) - this.slack(b))
        this.left = most
        this.limit = this.looks + MOST_LOOKS_ONCE
        this.chosen.length = 0
        this.wants.length = 0
        this.wants.push(...this.situation.wants)
        this.capacity.addUp(this.slots)
        if (!this.isPossible(0, this.situation.used)) continue
        this.arrange()
        this.fill(0, this.situation.used)
        if (this.looks >= this.limit) this.isCut = true
        found ||= this.left < most
        if (found && this.fates === undefined) return true
      }
    }
    return found
  }

  private block(foe: FoeNow): Slot {
    const column = this.columns.block(foe.element, foe.swift, this.situation.turn)
    return { kind: 'block', need: foe.needs, posts: [foe.post], column }
  }

  /** For each slot those first that serve it and little else. */
  private arrange(): void {
    const { slots } = this
    this.orders.length = 0
    for (const { column, need } of slots) {
      const rank = ({ bit, best }: Entry): number => {
        const thing = 31 - Math.clz32(bit)
        let elsewhere = 0
        for (const slot of slots) elsewhere += slot.column.byThing[thing] / slot.need
        return best / need / elsewhere
      }
      const ranked = column.entries
        .filter(({ bit }) => (bit & this.situation.used) === 0)
        .map((entry) => ({ entry, rank: rank(entry) }))
      ranked.sort((a, b) => b.rank - a.rank || b.entry.best - a.entry.best || a.entry.bit - b.entry.bit)
      const entries = ranked.map(({ entry }) => entry)
      this.orders.push({ entries, reach: reachOf(entries) })
    }
  }

  private strike(foes: readonly FoeNow[], isEarly: boolean): Slot {
    return {
      kind: isEarly ? 'early' : 'late',
      need: foes.reduce((sum, { armor }) => sum + armor, 0),
      posts: foes.map(({ post }) => post),
      column: this.attackOn(foes, isEarly),
    }
  }

  private slack({ column, need }: Slot): number {
    return column.reach[0] / need
  }

  private fill(at: number, used: number): void {
    if (at === this.slots.length) {
      this.note()
      return
    }
    this.chosen[at] = []
    this.cover(at, 0, 0, 0, used)
  }

  private isPossible(from: number, used: number): boolean {
    const mana = Math.max(0, this.situation.sources.length - this.wants.length)
    return this.capacity.isPossible(from, used, mana)
  }

  /** Adds one thing after another until the slot is full. */
  private cover(at: number, from: number, full: number, half: number, used: number): void {
    if (this.left === 0 || this.looks >= this.limit) return
    this.looks++
    const { need } = this.slots[at]
    if (full + (half >> 1) >= need) {
      this.fill(at + 1, used)
      return
    }
    const { entries, reach } = this.orders[at]
    for (let i = from; i < entries.length; i++) {
      if (full + half / 2 + reach[i] < need) return
      const { bit, ways } = entries[i]
      if ((bit & used) !== 0) continue
      for (const added of ways) {
        const { way } = added
        if ((way.uses & used) !== 0) continue
        const before = this.wants.length
        for (const mask of way.wants) this.wants.push(mask)
        const isPaid = way.wants.length === 0 || payable(this.situation.sources, this.wants)
        if (isPaid && this.isPossible(at + 1, used | way.uses)) {
          this.chosen[at].push(way)
          this.cover(at, i + 1, full + added.full, half + added.half, used | way.uses)
          this.chosen[at].pop()
        }
        this.wants.length = before
        if (this.left === 0) return
      }
    }
  }

  /** All slots are full: what is it worth? */
  private note(): void {
    this.left--
    const { fates, goal } = this
    // It was only asked whether it can be done.
    if (fates === undefined) return
    const { price } = this.situation
    let late = 0
    let cost = price
    let wounds = 0
    this.slots.forEach(({ kind }, at) => {
      for (const way of this.chosen[at]) {
        cost += way.price
        wounds += way.wounds
        if (kind === 'late') late |= way.uses
      }
    })
    const bearing = this.bearing(fates.borne, late, (late & this.means.cards) !== 0)
    if (bearing === undefined) return
    const value = fates.value - bearing.cost - goal.wound * wounds - goal.thrift * cost
    if (this.best !== undefined && this.best.value >= value) return
    this.best = this.allocation(fates, bearing, value)
  }

  private allocation({ early, late, borne }: Fates, bearing: Bearing, value: number): Allocation {
    const { foes } = this.situation
    const efforts = (wanted: Slot['kind']): Effort[] =>
      this.slots.flatMap(({ kind, posts }, at) =>
        kind === wanted ? [{ posts, ways: this.chosen[at].slice() }] : [],
      )
    return {
      moves: efforts('move').flatMap(({ ways }) => ways),
      early: efforts('early'),
      blocks: efforts('block'),
      late: efforts('late'),
      bearing: new Map([...bearing.units].map(([foe, units]) => [foes[foe].post, units])),
      value,
      outcome: `${early | late} ${borne}`,
    }
  }
}

/** Enemies that resist and stand alike are struck together: apart, they would only take more. */
function alike(foes: readonly FoeNow[]): FoeNow[][] {
  const groups = new Map<string, FoeNow[]>()
  for (const foe of foes) {
    const key = `${halvedBy(foe.resist)} ${Math.min(1, foe.fortified)}`
    const met = groups.get(key)
    if (met === undefined) groups.set(key, [foe])
    else met.push(foe)
  }
  return [...groups.values()]
}

function leastOf(found: ReadonlyMap<string, Allocation>): number {
  let least = Infinity
  for (const { value } of found.values()) least = Math.min(least, value)
  return least
}
