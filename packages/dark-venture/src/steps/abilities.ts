import { type Ability, type Described, type Menu, text } from '@longtable/kernel'
import type { Cost } from '../content/effects.ts'
import { holds, whyNotCondition } from '../effects/conditions.ts'
import { isPortal } from '../effects/find-units.ts'
import { resolveRef } from '../effects/resolve-ref.ts'
import { begins, contextOf, runProgram } from '../effects/interpreter.ts'
import { pickContext } from '../effects/targets.ts'
import { ability, type ABILITY } from '../state/choices/factions.ts'
import { THING } from '../state/frames.ts'
import { acted } from '../state/mutations/note-action.ts'
import { pay } from '../state/mutations/cost.ts'
import { setFlag } from '../state/mutations/pieces.ts'
import { TOKEN } from '../state/names.ts'
import { NOBODY, type PieceNo, type SideNo } from '../state/numbers.ts'
import { mayPay, paysRest } from '../state/queries/affordable.ts'
import { moveDice, skullDice } from '../state/queries/dice.ts'
import { yieldsAt } from '../state/queries/goods.ts'
import { marksOn } from '../state/queries/marks.ts'
import { hasFlag, squareOf } from '../state/queries/pieces.ts'
import { isUnlocked } from '../state/queries/unlocks.ts'
import { PAST, type State } from '../state/schema.ts'
import type {
  DarkVenture,
  MatchTables,
  SideAbility,
  VentureViewContext,
  EffectContext,
  Reason,
  Survey,
} from '../state/tables/match-tables.ts'
import type { Price } from '../state/tables/prices.ts'
import { sayCost } from '../text/effect-parts.ts'
import { say } from '../text/effect-text.ts'
import { lacking } from '../text/lacking.ts'
import { surveyFor } from './survey.ts'

/** The abilities of a dashboard and of Heroes that are actions of the turn (DV-TURN-02). */

type Use = (typeof ABILITY)[number]

const PAST_ACTIONS: Reason = { rule: 'DV-TURN-01' }
const LOCKED: Reason = { rule: 'DV-HERO-05' }
const USED: Reason = { rule: 'DV-FX-4' }
const WRONG_SPACE: Reason = { rule: 'DV-FX-3' }
const UNPAID: Reason = { rule: 'DV-FX-5' }
const NOTHING_TO_DO: Reason = { rule: 'DV-FX-6' }

const NOTHING: Cost = {}

function costOf({ row }: SideAbility, no: number): Cost {
  return row.costs[no] ?? NOTHING
}

/** Why nobody of the side can use it now, whatever it costs. */
function whyShut(
  s: State,
  tables: MatchTables,
  side: SideNo,
  no: number,
  one: SideAbility,
): Reason | undefined {
  const { unlock, per, times } = one
  if (s.stage === PAST && !one.isFree) return PAST_ACTIONS
  if (!isUnlocked(s, side, unlock)) return LOCKED
  if (per === 'never' || per === 'unitAndTurn') return undefined
  const used = per === 'turn' ? s.uses[no] : s.spent[side * tables.mostAbilities + no]
  return used >= times ? USED : undefined // DV-FX-4
}

function standsRight(s: State, tables: MatchTables, { on }: SideAbility, piece: PieceNo): boolean {
  const square = squareOf(s, tables, piece)
  switch (on) {
    case 'fabricator':
      return tables.fabricators.includes(square)
    case 'portal':
      return isPortal(s, square)
    case 'egg':
      return marksOn(s, square, TOKEN.egg) > 0
    case undefined:
      return true
  }
}

/** Who acts, for the questions of a menu: nothing keeps it. */
const doer = { side: NOBODY, self: NOBODY, it: NOBODY, last: NOBODY, card: NOBODY }

function actingAs(side: SideNo, piece: PieceNo): EffectContext {
  doer.side = side
  doer.self = piece
  return doer
}

