import { gradeOf, type Grade } from './grade.ts'
import type { TrainingSample } from './training-samples.ts'
import { fit, sizesOf } from './newton.ts'

/** What was learned of one stage of a game. */
export interface Learned {
  readonly stage: number
  readonly together: boolean
  /** Rounded as they are kept. */
  readonly weights: readonly number[]
  /** How much a usual difference in each term counts. */
  readonly counts: readonly number[]
  /** On games that were not learned from. */
  readonly grade: Grade
}

/** Of so many games one is kept for the exam. */
const EXAM = 5
const DIGITS = 1e4

/** One of each five, a different one each time: games come in a course, of which the exam is to have a bit of all. */
function isExam(number: number): boolean {
  return (number + Math.floor(number / EXAM)) % EXAM === 0
}

/** Learns from games, each with its lessons: a row of weights for each stage, graded on games kept apart. */
export function learn(games: readonly (readonly TrainingSample[])[]): Learned[] {
  const taught = games.filter((_, n) => !isExam(n)).flat()
  const exam = games.filter((_, n) => isExam(n)).flat()
  // Every stage leans on what holds on the whole, so that rare ones make sense too.
  const whole = new Map(
    [true, false].map((together) => {
      const alike = taught.filter((lesson) => lesson.together === together)
      return [together, alike.length === 0 ? undefined : fit(alike)]
    }),
  )
  const stages = new Set(taught.map(({ stage }) => stage))
  return [...stages]
    .sort((a, b) => a - b)
    .map((stage) => {
      const own = taught.filter((lesson) => lesson.stage === stage)
      const [{ together }] = own
      if (own.some((lesson) => lesson.together !== together))
        throw new Error(`stage ${stage} is of games that are won together and of games that are not`)
      const weights = fit(own, whole.get(together)).map((weight) => Math.round(weight * DIGITS) / DIGITS)
      const sizes = sizesOf(own)
      const counts = weights.map((weight, i) => weight * sizes[i])
      const asked = exam.filter((lesson) => lesson.stage === stage)
      return { stage, together, weights, counts, grade: gradeOf(asked, weights) }
    })
}
