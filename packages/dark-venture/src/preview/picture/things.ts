import { setBuilt } from '../../state/mutations/built.ts'
import { gainGoods, loseGoods, passGood, pickUpGood } from '../../state/mutations/goods.ts'
import { useUp as giveBack, layMark, liftMark, pickUp, setMarks } from '../../state/mutations/marks.ts'
import { TOKEN } from '../../state/names.ts'
import { FENCE, WALL } from '../../state/queries/built.ts'
import type { StateView } from '../../state/schema.ts'
import type { Pictures } from './types.ts'

interface OfGoods {
  readonly piece: number
  readonly resource: number
  readonly count: number
}

function gain(s: StateView, { piece, resource, count }: OfGoods): void {
  gainGoods(s, piece, resource, count)
}

function lose(s: StateView, { piece, resource, count }: OfGoods): void {
  loseGoods(s, piece, resource, count)
}

/** Resources, tokens, fences and walls. */
export const thingPictures: Pictures = {
  gathered: gain,
  gained: gain,
  lostGoods: lose,
  paidGoods: lose,
  pickedUp: (s, { piece, resource, square }) => pickUpGood(s, square, piece, resource),
  passed: (s, { from, to, resource }) => passGood(s, from, to, resource),
  egged: (s, { piece }) => giveBack(s, piece, TOKEN.egg),
  searched: (s, { square }) => liftMark(s, square, TOKEN.search),
  token: (s, { token, square, piece, how }) => {
    if (how === 'laid') layMark(s, square, token)
    else if (how === 'taken' && token !== TOKEN.itemDraw) pickUp(s, square, piece, token)
    else if (how === 'spent' && piece >= 0) giveBack(s, piece, token)
    else remove(s, square, token)
  },
  built: (s, { what, square, edge }, { tables }) =>
    setBuilt(s.built, tables.board, square, edge, what === 'fence' ? FENCE : WALL),
  dismantled: (s, { square, edge }, { tables }) => setBuilt(s.built, tables.board, square, edge, 0),
}

/** An event is a number and no count. */
function remove(s: StateView, square: number, token: number): void {
  if (token !== TOKEN.event) liftMark(s, square, token)
  else {
    setMarks(s, square, token, 0)
    s.tokens[token]++
  }
}
