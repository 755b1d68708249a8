import {
  E,
  EDGES,
  exists,
  N,
  S,
  SQUARES,
  W,
  type Board,
  type Square,
  type MatchTables,
} from '@longtable/dark-venture/board'

/** What is printed on a map: of every square what it is, and of every edge what is there; each exactly once. */

export type Kind =
  | 'plain'
  | 'river'
  | 'pond'
  | 'road'
  | 'bridge'
  | 'ford'
  | 'planks'
  | 'wood'
  | 'stone'
  | 'tree'
  | 'shrub'
  | 'rock'
  | 'blocked'

const KINDS: Readonly<Record<string, Kind>> = {
  '.': 'plain',
  '~': 'river',
  w: 'pond',
  '=': 'road',
  B: 'bridge',
  X: 'ford',
  p: 'planks',
  '#': 'wood',
  '%': 'stone',
  T: 'tree',
  s: 'shrub',
  o: 'rock',
  '@': 'blocked',
}

export type EdgeKind =
  /** Nothing but a line of the grid. */
  | 'open'
  | 'wall'
  | 'door'
  | 'gate'
  /** The border of the ground, where no wall is. */
  | 'rim'
  /** The border of solid rock or rubble. */
  | 'rock'
  /** Inside of solid rock. */
  | 'inner'

export interface Printed {
  readonly squares: Readonly<Record<Kind, readonly Square[]>>
  /** Edges as in the names of places: square * 6 + N E S W; each by the square south or east of it, where there is one. */
  readonly edges: Readonly<Record<EdgeKind, readonly number[]>>
}

type Land = Pick<MatchTables, 'board' | 'map' | 'adventure'>

export function printedOn(land: Land): Printed {
  const squares = emptyKinds()
  const edges = emptyEdges()
  const { board } = land
  const doors = edgeSet(
    board,
    land.map.buildings.flatMap((building) => building.doors),
  )
  const gates = edgeSet(board, land.adventure?.gates.map(({ edge }) => edge) ?? [])
  for (let square = 0; square < SQUARES; square++) {
    const kind = KINDS[board.ground[square]]
    if (kind === undefined) continue
    squares[kind].push(square)
    for (const side of [N, E, S, W]) {
      if (!isOwn(board, square, side)) continue
      const edge = square * EDGES + side
      edges[kindOfEdge(board, edge, doors, gates)].push(edge)
    }
  }
  return { squares, edges }
}

function emptyKinds(): Record<Kind, Square[]> {
  return Object.fromEntries(Object.values(KINDS).map((kind) => [kind, []])) as unknown as Record<
    Kind,
    Square[]
  >
}

function emptyEdges(): Record<EdgeKind, number[]> {
  return { open: [], wall: [], door: [], gate: [], rim: [], rock: [], inner: [] }
}

/** An edge between two squares belongs to the one south or east of it. */
function isOwn(board: Board, square: Square, side: number): boolean {
  return side === N || side === W || board.beside[square * 8 + side] < 0
}

function kindOfEdge(
  board: Board,
  edge: number,
  doors: ReadonlySet<number>,
  gates: ReadonlySet<number>,
): EdgeKind {
  const square = Math.floor(edge / EDGES)
  const side = edge % EDGES
  const other = board.beside[square * 8 + side]
  if (doors.has(edge)) return 'door'
  if (gates.has(edge)) return 'gate'
  if (isWalled(board, square, side)) return 'wall'
  if (other < 0) return board.floor[square] > 1 ? 'wall' : exists(board, square) ? 'rim' : 'rock'
  const solid = Number(!exists(board, square)) + Number(!exists(board, other))
  return solid === 2 ? 'inner' : solid === 1 ? 'rock' : 'open'
}

function isWalled(board: Board, square: Square, side: number): boolean {
  return (board.walled[square] & (1 << side)) !== 0
}

/** `F4|F5` by the square south or east of it. */
function edgeSet(board: Board, ids: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>()
  for (const id of ids) {
    const [a, b] = id.split('|').map((space) => board.squareOf.get(space) ?? -1)
    for (const side of [N, W]) {
      if (board.beside[a * 8 + side] === b) found.add(a * EDGES + side)
      else if (board.beside[b * 8 + side] === a) found.add(b * EDGES + side)
    }
  }
  return found
}
