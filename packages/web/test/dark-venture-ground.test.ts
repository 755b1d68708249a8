import { darkVenture } from '@longtable/dark-venture'
import { EDGES, exists, SQUARES, type MatchTables } from '@longtable/dark-venture/board'
import { Engine, type Game } from '@longtable/kernel'
import { describe, expect, it } from 'vitest'
import { scene } from '../../dark-venture/test/support/scene.ts'
import {
  edgeLine,
  insetsOf,
  nodeSpot,
  partSpot,
  sheetOf,
  squareAt,
  squareBox,
  squareMiddle,
  U,
} from '../src/games/dark-venture/grid/geometry.ts'
import { builtOn } from '../src/games/dark-venture/map/built-paths.ts'
import { printedOn } from '../src/games/dark-venture/map/printed-ground.ts'
import { ringsOf, soft, straight } from '../src/games/dark-venture/map/outline.ts'
import { groundPaths, merged } from '../src/games/dark-venture/map/paths.ts'
import { nextTowards } from '../src/games/dark-venture/map/ways.ts'

function worldOf(config: Readonly<Record<string, unknown>>): MatchTables {
  return new Engine(darkVenture as unknown as Game, 2, config).tables as unknown as MatchTables
}

const main = worldOf({ mode: 'victory', floors: true })
const underground = worldOf({ mode: 'victory', map: 'underground' })
const adventure = worldOf({ mode: 'adventure' })

/** Every line between two corners, however it is named. */
function lineKey(tables: MatchTables, edge: number): string {
  const { from, to } = edgeLine(tables, edge)
  return `${from.x} ${from.y} ${to.x} ${to.y}`
}

function allSquares(tables: MatchTables): number[] {
  return Array.from({ length: SQUARES }, (_, square) => square).filter(
    (square) => tables.board.ground[square] !== '',
  )
}

describe.each([
  ['main', main],
  ['underground', underground],
  ['adventure', adventure],
])('the ground of the %s map', (_, tables) => {
  const { squares, edges } = printedOn(tables)

  it('is drawn square by square, each once', () => {
    const drawn = Object.values(squares).flat()
    expect(drawn.toSorted((a, b) => a - b)).toEqual(allSquares(tables))
  })

  it('has every edge once', () => {
    const drawn = Object.values(edges).flat()
    const lines = drawn.map((edge) => lineKey(tables, edge))
    const all = new Set(
      allSquares(tables).flatMap((square) =>
        [0, 1, 2, 3].map((side) => lineKey(tables, square * EDGES + side)),
      ),
    )
    expect(new Set(lines).size).toBe(lines.length)
    expect(new Set(lines)).toEqual(all)
  })

  it('has a wall where the rules have one, and nowhere else', () => {
    const { board } = tables
    const isWalled = (edge: number): boolean =>
      (board.walled[Math.floor(edge / EDGES)] & (1 << (edge % EDGES))) !== 0
    expect(edges.open.some(isWalled)).toBe(false)
    expect(edges.door.some(isWalled)).toBe(false)
    const outer = edges.wall.filter((edge) => !isWalled(edge))
    expect(outer.every((edge) => board.floor[Math.floor(edge / EDGES)] > 1)).toBe(true)
  })
})

describe('what is printed', () => {
  it('counts doors, gates and solid rock', () => {
    const land = printedOn(main).edges
    expect([land.door.length, land.gate.length, land.rim.length]).toEqual([11, 0, 54])
    expect(printedOn(adventure).edges.gate.map((edge) => southEast(edge))).toEqual(['E6'])
    expect(printedOn(underground).squares.blocked.map((square) => underground.board.idOf[square])).toEqual([
      'O2',
      'K3',
      'K5',
      'C8',
      'E9',
      'H9',
    ])
  })

  it('leaves no kind of path empty that the map has', () => {
    const paths = groundPaths(main)
    for (const name of ['water', 'road', 'wood', 'stone', 'walls', 'sills', 'boards', 'stones'] as const)
      expect(paths[name]).not.toBe('')
    expect(groundPaths(underground).road).toBe('')
  })
})

function southEast(edge: number): string {
  return adventure.board.idOf[Math.floor(edge / EDGES)]
}

