import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { expect, test } from 'vitest'
import { setBuilt } from '../src/state/mutations/built.ts'
import { across, onSide, slope, WALL } from '../src/state/queries/built.ts'
import { partOf } from '../src/state/queries/pieces.ts'
import { sees, seesPiece } from '../src/state/queries/visibility.ts'
import { go, paymentsOf, walker } from './support/march.ts'
import { scene } from './support/scene.ts'

proves('DV-WALL-03', 'a fence costs 1 more, a wall 2, from either side', () => {
  expect(paymentsOf(walker('D9', '1 1 2', { built: { 'D9:W': 'fence' } }), 'W')).toEqual(['2', '1+1'])
  expect(paymentsOf(walker('C9', '1 1 2', { built: { 'D9:W': 'fence' } }), 'E')).toEqual(['2', '1+1'])
  expect(paymentsOf(walker('D9', '1 1 2 1 2', { built: { 'D9:W': 'wall' } }), 'W')).toEqual([
    '1+2',
    '1+1+1',
    '2+2',
  ])
  const poor = walker('D9', '1 1', { built: { 'D9:W': 'wall' } })
  expect(poor.why('step W')).toBe('DV-WALL-03')
  expect(poor.numbers('step W')).toEqual({ needs: 3, has: 2 })
  expectWholeMenu(poor)
})

proves('DV-WALL-03', 'water and a wall add up, and the road’s bonus pays', () => {
  expect(paymentsOf(walker('B4', '1 1 2', { built: { 'B4:N': 'wall' } }), 'N')).toEqual(['1+1+2'])
  expect(paymentsOf(walker('F12', '1 1', { built: { 'F12:N': 'fence' } }), 'N')).toEqual(['1'])
  expect(paymentsOf(walker('F12', '1 1', { built: { 'F12:N': 'wall' } }), 'N')).toEqual(['1+1'])
})

proves('DV-WALL-03', 'grappling hooks ignore both', () => {
  const a = { is: 'varpen-whelp', at: 'D9', wears: ['grappleHooks'] } as const
  const built = { 'D9:W': 'wall', 'D9:down': 'fence' } as const
  const table = scene({ sides: { varpen: { units: { a } }, orpal: {} }, dice: '1', built }).take('march a')
  expect(paymentsOf(table, 'W')).toEqual(['1'])
  expect(paymentsOf(table, 'E')).toEqual(['1'])
  expect(paymentsOf(table, 'cross')).toEqual([])
})

proves('DV-WALL-04', 'a piece across a space makes two parts; the other one costs 1 or 2', () => {
  const table = walker('C9', '1 1 1 1', { built: { 'D9:down': 'fence' } })
  go(table, 'E 1')
  expect(partOf(table.state, table.piece('a'))).toBe(1)
  expect(table.why('step N')).toBe('DV-WALL-04')
  expect(table.why('step E')).toBe('DV-WALL-04')
  expect(table.why('step NE')).toBe('DV-WALL-04')
  expect(table.numbers('step N')).toEqual({ needs: 1, has: 3 })
  expect(paymentsOf(table, 'S')).toEqual(['1'])
  expectWholeMenu(table)
  go(table, 'cross 1', 'N 1')
  expect(table.at('a')).toBe('D8')
  expect(table.told('crossed')).toHaveLength(1)
  const wall = walker('D9', '1', { built: { 'D9:up': 'wall' } })
  expect(wall.why('step cross')).toBe('DV-WALL-04')
  expect(wall.numbers('step cross')).toEqual({ needs: 2, has: 1 })
  expect(wall.offers('step N')).toBe(true)
  expect(wall.offers('step W')).toBe(true)
  expect(wall.why('step S')).toBe('DV-WALL-04')
})

proves('DV-WALL-04', 'from the end of the piece one enters either part', () => {
  const table = walker('C8', 'd d', { built: { 'D9:down': 'fence' } })
  expect(paymentsOf(table, 'SE')).toEqual(['d'])
  expect(paymentsOf(table, 'far:SE')).toEqual(['d'])
  expectWholeMenu(table)
  go(table, 'far:SE d')
  expect(partOf(table.state, table.piece('a'))).toBe(1)
  const other = walker('C10', 'd d', { built: { 'D9:down': 'fence' } })
  expect(paymentsOf(other, 'far:NE')).toEqual([])
  go(other, 'NE d')
  expect(partOf(other.state, other.piece('a'))).toBe(1)
})

