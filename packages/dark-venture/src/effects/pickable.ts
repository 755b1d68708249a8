import type { Choice } from '@longtable/kernel'
import {
  CARD,
  DIE,
  EDGE,
  EDGES,
  FACE,
  GOODS,
  NODE,
  OPTION,
  PICK_SIDE,
  ROW,
  UNIT,
} from '../state/choices/effects.ts'
import { THING } from '../state/frames.ts'
import { E, FACES, N, RESOURCES, S, SQUARES, W, UNIT_ROWS } from '../state/numbers.ts'
import { across, onSide, slope } from '../state/queries/built.ts'
import { savedBy } from '../state/queries/cards.ts'
import { AUTO, PLAYER, type State } from '../state/schema.ts'
import type { Instruction, MatchTables, PickContext } from '../state/tables/match-tables.ts'
import { placesFor } from './places.ts'
import { queryOf } from './targets.ts'

/** By THING: its choices, and the field of a choice that is its number. */
export const CHOICES: readonly (readonly Choice[])[] = [
  UNIT,
  NODE,
  CARD,
  PICK_SIDE,
  OPTION,
  FACE,
  GOODS,
  ROW,
  EDGE,
  DIE,
]
export const FIELDS = [
  'piece',
  'node',
  'card',
  'side',
  'option',
  'face',
  'resource',
  'row',
  'edge',
  'die',
] as const

/** Dice and goods of one kind are alike, so that one may be chosen again; everything else is there once. */
export function isOnce(what: number): boolean {
  return what !== THING.face && what !== THING.goods && what !== THING.row
}

/** Everything of a kind that can be pointed at, before anything is ruled out. */
export function thingsOf(
  s: State,
  tables: MatchTables,
  asked: PickContext,
  op: Instruction,
): readonly number[] {
  const { effect, place } = op
  if (asked.what !== THING.unit || queryOf(op, asked.slot) === undefined) {
    const own = op.verb.things?.(s, tables, asked, effect)
    if (own !== undefined) return own
  }
  switch (asked.what) {
    case THING.unit:
      return onMap(s)
    case THING.node:
      return place === undefined ? [] : placesFor(s, tables, asked, place)
    case THING.card:
      return asked.side < 0 ? [] : savedBy(s, asked.side)
    case THING.side:
      return others(s, asked.side)
    case THING.option:
      return effect.do === 'choose' ? upTo(effect.options.length) : []
    case THING.face:
      return upTo(FACES)
    case THING.goods:
      return upTo(RESOURCES)
    case THING.row:
      return upTo(UNIT_ROWS)
    case THING.edge:
      return builtEdges(s, tables)
    default:
      return []
  }
}

/** By length: the numbers from 0, made once. */
const COUNTS = Array.from({ length: UNIT_ROWS + 1 }, (_, length) => Array.from({ length }, (_one, n) => n))

function upTo(count: number): readonly number[] {
  return COUNTS[count]
}

function onMap(s: State): number[] {
  const pieces: number[] = []
  for (let piece = 0; piece < s.at.length; piece++) if (s.at[piece] >= 0) pieces.push(piece)
  return pieces
}

/** The other sides that are played. */
function others(s: State, side: number): number[] {
  const sides: number[] = []
  for (let other = 0; other < s.army.length; other++) {
    if (other !== side && (s.control[other] === PLAYER || s.control[other] === AUTO)) sides.push(other)
  }
  return sides
}

/** Every fence and wall on the map, once: an edge is named by the square north or west of it, if there is one. */
function builtEdges(s: State, tables: MatchTables): number[] {
  const edges: number[] = []
  const { beside } = tables.board
  for (let square = 0; square < SQUARES; square++) {
    if (s.built[square] === 0) continue
    for (let side = N; side <= W; side++) {
      if (onSide(s.built, square, side) === 0) continue
      const isOwn = side === E || side === S || beside[square * 8 + side] < 0
      if (isOwn) edges.push(square * EDGES + side)
    }
    if (across(s.built, square) !== 0) edges.push(square * EDGES + 4 + slope(s.built, square))
  }
  return edges
}
