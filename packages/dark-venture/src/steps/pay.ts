import { text } from '@longtable/kernel'
import { PAY_GOOD, payGood, SPEND } from '../state/choices/index.ts'
import { resourceIds } from '../content/ids.ts'
import { moveDice, purse, spend } from '../state/mutations/dice.ts'
import { goodsOf, kindsOfGoods, payGoods as payResource } from '../state/mutations/goods.ts'
import { noDie } from '../text/lacking.ts'
import { payDiceFrame, payGoodsFrame } from '../state/frames.ts'
import { DIAG1, RESOURCES, SKULL, type SideNo } from '../state/numbers.ts'
import { ask, type State, type VentureContext } from '../state/schema.ts'

/**
 * Pays MOVE dice, any of the three faces (DV-DICE-02): at once where all dice show one face or all of them go, otherwise
 * it is asked which. The question comes on top of what is paid for.
 */
export function payMoves(s: State, side: SideNo, count: number, ctx: VentureContext): void {
  if (count === 0) return
  if (isPlain(s, side, count)) payPlainly(s, side, count)
  else ctx.push(payDiceFrame, { side, left: count })
}

/** Is there nothing to ask, for all dice show one face or all of them go? */
export function isPlain(s: State, side: SideNo, count: number): boolean {
  const all = moveDice(s, side)
  if (all <= count) return true
  for (let face = 0; face <= DIAG1; face++) if (purse(s, side, face) === all) return true
  return false
}

function payPlainly(s: State, side: SideNo, count: number): void {
  let left = count
  for (let face = 0; face <= DIAG1; face++) {
    while (left > 0 && purse(s, side, face) > 0) {
      spend(s, side, face)
      left--
    }
  }
}

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
  question: (_look, f) => text('ask.payDice', { count: f.left }),
  describe: (_look, _f, { face }) => ({
    text: text('choose.spend', { face: text(`face.${face}`) }),
    at: `face:${face}`,
  }),
})

/** Resources of different kinds, all of one unit (DV-FX-5). */
export const payGoods = ask(payGoodsFrame.name, {
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
  question: (_look, f) => text('ask.payGoods', { count: f.left }),
  describe: ({ tables }, _f, { piece, resource }) => ({
    text: text('choose.payGood', {
      goods: text(`goods.${resourceIds[resource]}`),
      piece: tables.nameOf[piece],
    }),
    at: `piece:${piece}`,
  }),
})
