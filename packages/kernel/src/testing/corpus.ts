import { readMatchFile, replay, type MatchFile } from '../file.ts'
import type { Game } from '../game.ts'
import type { GameTypes } from '../frames.ts'

/** A match of some released version of the rules: it must lead where it led. */
export interface CorpusMatch {
  readonly name: string
  readonly file: MatchFile
}

export function corpusMatch(name: string, json: string): CorpusMatch {
  return { name, file: readMatchFile(JSON.parse(json)) }
}

/** What a match leads to now: whether it is over, and where it first differs from what was written down on the way. */
export function replayCorpusMatch<G extends GameTypes>(game: Game<G>, { file }: CorpusMatch) {
  const { match, difference } = replay(game, file)
  return { isOver: match.engine.over(match.position), difference, isCompared: file.marks.length > 1 }
}

/** All kinds of lines that the logs of a corpus have, by what a line says besides whose it is. */
export function kindsIn(corpus: readonly CorpusMatch[]): string[] {
  const kinds = corpus.flatMap(({ file }) =>
    file.log.map((entry) =>
      Object.keys(entry)
        .filter((key) => key !== 'seat')
        .join(),
    ),
  )
  return [...new Set(kinds)].toSorted()
}