describe('borders', () => {
  const box = (x: number, y: number) => ({ x: x * U, y: y * U, width: U, height: U })

  it('go around all squares of an area', () => {
    const [ring, ...others] = ringsOf([box(0, 0), box(1, 0), box(1, 1)])
    expect(others).toEqual([])
    expect(areaOf(ring)).toBe(3 * U * U)
  })

  it('go around a hole as well', () => {
    const boxes = [0, 1, 2].flatMap((x) => [0, 1, 2].flatMap((y) => (x === 1 && y === 1 ? [] : [box(x, y)])))
    const rings = ringsOf(boxes)
    expect(rings.map(areaOf).toSorted((a, b) => a - b)).toEqual([-U * U, 9 * U * U])
  })

  it('keep squares apart that touch at a corner', () => {
    expect(ringsOf([box(0, 0), box(1, 1)]).map(areaOf)).toEqual([U * U, U * U])
  })

  it('are closed curves, and lines that go on are one', () => {
    const rings = ringsOf([box(0, 0)])
    expect(straight(rings)).toBe('M0 0L64 0L64 64L0 64z')
    expect(soft(rings, { stray: 2 }).endsWith('z')).toBe(true)
    const line = (x: number) => ({ from: { x: x * U, y: 0 }, to: { x: (x + 1) * U, y: 0 } })
    expect(merged([line(0), line(2), line(1), line(5)])).toBe('M0 0h192M320 0h64')
  })
})

function areaOf(ring: readonly { readonly x: number; readonly y: number }[]): number {
  return ring.reduce((sum, { x, y }, n) => {
    const next = ring[(n + 1) % ring.length]
    return sum + (x * next.y - next.x * y) / 2
  }, 0)
}

describe('places', () => {
  it('are found again where they lie', () => {
    for (const tables of [main, underground]) {
      const shown = allSquares(tables)
      expect(shown.map((square) => squareAt(tables, squareMiddle(tables, square)))).toEqual(shown)
    }
    expect(squareAt(main, { x: -20, y: 30 })).toBe(-1)
  })

  it('lie on the sheet, and no floor over another', () => {
    const { left, top, width, height } = sheetOf(main)
    for (const { x, y } of allSquares(main).map((square) => squareBox(main, square))) {
      expect(x >= left && x + U <= left + width && y >= top && y + U <= top + height).toBe(true)
    }
    const insets = insetsOf(main)
    expect(insets.length).toBe(3)
    expect(insetsOf(underground)).toEqual([])
    const overlaps = insets.filter((one) =>
      insets.some(
        (other) =>
          other !== one &&
          one.x < other.x + other.width &&
          other.x < one.x + one.width &&
          one.y < other.y + other.height &&
          other.y < one.y + one.height,
      ),
    )
    expect(overlaps).toEqual([])
  })

  it('have decks above and halves beside', () => {
    const square = main.board.squareOf.get('G13') ?? -1
    const deck = main.ways.deck[square]
    expect(nodeSpot(main, deck)).toEqual({ x: 6.5 * U, y: 12.5 * U - 6 })
    expect(exists(main.board, square)).toBe(true)
    const [north, south] = [0, 1].map((part) => partSpot(main, square, part, 0))
    expect(north.x > south.x && north.y < south.y).toBe(true)
  })

  it('follow one another in the direction of an arrow', () => {
    const at = (id: string): number => main.board.squareOf.get(id) ?? -1
    const nodes = ['F8', 'G9', 'H9', 'F12', 'A9'].map(at)
    expect(nextTowards(main, nodes, at('F9'), 'ArrowRight')).toBe(at('G9'))
    expect(nextTowards(main, nodes, at('F9'), 'ArrowUp')).toBe(at('F8'))
    expect(nextTowards(main, nodes, at('F9'), 'ArrowDown')).toBe(at('F12'))
    expect(nextTowards(main, nodes, at('F9'), 'ArrowLeft')).toBe(at('A9'))
    expect(nextTowards(main, nodes, at('A9'), 'ArrowLeft')).toBeUndefined()
    expect(nextTowards(main, nodes, at('F9'), 'Enter')).toBeUndefined()
  })
})

describe('what is built', () => {
  it('is drawn once, though both squares of an edge know of it', () => {
    const built = {
      'F9:E': 'fence',
      'A9:W': 'wall',
      'H9:down': 'wall',
      'J9:up': 'fence',
      'K9:N': 'wall',
      'K9:up': 'wall',
    } as const
    const { engine, position } = scene({ built })
    const ctx = engine.viewContext(engine.view(position, 0))
    const names = builtOn(ctx).map(({ edge, isFence }) => {
      const square = ctx.tables.board.idOf[Math.floor(edge / EDGES)]
      return `${square} ${'NESW\\/'[edge % EDGES]} ${isFence ? 'fence' : 'wall'}`
    })
    expect(names.toSorted()).toEqual([
      'A9 W wall',
      'G9 W fence',
      'H9 \\ wall',
      'J9 / fence',
      'K9 / wall',
      'K9 N wall',
    ])
  })
})
