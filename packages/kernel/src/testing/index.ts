export { checkGame, conform, type CheckOptions, type Report } from './kit.ts'
export { reproduce, type Failure } from './scene.ts'
