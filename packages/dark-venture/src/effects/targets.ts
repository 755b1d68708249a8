import type { Ref } from '../content/effects.ts'
import { THING } from '../state/frames.ts'
import { NOBODY, type PieceNo } from '../state/numbers.ts'
import { squareOf } from '../state/queries/pieces.ts'
import type { State } from '../state/schema.ts'
import type {
  EffectContext,
  Instruction,
  MatchTables,
  PickContext,
  Reason,
} from '../state/tables/match-tables.ts'
import type { Query } from '../state/tables/query.ts'
import { anyFits, find, misfit } from './find-units.ts'
import { resolveRef } from './resolve-ref.ts'

const APART: Reason = { rule: 'DV-FX-2' }
const NONE: readonly number[] = []

/** What is being asked for, before anything is chosen. */
export function pickContext(context: EffectContext, what: number, slot: number): PickContext {
  const { side, self, it, last, card } = context
  return { what, slot, chosen: NONE, side, self, it, last, card }
}

/** Why a unit on the map cannot be chosen for a query of an effect. */
export function whyNotUnit(
  s: State,
  tables: MatchTables,
  context: PickContext,
  op: Instruction,
  query: Query,
  piece: PieceNo,
): Reason | undefined {
  const reason = misfit(s, tables, context, query, piece)
  if (reason !== undefined) return reason
  if (query.together === true && context.chosen.length > 0) {
    const square = squareOf(s, tables, context.chosen[0])
    if (squareOf(s, tables, piece) !== square) return APART // DV-FX-2
  }
  return op.verb.whyNot?.(s, tables, context, op.effect, piece, op)
}

/** Every unit that can be chosen. */
export function targets(
  s: State,
  tables: MatchTables,
  context: PickContext,
  op: Instruction,
  units: Ref | Query,
): PieceNo[] {
  const { verb, effect } = op
  const found =
    typeof units === 'string' ? onMap(s, resolveRef(s, context, units)) : find(s, tables, context, units)
  if (verb.whyNot === undefined) return found
  return found.filter((piece) => verb.whyNot?.(s, tables, context, effect, piece, op) === undefined)
}

function onMap(s: State, piece: PieceNo): PieceNo[] {
  return piece === NOBODY || s.at[piece] < 0 ? [] : [piece]
}

/** The query of an effect, by slot. */
export function queryOf(op: Instruction, slot: number): Ref | Query | undefined {
  return slot === 0 ? op.first : op.second
}

/** Is there anybody that the effect could be done to? */
export function hasTarget(
  s: State,
  tables: MatchTables,
  context: EffectContext,
  op: Instruction,
  slot = 0,
): boolean {
  const units = queryOf(op, slot)
  if (units === undefined) return true
  const { verb, effect } = op
  if (typeof units === 'string') {
    const piece = resolveRef(s, context, units)
    if (piece === NOBODY || s.at[piece] < 0) return false
    if (verb.whyNot === undefined) return true
    return verb.whyNot(s, tables, pickContext(context, THING.unit, slot), effect, piece, op) === undefined
  }
  if (verb.whyNot === undefined) return anyFits(s, tables, context, units)
  const asked = pickContext(context, THING.unit, slot)
  const isRuledOut = (piece: PieceNo): boolean =>
    verb.whyNot?.(s, tables, asked, effect, piece, op) !== undefined
  return anyFits(s, tables, context, units, isRuledOut)
}
