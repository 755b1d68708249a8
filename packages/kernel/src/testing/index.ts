export { checkGame, conform, type CheckOptions, type Report } from './kit.ts'
export { reproduce, type Failure } from './scene.ts'
export { changedLine, unwritten, withLines } from './ledger.ts'
export { corpusMatch, kindsIn, replayCorpusMatch, type CorpusMatch } from './corpus.ts'
export { ArrangedPosition } from './arranged-position.ts'
export {
  languages,
  namedIn,
  optionKeys,
  MessageFormatter,
  unevenKeys,
  unknownKeys,
  untypeset,
  type Named,
} from './messages.ts'
