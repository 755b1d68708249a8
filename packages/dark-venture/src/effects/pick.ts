import type { Choice } from '@longtable/kernel'
import type { Place, Units } from '../content/effects.ts'
import { ENOUGH } from '../state/choices/effects.ts'
import { type LocalsOf, pickFrame, THING } from '../state/frames.ts'
import type { PieceNo, SideNo } from '../state/numbers.ts'
import { isPlayers } from '../state/queries/pieces.ts'
import { AUTO, type State, STREAM } from '../state/schema.ts'
import {
  ask,
  codeOf,
  type EffectContext,
  type EffectFrame,
  type Instruction,
  type MatchTables,
  type PickContext,
  type Reason,
  type VentureContext,
} from '../state/tables/match-tables.ts'
import { askPick, describePick } from './pick-text.ts'
import { CHOICES, FIELDS, isOnce, thingsOf } from './pickable.ts'
import { placesFor } from './places.ts'
import { autoPick, firstOf, nearestPlace, ranked } from './ranking.ts'
import { pickContext, queryOf, targets, whyNotUnit } from './targets.ts'

type PickLocals = LocalsOf<typeof pickFrame>

/** Why one of the things that can be pointed at cannot be chosen. */
function whyNotThing(
  s: State,
  tables: MatchTables,
  asked: PickContext,
  op: Instruction,
  thing: number,
): Reason | undefined {
  if (asked.what === THING.unit) {
    const query = queryOf(op, asked.slot)
    if (query !== undefined && typeof query !== 'string')
      return whyNotUnit(s, tables, asked, op, query, thing)
  }
  return op.verb.whyNot?.(s, tables, asked, op.effect, thing, op)
}

function isTaken(asked: PickContext, thing: number): boolean {
  return isOnce(asked.what) && asked.chosen.includes(thing)
}

function canTakeMore(s: State, tables: MatchTables, f: PickLocals, op: Instruction): boolean {
  return thingsOf(s, tables, f, op).some(
    (thing) => !isTaken(f, thing) && whyNotThing(s, tables, f, op, thing) === undefined,
  )
}

/** The effect that a frame has come to. */
function opAt(tables: MatchTables, f: { readonly program: string; readonly pc: number }): Instruction {
  return codeOf(tables, f.program)[f.pc]
}

/** THE chooser of the effect language: what fits is offered, everything else of its kind says why not. */
export const pick = ask(pickFrame.name, {
  locals: pickFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.asker],
  universe: (s, f, tables) => {
    const table: readonly Choice[] = CHOICES[f.what]
    const things = thingsOf(s, tables, f, opAt(tables, f)).filter((thing) => !isTaken(f, thing))
    const all = things.map((thing) => table[thing])
    return f.chosen.length >= f.least ? [...all, ENOUGH] : all
  },
  offer: (s, f, menu) => {
    const tables = menu.tables
    const op = opAt(tables, f)
    const things = thingsOf(s, tables, f, op)
    const table: readonly Choice[] = CHOICES[f.what]
    for (let i = 0; i < things.length; i++) {
      const thing = things[i]
      if (isTaken(f, thing)) continue
      const reason = whyNotThing(s, tables, f, op, thing)
      if (reason === undefined) menu.add(table[thing])
      else menu.block?.(table[thing], reason.rule, reason.numbers)
    }
    if (f.chosen.length >= f.least) menu.add(ENOUGH)
  },
  take: (s, f, choice: Choice, ctx) => {
    if (choice.do !== ENOUGH.do) {
      f.chosen.push(Number(choice[FIELDS[f.what]]))
      f.left--
      if (f.left > 0 && canTakeMore(s, ctx.tables, f, opAt(ctx.tables, f))) return
    }
    s.picked = f.chosen
    ctx.pop()
  },
  question: ({ tables }, f) => askPick(tables, f, opAt(tables, f).effect),
  describe: ({ state, tables }, f, choice) => describePick(state, tables, f, opAt(tables, f).effect, choice),
})

/** Is there somebody to ask? Auto-Enemies and stories never are. */
function isAsked(s: State, side: SideNo): boolean {
  return side >= 0 && isPlayers(s, side) && s.seatOf[side] >= 0
}

function push(f: EffectFrame, asked: PickContext, left: number, least: number, ctx: VentureContext): false {
  const { program, pc } = f
  const { what, slot, side, self, it, last, card } = asked
  const locals = { asker: side, what, slot, program, pc, left, least, chosen: [], side, self, it, last, card }
  ctx.push(pickFrame, locals)
  return false
}

