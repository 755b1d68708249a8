import type { TrainingSample } from './training-samples.ts'
import { chancesIn, surprise } from './newton.ts'

/** How well chances foretold what happened. */
export interface Grade {
  readonly lessons: number
  /** The mean surprise, and that of somebody who only knows how often it happens. */
  readonly surprise: number
  readonly ignorance: number
  /** How often the favourite won (or what was thought likelier came true). */
  readonly right: number
  /** By tenths of the chance: how often it was given, what was said on the mean, and how often it came true. */
  readonly tenths: readonly { readonly count: number; readonly said: number; readonly came: number }[]
}

export function gradeOf(lessons: readonly TrainingSample[], weights: readonly number[]): Grade {
  const tenths = Array.from({ length: 10 }, () => ({ count: 0, said: 0, came: 0 }))
  const decided = lessons.filter(({ together, won }) => together || won.some((part) => part > 0))
  let surprised = 0
  let ignorant = 0
  let right = 0
  const wins = decided.filter(({ together, won }) => together && won[0] > 0).length
  const usual = wins / Math.max(1, decided.length)
  for (const lesson of decided) {
    const { won, together } = lesson
    const chances = chancesIn(lesson, weights)
    surprised += surprise(lesson, chances)
    ignorant += surprise(lesson, together ? [usual] : won.map(() => 1 / won.length))
    if (together) right += won[0] > 0 === chances[0] >= 0.5 ? 1 : 0
    else right += won[chances.indexOf(Math.max(...chances))]
    chances.forEach((chance, r) => {
      const tenth = tenths[Math.min(9, Math.floor(chance * 10))]
      tenth.count++
      tenth.said += chance
      tenth.came += won[r]
    })
  }
  const mean = (sum: number): number => sum / Math.max(1, decided.length)
  return {
    lessons: decided.length,
    surprise: mean(surprised),
    ignorance: mean(ignorant),
    right: mean(right),
    tenths: tenths.map(({ count, said, came }) => ({
      count,
      said: said / Math.max(1, count),
      came: came / Math.max(1, count),
    })),
  }
}
