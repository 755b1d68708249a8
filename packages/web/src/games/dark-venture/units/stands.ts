import {
  across,
  isAncient,
  isOnMap,
  partOf,
  slope,
  SQUARES,
  type NodeNo,
  type Square,
  type PieceNo,
  type SideNo,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import { LIFT, nodeSpot, partCorners, squareMiddle, U } from '../grid/geometry.ts'
import type { Point } from '../../../components/viewport.ts'

/** A round place, around the middle of something. */
export interface Cell extends Point {
  readonly r: number
}

/** Where a piece is drawn. */
export interface Stand extends Cell {
  readonly piece: PieceNo
  readonly node: NodeNo
  /** How many are drawn close together, prisoners not counted. */
  readonly crowd: number
  readonly isPrisoner: boolean
}

const HALF = U / 2
/** Between two tokens, and between a token and the edge of its space. */
const GAP = 1
/** Alone on a space a token leaves some of the space to be seen. */
const ALONE = 27
const GREAT = 31

/** The largest circles in a square that is 2 wide, for the numbers that do not make a grid. */
const PACKED: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [-0.414, -0.414],
    [0.414, 0.414],
  ],
  3: [
    [-0.491, 0.491],
    [0.491, 0.491],
    [0, -0.359],
  ],
  5: [
    [-0.586, -0.586],
    [0.586, -0.586],
    [0, 0],
    [-0.586, 0.586],
    [0.586, 0.586],
  ],
}
const RADII: Readonly<Record<number, number>> = { 2: 0.586, 3: 0.491, 5: 0.414 }

/** Places for so many tokens in a square that is `2 * half` wide; what is great has a larger one, the first. */
export function cellsIn(half: number, count: number, hasGreat: boolean): readonly Cell[] {
  if (count === 1) return [{ x: 0, y: 0, r: half * ((hasGreat ? GREAT : ALONE) / HALF) }]
  if (hasGreat) return besideGreat(half, count)
  const packed = PACKED[count]
  if (packed === undefined) return grid(half, Math.ceil(Math.sqrt(count))).slice(0, count)
  const r = half * RADII[count] - GAP
  return packed.map(([x, y]) => ({ x: x * half, y: y * half, r }))
}

function grid(half: number, columns: number): Cell[] {
  const step = (2 * half) / columns
  return Array.from({ length: columns * columns }, (_, n) => ({
    x: step * ((n % columns) + 0.5) - half,
    y: step * (Math.floor(n / columns) + 0.5) - half,
    r: step / 2 - GAP,
  }))
}

/** The first takes four places of a grid, upper left; the others lie around it. */
function besideGreat(half: number, count: number): readonly Cell[] {
  let columns = 3
  while (columns * columns - 4 < count - 1) columns++
  const step = (2 * half) / columns
  const rest = grid(half, columns).filter(({ x, y }) => Math.max(x, y) > 2 * step - half)
  // Nearest to the lower right corner first, where most room is left.
  rest.sort((a, b) => b.x + b.y - a.x - a.y)
  return [{ x: step - half, y: step - half, r: step - GAP }, ...rest.slice(0, count - 1)]
}

/** Places for so many in half a square, from the corner of its right angle. */
export function cellsInHalf(count: number): readonly Cell[] {
  let rows = 1
  while ((rows * (rows + 1)) / 2 < count) rows++
  const r = U / (2 * rows + Math.SQRT2)
  const cells: Cell[] = []
  for (let row = 0; row < rows; row++)
    for (let n = 0; n < rows - row; n++) cells.push({ x: r * (2 * n + 1), y: r * (2 * row + 1), r: r - GAP })
  return cells.slice(0, count)
}

/** Who stands together: the pieces of a node that are nobody's prisoners, or of a part of it. */
interface Stack {
  readonly node: NodeNo
  readonly part: number
  readonly pieces: PieceNo[]
}

/** Where all pieces on the map are drawn; one's own first among those that stand together, then the strongest. */
export function standsOf(ctx: VentureViewContext, own: SideNo): readonly Stand[] {
  const { state } = ctx
  const stacks = new Map<number, Stack>()
  const held = new Map<PieceNo, PieceNo>()
  state.at.forEach((node, piece) => {
    if (!isOnMap(state, piece)) return
    if (state.captor[piece] >= 0) {
      held.set(state.captor[piece], piece)
      return
    }
    const part = isSplit(ctx, node) ? partOf(state, piece) : 0
    const key = node * 2 + part
    const stack: Stack = stacks.get(key) ?? { node, part, pieces: [] }
    stack.pieces.push(piece)
    stacks.set(key, stack)
  })
  const stands = [...stacks.values()].flatMap((stack) => {
    stack.pieces.sort(before(ctx, own))
    const cells = cellsOf(ctx, stack, stacks)
    return stack.pieces.flatMap((piece, n) => standing(stack, piece, cells[n], held.get(piece)))
  })
  // Prisoners behind their captors; otherwise always in the same order, so that nothing is taken out while it moves.
  return stands.sort((a, b) => Number(b.isPrisoner) - Number(a.isPrisoner) || a.piece - b.piece)
}

