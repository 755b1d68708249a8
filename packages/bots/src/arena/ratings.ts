import { Z } from './statistics.ts'

/** How strong a player is, in points of Elo above the first of the list. */
export interface Rating {
  readonly rating: number
  readonly low: number
  readonly high: number
}

/** Points of Elo for each natural logarithm of the odds. */
const POINTS = 400 / Math.LN10
/** Added to the wins of both sides of every pair that met: who has never lost is not infinitely strong. */
const DOUBT = 0.5
const MOST_ROUNDS = 100
const CLOSE = 1e-10

/**
 * The model of Bradley and Terry: the odds of a pair are the ratio of two strengths. `wins[a][b]` is how often a has won
 * against b. The strengths are those under which all the wins together are likeliest; the bounds hold the difference
 * to the first with 95 %.
 */
export function ratingsOf(wins: readonly (readonly number[])[]): Rating[] {
  const met = wins.map((row, a) => row.map((won, b) => (a !== b && won + wins[b][a] > 0 ? 1 : 0)))
  const won = wins.map((row, a) => row.map((each, b) => each + DOUBT * met[a][b]))
  const strengths = wins.map(() => 0)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const step = solve(information(won, strengths), slope(won, strengths))
    step.forEach((by, i) => (strengths[i + 1] += by))
    if (step.every((by) => Math.abs(by) < CLOSE)) break
  }
  const known = information(won, strengths)
  return strengths.map((strength, i) => {
    const reach = i === 0 ? 0 : Z * Math.sqrt(solve(known, unit(known.length, i - 1))[i - 1])
    const [rating, low, high] = [strength, strength - reach, strength + reach].map((each) => POINTS * each)
    return { rating, low, high }
  })
}

function chance(a: number, b: number): number {
  return 1 / (1 + Math.exp(b - a))
}

/** By how much each but the first has won more than its strength promises. */
function slope(won: readonly (readonly number[])[], strengths: readonly number[]): number[] {
  return strengths
    .map((mine, a) =>
      strengths.reduce(
        (sum, other, b) => (a === b ? sum : sum + won[a][b] - (won[a][b] + won[b][a]) * chance(mine, other)),
        0,
      ),
    )
    .slice(1)
}

/** How sharply the likelihood falls off around the strengths, for all but the first, which stays where it is. */
function information(won: readonly (readonly number[])[], strengths: readonly number[]): number[][] {
  const weight = (a: number, b: number): number => {
    const p = chance(strengths[a], strengths[b])
    return (won[a][b] + won[b][a]) * p * (1 - p)
  }
  const rest = strengths.map((_, i) => i).slice(1)
  return rest.map((a) =>
    rest.map((b) => {
      if (a !== b) return -weight(a, b)
      return strengths.reduce((sum, _, other) => (other === a ? sum : sum + weight(a, other)), LEAST)
    }),
  )
}

/** Somebody who met nobody has a strength that nobody knows, but it must not be divided by zero. */
const LEAST = 1e-9

function unit(size: number, at: number): number[] {
  return Array.from({ length: size }, (_, i) => (i === at ? 1 : 0))
}

/** Gauss, without a choice of pivots: the matrices here are dominated by their diagonals. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]])
  rows.forEach((pivot, i) => {
    for (const row of rows.slice(i + 1)) {
      const by = row[i] / pivot[i]
      pivot.forEach((value, k) => (row[k] -= by * value))
    }
  })
  const found = right.map(() => 0)
  for (let i = rows.length - 1; i >= 0; i--) {
    const known = found.reduce((sum, value, k) => (k > i ? sum + rows[i][k] * value : sum), 0)
    found[i] = (rows[i][rows.length] - known) / rows[i][i]
  }
  return found
}
