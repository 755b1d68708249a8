export { checkGame, conform, type CheckOptions, type Report } from './kit.ts'
export { reproduce, type Failure } from './scene.ts'
export { keptAs, kindsIn, replayed, type Kept } from './corpus.ts'
export { Laid } from './laid.ts'
export {
  languages,
  namedIn,
  optionKeys,
  Speaker,
  unevenKeys,
  unknownKeys,
  untypeset,
  type Named,
} from './words.ts'
export type { Steer, Steering } from './steering.ts'
