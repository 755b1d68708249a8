import type { Slot } from './allocation.ts'

/** Parts that should add up to one may miss it by this. */
const ROUNDING = 1e-9

/** What all things together could do at best for some numbers that are to be reached: a bound, quickly found. */
export class Capacity {
  private readonly things: number
  /** By slot, thing and what it is: see `addUp`. */
  private readonly sums: number[] = []
  private readonly paid: number[] = []
  private readonly after: { readonly needed: number; readonly slots: number }[] = []

  constructor(things: number) {
    this.things = things
  }

  /**
   * Each thing serves one slot at most, and there is mana for so many only: if what they do best is too little, added up as it is
   * or as parts of what each slot needs, there is no need to look.
   */
  isPossible(from: number, used: number, mana: number): boolean {
    const { sums, paid, things: length } = this
    const { needed, slots } = this.after[from]
    if (slots === 0) return true
    let sum = 0
    let shares = 0
    let more = 0
    let moreShares = 0
    let powered = 0
    for (let thing = 0, at = from * length * 4; thing < length; thing++, at += 4) {
      if ((used & (1 << thing)) !== 0) continue
      sum += sums[at]
      shares += sums[at + 1]
      if (sums[at + 2] === 0 && sums[at + 3] === 0) continue
      more += sums[at + 2]
      moreShares += sums[at + 3]
      paid[powered++] = at
    }
    if (powered > mana) {
      more = this.greatest(powered, mana, 2)
      moreShares = this.greatest(powered, mana, 3)
    }
    return sum + more >= needed && shares + moreShares >= slots - ROUNDING
  }

  /** The greatest few of what mana adds, added up. */
  private greatest(among: number, few: number, what: number): number {
    const { sums, paid } = this
    let sum = 0
    for (let n = 0; n < few; n++) {
      let best = n
      for (let i = n + 1; i < among; i++) if (sums[paid[i] + what] > sums[paid[best] + what]) best = i
      const at = paid[best]
      paid[best] = paid[n]
      paid[n] = at
      sum += sums[at + what]
    }
    return sum
  }

  /** For each slot and all after it, what each thing does best there: without mana, and how much more with it. */
  addUp(slots: readonly Slot[]): void {
    const { sums, things: length } = this
    this.after.length = 0
    for (let from = 0; from <= slots.length; from++) {
      let needed = 0
      for (let at = from; at < slots.length; at++) needed += slots[at].need
      this.after.push({ needed, slots: slots.length - from })
      for (let thing = 0; thing < length; thing++) {
        let most = 0
        let free = 0
        let share = 0
        let freeShare = 0
        for (let at = from; at < slots.length; at++) {
          const { column, need } = slots[at]
          const best = column.byThing[thing]
          const unpaid = column.unpaid[thing]
          most = Math.max(most, best)
          free = Math.max(free, unpaid)
          share = Math.max(share, best / need)
          freeShare = Math.max(freeShare, unpaid / need)
        }
        const at = (from * length + thing) * 4
        sums[at] = free
        sums[at + 1] = freeShare
        sums[at + 2] = most - free
        sums[at + 3] = share - freeShare
      }
    }
  }
}