proves(
  'DV-WALL-05',
  'over the point where pieces meet a diagonal step costs more, over a lone end not',
  () => {
    const cost = (built: Record<string, 'fence' | 'wall'>, from = 'D8') =>
      paymentsOf(walker(from, 'd d d d', { built }), 'SE')
    expect(cost({ 'D8:E': 'fence' })).toEqual(['d'])
    expect(cost({ 'D8:E': 'wall' })).toEqual(['d'])
    expect(cost({ 'D8:E': 'fence', 'D8:S': 'fence' })).toEqual(['d+d'])
    expect(cost({ 'D8:E': 'fence', 'E9:W': 'wall' })).toEqual(['d+d'])
    expect(cost({ 'D8:E': 'wall', 'E9:N': 'wall' })).toEqual(['d+d+d'])
    expect(cost({ 'D8:E': 'wall', 'E8:up': 'wall' })).toEqual(['d+d+d'])
    expect(cost({ 'D8:E': 'fence', 'E8:down': 'fence' })).toEqual(['d'])
    const poor = walker('D8', 'd', { built: { 'D8:E': 'fence', 'D8:S': 'fence' } })
    expect(poor.why('step SE')).toBe('DV-WALL-05')
    expect(poor.numbers('step SE')).toEqual({ needs: 2, has: 1 })
  },
)

proves('DV-WALL-05', 'a printed wall counts as what they meet', () => {
  expect(paymentsOf(walker('J8', 'd d d', { built: { 'J8:E': 'fence' } }), 'SE')).toEqual(['d'])
  expect(paymentsOf(walker('K8', 'd d d', { built: { 'K7:S': 'fence' } }), 'NE')).toEqual(['d'])
  const table = walker('C6', 'd d d', { built: { 'C6:S': 'fence' } })
  expect(paymentsOf(table, 'SE')).toEqual(['d+d'])
})

proves(['DV-WALL-07', 'DV-COMBAT-10'], 'one sees over fences, not through walls', () => {
  const table = scene({ built: { 'D9:E': 'fence', 'H9:E': 'wall' } })
  const look = (a: string, b: string) => sees(table.tables, table.state, table.node(a), table.node(b))
  expect(look('D9', 'E9')).toBe(true)
  expect([look('H9', 'I9'), look('I9', 'H9'), look('G9', 'J9')]).toEqual([false, false, false])
  expect(look('H8', 'I8')).toBe(true)
  expect([look('C5', 'D5'), look('C6', 'D6')]).toEqual([false, true])
  expect(look('H8', 'I9')).toBe(true) // The free end of a wall.
})

proves('DV-COMBAT-10', 'where walls join nothing passes; where one ends freely it does', () => {
  const joint = scene({ built: { 'H9:E': 'wall', 'H8:E': 'wall' } })
  const look = (table: typeof joint, a: string, b: string) =>
    sees(table.tables, table.state, table.node(a), table.node(b))
  expect(look(joint, 'H8', 'I9')).toBe(false)
  const across2 = scene({ built: { 'H9:down': 'wall' } })
  expect(look(across2, 'G9', 'I9')).toBe(false)
  expect(look(across2, 'G8', 'I10')).toBe(false)
  expect(look(across2, 'G10', 'I8')).toBe(false)
  expect(look(across2, 'G9', 'H8')).toBe(true)
})

proves('DV-COMBAT-10', 'a wall across a space covers what is beyond it from the part of the unit', () => {
  const units = (part: 0 | 1) => ({ a: { is: 'varpen-whelp', at: 'H9', part } as const })
  const enemies = { n: 'orpal-shade H8', s: 'orpal-shade H10' }
  const at = (part: 0 | 1) =>
    scene({
      sides: { varpen: { units: units(part) }, orpal: { units: enemies } },
      built: { 'H9:up': 'wall' },
    })
  const look = (part: 0 | 1, other: string) => {
    const table = at(part)
    return seesPiece(table.tables, table.state, table.piece('a'), table.piece(other))
  }
  expect([look(0, 'n'), look(0, 's'), look(1, 'n'), look(1, 's')]).toEqual([true, false, false, true])
})

proves('DV-WALL-08', 'ten of each, or twenty by the option', () => {
  expect(scene().tables.fences).toBe(10)
  expect(scene({ options: { fenceWallSupply: '20' } }).tables.fences).toBe(20)
})

test('what is built is known to both spaces and goes away again', () => {
  const { tables, state } = scene()
  const d9 = tables.board.squareOf.get('D9') ?? -1
  const e9 = tables.board.squareOf.get('E9') ?? -1
  setBuilt(state.built, tables.board, d9, 1, WALL)
  setBuilt(state.built, tables.board, d9, 5, WALL)
  expect([onSide(state.built, d9, 1), onSide(state.built, e9, 3)]).toEqual([WALL, WALL])
  expect([across(state.built, d9), slope(state.built, d9)]).toEqual([WALL, 1])
  setBuilt(state.built, tables.board, e9, 3, 0)
  setBuilt(state.built, tables.board, d9, 5, 0)
  expect([state.built[d9], state.built[e9]]).toEqual([0, 0])
})
