import { type Described, text, type Text } from '@longtable/kernel'
import type { HALT, STAIRS, STEP, TAKE } from '../state/choices/index.ts'
import {
  CLIMB,
  CROSS,
  FAR,
  FAR_UNDER,
  type NodeNo,
  type PieceNo,
  SQUARES,
  UNDER,
  type WayNo,
  WAYS,
} from '../state/numbers.ts'
import { across, partTowards, slope } from '../state/queries/built.ts'
import type { MarchLocals } from '../state/queries/march.ts'
import { backwards, directionOf } from '../state/queries/way.ts'
import type { VentureViewContext } from '../state/tables/match-tables.ts'
import { describeTake } from './take.ts'

/** What a march says. */

type Asked = Readonly<MarchLocals>
type Move = (typeof STEP)[number] | (typeof STAIRS)[number] | (typeof TAKE)[number] | typeof HALT

function spaceOf({ tables }: VentureViewContext, node: NodeNo): string {
  return tables.board.idOf[tables.ways.square[node]]
}

export function describeMarch(ctx: VentureViewContext, piece: PieceNo): Described {
  const { tables, state } = ctx
  return {
    text: text('choose.march', { unit: tables.nameOf[piece], space: spaceOf(ctx, state.at[piece]) }),
    at: `piece:${piece}`,
    lifts: true,
  }
}

export function askMarch({ tables }: VentureViewContext, f: Asked): Text {
  const unit = tables.nameOf[f.piece]
  return f.free > 0 ? text('ask.freeMarch', { unit, count: f.free }) : text('ask.march', { unit })
}

export function describeMove(ctx: VentureViewContext, f: Asked, choice: Move): Described {
  const from = `piece:${f.piece}`
  if (choice.do === 'halt') return { text: text('choose.halt'), at: from }
  if (choice.do === 'take') return describeTake(ctx.tables, choice)
  const here = ctx.state.at[f.piece]
  if (choice.do === 'stairs') {
    const to = ctx.tables.linkTo[here]
    const cost = text(`face.${choice.face}`)
    return { text: text('choose.stairs', { space: spaceOf(ctx, to) }), cost, at: `node:${to}`, from }
  }
  const to = leadsTo(ctx, here, choice.way)
  const step = describeWay(ctx, here, to, choice.way)
  const cost = text(f.free > 0 ? 'pay.free' : `pay.${choice.pay}`)
  return to < 0 ? { text: step, cost, from } : { text: step, cost, at: `node:${to}`, from }
}

/** The node that a way would lead to, walls or not; -1 beyond the rim. */
export function leadsTo({ tables }: VentureViewContext, here: NodeNo, way: WayNo): NodeNo {
  if (way === CROSS) return here
  const to = tables.ways.to[here * WAYS + way]
  return to >= 0 || way >= CLIMB ? to : tables.board.beside[tables.ways.square[here] * 8 + way]
}

function describeWay(ctx: VentureViewContext, here: NodeNo, to: NodeNo, way: WayNo): Text {
  if (way === CROSS) return text('choose.step.cross')
  if (way === CLIMB) return text(here >= SQUARES ? 'choose.step.drop' : 'choose.step.climb')
  if (to < 0) return text('choose.step.rim')
  const space = spaceOf(ctx, to)
  if (way >= FAR_UNDER) return text('choose.step.underSouth', { space })
  if (way >= FAR) return text('choose.step.south', { space })
  const isEither = isEitherPart(ctx, to, way)
  if (way >= UNDER) return text(isEither ? 'choose.step.underNorth' : 'choose.step.under', { space })
  if (isEither) return text('choose.step.north', { space })
  return text(to >= SQUARES ? 'choose.step.deck' : 'choose.step.to', { space })
}

function isEitherPart({ tables, state }: VentureViewContext, to: NodeNo, way: WayNo): boolean {
  const square = tables.ways.square[to]
  if (across(state.built, square) === 0) return false
  return partTowards(slope(state.built, square), backwards(directionOf(way))) < 0
}
