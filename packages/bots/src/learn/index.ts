export type { Grade } from './grade.ts'
export { learn, type Learned } from './learning.ts'
export { trainingSamplesOf, type TrainingSample } from './training-samples.ts'
export { explained, fitSums, type Belief, type MeasuredOutcome } from './sums.ts'
