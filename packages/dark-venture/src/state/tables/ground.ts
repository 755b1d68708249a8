import type { Terrain } from '../../content/effects.ts'
import type { Resource, SpaceId } from '../../content/ids.ts'
import type { MapRow } from '../../content/types.ts'
import { type Board, exists, readBoard } from '../map/read.ts'
import { readWays, type Ways } from '../map/ways.ts'
import { RESOURCE } from '../names.ts'
import { E, GROUND, N, NOBODY, NODES, S, type Square, SQUARES, W } from '../numbers.ts'

/** Bits of terrain. */
export const TERRAIN: Readonly<Record<Terrain, number>> = {
  water: 1,
  roadway: 2,
  rock: 4,
  wooded: 8,
  building: 16,
  plain: 32,
}

const letters: Readonly<
  Record<string, { readonly is: readonly Terrain[]; readonly yields: readonly Resource[] }>
> = {
  '~': { is: ['water'], yields: ['water'] },
  w: { is: ['water'], yields: ['water'] },
  p: { is: ['water'], yields: ['water'] },
  '=': { is: ['roadway'], yields: [] },
  B: { is: ['water', 'roadway'], yields: ['water'] },
  X: { is: ['water', 'roadway'], yields: ['water'] },
  '#': { is: ['building'], yields: ['wood'] },
  '%': { is: ['building'], yields: ['wood', 'ore', 'gold'] },
  T: { is: ['wooded'], yields: ['wood'] },
  s: { is: ['wooded'], yields: ['wood'] },
  o: { is: ['rock'], yields: ['ore', 'gold'] },
  '.': { is: ['plain'], yields: [] },
}

/** A side of the board as tables: by square, unless they say node. */
export interface GroundTables {
  readonly map: MapRow
  readonly board: Board
  readonly ways: Ways
  /** The same by which gates are shut (DV-STORY-3), as bits; what nobody has asked for yet is not there. */
  readonly shut: Map<number, { readonly board: Board; readonly ways: Ways }>
  readonly gateEdges: readonly string[]
  /** By node: where its stairs or ladder lead, or -1. None while the upper floors are not in use (DV-MAP-03). */
  readonly linkTo: readonly Square[]
  /** Bits of TERRAIN. */
  readonly terrain: readonly number[]
  /** Bits of resources (DV-RES-02, A-17). */
  readonly yields: readonly number[]
  /** The number of the building, or -1; upper floors belong to theirs. */
  readonly building: readonly number[]
  /** Bits of sides on the rim of the map that no printed wall closes. */
  readonly openRim: readonly number[]
  /** 1 where prisoners are exchanged whatever the rim (DV-PRIS-08); undefined: on open map edges. */
  readonly exchange: readonly number[] | undefined
  readonly fabricators: readonly Square[]
  readonly heroStarts: readonly Square[]
}

export function groundTables(map: MapRow, floors: boolean, gates: readonly string[]): GroundTables {
  const board = readBoard(map)
  const ways = readWays(board, map)
  const at = (id: SpaceId): Square => squareNamed(board, id)
  const linkTo = new Array<Square>(NODES).fill(NOBODY)
  for (const { a, b } of floors ? map.links : []) {
    linkTo[at(a)] = at(b)
    linkTo[at(b)] = at(a)
  }
  const squares = Array.from({ length: SQUARES }, (_, square) => square)
  const exchange = map.exchange?.map(at)
  return {
    map,
    board,
    ways,
    shut: new Map(),
    gateEdges: gates,
    linkTo,
    terrain: squares.map((square) => terrainBits(board.ground[square])),
    yields: squares.map((square) => yieldBits(board.ground[square])),
    building: squares.map((square) => buildingOf(map, board, square)),
    openRim: squares.map((square) => rimBits(board, square)),
    exchange: exchange && squares.map((square) => (exchange.includes(square) ? 1 : 0)),
    fabricators: map.fabricators.map(at),
    heroStarts: map.heroStarts.map(at),
  }
}

/** The board and its ways while these gates are shut. */
export function whileShut(
  { map, shut, gateEdges }: GroundTables,
  bits: number,
): { readonly board: Board; readonly ways: Ways } {
  const known = shut.get(bits)
  if (known !== undefined) return known
  const walls = gateEdges.filter((_, gate) => (bits & (1 << gate)) !== 0)
  const closed = { ...map, walls: [...map.walls, ...walls] }
  const board = readBoard(closed)
  const made = { board, ways: readWays(board, closed) }
  shut.set(bits, made)
  return made
}

export function squareNamed(board: Board, id: SpaceId): Square {
  const square = board.squareOf.get(id)
  if (square === undefined) throw new Error(`there is no space ${id}`)
  return square
}

function terrainBits(letter: string): number {
  return (letters[letter]?.is ?? []).reduce((bits, terrain) => bits | TERRAIN[terrain], 0)
}

function yieldBits(letter: string): number {
  return (letters[letter]?.yields ?? []).reduce((bits, resource) => bits | (1 << RESOURCE[resource]), 0)
}

function buildingOf(map: MapRow, board: Board, square: Square): number {
  if (!exists(board, square)) return NOBODY
  const id = board.idOf[square]
  const below = board.floor[square] === 1 ? id : id.slice(1)
  return map.buildings.findIndex(({ spaces }) => spaces.includes(below))
}

function rimBits(board: Board, square: Square): number {
  if (square >= GROUND || !exists(board, square)) return 0
  let bits = 0
  for (const side of [N, E, S, W]) {
    const isWalled = (board.walled[square] & (1 << side)) !== 0
    if (board.beside[square * 8 + side] < 0 && !isWalled) bits |= 1 << side
  }
  return bits
}
