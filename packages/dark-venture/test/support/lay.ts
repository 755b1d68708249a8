import type { Resource, TokenId, UnitId } from '../../src/content/ids.ts'
import { cardRows, cards, CARDS, isItem, Z, itemNo } from '../../src/state/card-pool.ts'
import { setBuilt } from '../../src/state/mutations/built.ts'
import { gainGoods } from '../../src/state/mutations/goods.ts'
import { layMark, pickUp, setMarks } from '../../src/state/mutations/marks.ts'
import { bind, putOn, setFlag } from '../../src/state/mutations/pieces.ts'
import { RESOURCE, SIDE_NO, type SideId, TOKEN, UNIT_ROW } from '../../src/state/names.ts'
import { BAG, FACES, NOBODY, PIECES, type Square } from '../../src/state/numbers.ts'
import { FENCE, WALL } from '../../src/state/queries/built.ts'
import { AUTO, DROPPED, PLAYER, type State } from '../../src/state/schema.ts'
import type { MatchTables } from '../../src/state/tables/match-tables.ts'
import { diceOf, nodeNamed } from './names.ts'
import type { PieceScene, SceneSpec, SideScene } from './spec.ts'

/** Pieces of a scene by the test's own names. */
export type Names = Map<string, number>

/** Puts a scene into an empty state. */
export function layOut(s: State, tables: MatchTables, spec: SceneSpec, names: Names): void {
  const sides = sidesOf(spec)
  s.round = spec.round ?? 1
  s.order = sides.map(([id]) => SIDE_NO[id])
  s.turn = spec.turn === undefined ? s.order[0] : SIDE_NO[spec.turn]
  s.stage = spec.stage ?? 0
  s.dice = diceOf(spec.dice ?? '')
  let seat = 0
  for (const [id, side] of sides) {
    const no = SIDE_NO[id]
    s.control[no] = id === 'neutral' ? s.control[no] : side.auto === true ? AUTO : PLAYER
    if (s.control[no] === PLAYER) seatAt(s, no, side.seat ?? seat++)
    s.team[no] = side.team ?? 0
    s.points[no] = side.points ?? 0
    diceOf(side.memory ?? '').forEach((n, face) => (s.memory[no * FACES + face] = n))
    side.favour?.forEach((n, i) => (s.favour[no * 3 + i] = n))
    for (const row of side.bag ?? []) s.at[spareOf(s, tables, row)] = BAG
    for (const ability of side.unlocked ?? []) s.unlocked[no] |= 1 << unlockOf(tables, no, ability)
  }
  layMap(s, tables, spec)
  layPieces(s, tables, sides, names)
  layCards(s, tables, spec, names)
}

export function sidesOf(spec: SceneSpec): [SideId, SideScene][] {
  return Object.entries(spec.sides ?? { varpen: {}, orpal: {} }) as [SideId, SideScene][]
}

function seatAt(s: State, side: number, seat: number): void {
  s.seatOf[side] = seat
  if (s.sideOf[seat] < 0) s.sideOf[seat] = side
}

function unlockOf(tables: MatchTables, side: number, id: string): number {
  const found = tables.abilities[side].find(({ row }) => row.id === id)
  if (found === undefined || found.unlock < 0) throw new Error(`no ability “${id}” to unlock`)
  return found.unlock
}

function spareOf(s: State, tables: MatchTables, id: string): number {
  const row = UNIT_ROW[id as UnitId] as number | undefined
  for (let piece = 0; piece < PIECES; piece++) {
    const fits = row === undefined ? tables.idOf[piece] === id : tables.rowOf[piece] === row
    if (fits && s.at[piece] < 0 && s.at[piece] !== BAG) return piece
  }
  throw new Error(`no “${id}” is left`)
}

function squareAt(tables: MatchTables, name: string): Square {
  return tables.ways.square[nodeNamed(tables, name)]
}

function layMap(s: State, tables: MatchTables, spec: SceneSpec): void {
  for (const [at, tokens] of Object.entries(spec.tokens ?? {})) {
    const square = squareAt(tables, at)
    for (const token of tokens) {
      const [kind, number] = token.split(':')
      if (number !== undefined) setMarks(s, square, TOKEN.event, Number(number))
      if (number !== undefined) s.tokens[TOKEN.event]--
      else if (!layMark(s, square, TOKEN[kind as TokenId])) throw new Error(`no ${token} is left`)
    }
  }
  for (const [name, piece] of Object.entries(spec.built ?? {})) {
    const [at, edge] = name.split(':')
    const no = ['N', 'E', 'S', 'W', 'down', 'up'].indexOf(edge)
    if (no < 0) throw new Error(`“${name}” is no edge`)
    setBuilt(s.built, tables.board, squareAt(tables, at), no, piece === 'fence' ? FENCE : WALL)
    if (piece === 'fence') s.fences--
    else s.walls--
  }
}

