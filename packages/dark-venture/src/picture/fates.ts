import { returnGoods, passAllGoods, scatterGoods } from '../deeds/goods.ts'
import { unload } from '../deeds/leave.ts'
import { bind, putOn, setFlag, setGuard, squareOf, takeOff, turnCoat, unchain } from '../deeds/pieces.ts'
import { become, goHome } from '../deeds/place.ts'
import { fallOff, merge } from '../deeds/sizes.ts'
import { BAG, BOX, CREATURE, KEPT, NOBODY, SUPPLY } from '../numbers.ts'
import { OUT } from '../state.ts'
import type { Pictures } from './pictures.ts'

/** Pieces that die, are taken, come free, leave, grow, change sides. */
export const fatePictures: Pictures = {
  killed: (s, { piece, square, heir }, { env }) => {
    if (heir >= 0) passAllGoods(s, piece, heir)
    else scatterGoods(s, piece, square)
    unload(s, piece, square)
    takeOff(s, env, piece, env.kindOf[piece] === CREATURE ? BOX : SUPPLY)
  },
  wounded: (s, { piece }) => setFlag(s, piece, 'wounded', true),
  captured: (s, { piece, captor }, { env }) => {
    unload(s, piece, squareOf(s, env, piece))
    bind(s, piece, captor)
  },
  escaped: (s, { piece }, { env }) => {
    if (s.control[s.side[piece]] !== OUT) {
      unchain(s, piece)
      return
    }
    returnGoods(s, piece)
    takeOff(s, env, piece, BOX)
  },
  exchanged: (s, { piece }, { env }) => {
    returnGoods(s, piece)
    goHome(s, env, piece)
  },
  extracted: (s, { piece }, { env }) => {
    returnGoods(s, piece)
    takeOff(s, env, piece, KEPT)
  },
  left: (s, { piece, square }, { env }) => {
    scatterGoods(s, piece, square)
    unload(s, piece, square)
    goHome(s, env, piece)
  },
  restrained: (s, { piece }) => setFlag(s, piece, 'restrained', true),
  freed: (s, { piece }) => setFlag(s, piece, 'restrained', false),
  brokeFree: (s, { pieces }) => pieces.forEach((piece) => setFlag(s, piece, 'restrained', false)),
  upgraded: (s, { from, to }, { env }) => become(s, env, from, to),
  split: (s, { from, into: [bigger, smaller] }, { env }) => {
    become(s, env, from, bigger)
    fallOff(s, bigger, smaller)
  },
  fused: (s, { from: [a, b], into }, { env }) => merge(s, env, a, b, into),
  absorbed: (s, { by, into }, { env }) => {
    if (into !== by) become(s, env, by, into)
  },
  summoned: (s, { side, piece, at, from }, { env }) => {
    if (from >= 0) become(s, env, from, piece)
    else putOn(s, piece, at, side)
    setFlag(s, piece, 'arrived', true)
  },
  bagged: (s, { pieces }, { env }) => pieces.forEach((piece) => takeOff(s, env, piece, BAG)),
  joined: (s, { piece, side }) => {
    setGuard(s, piece, NOBODY)
    turnCoat(s, piece, side)
  },
}
