import type { Ability, Menu } from '@longtable/kernel'
import { HALT, MARCH, STAIRS, stepChoice, type TAKE } from '../state/choices/index.ts'
import { marchFrame, marchOnFrame } from '../state/frames.ts'
import { MOD } from '../state/mods.ts'
import { acted } from '../state/mutations/note-action.ts'
import { noteBuilding } from '../state/mutations/buildings.ts'
import { spend } from '../state/mutations/dice.ts'
import { enter } from '../state/mutations/enter.ts'
import { spendDice } from '../state/mutations/step-payment.ts'
import { moveTo, setFlag, setPart } from '../state/mutations/pieces.ts'
import { CROSS, FACES, type PieceNo, SKULL } from '../state/numbers.ts'
import { moveDice, purse } from '../state/queries/dice.ts'
import { isStopped, meetsAnything } from '../state/queries/entering.ts'
import { freeMarch, type MarchLocals } from '../state/queries/march.ts'
import { hasMod } from '../state/queries/modifiers.ts'
import {
  affordable,
  bonusOf,
  DIAGONAL,
  freshAfter,
  mostPoints,
  PLAIN,
  pointsLeft,
  STRAIGHT,
  worth,
} from '../state/queries/payments.ts'
import { hasFlag, isActive } from '../state/queries/pieces.ts'
import { isDiagonalWay, nodeAfter, partAfter } from '../state/queries/way.ts'
import { PAST, type State } from '../state/schema.ts'
import {
  ask,
  type DarkVenture,
  type MatchTables,
  run,
  type VentureContext,
} from '../state/tables/match-tables.ts'
import {
  canClimb,
  canStep,
  canStepPlainly,
  costFrom,
  freshOf,
  isOnRoad,
  isWayFrom,
  leftOf,
  linkFrom,
  paymentsOf,
  type StepReason,
  type Stand,
  standOf,
  stepsOf,
  waysFrom,
  whyNot,
} from './march-ways.ts'
import { askMarch, describeMarch, describeMove } from './march-text.ts'
import { takesHere, takeUp } from './take.ts'

/** Can the piece make a step now with the dice of its side? */
export function canMarch(s: State, tables: MatchTables, piece: PieceNo): boolean {
  const side = s.side[piece]
  return canMarchFor(
    s,
    tables,
    piece,
    mostPoints(s, side, STRAIGHT, PLAIN),
    mostPoints(s, side, DIAGONAL, PLAIN),
  )
}

/** The same with the points that the dice would give for a step of either kind. */
function canMarchFor(
  s: State,
  tables: MatchTables,
  piece: PieceNo,
  straight: number,
  diagonal: number,
): boolean {
  if (!isActive(s, piece) || hasFlag(s, piece, 'restrained') || hasFlag(s, piece, 'stopped')) return false
  if (straight + diagonal === 0) return false
  if (canStepPlainly(s, tables, piece, straight, diagonal)) return true
  const f = freeMarch(s.side[piece], piece, 0)
  const at = standOf(s, tables, piece, 0)
  return canStep(s, tables, f, at) || canClimb(s, tables, f, at)
}

// The verb of the turn

export const marchVerb: Ability<DarkVenture, (typeof MARCH)[number]> = {
  verb: 'march',
  *universe(s) {
    for (let piece = 0; piece < s.at.length; piece++)
      if (s.at[piece] >= 0 && s.side[piece] === s.turn) yield MARCH[piece]
  },
  offer: (s, _seat, menu) => {
    const army = s.army[s.turn]
    const isOver = s.stage === PAST
    const straight = mostPoints(s, s.turn, STRAIGHT, PLAIN)
    const diagonal = mostPoints(s, s.turn, DIAGONAL, PLAIN)
    for (let i = 0; i < army.length; i++) {
      if (!isOver && canMarchFor(s, menu.tables, army[i], straight, diagonal)) menu.add(MARCH[army[i]])
      else if (menu.block !== undefined) blockMarch(s, army[i], menu)
    }
    if (menu.block === undefined) return
    for (const piece of s.prisoners) if (s.side[piece] === s.turn) menu.block(MARCH[piece], 'DV-PRIS-02')
  },
  take: (s, _seat, { piece }, ctx) => {
    acted(s)
    ctx.push(marchFrame, freeMarch(s.side[piece], piece, 0))
  },
  describe: (ctx, { piece }) => describeMarch(ctx, piece),
}

function blockMarch(s: State, piece: PieceNo, menu: Menu<MatchTables>): void {
  const { rule, numbers } = whyNoMarch(s, piece)
  menu.block?.(MARCH[piece], rule, numbers)
}

