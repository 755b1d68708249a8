import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { expect, test } from 'vitest'
import { mainMap } from '../src/content/map-main.ts'
import { exists } from '../src/state/map/read.ts'
import { isExchange, isOpenEdge } from '../src/state/queries/visibility.ts'
import { NODES, SQUARES, WAYS } from '../src/state/numbers.ts'
import { go, paymentsOf, walker } from './support/march.ts'
import { waysOf } from '../src/state/queries/map.ts'
import { scene } from './support/scene.ts'

const upstairs = { options: { floors: true } }

proves('DV-MAP-01', 'columns run from west to east, rows from north to south', () => {
  const { tables } = scene()
  const square = tables.board.squareOf.get('B4') ?? -1
  expect([tables.board.column[square], tables.board.row[square]]).toEqual([1, 3])
  expect(tables.board.idOf.slice(0, 3)).toEqual(['A1', 'B1', 'C1'])
  expect(tables.board.idOf[255]).toBe('P16')
})

proves('DV-MAP-02', 'a building is entered and left by its openings alone', () => {
  expect(walker('E4', '2 2').why('step S')).toBe('DV-MAP-02')
  expect(walker('J6', '1').why('step E')).toBe('DV-MAP-02')
  const { board, building } = scene().tables
  const { ways } = scene().tables
  const open = new Set<string>()
  for (let square = 0; square < 256; square++) {
    for (let side = 0; side < 4; side++) {
      const to = ways.square[ways.to[square * WAYS + side]]
      if (to >= 0 && building[square] >= 0 && building[to] < 0)
        open.add([board.idOf[square], board.idOf[to]].toSorted().join('|'))
    }
  }
  const doors = mainMap.buildings.flatMap(({ doors: all }) =>
    all.map((door) => door.split('|').toSorted().join('|')),
  )
  const outer = doors.filter((door) => {
    const [a, b] = door.split('|').map((id) => board.squareOf.get(id) ?? -1)
    return building[a] !== building[b]
  })
  expect([...open].toSorted()).toEqual(outer.toSorted())
})

proves('DV-MAP-03', 'upper floors are there only if they are in use', () => {
  expect(walker('A6', '1 d').menu('stairs')).toEqual([])
  expect(walker('A6', '1 d', upstairs).menu('stairs')).toEqual(['stairs ortho1', 'stairs diag1'])
})

proves('DV-MAP-04', 'a space of an upper floor lies above the one of its name', () => {
  const { board } = scene(upstairs).tables
  const above = board.squareOf.get('2G6') ?? -1
  const below = board.squareOf.get('G6') ?? -1
  expect([board.column[above], board.row[above]]).toEqual([board.column[below], board.row[below]])
  expect([board.floor[above], board.floor[below]]).toEqual([2, 1])
})

proves('DV-MAP-05', 'stairs at A6, B6 and D13, a ladder at 2B12', () => {
  const { tables } = scene(upstairs)
  const links = tables.linkTo.flatMap((to, from) =>
    to > from ? [`${tables.board.idOf[from]}-${tables.board.idOf[to]}`] : [],
  )
  expect(links.toSorted()).toEqual(['2B12-3B12', 'A6-2A6', 'B6-2B6', 'D13-2D13'])
})

proves('DV-MAP-06', 'changing floor takes one MOVE die of any face, the whole of it', () => {
  const table = walker('A6', '2 d s', upstairs)
  expectWholeMenu(table)
  expect(table.menu('stairs')).toEqual(['stairs ortho2', 'stairs diag1'])
  expect(table.why('stairs skull')).toBe('DV-DICE-02')
  expect(table.why('stairs ortho1')).toBe('DV-MAP-06')
  table.take('stairs ortho2')
  expect(table.at('a')).toBe('2A6')
  expect(table.frame).toMatchObject({ ortho: 0, diag: 0 })
  expect(table.state.dice).toEqual([0, 0, 1, 1])
  table.take('stairs diag1')
  expect(table.at('a')).toBe('A6')
  expect(table.step).toBe('turn')
})

proves('DV-MAP-06', 'points left over do not pay for it', () => {
  const table = go(walker('A5', '2', upstairs), 'S 2')
  expect(table.frame).toMatchObject({ ortho: 1 })
  expect(table.why('stairs ortho2')).toBe('DV-MAP-06')
})

proves('DV-MAP-07', 'no horse takes the stairs', () => {
  const a = { is: 'varpen-whelp', at: 'A6', wears: ['grangeHorse'] } as const
  const table = scene({ sides: { varpen: { units: { a } }, orpal: {} }, dice: '1 d', ...upstairs }).take(
    'march a',
  )
  expect(table.why('stairs ortho1')).toBe('DV-MAP-07')
  expectWholeMenu(table)
})

proves('DV-STORY-3', 'a shut gate is a wall', () => {
  const { tables, state } = scene({ options: { mode: 'adventure' } })
  const now = waysOf(state, tables)
  const shut = tables.ways.to.filter((to, i) => to >= 0 && now.to[i] < 0)
  expect(shut.length).toBeGreaterThan(0)
})

test('every way can be gone back, and leads to a space that is there', () => {
  for (const map of ['main', 'underground']) {
    const { ways, board } = scene({ options: { map } }).tables
    for (let i = 0; i < NODES * WAYS; i++) {
      const to = ways.to[i]
      if (to < 0) continue
      const from = Math.floor(i / WAYS)
      expect(exists(board, ways.square[to])).toBe(true)
      const back = ways.to.slice(to * WAYS, to * WAYS + WAYS)
      expect(back.some((node) => ways.square[node] === ways.square[from])).toBe(true)
    }
  }
})

test('the seven decks are road, and below each is water', () => {
  const { ways, board } = scene().tables
  const decks = Array.from({ length: NODES - SQUARES }, (_, i) => board.idOf[ways.square[SQUARES + i]])
  expect(decks.toSorted()).toEqual(['G13', 'H13', 'H14', 'H15', 'K3', 'L2', 'L3'])
  expect(paymentsOf(walker('^H13', '1 1'), 'climb')).toEqual(['1+1'])
})

proves('DV-PRIS-04', 'an edge is open unless a wall, or a fence of anybody, closes its side', () => {
  const table = scene({ built: { 'A9:W': 'fence', 'P9:E': 'wall' } })
  const open = (id: string) => isOpenEdge(table.tables, table.state, table.node(id))
  expect(['A8', 'E1', 'P16', 'A16'].map(open)).toEqual([true, true, true, true])
  expect(['A9', 'P9', 'A6', 'P12', 'D9'].map(open)).toEqual([false, false, false, false, false])
  expect(isExchange(table.tables, table.state, table.node('A8'))).toBe(true)
})

proves('DV-PRIS-08', 'underground there are six spaces for it', () => {
  const table = scene({ options: { map: 'underground' } })
  const spaces = table.tables.board.idOf.filter((_, square) => isExchange(table.tables, table.state, square))
  expect(spaces.toSorted()).toEqual(['A6', 'A7', 'B6', 'B7', 'C6', 'C7'])
})
