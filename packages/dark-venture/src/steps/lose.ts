import { text } from '@longtable/kernel'
import { resourceIds } from '../content/ids.ts'
import { PAY_GOOD, payGood } from '../state/choices/ground.ts'
import { goodsLoseFrame } from '../state/frames.ts'
import { loseGoods } from '../state/mutations/goods.ts'
import { RESOURCES } from '../state/numbers.ts'
import { goodsOf } from '../state/queries/goods.ts'
import { ask } from '../state/tables/match-tables.ts'
import { pieceText } from './combat-text.ts'

/** An effect takes resources away, and their owner says which. */
export const goodsLose = ask(goodsLoseFrame.name, {
  locals: goodsLoseFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.side],
  universe: (s, f) =>
    s.army[f.side].flatMap((piece) => PAY_GOOD.slice(piece * RESOURCES, (piece + 1) * RESOURCES)),
  offer: (s, f, menu) => {
    for (const piece of s.army[f.side]) {
      const isMeant = f.piece < 0 || f.piece === piece
      for (let resource = 0; resource < RESOURCES; resource++) {
        if (isMeant && goodsOf(s, piece, resource) > 0) menu.add(payGood(piece, resource))
        else menu.block?.(payGood(piece, resource), 'DV-FX-3')
      }
    }
  },
  take: (s, f, { piece, resource }, ctx) => {
    loseGoods(s, piece, resource, 1)
    ctx.tell?.({ event: 'lostGoods', piece, resource, count: 1 })
    if (--f.left === 0) ctx.pop()
  },
  question: (_ctx, f) => text('ask.loseGoods', { count: f.left }),
  describe: ({ tables }, _f, { piece, resource }) => ({
    text: text('choose.payGood', {
      goods: text(`goods.${resourceIds[resource]}`),
      piece: pieceText(tables, piece),
    }),
    at: `piece:${piece}`,
  }),
})
