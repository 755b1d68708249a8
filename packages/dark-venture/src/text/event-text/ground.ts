import { playerText, text, type Text } from '@longtable/kernel'
import type { GroundEvent } from '../../state/events/ground.ts'
import { SEAT_AT } from '../../state/queries/seating.ts'
import type { VentureViewContext } from '../../state/tables/match-tables.ts'
import { deedText } from '../effect-parts.ts'
import {
  diceText,
  facesText,
  listed,
  nodeText,
  pieceText,
  sideText,
  signed,
  squareName,
} from '../thing-names.ts'
import { plain, said, type EventTexts } from './types.ts'

/** Set-up, rounds and turns, dice, points, the end. */
export const groundEventTexts: EventTexts<GroundEvent> = {
  began: (event) => plain(event, { story: text(`scenarios.${event.story}.name`) }),
  order: (event, ctx) =>
    plain(event, {
      list: listed(
        event.order.map((who, i) => text('log.rolled', { who: whoText(ctx, who), n: event.rolls[i] })),
      ),
    }),
  chose: (event, ctx) => said(event, ctx, { player: playerText(event.seat) }),
  placed: (event, { tables }) =>
    text(`events.placed.${event.from}`, {
      side: sideText(tables, event.side),
      unit: pieceText(tables, event.piece),
      space: nodeText(tables, event.at),
    }),
  laidOut: (event) => plain(event),
  returns: (event, ctx) => said(event, ctx, { unit: pieceText(ctx.tables, event.piece) }),
  left: (event, { tables }) =>
    plain(event, { unit: pieceText(tables, event.piece), space: squareName(tables, event.square) }),
  round: (event) => plain(event, { round: event.round }),
  turn: (event, ctx) => said(event, ctx, { dice: diceText(event.dice) }),
  banked: (event, ctx) => said(event, ctx, { dice: diceText(event.memory) }),
  gainedDice: (event, ctx) => said(event, ctx, { dice: facesText(event.dice) }),
  lostDice: (event, ctx) => said(event, ctx, { dice: facesText(event.dice) }),
  scored: (event, ctx) => scored(event, ctx),
  out: (event, ctx) => said(event, ctx),
  forfeited: (event, ctx) => said(event, ctx),
  voted: (event, { tables }) =>
    text(event.keep ? 'events.votedKeep' : 'events.votedRemove', {
      player: playerText(event.seat),
      side: sideText(tables, event.side),
    }),
  over: (event, { tables }) =>
    event.winners.length === 0
      ? text('events.overLost')
      : plain(event, { winners: listed(event.winners.map((side) => sideText(tables, side))) }),
}

/** A side, or a seat that has none yet. */
function whoText({ tables }: VentureViewContext, who: number): Text {
  return who >= SEAT_AT ? playerText(who - SEAT_AT) : sideText(tables, who)
}

function scored(event: Extract<GroundEvent, { event: 'scored' }>, ctx: VentureViewContext): Text {
  const { side, points, objective } = event
  const told = { side: sideText(ctx.tables, side), n: signed(points), now: ctx.state.points[side] }
  if (objective < 0) return text('events.scored', told)
  const { deed } = ctx.tables.objectives[side][objective]
  return text('events.scoredFor', { ...told, deed: deedText(deed, 2) })
}