function whyNoMarch(s: State, piece: PieceNo): StepReason {
  if (s.stage === PAST) return { rule: 'DV-TURN-01' }
  if (hasFlag(s, piece, 'restrained')) return { rule: 'DV-RESTRAIN-1' }
  if (hasFlag(s, piece, 'stopped')) return { rule: 'DV-MOVE-06' }
  if (moveDice(s, s.turn) === 0) return { rule: 'DV-DICE-02' }
  return { rule: 'DV-MOVE-09' }
}

// The march

export const march = ask(marchFrame.name, {
  locals: marchFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.side],
  *universe(s, f, tables) {
    yield* stepsOf(s, tables, f)
    if (mayTake(s, f)) yield* takesHere(s, tables, f.piece)
    yield HALT
  },
  offer: (s, f, menu) => {
    const at = standOf(s, menu.tables, f.piece, f.ignores)
    const ways = waysFrom(at, menu.block !== undefined)
    const dice = hasFlag(s, f.piece, 'restrained') ? 0 : affordable(s, f.side)
    for (let i = 0; i < ways.length; i++) {
      if (isWayFrom(s, at, ways[i])) offerWay(s, f, at, ways[i], dice, menu)
    }
    if (linkFrom(menu.tables, at) >= 0) offerStairs(s, f, menu)
    if (mayTake(s, f)) for (const choice of takesHere(s, menu.tables, f.piece)) menu.add(choice)
    // DV-MOVE-01: whoever takes a unit up only to put it down has done nothing.
    if (f.moved === 0 && f.free === 0) menu.revise?.(HALT)
    else menu.add(HALT)
  },
  take: (s, f, choice, ctx) => {
    if (choice.do === 'halt') ctx.pop()
    else if (choice.do === 'stairs') takeStairs(s, f, choice.face, ctx)
    else if (choice.do === 'take') takeInPassing(s, f, choice.token, ctx)
    else takeStep(s, f, choice.way, choice.pay, ctx)
  },
  question: (ctx, f) => askMarch(ctx, f),
  describe: (ctx, f, choice) => describeMove(ctx, f, choice),
})

type Move = ReturnType<typeof stepChoice> | (typeof STAIRS)[number] | (typeof TAKE)[number] | typeof HALT
type MarchMenu = Menu<MatchTables, Move>

/** DV-MOVE-20: on its owner's turn a unit takes up in passing what it finds; before its first step the turn offers it. */
function mayTake(s: State, f: MarchLocals): boolean {
  return f.moved === 1 && s.turn === f.side
}

function takeInPassing(s: State, f: MarchLocals, token: number, ctx: VentureContext): void {
  ctx.next(marchOnFrame, f)
  takeUp(s, token, f.piece, ctx)
}

/** `dice`: the payments that can be made, as bits. */
function offerWay(s: State, f: MarchLocals, at: Stand, way: number, dice: number, menu: MarchMenu): void {
  const payments = paymentsOf(s, menu.tables, f, at, way)
  let isPaid = false
  for (let i = 0; i < payments.length; i++) {
    if ((dice & (1 << payments[i])) === 0) continue
    menu.add(stepChoice(way, payments[i]))
    isPaid = true
  }
  if (isPaid || menu.block === undefined) return
  const { rule, numbers } = whyNot(s, menu.tables, f, at, way)
  menu.block(stepChoice(way, 0), rule, numbers)
}

/** DV-MAP-06: a whole MOVE die; DV-MAP-07: no horses. */
function offerStairs(s: State, f: MarchLocals, menu: MarchMenu): void {
  const isBarred = hasMod(s, menu.tables, f.piece, MOD.noStairs)
  const isRestrained = hasFlag(s, f.piece, 'restrained')
  for (let face = 0; face < FACES; face++) {
    if (isBarred) menu.block?.(STAIRS[face], 'DV-MAP-07')
    else if (isRestrained) menu.block?.(STAIRS[face], 'DV-RESTRAIN-1')
    else if (f.free > 0) menu.block?.(STAIRS[face], 'DV-MOVE-21')
    else if (face === SKULL) menu.block?.(STAIRS[face], 'DV-DICE-02')
    else if (purse(s, f.side, face) === 0) menu.block?.(STAIRS[face], 'DV-MAP-06')
    else menu.add(STAIRS[face])
  }
}

