/** The game whose rules are broken: the one that the environment names, or the first that can be mutated. */
import { gameParts } from '../games.mjs'

const parts = await gameParts('mutate.mjs')
const [first] = parts.keys()

export const mutable = [...parts.keys()]
export const game = process.env.LONGTABLE_MUTATED_GAME ?? first
export const { prefix, steps, mutate, tests, slow } = parts.get(game)