function isSplit({ state }: VentureViewContext, node: NodeNo): node is Square {
  return node < SQUARES && across(state.built, node as Square) > 0
}

function isGreat({ tables }: VentureViewContext, piece: PieceNo): boolean {
  return isAncient(piece) || tables.creatureOf[piece] !== undefined
}

function before(ctx: VentureViewContext, own: SideNo): (a: PieceNo, b: PieceNo) => number {
  const { state, tables } = ctx
  const rank = (piece: PieceNo): number =>
    (isGreat(ctx, piece) ? 0 : state.side[piece] === own ? 100 : 200 + 100 * state.side[piece]) -
    tables.strength[piece]
  return (a, b) => rank(a) - rank(b) || a - b
}

/** On a bridge and beneath it two stacks share a square: the upper above, the lower below. */
const UPPER = { y: -HALF * 0.45, half: HALF * 0.55 }
const LOWER = { y: HALF * 0.55, half: HALF * 0.45 }

function cellsOf(
  ctx: VentureViewContext,
  { node, part, pieces }: Stack,
  stacks: Map<number, Stack>,
): readonly Cell[] {
  const { state, tables } = ctx
  const hasGreat = pieces.filter((piece) => isGreat(ctx, piece)).length === 1
  if (isSplit(ctx, node)) {
    const [, , corner] = partCorners(tables, node, part, slope(state.built, node))
    const middle = squareMiddle(tables, node)
    const right = corner.x > middle.x ? -1 : 1
    const down = corner.y > middle.y ? -1 : 1
    return cellsInHalf(pieces.length).map(({ x, y, r }) => ({
      x: corner.x + right * x,
      y: corner.y + down * y,
      r,
    }))
  }
  const square = tables.ways.square[node]
  const deck = tables.ways.deck[square]
  const isShared = deck >= 0 && stacks.has(deck * 2) && (stacks.has(square * 2) || stacks.has(square * 2 + 1))
  if (!isShared && pieces.length === 1) return alone(ctx, node, hasGreat)
  if (!isShared) return around(squareMiddle(tables, square), cellsIn(HALF, pieces.length, hasGreat))
  const { half, y } = node >= SQUARES ? UPPER : LOWER
  const middle = squareMiddle(tables, square)
  const cells = pieces.length === 1 ? [{ x: 0, y: 0, r: half - GAP }] : cellsIn(half, pieces.length, hasGreat)
  return around({ x: middle.x, y: middle.y + y }, cells)
}

/** On a deck one stands a little higher, and still within one's own space. */
function alone({ tables }: VentureViewContext, node: NodeNo, isGreat: boolean): readonly Cell[] {
  const [{ r }] = cellsIn(HALF, 1, isGreat)
  return [{ ...nodeSpot(tables, node), r: node < SQUARES ? r : Math.min(r, HALF - LIFT - GAP) }]
}

function around(middle: Point, cells: readonly Cell[]): readonly Cell[] {
  return cells.map(({ x, y, r }) => ({ x: middle.x + x, y: middle.y + y, r }))
}

/** How a captor makes room for its prisoner, in parts of the radius. */
const CAPTOR = { off: 0.22, r: 0.78 }
const PRISONER = { off: 0.42, r: 0.58 }

function standing(
  { node, pieces }: Stack,
  piece: PieceNo,
  { x, y, r }: Cell,
  prisoner: PieceNo | undefined,
): readonly Stand[] {
  const common = { node, crowd: pieces.length }
  if (prisoner === undefined) return [{ ...common, piece, x, y, r, isPrisoner: false }]
  return [
    { ...common, piece, x: x - CAPTOR.off * r, y: y + CAPTOR.off * r, r: CAPTOR.r * r, isPrisoner: false },
    {
      ...common,
      piece: prisoner,
      x: x + PRISONER.off * r,
      y: y - PRISONER.off * r,
      r: PRISONER.r * r,
      isPrisoner: true,
    },
  ]
}