function takeStep(s: State, f: MarchLocals, way: number, pay: number, ctx: VentureContext): void {
  const tables = ctx.tables
  const at = standOf(s, tables, f.piece, f.ignores)
  const isFree = f.free > 0
  payStep(s, tables, f, at, way, pay)
  const to = nodeAfter(at.ways, at.node, way)
  const part = partAfter(s, at.ways, at.node, at.part, way)
  const square = at.ways.square[to]
  setPart(s, f.piece, part)
  if (way === CROSS) ctx.tell?.({ event: 'crossed', piece: f.piece, square, part })
  else {
    moveTo(s, f.piece, to)
    ctx.tell?.({ event: 'stepped', piece: f.piece, from: at.node, to, pay, part })
    noteBuilding(s, f.piece, at.node, ctx)
  }
  f.moved = 1
  arrive(s, f, isFree, square !== at.ways.square[at.node], ctx)
}

/** Takes a step's price from the points left over and the dice. */
function payStep(s: State, tables: MatchTables, f: MarchLocals, at: Stand, way: number, pay: number): void {
  const cost = costFrom(s, tables, at, way)
  if (f.free > 0) {
    f.free -= cost
    return
  }
  const road = isOnRoad(at, way)
  const left = leftOf(f, way)
  const fresh = freshOf(f, way)
  const after = pointsLeft(left, fresh, road) + worth(pay, bonusOf(road, at.perDie, fresh)) - cost
  const freshLeft = freshAfter(pay, left, fresh, road, at.perDie, cost, after)
  spendDice(s, f.side, pay)
  if (isDiagonalWay(way)) {
    f.diag = after
    f.freshD = freshLeft
  } else {
    f.ortho = after
    f.freshO = freshLeft
  }
}

function takeStairs(s: State, f: MarchLocals, face: number, ctx: VentureContext): void {
  const from = s.at[f.piece]
  const to = ctx.tables.linkTo[from]
  spend(s, f.side, face)
  moveTo(s, f.piece, to)
  setPart(s, f.piece, 0)
  ctx.tell?.({ event: 'changedFloor', piece: f.piece, from, to, part: 0 })
  f.moved = 1
  arrive(s, f, false, true, ctx)
}

/** A march ends by itself where nothing can be paid any more. What the space does to a unit comes first. */
function arrive(s: State, f: MarchLocals, isFree: boolean, isElsewhere: boolean, ctx: VentureContext): void {
  const tables = ctx.tables
  const stops = isElsewhere && isStopped(s, tables, f.piece)
  if (stops) stop(s, tables, f)
  if (isFree ? stops || !canGoOnFree(s, tables, f) : !canGoOn(s, tables, f)) ctx.pop()
  else if (isElsewhere && meetsAnything(s, tables, f.piece)) ctx.next(marchOnFrame, f)
  if (isElsewhere) enter(s, f.piece, ctx)
}

/** What a unit met on its way may have killed, bound or moved it. */
export const marchOn = run(marchOnFrame.name, {
  locals: marchOnFrame.locals.fields,
  run: (s, f, ctx) => {
    const { tables } = ctx
    const isFit = isActive(s, f.piece) && !hasFlag(s, f.piece, 'restrained')
    if (isFit && (f.free > 0 ? canGoOnFree(s, tables, f) : canGoOn(s, tables, f))) ctx.next(marchFrame, f)
    else ctx.pop()
  },
})

/** DV-MOVE-06, A-32: the points left of the dice in use are lost; by the option all its moves of this turn. */
function stop(s: State, tables: MatchTables, f: MarchLocals): void {
  f.ortho = 0
  f.diag = 0
  f.freshO = 0
  f.freshD = 0
  if (tables.options.redTokenStops === 'unit') setFlag(s, f.piece, 'stopped', true)
}

function canGoOnFree(s: State, tables: MatchTables, f: MarchLocals): boolean {
  return f.free > 0 && canStep(s, tables, f, standOf(s, tables, f.piece, f.ignores))
}

/** Can a march that is paid with dice go on? */
export function canGoOn(s: State, tables: MatchTables, f: MarchLocals): boolean {
  if (hasFlag(s, f.piece, 'stopped')) return false
  const straight = f.ortho + mostPoints(s, f.side, STRAIGHT, PLAIN)
  const diagonal = f.diag + mostPoints(s, f.side, DIAGONAL, PLAIN)
  if (straight + diagonal === 0) return false // Nothing is left of the dice in use, and there are no others.
  if (canStepPlainly(s, tables, f.piece, straight, diagonal)) return true
  const at = standOf(s, tables, f.piece, f.ignores)
  return canStep(s, tables, f, at) || canClimb(s, tables, f, at)
}
