/** What the small numbers in the state stand for. */

/** Building tiles: one side is a shrine, the other a capital. */
export const NO_BUILDING = 0
export const SHRINE = 1
export const CAPITAL = 2

/** The colour of the inhabitants' cubes, after the five players' colours. */
export const INHABITANTS = 5
export const COLOURS = 6

/** Where a player's points came from, in the order of `Player.sources`. */
export const SOURCES = ['portal', 'shrine', 'capital', 'regions', 'shrines', 'capitals', 'areas'] as const
export type Source = (typeof SOURCES)[number]
