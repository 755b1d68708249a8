import { text, type Text } from '@longtable/kernel'
import type { FactionEvent } from '../events/factions.ts'
import { deedIds, factionIds, resourceIds } from '../content/ids.ts'
import { deedText } from '../fx/words-parts.ts'
import {
  abilityText,
  cardText,
  goodsText,
  nodeText,
  pieceText,
  piecesText,
  sideText,
  squareName,
  tokenText,
} from '../says.ts'
import type { PieceNo } from '../numbers.ts'
import type { VentureViewContext } from '../state.ts'
import { plain, said, type Tells } from './tells.ts'

/** Abilities, resources, building, tokens, Ancients, heroes. */
export const factionTells: Tells<FactionEvent> = {
  ability: (event, ctx) =>
    event.piece < 0
      ? said(event, ctx, { ability: abilityText(ctx.env, event.side, event.ability) })
      : text('events.abilityBy', {
          side: sideText(ctx.env, event.side),
          ability: abilityText(ctx.env, event.side, event.ability),
          unit: pieceText(ctx.env, event.piece),
        }),
  itemAbility: (event, ctx) =>
    said(event, ctx, { card: cardText(ctx.env, event.card), unit: pieceText(ctx.env, event.piece) }),
  sought: (event, { env }) =>
    plain(event, {
      unit: pieceText(env, event.piece),
      goods: text(`some.${resourceIds[event.resource]}`),
    }),
  gathered: ofGoods,
  gained: ofGoods,
  lostGoods: ofGoods,
  paidGoods: ofGoods,
  pickedUp: (event, { env }) =>
    plain(event, {
      unit: pieceText(env, event.piece),
      goods: goodsText(event.resource, 1),
      space: squareName(env, event.square),
    }),
  passed: (event, { env }) =>
    plain(event, {
      from: pieceText(env, event.from),
      to: pieceText(env, event.to),
      goods: goodsText(event.resource, 1),
    }),
  built: (event, { env }) => text(`events.built.${event.what}`, { space: squareName(env, event.square) }),
  dismantled: (event, { env }) =>
    text(`events.dismantled.${event.what}`, { space: squareName(env, event.square) }),
  token: (event, { env }) =>
    event.piece < 0
      ? text(`events.token.${event.how}`, {
          token: tokenText(event.token),
          space: squareName(env, event.square),
        })
      : text(`events.token.${event.how}By`, {
          token: tokenText(event.token),
          unit: pieceText(env, event.piece),
        }),
  upgraded: (event, { env }) =>
    plain(event, { from: pieceText(env, event.from), to: pieceText(env, event.to) }),
  split: (event, { env }) =>
    plain(event, { unit: pieceText(env, event.from), units: piecesText(env, event.into) }),
  fused: (event, { env }) =>
    plain(event, { units: piecesText(env, event.from), unit: pieceText(env, event.into) }),
  absorbed: (event, { env }) =>
    plain(event, { unit: pieceText(env, event.piece), into: pieceText(env, event.into) }),
  bagged: (event, { env }) => plain(event, { units: piecesText(env, event.pieces) }),
  outOfBag: (event, ctx) => said(event, ctx, { unit: pieceText(ctx.env, event.piece) }),
  extracted: (event, { env }) =>
    plain(event, { unit: pieceText(env, event.piece), faction: text(`side.${factionIds[event.faction]}`) }),
  joined: (event, ctx) => said(event, ctx, { unit: pieceText(ctx.env, event.piece) }),
  favour: (event, ctx) => {
    const at = event.side * 3 + event.which
    const count = ctx.env.favourCount[at]
    return said(event, ctx, { count, deed: deedText(deedIds[ctx.env.favourDeed[at]], count) })
  },
  shielded: (event, ctx) => said(event, ctx),
  unlocked: (event, ctx) => said(event, ctx, { ability: abilityText(ctx.env, event.side, event.ability) }),
  summoned: (event, ctx) =>
    said(event, ctx, { unit: pieceText(ctx.env, event.piece), space: nodeText(ctx.env, event.at) }),
}

interface OfGoods {
  readonly event: string
  readonly piece: PieceNo
  readonly resource: number
  readonly count: number
}

function ofGoods(event: OfGoods, { env }: VentureViewContext): Text {
  return plain(event, { unit: pieceText(env, event.piece), goods: goodsText(event.resource, event.count) })
}
