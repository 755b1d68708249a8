import { exp } from '../search/exp.ts'
import type { TrainingSample } from './training-samples.ts'

/**
 * Fits weights to lessons by Newton's method. Where seats play against each other, the chance of a seat is its share of
 * the exponentials of all sums (a conditional logit); where they win together, it is the logistic function of the one
 * sum. Both are convex, so there is one best answer, and few steps lead to it.
 */

/** How strongly weights are drawn to where they are thought to be: as if so many lessons said so. */
const PULL = 20
const MOST_STEPS = 30
const MOST_HALVINGS = 12
const CLOSE_ENOUGH = 1e-7

/** Less than this is left over from rounding: a term that is the same for all seats. */
const SMALLEST = 1e-9

/** The usual size of each term: by it they are compared. Zero where a term never differs. */
export function sizesOf(lessons: readonly TrainingSample[]): Float64Array {
  const size = lessons[0].rows[0].length
  const sums = new Float64Array(size)
  const squares = new Float64Array(size)
  let count = 0
  for (const { rows, together } of lessons) {
    for (let i = 0; i < size; i++) {
      let mean = 0
      if (!together) for (const row of rows) mean += row[i] / rows.length
      for (const row of rows) {
        const off = row[i] - mean
        sums[i] += off
        squares[i] += off * off
      }
    }
    count += rows.length
  }
  return squares.map((square, i) => {
    const size = Math.sqrt(Math.max(0, square / count - (sums[i] / count) ** 2))
    return size < SMALLEST ? 0 : size
  })
}

/** The best weights for these lessons, drawn a little to the weights `from` (none: to zero). */
export function fit(lessons: readonly TrainingSample[], from?: readonly number[]): number[] {
  const { together } = lessons[0]
  const sizes = sizesOf(lessons)
  // What is there always never differs, and is no term.
  if (together) sizes[sizes.length - 1] = 1
  const home = Array.from(sizes, (size, i) => (from?.[i] ?? 0) * size)
  let weights = home
  let loss = lossOf(lessons, sizes, weights, home)
  for (let step = 0; step < MOST_STEPS; step++) {
    const by = direction(lessons, sizes, weights, home)
    let share = 1
    let next = weights
    let found = loss
    for (let halving = 0; halving < MOST_HALVINGS; halving++, share /= 2) {
      next = weights.map((weight, i) => weight + share * by[i])
      found = lossOf(lessons, sizes, next, home)
      if (found <= loss) break
    }
    if (!(loss - found > CLOSE_ENOUGH * loss)) break
    weights = next
    loss = found
  }
  return weights.map((weight, i) => (sizes[i] === 0 ? 0 : weight / sizes[i]))
}

/** The chances that weights give the rows of a lesson. */
export function chancesIn(
  { rows, together }: TrainingSample,
  weights: readonly number[],
  into: number[] = [],
): number[] {
  into.length = rows.length
  let most = -Infinity
  rows.forEach((row, r) => {
    let sum = 0
    for (let i = 0; i < weights.length; i++) sum += weights[i] * row[i]
    into[r] = sum
    if (sum > most) most = sum
  })
  if (together) {
    into[0] = 1 / (1 + exp(-into[0]))
    return into
  }
  let all = 0
  for (let r = 0; r < into.length; r++) all += into[r] = exp(into[r] - most)
  for (let r = 0; r < into.length; r++) into[r] /= all
  return into
}

/** Minus the logarithm of the chance that was given to what happened. */
export function surprise({ won, together }: TrainingSample, chances: readonly number[]): number {
  const least = 1e-12
  if (together) return -Math.log(Math.max(least, won[0] > 0 ? chances[0] : 1 - chances[0]))
  let sum = 0
  won.forEach((part, r) => (sum -= part * Math.log(Math.max(least, chances[r]))))
  return sum
}

function unscaled(weights: readonly number[], sizes: Float64Array): number[] {
  return weights.map((weight, i) => (sizes[i] === 0 ? 0 : weight / sizes[i]))
}

function lossOf(
  lessons: readonly TrainingSample[],
  sizes: Float64Array,
  weights: readonly number[],
  home: readonly number[],
): number {
  const plain = unscaled(weights, sizes)
  const chances: number[] = []
  let loss = 0
  for (const lesson of lessons) loss += surprise(lesson, chancesIn(lesson, plain, chances))
  weights.forEach((weight, i) => (loss += (PULL / 2) * (weight - home[i]) ** 2))
  return loss
}

/** Where Newton's method goes from here. */
function direction(
  lessons: readonly TrainingSample[],
  sizes: Float64Array,
  weights: readonly number[],
  home: readonly number[],
): Float64Array {
  const n = weights.length
  const plain = unscaled(weights, sizes)
  const slope = new Float64Array(n)
  const bend = Array.from({ length: n }, () => new Float64Array(n))
  const chances: number[] = []
  const mean = new Float64Array(n)
  const scaled = new Float64Array(n)
  for (const lesson of lessons) {
    const { rows, won, together } = lesson
    chancesIn(lesson, plain, chances)
    const all = together ? 1 : won.reduce((sum, part) => sum + part, 0)
    if (all === 0) continue
    mean.fill(0)
    rows.forEach((row, r) => {
      for (let i = 0; i < n; i++) scaled[i] = sizes[i] === 0 ? 0 : row[i] / sizes[i]
      const chance = chances[r]
      const miss = (won[r] > 0 && together ? 1 : won[r]) - all * chance
      const bulk = together ? chance * (1 - chance) : all * chance
      for (let i = 0; i < n; i++) {
        slope[i] += miss * scaled[i]
        mean[i] += chance * scaled[i]
        const part = bulk * scaled[i]
        if (part !== 0) for (let j = 0; j <= i; j++) bend[i][j] += part * scaled[j]
      }
    })
    if (!together)
      for (let i = 0; i < n; i++) for (let j = 0; j <= i; j++) bend[i][j] -= all * mean[i] * mean[j]
  }
  for (let i = 0; i < n; i++) {
    slope[i] -= PULL * (weights[i] - home[i])
    bend[i][i] += PULL
  }
  return solve(bend, slope)
}

/** Solves a symmetric positive system, of which the lower half is given, by Cholesky's method; overwrites it. */
export function solve(lower: readonly Float64Array[], right: Float64Array): Float64Array {
  const n = right.length
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = lower[i][j]
      for (let k = 0; k < j; k++) sum -= lower[i][k] * lower[j][k]
      lower[i][j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / lower[j][j]
    }
  }
  const x = right.slice()
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i] -= lower[i][k] * x[k]
    x[i] /= lower[i][i]
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i] -= lower[k][i] * x[k]
    x[i] /= lower[i][i]
  }
  return x
}
