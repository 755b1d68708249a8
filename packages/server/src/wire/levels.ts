/** Who sits down where nobody says how well they should play: good, and quick with it. */
const USUAL = 'skilled'

/** The level that is taken if nobody says which, of those that a game has, weakest first. */
export function usualLevel(levels: readonly string[]): string {
  return levels.includes(USUAL) ? USUAL : (levels.at(-1) ?? '')
}
