import { openMatch, UserError, type Choice, type Engine, type Game, type GameTypes } from '@longtable/kernel'
import type { MatchFile, Position } from '@longtable/kernel'

/** What one seat did in one go: up to a draw or a reveal, or to what somebody else did. */
export interface Move<G extends GameTypes = GameTypes> {
  readonly seat: number
  readonly line: readonly Choice[]
  /** The position that it was made in. */
  readonly from: Position<G>
  /** The line of the log that it begins after, and the one it ends with. */
  readonly after: number
  readonly at: number
}

/** A match that was played, move by move, without what was taken back. */
export interface PlayedMatch<G extends GameTypes = GameTypes> {
  readonly engine: Engine<G>
  /** How many choices stand. */
  readonly length: number
  readonly end: Position<G>
  moves(): Generator<Move<G>>
}

/** Follows a file as far as the rules of today lead where they led then. */
export function playedIn<G extends GameTypes>(game: Game<G>, file: MatchFile): PlayedMatch<G> {
  const match = openMatch(game, file)
  const { engine } = match
  try {
    file.log.forEach((entry, i) => match.follow(entry, i + 1))
  } catch (error) {
    if (!(error instanceof UserError)) throw error
  }
  const { made } = match.save()
  const { start, position: end } = match
  return { engine, length: made.length, end, moves }

  function* moves(): Generator<Move<G>> {
    const position = engine.copy(start)
    let at = 0
    for (let i = 0; i < made.length;) {
      const { seat } = made[i]
      const [from, after, line] = [engine.copy(position), at, [] as Choice[]]
      for (let isNew = false; !isNew && i < made.length && made[i].seat === seat; i++) {
        const { choice, epoch, counters, moment } = made[i]
        position.random = { seed: position.random.seed, epoch, counters: counters.slice() }
        const { drew, taught } = engine.apply(position, seat, choice)
        line.push(choice)
        at = moment ?? at
        isNew = drew || taught
      }
      yield { seat, line, from, after, at }
    }
  }
}
