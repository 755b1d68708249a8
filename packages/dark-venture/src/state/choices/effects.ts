import { choice, choices } from '@longtable/kernel'
import { CARDS } from '../card-pool.ts'
import { FACES, NODES, PIECES, RESOURCES, SIDES, SQUARES, UNIT_ROWS } from '../numbers.ts'

// What `pick` and its like choose, one table for each kind of thing.

export const UNIT = choices(PIECES, (piece) => ({ do: 'unit', piece }))
export const NODE = choices(NODES, (node) => ({ do: 'node', node }))
export const CARD = choices(CARDS, (card) => ({ do: 'card', card }))
export const PICK_SIDE = choices(SIDES, (side) => ({ do: 'pickSide', side }))
export const MOST_OPTIONS = 16
export const OPTION = choices(MOST_OPTIONS, (option) => ({ do: 'option', option }))
export const FACE = choices(FACES, (face) => ({ do: 'face', face }))
export const GOODS = choices(RESOURCES, (resource) => ({ do: 'goods', resource }))
export const ROW = choices(UNIT_ROWS, (row) => ({ do: 'row', row }))
export const EDGES = 6
/** Square * EDGES + N E S W, `\`, `/`. */
export const EDGE = choices(SQUARES * EDGES, (edge) => ({ do: 'edge', edge }))
/** A die of the combat at hand, by its place. */
export const DIE = choices(32, (die) => ({ do: 'die', die }))
/** Up to so many: no more. */
export const ENOUGH = choice({ do: 'enough' })
