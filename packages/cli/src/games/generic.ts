import type { TextTable } from '../house.ts'

/** Draws any game at all: every field of the view with its value. Good enough until the game has its own table. */
export const genericTable: TextTable = {
  summary: () => [],
  board: ({ view }) => Object.entries(view.state).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
}
