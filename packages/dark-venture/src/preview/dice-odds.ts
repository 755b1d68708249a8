import { winsOf } from '../content/odds.ts'

/** The chances of a combat. Exact from the table up to eight dice a side, by convolution beyond. */

const sums: (readonly number[])[] = [[1]]

/** By sum: the chance that so many dice come to it. */
export function sumsOf(dice: number): readonly number[] {
  const known = sums[dice]
  if (known !== undefined) return known
  const fewer = sumsOf(dice - 1)
  const out = new Array<number>(dice * 6 + 1).fill(0)
  for (let sum = 0; sum < fewer.length; sum++)
    for (let face = 1; face <= 6; face++) out[sum + face] += fewer[sum] / 6
  sums[dice] = out
  return out
}

/** The chance that `attack` dice, with `lead` added, come to more than `defence` dice (DV-COMBAT-03). */
export function winChance(attack: number, defence: number, lead = 0): number {
  const wins = lead === 0 ? winsOf[attack - 1]?.[defence - 1] : undefined
  return wins === undefined ? byConvolution(attack, defence, lead) : wins / 6 ** (attack + defence)
}

function byConvolution(attack: number, defence: number, lead: number): number {
  const ours = sumsOf(attack)
  const theirs = sumsOf(defence)
  let below = 0
  let next = 0
  let chance = 0
  for (let sum = 0; sum < ours.length; sum++) {
    while (next < theirs.length && next < sum + lead) below += theirs[next++]
    chance += ours[sum] * below
  }
  return chance
}

/** The chance that such an attack fails while the defence shows `sixes` natural sixes or more (DV-COMBAT-13); 0: never. */
export function counterChance(attack: number, defence: number, lead: number, sixes: number): number {
  if (sixes === 0) return 0
  const atMost = cumulated(sumsOf(attack))
  let chance = 0
  for (let shown = sixes; shown <= defence; shown++) {
    const others = lowSums(defence - shown)
    const weight = choose(defence, shown) / 6 ** shown
    for (let sum = 0; sum < others.length; sum++) {
      const most = Math.min(sum + 6 * shown - lead, atMost.length - 1)
      if (most >= 0) chance += weight * others[sum] * atMost[most]
    }
  }
  return chance
}

/** By sum: the chance that it is no more. */
function cumulated(chances: readonly number[]): readonly number[] {
  let below = 0
  return chances.map((chance) => (below += chance))
}

/** By sum: the chance that so many dice come to it and none of them shows a six. */
function lowSums(dice: number): readonly number[] {
  let chances = [1]
  for (let i = 0; i < dice; i++) {
    const more = new Array<number>(chances.length + 5).fill(0)
    for (let sum = 0; sum < chances.length; sum++)
      for (let face = 1; face <= 5; face++) more[sum + face] += chances[sum] / 6
    chances = more
  }
  return chances
}

function choose(n: number, k: number): number {
  let ways = 1
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i
  return ways
}
