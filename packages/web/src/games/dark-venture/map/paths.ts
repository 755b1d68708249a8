import {
  E,
  EDGES,
  GROUND,
  N,
  S,
  W,
  type Board,
  type Square,
  type MatchTables,
} from '@longtable/dark-venture/board'
import { cracks, crystals, grass, noTones, rocks, Scatter, shrubs, trees, type Tones } from './decor.ts'
import { edgeLine, hasFloors, squareBox, U, type Box, type Segment } from '../grid/geometry.ts'
import { printedOn, type EdgeKind, type Kind, type Printed } from './printed-ground.ts'
import { chance, near, ringsOf, soft, straight } from './outline.ts'
import {
  boardLines,
  boards,
  flagstones,
  floorboards,
  hatching,
  patches,
  slabs,
  steppingStones,
  waves,
} from './textures.ts'

/** Everything that is printed on a map, one path for each kind of line and tone; made once a map. */
export interface GroundPaths {
  readonly patches: string
  readonly wooded: string
  readonly scree: string
  readonly water: string
  readonly shallows: string
  readonly waves: string
  readonly reeds: string
  readonly road: string
  readonly slabs: string
  readonly stones: string
  readonly boards: string
  readonly boardLines: string
  readonly wood: string
  readonly woodLines: string
  readonly stone: string
  readonly stoneLines: string
  readonly blocked: string
  readonly hatching: string
  readonly grid: string
  readonly walls: string
  readonly sills: string
  readonly jambs: string
  readonly arrows: string
  readonly tones: Tones
}

/** What the drawing of a map depends on. */
export type Land = Pick<MatchTables, 'board' | 'map' | 'adventure' | 'linkTo'>

const WATER: readonly Kind[] = ['river', 'pond', 'bridge', 'ford', 'planks']

const known = new WeakMap<Board, GroundPaths>()

/** The same paths for the same match. */
export function groundPaths(land: Land): GroundPaths {
  const found = known.get(land.board) ?? drawn(land, hasFloors(land))
  known.set(land.board, found)
  return found
}

function drawn(land: Land, isHigh: boolean): GroundPaths {
  const printed = printedOn(land)
  const isShown = (square: Square): boolean => isHigh || square < GROUND
  const boxesOf = (...kinds: readonly Kind[]): Box[] =>
    kinds.flatMap((kind) => printed.squares[kind].filter(isShown).map((square) => squareBox(land, square)))
  const linesOf = (...kinds: readonly EdgeKind[]): Segment[] =>
    kinds.flatMap((kind) =>
      printed.edges[kind]
        .filter((edge) => isShown(Math.floor(edge / EDGES)))
        .map((edge) => edgeLine(land, edge)),
    )
  const water = ringsOf(boxesOf(...WATER))
  const road = ringsOf(boxesOf('road'))
  const blocked = ringsOf(boxesOf('blocked'))
  const isCave = land.map.buildings.length === 0
  return {
    patches: patches(boxesOf('plain', 'tree', 'shrub', 'rock')),
    wooded: soft(ringsOf(boxesOf('tree', 'shrub')), { stray: 2.5, inset: 3.5, salt: 7 }),
    scree: soft(ringsOf(boxesOf('rock')), { stray: 2.5, inset: 3.5, salt: 8 }),
    water: soft(water, { stray: 2.6, pieces: 4 }),
    shallows: soft(water, { stray: 2, inset: 5.5, pieces: 4 }),
    waves: boxesOf(...WATER)
      .map(waves)
      .join(''),
    reeds: reeds(land, printed),
    road: soft(road, { stray: 1.2, pieces: 4, salt: 3 }),
    slabs: boxesOf('road').map(slabs).join(''),
    stones: boxesOf('ford').map(steppingStones).join(''),
    boards: boxesOf('planks').map(boards).join(''),
    boardLines: boxesOf('planks').map(boardLines).join(''),
    wood: straight(ringsOf(boxesOf('wood'))),
    woodLines: boxesOf('wood').map(floorboards).join(''),
    stone: straight(ringsOf(boxesOf('stone'))),
    stoneLines: boxesOf('stone').map(flagstones).join(''),
    blocked: soft(blocked, { stray: 3.5, inset: -1, pieces: 4, salt: 5 }),
    hatching: boxesOf('blocked').map(hatching).join(''),
    grid: merged(linesOf('open', 'rim')),
    walls: merged(linesOf('wall')),
    sills: linesOf('door').map(sill).join(''),
    jambs: linesOf('door').map(jambs).join(''),
    arrows: linesOf('door').map(arrows).join(''),
    tones: growth(land, printed, isCave),
  }
}

