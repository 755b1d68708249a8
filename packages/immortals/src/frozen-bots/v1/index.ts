/**
 * Bots as they were with the first version of the rules: their values, their features and how they think of lines. The arena compares later ones with
 * them, so nothing in this folder is ever changed.
 */
export { NOVICE } from './heuristics.ts'
export { hints, hintsOf } from './search-hints.ts'
