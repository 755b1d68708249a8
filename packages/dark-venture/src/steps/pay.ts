import { text } from '@longtable/kernel'
import { resourceIds } from '../content/ids.ts'
import { PAY_GOOD, payGood, SPEND } from '../state/choices/index.ts'
import { payDiceFrame, payGoodsFrame } from '../state/frames.ts'
import { spend } from '../state/mutations/dice.ts'
import { payGoods as payResource } from '../state/mutations/goods.ts'
import { payMoves } from '../state/mutations/pay-moves.ts'
import { DIAG1, RESOURCES, SKULL } from '../state/numbers.ts'
import { purse } from '../state/queries/dice.ts'
import { goodsOf, kindsOfGoods } from '../state/queries/goods.ts'
import { ask } from '../state/tables/match-tables.ts'
import { noDie } from '../text/lacking.ts'

export const payDice = ask(payDiceFrame.name, {
  locals: payDiceFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.side],
  universe: () => SPEND,
  offer: (s, f, menu) => {
    for (let face = 0; face <= DIAG1; face++) {
      if (purse(s, f.side, face) > 0) menu.add(SPEND[face])
      else menu.block?.(SPEND[face], 'DV-FX-5', noDie(face))
    }
    menu.block?.(SPEND[SKULL], 'DV-DICE-02')
  },
  take: (s, f, { face }, ctx) => {
    spend(s, f.side, face)
    ctx.pop()
    payMoves(s, f.side, f.left - 1, ctx)
  },
  question: (_ctx, f) => text('ask.payDice', { count: f.left }),
  describe: (_ctx, _f, { face }) => ({
    text: text('choose.spend', { face: text(`face.${face}`) }),
    at: `face:${face}`,
  }),
})

/** Resources of different kinds, all of one unit (DV-FX-5). */
export const payWithGoods = ask(payGoodsFrame.name, {
  locals: payGoodsFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.side],
  universe: (s, f) =>
    s.army[f.side].flatMap((piece) => PAY_GOOD.slice(piece * RESOURCES, (piece + 1) * RESOURCES)),
  offer: (s, f, menu) => {
    for (const piece of s.army[f.side]) {
      const pays = f.piece === piece || (f.piece < 0 && kindsOfGoods(s, piece) >= f.least)
      for (let resource = 0; resource < RESOURCES; resource++) {
        const isFresh = (f.paid & (1 << resource)) === 0
        if (pays && isFresh && goodsOf(s, piece, resource) > 0) menu.add(payGood(piece, resource))
        else menu.block?.(payGood(piece, resource), 'DV-FX-3')
      }
    }
  },
  take: (s, f, { piece, resource }, ctx) => {
    payResource(s, piece, resource, 1, ctx)
    f.piece = piece
    f.paid |= 1 << resource
    if (--f.left === 0) ctx.pop()
  },
  question: (_ctx, f) => text('ask.payGoods', { count: f.left }),
  describe: ({ tables }, _f, { piece, resource }) => ({
    text: text('choose.payGood', {
      goods: text(`goods.${resourceIds[resource]}`),
      piece: tables.nameOf[piece],
    }),
    at: `piece:${piece}`,
  }),
})
