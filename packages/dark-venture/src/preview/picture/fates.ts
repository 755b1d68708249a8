import { passAllGoods, returnGoods, scatterGoods } from '../../state/mutations/goods.ts'
import { unload } from '../../state/mutations/leave.ts'
import { bind, putOn, setFlag, setGuard, takeOff, turnCoat, unchain } from '../../state/mutations/pieces.ts'
import { become, goHome } from '../../state/mutations/place.ts'
import { fallOff, merge } from '../../state/mutations/sizes.ts'
import { BAG, BOX, CREATURE, KEPT, NOBODY, SUPPLY } from '../../state/numbers.ts'
import { squareOf } from '../../state/queries/pieces.ts'
import { OUT } from '../../state/schema.ts'
import type { Pictures } from './types.ts'

/** Pieces that die, are taken, come free, leave, grow, change sides. */
export const fatePictures: Pictures = {
  killed: (s, { piece, square, heir }, { tables }) => {
    if (heir >= 0) passAllGoods(s, piece, heir)
    else scatterGoods(s, piece, square)
    unload(s, piece, square)
    takeOff(s, tables, piece, tables.kindOf[piece] === CREATURE ? BOX : SUPPLY)
  },
  wounded: (s, { piece }) => setFlag(s, piece, 'wounded', true),
  captured: (s, { piece, captor }, { tables }) => {
    unload(s, piece, squareOf(s, tables, piece))
    bind(s, piece, captor)
  },
  escaped: (s, { piece }, { tables }) => {
    if (s.control[s.side[piece]] !== OUT) {
      unchain(s, piece)
      return
    }
    returnGoods(s, piece)
    takeOff(s, tables, piece, BOX)
  },
  exchanged: (s, { piece }, { tables }) => {
    returnGoods(s, piece)
    goHome(s, tables, piece)
  },
  extracted: (s, { piece }, { tables }) => {
    returnGoods(s, piece)
    takeOff(s, tables, piece, KEPT)
  },
  left: (s, { piece, square }, { tables }) => {
    scatterGoods(s, piece, square)
    unload(s, piece, square)
    goHome(s, tables, piece)
  },
  restrained: (s, { piece }) => setFlag(s, piece, 'restrained', true),
  freed: (s, { piece }) => setFlag(s, piece, 'restrained', false),
  brokeFree: (s, { pieces }) => pieces.forEach((piece) => setFlag(s, piece, 'restrained', false)),
  upgraded: (s, { from, to }, { tables }) => become(s, tables, from, to),
  split: (s, { from, into: [bigger, smaller] }, { tables }) => {
    become(s, tables, from, bigger)
    fallOff(s, bigger, smaller)
  },
  fused: (s, { from: [a, b], into }, { tables }) => merge(s, tables, a, b, into),
  absorbed: (s, { by, into }, { tables }) => {
    if (into !== by) become(s, tables, by, into)
  },
  summoned: (s, { side, piece, at, from }, { tables }) => {
    if (from >= 0) become(s, tables, from, piece)
    else putOn(s, piece, at, side)
    setFlag(s, piece, 'arrived', true)
  },
  bagged: (s, { pieces }, { tables }) => pieces.forEach((piece) => takeOff(s, tables, piece, BAG)),
  joined: (s, { piece, side }) => {
    setGuard(s, piece, NOBODY)
    turnCoat(s, piece, side)
    unchain(s, piece)
  },
}
