import { factionIds } from '../content/ids.ts'
import { begins, contextOf, runProgram } from '../effects/interpreter.ts'
import { autoTurnFrame, beastTurnFrame } from '../state/frames.ts'
import { setFlag } from '../state/mutations/pieces.ts'
import { NEUTRAL, type SideNo } from '../state/numbers.ts'
import { hasFlag, isActive } from '../state/queries/pieces.ts'
import { AUTO, type State } from '../state/schema.ts'
import { codeOf, run, type VentureContext } from '../state/tables/match-tables.ts'
import { clearTurn } from './turn.ts'

/** The turn of an Auto-Enemy: its cards, one after the other, all of them (DV-AUTO-01, DV-AUTO-02). */
export const autoTurn = run(autoTurnFrame.name, {
  locals: autoTurnFrame.locals.fields,
  run: (s, f, ctx) => {
    const { side } = f
    if (s.control[side] !== AUTO) {
      ctx.pop()
      return
    }
    if (f.card === 0) {
      clearTurn(s, side)
      ctx.tell?.({ event: 'autoTurn', side })
      if (followOrders(side, ctx)) {
        f.card = ORDERED
        return
      }
    }
    if (f.card === ORDERED) f.card = 0
    const deck = ctx.tables.autoCards[side]
    f.card++
    if (f.card <= deck.length) readCard(s, side, deck[f.card - 1], ctx)
    else {
      breakFree(s, side, ctx)
      ctx.pop()
    }
  },
})

/** Its orders were read, and none of its cards yet. */
const ORDERED = -1

/** What the scenario says that it does before its first card (DV-AUTO-21); tells whether there is any of that. */
function followOrders(side: SideNo, ctx: VentureContext): boolean {
  const { cast, scenario } = ctx.tables
  if (scenario === undefined || cast[side]?.orders === undefined) return false
  ctx.tell?.({ event: 'autoOrders', side })
  runProgram(`orders.${scenario.id}.${cast[side].side}`, contextOf(side), ctx)
  return true
}

/** What can be done of a card is done (DV-AUTO-03). */
function readCard(s: State, side: SideNo, card: number, ctx: VentureContext): void {
  const tables = ctx.tables
  const program = `auto.${factionIds[side]}.${card}`
  const context = contextOf(side)
  if (ctx.tell !== undefined) {
    ctx.tell({ event: 'autoCard', side, card })
    const isIdle = codeOf(tables, program).every((op) => !begins(s, tables, op, context))
    if (isIdle) ctx.tell({ event: 'autoIdle', side, card })
  }
  runProgram(program, context, ctx)
}

/** DV-AUTO-15: at the end of the turn nothing restrains its units any more. */
function breakFree(s: State, side: SideNo, ctx: VentureContext): void {
  const pieces: number[] = []
  for (let piece = 0; piece < s.at.length; piece++) {
    if (s.side[piece] !== side || s.at[piece] < 0 || !hasFlag(s, piece, 'restrained')) continue
    setFlag(s, piece, 'restrained', false)
    pieces.push(piece)
  }
  if (pieces.length > 0) ctx.tell?.({ event: 'brokeFree', side, pieces })
}

/** A beast or a guard does what its row says, so many times (DV-BEAST-1, DV-BEAST-2); then nothing restrains it. */
export const beastTurn = run(beastTurnFrame.name, {
  locals: beastTurnFrame.locals.fields,
  run: (s, f, ctx) => {
    const { piece } = f
    const isHere = isActive(s, piece) && s.side[piece] === NEUTRAL
    if (f.left === 0 || !isHere) {
      if (isHere && hasFlag(s, piece, 'restrained')) {
        setFlag(s, piece, 'restrained', false)
        ctx.tell?.({ event: 'freed', piece })
      }
      ctx.pop()
      return
    }
    f.left--
    ctx.tell?.({ event: 'beast', piece })
    const program = ctx.tables.creatureOf[piece] !== undefined ? `beast.${ctx.tables.idOf[piece]}` : 'guards'
    runProgram(program, contextOf(NEUTRAL, piece), ctx)
  },
})