/** Reeds stand where a pond ends. */
function reeds(land: Land, { squares }: Printed): string {
  const { board } = land
  const isWater = (square: Square): boolean => WATER.some((kind) => squares[kind].includes(square))
  return squares.pond
    .map((square) => {
      const box = squareBox(land, square)
      const scatter = new Scatter(box, 11)
      let d = ''
      for (const side of [N, E, S, W]) {
        const other = board.beside[square * 8 + side]
        if (other < 0 || isWater(other)) continue
        for (let n = 0; n < 4; n++) {
          const along = scatter.between(8, U - 8)
          const deep = scatter.between(5, 11)
          const x = box.x + (side === E ? U - deep : side === W ? deep : along)
          const y = box.y + (side === N ? deep + 7 : side === S ? U - deep + 6 : along)
          d += `M${near(x)} ${near(y)}l${near(scatter.between(-2, 2))} ${near(scatter.between(-12, -8))}`
        }
      }
      return d
    })
    .join('')
}

function isFlat({ from, to }: Segment): boolean {
  return from.y === to.y
}

/** Lines that go on in one another are drawn as one. */
export function merged(lines: readonly Segment[]): string {
  const rows = new Map<string, { readonly isFlat: boolean; readonly at: number; readonly starts: number[] }>()
  for (const line of lines) {
    const flat = isFlat(line)
    const at = flat ? line.from.y : line.from.x
    const key = `${flat} ${at}`
    const row = rows.get(key) ?? { isFlat: flat, at, starts: [] }
    rows.set(key, row)
    row.starts.push(flat ? line.from.x : line.from.y)
  }
  return [...rows.values()].map((row) => runs(row.starts, row.at, row.isFlat)).join('')
}

function runs(starts: readonly number[], at: number, flat: boolean): string {
  const sorted = starts.toSorted((a, b) => a - b)
  let d = ''
  for (let i = 0; i < sorted.length;) {
    const from = sorted[i]
    let to = from + U
    for (i++; i < sorted.length && sorted[i] === to; i++) to += U
    d += flat
      ? `M${near(from)} ${near(at)}h${near(to - from)}`
      : `M${near(at)} ${near(from)}v${near(to - from)}`
  }
  return d
}

/** A threshold of wood. */
function sill(line: Segment): string {
  const { x, y } = line.from
  return isFlat(line) ? `M${x + 11} ${y - 4}h42v8h-42z` : `M${x - 4} ${y + 11}h8v42h-8z`
}

/** What is left of the wall on both sides of a door. */
function jambs(line: Segment): string {
  const { x, y } = line.from
  return isFlat(line) ? `M${x} ${y}h9M${x + U - 9} ${y}h9` : `M${x} ${y}v9M${x} ${y + U - 9}v9`
}

/** Arrows mark where a building or a room is entered. */
function arrows(line: Segment): string {
  const { x, y } = line.from
  const [cx, cy] = isFlat(line) ? [x + U / 2, y] : [x, y + U / 2]
  const head = (dx: number, dy: number): string =>
    dx === 0 ? `M${cx - 6} ${cy + dy * 7}h12l-6 ${dy * 7}z` : `M${cx + dx * 7} ${cy - 6}v12l${dx * 7} -6z`
  return isFlat(line) ? head(0, -1) + head(0, 1) : head(-1, 0) + head(1, 0)
}

function growth(land: Land, { squares }: Printed, isCave: boolean): Tones {
  const tones = noTones()
  const each = (kind: Kind, grow: (box: Box) => void): void => {
    for (const square of squares[kind]) grow(squareBox(land, square))
  }
  each('plain', (box) => (isCave ? cracks(box, tones) : grass(box, tones, 4)))
  each('tree', (box) => trees(box, tones))
  each('shrub', (box) => shrubs(box, tones))
  each('rock', (box) => {
    if (isCave && chance(box.x, box.y, 40) < 0.6) crystals(box, tones)
    rocks(box, tones)
  })
  return tones
}

/** The steps of stairs, getting narrower, and the rungs of a ladder; one path each. */
export function linkPaths(land: Land): { readonly stairs: string; readonly ladders: string } {
  let stairs = ''
  let ladders = ''
  for (const { kind, a, b } of land.map.links) {
    for (const id of [a, b]) {
      const { x, y } = squareBox(land, land.board.squareOf.get(id) ?? -1)
      if (kind === 'stairs') stairs += steps(x, y)
      else ladders += rungs(x, y)
    }
  }
  return { stairs, ladders }
}

function steps(x: number, y: number): string {
  let d = ''
  for (let n = 0; n < 5; n++)
    d += `M${x + 10 + n * 2.4} ${y + 46 - n * 9}h${44 - n * 4.8}v7h${-44 + n * 4.8}z`
  return d
}

function rungs(x: number, y: number): string {
  let d = `M${x + 22} ${y + 58}L${x + 25} ${y + 8}M${x + 42} ${y + 58}L${x + 39} ${y + 8}`
  for (let n = 0; n < 5; n++) d += `M${x + 23 + n * 0.6} ${y + 50 - n * 9}h${18 - n * 1.2}`
  return d
}
