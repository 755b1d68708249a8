import { solve } from './newton.ts'

/** What was measured at one moment, and the number that came of it in the end. */
export interface MeasuredOutcome {
  /** Moments that are compared with each other only: a usual outcome of each group is no merit of what was measured. */
  readonly group: number
  readonly row: Float64Array
  readonly came: number
}

/** How weights are drawn to what is believed of them. */
export interface Belief {
  readonly weights: readonly number[]
  /** Which of them stay as they are. */
  readonly held: readonly boolean[]
  /** As if so many moments said what is believed, for each of a hundred moments that were measured. */
  readonly pull: number
}

/** The weights whose sums differ least, by squares, from what came; near to what is believed where little speaks against it. */
export function fitSums(outcomes: readonly MeasuredOutcome[], { weights, held, pull }: Belief): number[] {
  const about = centred(outcomes)
  const free = weights.flatMap((_, i) => (held[i] ? [] : [i]))
  const sizes = free.map((i) =>
    Math.sqrt(about.reduce((sum, { row }) => sum + row[i] ** 2, 0) / about.length),
  )
  const bend = free.map(() => new Float64Array(free.length))
  const slope = new Float64Array(free.length)
  for (const { row, came } of about) {
    let miss = came
    for (let i = 0; i < weights.length; i++) miss -= weights[i] * row[i]
    free.forEach((i, a) => {
      if (sizes[a] === 0) return
      const scaled = row[i] / sizes[a]
      slope[a] += miss * scaled
      for (let b = 0; b <= a; b++) if (sizes[b] > 0) bend[a][b] += (scaled * row[free[b]]) / sizes[b]
    })
  }
  for (let a = 0; a < free.length; a++) bend[a][a] += (pull * about.length) / 100
  const by = solve(bend, slope)
  const found = [...weights]
  free.forEach((i, a) => (found[i] += sizes[a] === 0 ? 0 : by[a] / sizes[a]))
  return found
}

/** The part of what came that the sums explain, between groups not counted: 1 is all, 0 none. */
export function explained(outcomes: readonly MeasuredOutcome[], weights: readonly number[]): number {
  let all = 0
  let missed = 0
  for (const { row, came } of centred(outcomes)) {
    let miss = came
    for (let i = 0; i < weights.length; i++) miss -= weights[i] * row[i]
    all += came ** 2
    missed += miss ** 2
  }
  return 1 - missed / all
}

/** Everything less the mean of its group. */
function centred(outcomes: readonly MeasuredOutcome[]): readonly MeasuredOutcome[] {
  const groups = new Map<number, MeasuredOutcome[]>()
  for (const outcome of outcomes) {
    const known = groups.get(outcome.group)
    if (known === undefined) groups.set(outcome.group, [outcome])
    else known.push(outcome)
  }
  return [...groups.values()].flatMap((own) => {
    const mean = own[0].row.map((_, i) => own.reduce((sum, { row }) => sum + row[i], 0) / own.length)
    const usual = own.reduce((sum, { came }) => sum + came, 0) / own.length
    return own.map(({ group, row, came }) => ({
      group,
      row: row.map((value, i) => value - mean[i]),
      came: came - usual,
    }))
  })
}
