export { checkGame, conform, type CheckOptions, type Report } from './kit.ts'
export { reproduce, type Failure } from './scene.ts'
export {
  corpusMatch as keptAs,
  kindsIn,
  replayCorpusMatch as replayed,
  type CorpusMatch as Kept,
} from './corpus.ts'
export { ArrangedPosition as Laid } from './arranged-position.ts'
export {
  languages,
  namedIn,
  optionKeys,
  MessageFormatter as Speaker,
  unevenKeys,
  unknownKeys,
  untypeset,
  type Named,
} from './messages.ts'
export type { Steer, Steering } from './steering.ts'