/** Why a unit (or, -1, the side) cannot use it for that price, of which the dice may be short. */
function whyNot(
  s: State,
  tables: MatchTables,
  side: SideNo,
  one: SideAbility,
  piece: PieceNo,
  price: Price,
  isShort: boolean,
): Reason | undefined {
  const { needs, start } = one
  if (one.per === 'unitAndTurn' && hasFlag(s, piece, 'usedUnit')) return USED // DV-FX-4
  if (one.on !== undefined && !standsRight(s, tables, one, piece)) return WRONG_SPACE // DV-FX-3
  const context = actingAs(side, piece)
  if (needs !== undefined && !holds(s, tables, context, needs))
    return whyNotCondition(s, tables, context, needs)
  if (isShort || !paysRest(s, side, piece, price)) return UNPAID // DV-FX-5
  const can = start !== undefined && begins(s, tables, start, context)
  return can ? undefined : NOTHING_TO_DO // DV-FX-6
}

/** For people: what exactly keeps the unit that acts from it. */
function whyNothing(
  s: State,
  tables: MatchTables,
  side: SideNo,
  { start }: SideAbility,
  piece: PieceNo,
): Reason {
  if (start === undefined) return NOTHING_TO_DO
  const { effect, verb, first: units, place } = start
  const ref = place !== undefined && 'of' in place ? place.of : units
  if (typeof ref !== 'string') return NOTHING_TO_DO
  const context = contextOf(side, piece)
  const target = resolveRef(s, context, ref)
  if (target < 0) return NOTHING_TO_DO
  const what = ref === units ? THING.unit : THING.node
  const thing = ref === units ? target : s.at[target]
  return verb.whyNot?.(s, tables, pickContext(context, what, 0), effect, thing, start) ?? NOTHING_TO_DO
}

function offerFor(
  s: State,
  no: number,
  one: SideAbility,
  piece: PieceNo,
  costNo: number,
  isShort: boolean,
  shut: Reason | undefined,
  menu: Menu<MatchTables, Use>,
): void {
  const reason = shut ?? whyNot(s, menu.tables, s.turn, one, piece, one.prices[costNo], isShort)
  if (reason === undefined) menu.add(ability(no, piece, costNo))
  else explain(s, no, one, piece, costNo, reason, menu)
}

function explain(
  s: State,
  no: number,
  one: SideAbility,
  piece: PieceNo,
  costNo: number,
  reason: Reason,
  menu: Menu<MatchTables, Use>,
): void {
  const { rule, numbers } = reason === NOTHING_TO_DO ? whyNothing(s, menu.tables, s.turn, one, piece) : reason
  const lacks = reason === UNPAID ? lacking(s, s.turn, piece, costOf(one, costNo)) : numbers
  menu.block?.(ability(no, piece, costNo), rule, lacks)
}

/** Whoever can pay one price in dice can as well pay another: the entries from there to there, for this one. */
function offerAgain(no: number, cost: number, from: number, to: number, menu: Menu<MatchTables, Use>): void {
  const { list } = menu
  for (let i = from; i < to; i++) menu.add(ability(no, list[i].piece, cost))
}

/** Has some unit of the side what one of them must pay, or stands on what it needs? If not, none can use it. */
function mayAny({ marks, goods, load }: Survey, one: SideAbility, price: Price): boolean {
  if (one.marks !== 0 && one.doers !== undefined && (marks & one.marks) === 0) return false
  return !price.ofUnit || mayPay(price, goods, load)
}

/** Is the unit worth a closer look: could it pay, and does it stand where something can come of it? */
function isWorthALook(
  s: State,
  tables: MatchTables,
  one: SideAbility,
  price: Price,
  piece: PieceNo,
): boolean {
  if (!mayPay(price, s.goods[piece], s.load[piece])) return false
  if (one.marks !== 0 && (s.marks[squareOf(s, tables, piece)] & one.marks) === 0) return false
  return one.yields === 0 || (yieldsAt(tables, s.at[piece]) & one.yields) !== 0
}

/** What can be used, and nothing said of what cannot: most of it is seen at a glance. */
function offerUsable(s: State, menu: Menu<MatchTables, Use>): void {
  const side = s.turn
  const abilities = menu.tables.abilities[side]
  const moves = moveDice(s, side)
  const skulls = skullDice(s, side)
  const survey = surveyFor(s, menu)
  for (let no = 0; no < abilities.length; no++) {
    const one = abilities[no]
    if (!one.isAction || whyShut(s, menu.tables, side, no, one) !== undefined) continue
    const { prices } = one
    let from = NOBODY
    let to = NOBODY
    for (let cost = 0; cost < prices.length; cost++) {
      const price = prices[cost]
      if (moves < price.move || skulls < price.skull || !mayAny(survey, one, price)) continue
      if (price.more) offerToAll(s, side, no, one, cost, menu)
      else if (from >= 0) offerAgain(no, cost, from, to, menu)
      else {
        from = menu.size
        offerToAll(s, side, no, one, cost, menu)
        to = menu.size
      }
    }
  }
}

