import type { Effect, UnitQuery, Units } from '../content/effects.ts'
import { THING } from '../state/frames.ts'
import { NOBODY, type PieceNo } from '../state/numbers.ts'
import { squareOf } from '../state/queries/pieces.ts'
import type { State } from '../state/schema.ts'
import type { MatchTables } from '../state/tables/match-tables.ts'
import { anyFits, find, misfit, refOf } from './find-units.ts'
import { type Asked, type Bars, type Context, queryOf, type Reason, verbOf } from './verb.ts'

const APART: Reason = { rule: 'DV-FX-2' }
const NONE: readonly number[] = []

/** What is being asked for, before anything is chosen. */
export function askedFor(context: Context, what: number, slot: number): Asked {
  const { side, self, it, last, card } = context
  return { what, slot, chosen: NONE, side, self, it, last, card }
}

/** Why a unit on the map cannot be chosen for a query of an effect. */
export function whyNotUnit(
  s: State,
  tables: MatchTables,
  asked: Asked,
  effect: Effect,
  query: UnitQuery,
  piece: PieceNo,
): Reason | undefined {
  const reason = misfit(s, tables, asked, query, piece)
  if (reason !== undefined) return reason
  if (query.together === true && asked.chosen.length > 0) {
    const square = squareOf(s, tables, asked.chosen[0])
    if (squareOf(s, tables, piece) !== square) return APART // DV-FX-2
  }
  return verbOf(effect).bars?.(s, tables, asked, effect, piece)
}

/** Every unit that can be chosen. */
export function targets(
  s: State,
  tables: MatchTables,
  asked: Asked,
  effect: Effect,
  units: Units,
): PieceNo[] {
  const verb = verbOf(effect)
  const found = typeof units === 'string' ? onMap(s, refOf(s, asked, units)) : find(s, tables, asked, units)
  if (verb.bars === undefined) return found
  return found.filter((piece) => verb.bars?.(s, tables, asked, effect, piece) === undefined)
}

function onMap(s: State, piece: PieceNo): PieceNo[] {
  return piece === NOBODY || s.at[piece] < 0 ? [] : [piece]
}

/** Is there anybody that the effect could be done to? */
export function hasTarget(
  s: State,
  tables: MatchTables,
  context: Context,
  effect: Effect,
  slot = 0,
): boolean {
  const units = queryOf(effect, slot)
  return units === undefined || hasSuch(s, tables, context, effect, units, verbOf(effect).bars, slot)
}

/** The same for a verb that knows its query, and what bars a unit from being chosen. */
export function hasSuch<E extends Effect>(
  s: State,
  tables: MatchTables,
  context: Context,
  effect: E,
  units: Units,
  bars: Bars<E> | undefined,
  slot = 0,
): boolean {
  if (typeof units === 'string') {
    const piece = refOf(s, context, units)
    if (piece === NOBODY || s.at[piece] < 0) return false
    return bars?.(s, tables, askedFor(context, THING.unit, slot), effect, piece) === undefined
  }
  if (bars === undefined) return anyFits(s, tables, context, units)
  const asked = askedFor(context, THING.unit, slot)
  const isBarred = (piece: PieceNo): boolean => bars(s, tables, asked, effect, piece) !== undefined
  return anyFits(s, tables, context, units, isBarred)
}
