import type { TextBoard } from './text-board.ts'

/** Draws any game at all: every field of the view with its value. Good enough until the game has a board of its own. */
export const genericBoard: TextBoard = {
  summary: () => [],
  board: ({ view }) => Object.entries(view.state).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
}
