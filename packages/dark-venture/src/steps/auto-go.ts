import type { Goal } from '../content/ids.ts'
import { breakDown } from '../effects/auto/obstacle.ts'
import { type Leg, planTo } from '../effects/auto/path.ts'
import type { AutoHalt, AutoStay } from '../state/events/auto.ts'
import { autoGoFrame, autoSendFrame, type LocalsOf, rollFrame } from '../state/frames.ts'
import { enter } from '../state/mutations/enter.ts'
import { moveTo, setFlag, setPart } from '../state/mutations/pieces.ts'
import type { PieceNo } from '../state/numbers.ts'
import { FENCE } from '../state/queries/built.ts'
import { isStopped } from '../state/queries/entering.ts'
import { hasFlag, isActive, squareOf } from '../state/queries/pieces.ts'
import type { State } from '../state/schema.ts'
import { programOf, run, type VentureContext } from '../state/tables/match-tables.ts'
import { goalOf } from '../state/names.ts'

type Going = Omit<LocalsOf<typeof autoGoFrame>, 'goals'>

const NEXT = 0
const WALKS = 1
const ROLLED = 2

/** Units of an Auto-Enemy, or a beast, go for something: one unit after the other, one step after the other. */
export const autoGo = run(autoGoFrame.name, {
  locals: autoGoFrame.locals.fields,
  run: (s, f, ctx) => {
    go(
      s,
      f,
      f.goals.map((goal) => goalOf[goal]),
      ctx,
    )
  },
})

/** The same for goals that the effect names. */
export const autoSend = run(autoSendFrame.name, {
  locals: autoSendFrame.locals.fields,
  run: (s, f, ctx) => {
    const effect = programOf(ctx.tables, f.program)[f.pc]
    go(s, f, effect.do === 'go' ? effect.goal : [], ctx)
  },
})

function go(s: State, f: Going, goals: readonly Goal[], ctx: VentureContext): void {
  if (f.phase === WALKS) walk(s, f, ctx)
  else if (f.phase === ROLLED) settleRoll(s, f, ctx)
  else if (f.next >= f.units.length) ctx.pop()
  else setOut(s, f, f.units[f.next++], goals, ctx)
}

/** The unit at hand. */
function walker(f: Going): PieceNo {
  return f.units[f.next - 1]
}

function setOut(s: State, f: Going, piece: PieceNo, goals: readonly Goal[], ctx: VentureContext): void {
  if (!isActive(s, piece) || s.side[piece] !== f.side) return
  const held = heldBack(s, piece)
  const plan = held === undefined ? planTo(s, ctx.tables, piece, goals, f.moves, ctx) : undefined
  if (plan === undefined || plan.legs.length === 0) {
    const why: AutoStay = held ?? (plan === undefined ? 'nowhere' : 'there')
    ctx.tell?.({ event: 'autoStays', piece, why })
    return
  }
  const { goal, legs } = plan
  const to = ctx.tables.ways.square[legs[legs.length - 1].node]
  ctx.tell?.({ event: 'autoGoes', piece, goal, to, moves: f.moves })
  f.left = f.moves
  f.path = legs.flatMap(({ node, part, way, moves, piece: stands }) => [node, part, way, moves, stands])
  f.phase = WALKS
}

/** DV-RESTRAIN-1, DV-MOVE-06 */
function heldBack(s: State, piece: PieceNo): AutoStay | undefined {
  if (hasFlag(s, piece, 'restrained')) return 'restrained'
  return hasFlag(s, piece, 'stopped') ? 'stopped' : undefined
}

const LEG = 5

function firstLeg({ path: [node, part, way, moves, piece] }: Going): Leg {
  return { node, part, way, moves, piece }
}

function walk(s: State, f: Going, ctx: VentureContext): void {
  const piece = walker(f)
  if (f.path.length === 0 || !isActive(s, piece)) {
    f.phase = NEXT
    return
  }
  const leg = firstLeg(f)
  if (leg.moves > f.left || f.left === 0) {
    if (f.left > 0) halt(s, f, 'moves', ctx)
    f.phase = NEXT
  } else if (leg.piece > 0) {
    f.phase = ROLLED
    const { autoBreaksFence, autoBreaksWall } = ctx.tables.edition.numbers
    const atLeast = leg.piece === FENCE ? autoBreaksFence : autoBreaksWall // DV-AUTO-14
    ctx.push(rollFrame, { side: f.side, piece, dice: 2, atLeast, faces: 0, shown: [] })
  } else takeLeg(s, f, piece, leg, ctx)
}

function takeLeg(s: State, f: Going, piece: PieceNo, leg: Leg, ctx: VentureContext): void {
  const from = s.at[piece]
  f.left -= leg.moves
  f.path.splice(0, LEG)
  const here = squareOf(s, ctx.tables, piece)
  moveTo(s, piece, leg.node)
  setPart(s, piece, leg.part)
  const { node: to, part } = leg
  if (leg.way < 0) ctx.tell?.({ event: 'changedFloor', piece, from, to, part })
  else ctx.tell?.({ event: 'stepped', piece, from, to, pay: 0, part })
  if (squareOf(s, ctx.tables, piece) === here) return
  if (isStopped(s, ctx.tables, piece)) stop(s, f, piece, ctx)
  enter(s, piece, ctx) // DV-AUTO-09: no item is drawn
}

/** DV-MOVE-06: a red token ends its moves of this card; by the option, of the turn. */
function stop(s: State, f: Going, piece: PieceNo, ctx: VentureContext): void {
  if (f.path.length > 0 && f.left > 0) halt(s, f, 'redToken', ctx)
  f.path = []
  if (ctx.tables.options.redTokenStops === 'unit') setFlag(s, piece, 'stopped', true)
}

function halt(s: State, f: Going, why: AutoHalt, ctx: VentureContext): void {
  const piece = walker(f)
  ctx.tell?.({ event: 'autoHalts', piece, square: squareOf(s, ctx.tables, piece), why })
}

/** Whether it falls or not, the unit stops there (DV-AUTO-14). */
function settleRoll(s: State, f: Going, ctx: VentureContext): void {
  const fell = s.picked[0] === 1
  s.picked = []
  const { way, piece: kind } = firstLeg(f)
  if (fell) breakDown(s, squareOf(s, ctx.tables, walker(f)), way, kind, ctx)
  halt(s, f, fell ? 'fell' : 'stands', ctx)
  f.phase = NEXT
}