function layPieces(s: State, tables: MatchTables, sides: readonly [SideId, SideScene][], names: Names): void {
  const held: [number, string][] = []
  for (const [id, side] of sides) {
    for (const [name, given] of Object.entries(side.units ?? {})) {
      const one = typeof given === 'string' ? readPiece(given) : given
      const piece = spareOf(s, tables, one.is)
      if (names.has(name)) throw new Error(`two pieces are called “${name}”`)
      names.set(name, piece)
      layPiece(s, tables, piece, one, SIDE_NO[id])
      if (one.captor !== undefined) held.push([piece, one.captor])
    }
  }
  for (const [piece, captor] of held) bind(s, piece, names.get(captor) ?? NOBODY)
}

function readPiece(words: string): PieceScene {
  const [is, at] = words.split(' ')
  return { is: is as PieceScene['is'], at }
}

function layPiece(s: State, tables: MatchTables, piece: number, one: PieceScene, side: number): void {
  putOn(s, piece, one.at === undefined ? 0 : nodeNamed(tables, one.at), side)
  for (const [resource, n] of Object.entries(one.goods ?? {}))
    gainGoods(s, piece, RESOURCE[resource as Resource], n)
  const square = tables.ways.square[s.at[piece]]
  for (const [token, n] of Object.entries(one.load ?? {})) {
    for (let i = 0; i < n; i++) {
      if (!layMark(s, square, TOKEN[token as TokenId])) throw new Error(`no ${token} is left`)
      pickUp(s, square, piece, TOKEN[token as TokenId])
    }
  }
  setFlag(s, piece, 'restrained', one.restrained ?? false)
  setFlag(s, piece, 'arrived', one.arrived ?? false)
  setFlag(s, piece, 'wounded', one.wounded ?? false)
  setFlag(s, piece, 'part', one.part === 1)
}

/** Takes the named cards out of what is left and puts the rest into the decks, the named tops last. */
function layCards(s: State, tables: MatchTables, spec: SceneSpec, names: Names): void {
  const zones = cards.empty()
  const left = new Set(Array.from({ length: CARDS }, (_, card) => card))
  const takeOne = (id: string): number => {
    for (const card of left) {
      if (cardRows[card].id !== id) continue
      left.delete(card)
      return card
    }
    throw new Error(`no card “${id}” is left`)
  }
  const put = (zone: number, ids: readonly string[] = []): void => {
    zones[zone].push(...ids.map(takeOne))
    zones[zone].sort((a, b) => a - b)
  }
  put(Z.actionPile, spec.actionPile)
  put(Z.itemPile, spec.itemPile)
  for (const [id, side] of sidesOf(spec)) {
    const seat = s.seatOf[SIDE_NO[id]]
    if (side.hand !== undefined) put(Z.hand + seat, side.hand)
    for (const [name, given] of Object.entries(side.units ?? {})) {
      if (typeof given === 'string') continue
      for (const item of given.wears ?? []) {
        const card = takeOne(item)
        zones[Z.worn].push(card)
        s.lies[itemNo(card)] = names.get(name) ?? NOBODY
      }
    }
  }
  for (const [at, ids] of Object.entries(spec.dropped ?? {})) {
    for (const id of ids) {
      const card = takeOne(id)
      zones[Z.dropped].push(card)
      s.lies[itemNo(card)] = DROPPED + nodeNamed(tables, at)
    }
  }
  zones[Z.worn].sort((a, b) => a - b)
  zones[Z.dropped].sort((a, b) => a - b)
  const actionTop = (spec.actionDeck ?? []).map(takeOne).toReversed()
  const itemTop = (spec.itemDeck ?? []).map(takeOne).toReversed()
  zones[Z.actionDeck] = [...[...left].filter((card) => !isItem(card)), ...actionTop]
  zones[Z.itemDeck] = [...[...left].filter(isItem), ...itemTop]
  s.cards = zones
}
