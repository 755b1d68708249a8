import { text, type Text } from '@longtable/kernel'
import { factionIds, resourceIds } from '../../content/ids.ts'
import type { FactionEvent } from '../../state/events/factions.ts'
import type { PieceNo } from '../../state/numbers.ts'
import type { VentureViewContext } from '../../state/tables/match-tables.ts'
import { deedText } from '../effect-parts.ts'
import {
  abilityText,
  cardText,
  goodsText,
  nodeText,
  piecesText,
  pieceText,
  sideText,
  squareName,
  tokenText,
} from '../thing-names.ts'
import { plain, said, type EventTexts } from './types.ts'
import { deedOf } from '../../state/names.ts'

/** Abilities, resources, building, tokens, Ancients, heroes. */
export const factionEventTexts: EventTexts<FactionEvent> = {
  ability: (event, ctx) =>
    event.piece < 0
      ? said(event, ctx, { ability: abilityText(ctx.tables, event.side, event.ability) })
      : text('events.abilityBy', {
          side: sideText(ctx.tables, event.side),
          ability: abilityText(ctx.tables, event.side, event.ability),
          unit: pieceText(ctx.tables, event.piece),
        }),
  itemAbility: (event, ctx) =>
    said(event, ctx, { card: cardText(ctx.tables, event.card), unit: pieceText(ctx.tables, event.piece) }),
  sought: (event, { tables }) =>
    plain(event, {
      unit: pieceText(tables, event.piece),
      goods: text(`some.${resourceIds[event.resource]}`),
    }),
  gathered: ofGoods,
  gained: ofGoods,
  lostGoods: ofGoods,
  paidGoods: ofGoods,
  pickedUp: (event, { tables }) =>
    plain(event, {
      unit: pieceText(tables, event.piece),
      goods: goodsText(event.resource, 1),
      space: squareName(tables, event.square),
    }),
  passed: (event, { tables }) =>
    plain(event, {
      from: pieceText(tables, event.from),
      to: pieceText(tables, event.to),
      goods: goodsText(event.resource, 1),
    }),
  built: (event, { tables }) =>
    text(`events.built.${event.what}`, { space: squareName(tables, event.square) }),
  dismantled: (event, { tables }) =>
    text(`events.dismantled.${event.what}`, { space: squareName(tables, event.square) }),
  token: (event, { tables }) =>
    event.piece < 0
      ? text(`events.token.${event.how}`, {
          token: tokenText(event.token),
          space: squareName(tables, event.square),
        })
      : text(`events.token.${event.how}By`, {
          token: tokenText(event.token),
          unit: pieceText(tables, event.piece),
        }),
  upgraded: (event, { tables }) =>
    plain(event, { from: pieceText(tables, event.from), to: pieceText(tables, event.to) }),
  split: (event, { tables }) =>
    plain(event, { unit: pieceText(tables, event.from), units: piecesText(tables, event.into) }),
  fused: (event, { tables }) =>
    plain(event, { units: piecesText(tables, event.from), unit: pieceText(tables, event.into) }),
  absorbed: (event, { tables }) =>
    plain(event, { unit: pieceText(tables, event.piece), into: pieceText(tables, event.into) }),
  bagged: (event, { tables }) => plain(event, { units: piecesText(tables, event.pieces) }),
  outOfBag: (event, ctx) => said(event, ctx, { unit: pieceText(ctx.tables, event.piece) }),
  extracted: (event, { tables }) =>
    plain(event, {
      unit: pieceText(tables, event.piece),
      faction: text(`side.${factionIds[event.faction]}`),
    }),
  joined: (event, ctx) => said(event, ctx, { unit: pieceText(ctx.tables, event.piece) }),
  favour: (event, ctx) => {
    const at = event.side * 3 + event.which
    const count = ctx.tables.favourCount[at]
    return said(event, ctx, { count, deed: deedText(deedOf[ctx.tables.favourDeed[at]], count) })
  },
  shielded: (event, ctx) => said(event, ctx),
  unlocked: (event, ctx) => said(event, ctx, { ability: abilityText(ctx.tables, event.side, event.ability) }),
  summoned: (event, ctx) =>
    said(event, ctx, { unit: pieceText(ctx.tables, event.piece), space: nodeText(ctx.tables, event.at) }),
}

interface OfGoods {
  readonly event: string
  readonly piece: PieceNo
  readonly resource: number
  readonly count: number
}

function ofGoods(event: OfGoods, { tables }: VentureViewContext): Text {
  return plain(event, { unit: pieceText(tables, event.piece), goods: goodsText(event.resource, event.count) })
}
