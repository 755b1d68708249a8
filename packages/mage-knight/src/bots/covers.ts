/** The cheapest ways to reach a number with what can be played: exact, by branch and bound. */

/** One way to use one thing. What a resistance halves is added up apart, because it is halved all together. */
export interface CoverOption {
  readonly full: number
  readonly half: number
  readonly price: number
  /** The mana it costs, by colour. */
  readonly mana: readonly number[]
}

/** A card, a unit or a skill: one of its ways, or none, can be part of a cover. */
export interface Thing<W extends CoverOption = CoverOption> {
  readonly ways: readonly W[]
}

export interface Cover<W extends CoverOption = CoverOption> {
  readonly ways: readonly W[]
  readonly price: number
}

/** Says what it costs to pay all of this mana; Infinity if that cannot be done. */
export type ManaPrice = (mana: readonly number[]) => number

/** So many sets are looked at for one question: far more than most questions have. */
const MOST_LOOKS = 6000

interface Looking<W extends CoverOption> {
  readonly things: readonly Thing<W>[]
  readonly missing: number
  readonly manaPrice: ManaPrice
  readonly most: number
  /** By thing: what it and all after it could add at best. */
  readonly reach: readonly number[]
  readonly found: Cover<W>[]
  readonly taken: W[]
  looks: number
}

function atBest({ ways }: Thing): number {
  let best = 0
  for (const { full, half } of ways) best = Math.max(best, full + half / 2)
  return best
}

/** The cheapest sets of ways that together reach `missing`, cheapest first, `most` of them at most. */
export function covers<W extends CoverOption>(
  things: readonly Thing<W>[],
  missing: number,
  manaPrice: ManaPrice,
  most: number,
): readonly Cover<W>[] {
  if (missing <= 0) return [{ ways: [], price: 0 }]
  const order = things.filter((thing) => atBest(thing) > 0).toSorted((a, b) => atBest(b) - atBest(a))
  const reach = new Array<number>(order.length + 1).fill(0)
  for (let at = order.length - 1; at >= 0; at--) reach[at] = reach[at + 1] + atBest(order[at])
  const looking: Looking<W> = {
    things: order,
    missing,
    manaPrice,
    most,
    reach,
    found: [],
    taken: [],
    looks: 0,
  }
  look(looking, 0, 0, 0, 0)
  return looking.found
}

function look<W extends CoverOption>(
  on: Looking<W>,
  at: number,
  full: number,
  half: number,
  price: number,
): void {
  if (on.looks++ > MOST_LOOKS || price >= dearest(on)) return
  if (full + Math.floor(half / 2) >= on.missing) {
    keep(on, price)
    return
  }
  if (at === on.things.length || full + half / 2 + on.reach[at] < on.missing) return
  for (const way of on.things[at].ways) {
    on.taken.push(way)
    look(on, at + 1, full + way.full, half + way.half, price + way.price)
    on.taken.pop()
  }
  look(on, at + 1, full, half, price)
}

/** What a cover must be cheaper than to be kept. */
function dearest({ found, most }: Looking<CoverOption>): number {
  return found.length < most ? Infinity : found[found.length - 1].price
}

function keep<W extends CoverOption>(on: Looking<W>, price: number): void {
  const { found, taken, most } = on
  const paid = on.manaPrice(taken.flatMap(({ mana }) => mana))
  if (price + paid >= dearest(on)) return
  let at = found.length
  while (at > 0 && found[at - 1].price > price + paid) at--
  found.splice(at, 0, { ways: taken.slice(), price: price + paid })
  if (found.length > most) found.pop()
}
