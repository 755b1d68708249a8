import type { Goal, GoalId } from '../content/ids.ts'
import { TOKEN } from '../state/names.ts'
import type { Square } from '../state/numbers.ts'
import { marksOn } from '../state/queries/marks.ts'
import { isActive, squareOf } from '../state/queries/pieces.ts'
import type { State } from '../state/schema.ts'
import { squareNamed } from '../state/tables/ground.ts'
import type { MatchTables } from '../state/tables/match-tables.ts'

/** Goals that a row names: spaces, tokens that lie on the map, a unit wherever it stands. */
export type NamedGoal = Exclude<Goal, GoalId>

export function isNamedGoal(s: State, tables: MatchTables, goal: NamedGoal, square: Square): boolean {
  if ('spaces' in goal) return goal.spaces.some((id) => squareNamed(tables.board, id) === square)
  if ('token' in goal) return marksOn(s, square, TOKEN[goal.token]) > 0
  for (let piece = 0; piece < s.at.length; piece++)
    if (tables.idOf[piece] === goal.unit && isActive(s, piece) && squareOf(s, tables, piece) === square)
      return true
  return false
}
