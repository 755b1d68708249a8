export type { Grade } from './grade.ts'
export { learn, type Learned } from './learning.ts'
export { lessonsOf, type Lesson } from './lessons.ts'
export { explained, fitSums, type Belief, type MeasuredOutcome } from './sums.ts'