/** Offers it, for a price whose dice are there, to all who can use it. */
function offerToAll(
  s: State,
  side: SideNo,
  no: number,
  one: SideAbility,
  cost: number,
  menu: Menu<MatchTables, Use>,
): void {
  const { tables } = menu
  const { able, prices } = one
  const price = prices[cost]
  if (able === undefined) {
    if (whyNot(s, tables, side, one, NOBODY, price, false) === undefined) menu.add(ability(no, NOBODY, cost))
    return
  }
  const army = s.army[side]
  for (let i = 0; i < army.length; i++) {
    const piece = army[i]
    if (!able[piece] || !isWorthALook(s, tables, one, price, piece)) continue
    if (whyNot(s, tables, side, one, piece, price, false) === undefined) menu.add(ability(no, piece, cost))
  }
}

/** What can be used, and why the rest cannot. */
function offerAndExplain(s: State, menu: Menu<MatchTables, Use>): void {
  const side = s.turn
  const abilities = menu.tables.abilities[side]
  const moves = moveDice(s, side)
  const skulls = skullDice(s, side)
  for (let no = 0; no < abilities.length; no++) {
    const one = abilities[no]
    if (!one.isAction) continue
    const shut = whyShut(s, menu.tables, side, no, one)
    const { prices } = one
    for (let cost = 0; cost < prices.length; cost++) {
      const isShort = moves < prices[cost].move || skulls < prices[cost].skull
      for (const piece of doersOf(s, one)) offerFor(s, no, one, piece, cost, isShort, shut, menu)
    }
  }
}

const THE_SIDE: readonly PieceNo[] = [NOBODY]

/** The units of the side that could be the ones that do it, or -1, the side. */
function doersOf(s: State, { doers }: SideAbility): readonly PieceNo[] {
  return doers === undefined ? THE_SIDE : s.army[s.turn].filter((piece) => doers[piece])
}

export const abilityVerb: Ability<DarkVenture, Use> = {
  verb: 'ability',
  *universe(s, _seat, tables) {
    const abilities = tables.abilities[s.turn]
    for (let no = 0; no < abilities.length; no++) {
      const one = abilities[no]
      if (!one.isAction) continue
      const doers = doersOf(s, one)
      for (let cost = 0; cost < one.prices.length; cost++)
        for (const piece of doers) yield ability(no, piece, cost)
    }
  },
  offer: (s, _seat, menu) => {
    if (menu.block === undefined) offerUsable(s, menu)
    else offerAndExplain(s, menu)
  },
  take: (s, _seat, { ability: no, piece, cost }, ctx) => {
    acted(s)
    const side = s.turn
    const one = ctx.tables.abilities[side][no]
    s.uses[no]++
    if (one.per === 'game') s.spent[side * ctx.tables.mostAbilities + no]++
    if (one.per === 'unitAndTurn') setFlag(s, piece, 'usedUnit', true)
    ctx.tell?.({ event: 'ability', side, ability: no, piece })
    runProgram(one.program, contextOf(side, piece), ctx)
    pay(s, side, piece, one.prices[cost], ctx)
  },
  describe: describeUse,
}

function describeUse({ tables, state }: VentureViewContext, { ability: no, piece, cost }: Use): Described {
  const one = tables.abilities[state.turn][no]
  const more = { cost: sayCost(costOf(one, cost)), gain: say(tables, one.row.effects) }
  const { name } = one.row
  const plaque = `ability:${no}`
  if (piece < 0) return { text: text('choose.ability', { ability: name }), ...more, at: plaque }
  const space = tables.board.idOf[tables.ways.square[state.at[piece]]]
  return {
    text: text('choose.abilityBy', { ability: name, unit: tables.nameOf[piece], space }),
    ...more,
    at: `piece:${piece}`,
    from: plaque,
  }
}