/**
 * Which units a row means: `s.picked`. Tells whether that is settled; if not, a question was pushed, and the answer is in
 * `s.picked` when the verb is run again. `slot` tells the queries of one effect apart (0 `who`, 1 `target`/`with`/`by`).
 */
export function chooseUnits(
  s: State,
  f: EffectFrame,
  units: Units,
  slot: number,
  ctx: VentureContext,
): boolean {
  return chooseFor(s, f, f, units, slot, ctx)
}

function chooseFor(
  s: State,
  f: EffectFrame,
  context: EffectContext,
  units: Units,
  slot: number,
  ctx: VentureContext,
): boolean {
  const asked = pickContext(context, THING.unit, slot)
  const op = opAt(ctx.tables, f)
  const query = typeof units === 'string' ? units : queryOf(op, slot)
  if (query === undefined) throw new Error(`${op.effect.do} has no query ${slot}`)
  const found = targets(s, ctx.tables, asked, op, query)
  const least = op.verb.least ?? 1
  if (typeof units === 'string' || found.length <= least) {
    s.picked = found
    return true
  }
  if (units.pick === 'all') {
    const isAuto = s.control[f.side] === AUTO // DV-AUTO-05
    s.picked = isAuto ? ranked(s, f.side, found, 'west', 'enemyUnit', ctx) : found
    return true
  }
  if (units.pick === 'choose' && isAsked(s, f.side)) return push(f, asked, units.count ?? 1, least, ctx)
  if (units.pick === 'random') s.picked = atRandom(found, units.count ?? 1, ctx)
  else {
    const how = units.pick === 'choose' ? autoPick(units) : units.pick
    const order = ranked(s, f.side, found, how, units.to ?? 'enemyUnit', ctx)
    s.picked = firstOf(s, ctx.tables, order, units)
  }
  return true
}

function atRandom(from: readonly number[], count: number, ctx: VentureContext): number[] {
  const rest = from.slice()
  const out: number[] = []
  while (out.length < count && rest.length > 0)
    out.push(...rest.splice(ctx.below(STREAM.choice, rest.length), 1))
  return out
}

/**
 * Two queries of one effect, one after the other: settled when it tells so, the units of the first in `f.kept`, those of
 * the second in `s.picked`. Where nobody acts yet, the first unit chosen is the `self` of the second query.
 */
export function chooseBoth(
  s: State,
  f: EffectFrame,
  first: Units,
  second: Units,
  ctx: VentureContext,
): boolean {
  if (f.kept.length > 0) return true
  if (f.waiting === 0 && !chooseUnits(s, f, first, 0, ctx)) return false
  f.kept = s.picked
  s.picked = []
  if (f.kept.length === 0) return true
  return chooseFor(s, f, actingAs(f, f.kept[0]), second, 1, ctx)
}

/** The same context, in which a unit acts if none does yet. */
export function actingAs({ side, self, it, last, card }: EffectContext, piece: PieceNo): EffectContext {
  return { side, self: self < 0 ? piece : self, it, last, card }
}

/** Which node a row means: `s.picked`, empty if there is none. The side of the context decides. */
export function choosePlace(
  s: State,
  f: EffectFrame,
  place: Place,
  slot: number,
  ctx: VentureContext,
  context: EffectContext = f,
): boolean {
  const asked = pickContext(context, THING.node, slot)
  const op = opAt(ctx.tables, f)
  const found = placesFor(s, ctx.tables, context, place).filter(
    (node) => op.verb.whyNot?.(s, ctx.tables, asked, op.effect, node, op) === undefined,
  )
  if ('pick' in place) s.picked = atRandom(found, 1, ctx)
  else if (found.length < 2) s.picked = found
  else if (isAsked(s, context.side)) return push(f, asked, 1, 1, ctx)
  else {
    const toOwn = 'area' in place && place.area === 'fabricator'
    s.picked = [nearestPlace(s, context.side, found, ctx, toOwn)]
  }
  return true
}

/** Which card, side, option, face, resource, row, edge or die: `what` is a THING; up to `count`, at least `least`. */
export function chooseThings(
  s: State,
  f: EffectFrame,
  what: number,
  count: number,
  least: number,
  ctx: VentureContext,
  context: EffectContext = f,
): boolean {
  const asked = pickContext(context, what, 0)
  const op = opAt(ctx.tables, f)
  const found = thingsOf(s, ctx.tables, asked, op).filter(
    (thing) => whyNotThing(s, ctx.tables, asked, op, thing) === undefined,
  )
  const isForced = isOnce(what) ? found.length <= least : found.length === 0
  if (!isForced && isAsked(s, f.side)) return push(f, asked, count, least, ctx)
  s.picked = found.slice(0, count)
  return true
}
