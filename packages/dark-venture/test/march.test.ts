import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { IGNORES, marchFrame } from '../src/state/frames.ts'
import { TOKEN } from '../src/state/names.ts'
import { ORE } from '../src/state/numbers.ts'
import { goodsOf } from '../src/state/queries/goods.ts'
import { distance } from '../src/state/queries/map.ts'
import { freeMarch } from '../src/state/queries/march.ts'
import { carried, marksOn } from '../src/state/queries/marks.ts'
import { partOf } from '../src/state/queries/pieces.ts'
import { PAST } from '../src/state/schema.ts'
import { TERRAIN } from '../src/state/tables/match-tables.ts'
import { go, paymentsOf, walker } from './support/march.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'

const two = { varpen: { units: { a: 'varpen-whelp D9', b: 'varpen-whelp H9' } }, orpal: {} } as const

proves('DV-MOVE-01', 'all dice go to one unit, or are spread over several', () => {
  const one = scene({ sides: two, dice: '1 1 d' })
  go(one.take('march a'), 'W 1', 'N 1', 'SE d')
  expect(one.at('a')).toBe('D9')
  expect(one.step).toBe('turn')
  const both = scene({ sides: two, dice: '1 1' })
  go(both.take('march a'), 'W 1')
  go(both.take('halt', 'march b'), 'E 1')
  expect([both.at('a'), both.at('b')]).toEqual(['C9', 'I9'])
})

proves('DV-MOVE-02', 'a die moves one unit: what is left of it does not move another', () => {
  const table = scene({ sides: two, dice: '2' })
  go(table.take('march a'), 'W 2')
  expect(table.frame).toMatchObject({ ortho: 1 })
  table.take('halt')
  expect(table.state.dice).toEqual([0, 0, 0, 0])
  expect(table.why('march a')).toBe('DV-DICE-02')
  expect(table.why('march b')).toBe('DV-DICE-02')
})

proves(['DV-MOVE-03', 'DV-MOVE-05'], 'units share a space, and nobody has to fight there', () => {
  const units = { b: 'varpen-whelp C9', c: 'varpen-whelp C9', a: 'varpen-whelp D9' }
  const table = scene({
    sides: { varpen: { units }, orpal: { units: { x: 'orpal-shade C9', y: 'orpal-shade C9' } } },
    dice: '1',
  })
  go(table.take('march a'), 'W 1')
  expect(table.at('a')).toBe('C9')
  expect(table.step).toBe('turn')
  expect(table.state.fights).toEqual([])
})

proves('DV-MOVE-04', 'nobody walks off the map', () => {
  const table = walker('P2', '1 d')
  expect(table.why('step E')).toBe('DV-MOVE-04')
  expect(table.why('step SE')).toBe('DV-MOVE-04')
  expectWholeMenu(table)
})

proves('DV-MOVE-06', 'a red token stops the unit: the points left are lost, further dice go on', () => {
  const table = walker('E9', '2 1', { tokens: { D9: ['actionDraw'] } })
  go(table, 'W 2')
  expect(table.frame).toMatchObject({ ortho: 0, freshO: 0 })
  expect(paymentsOf(table, 'W')).toEqual(['1'])
  go(table, 'W 1')
  expect(table.at('a')).toBe('C9')
  const alone = go(walker('E9', '2', { tokens: { D9: ['actionDraw'] } }), 'W 2')
  expect(alone.step).toBe('turn')
})

proves('DV-MOVE-06', 'by the option it ends all moves of that unit this turn', () => {
  const options = { redTokenStops: 'unit' }
  const table = walker('E9', '1 1 d', { options, tokens: { D9: ['actionDraw'] } })
  go(table, 'W 1')
  expect(table.step).toBe('turn')
  expect(table.why('march a')).toBe('DV-MOVE-06')
})

proves('DV-MOVE-06', 'it ends the free moves of an effect', () => {
  const table = free('E9', freeMarch(0, 0, 3), { D9: ['actionDraw'] })
  go(table, 'W free')
  expect(table.step).toBe('turn')
})

proves('DV-MOVE-07', 'a blue token is drawn from in passing, and the move goes on', () => {
  const table = walker('E9', '2', { tokens: { D9: ['itemDraw'] } })
  const left = table.state.tokens[TOKEN.itemDraw]
  go(table, 'W 2')
  expect(marksOn(table.state, table.node('D9'), TOKEN.itemDraw)).toBe(0)
  expect(table.state.tokens[TOKEN.itemDraw]).toBe(left + 1)
  expect(table.step).toBe('march')
  go(table, 'W free')
  expect(table.at('a')).toBe('C9')
})

proves(['DV-MOVE-08', 'DV-MOVE-09'], 'water costs one more of the same kind, but not for the Bohmerk', () => {
  const table = walker('B4', '1 d 2 1 d')
  expect(paymentsOf(table, 'N')).toEqual(['2', '1+1'])
  expect(paymentsOf(table, 'NE')).toEqual(['d+d'])
  expect(paymentsOf(table, 'W')).toEqual(['1', '2'])
  const mixed = walker('B4', '1 d')
  expect(mixed.why('step N')).toBe('DV-MOVE-08')
  expect(mixed.numbers('step N')).toEqual({ needs: 2, has: 1 })
  expect(mixed.numbers('step NE')).toEqual({ needs: 2, has: 1 })
  expectWholeMenu(mixed)
  const straight = walker('B4', '1 1')
  expect(straight.why('step NE')).toBe('DV-MOVE-09')
  const units = { a: 'bohmerk-mote B4' } as const
  const swimmer = scene({ sides: { bohmerk: { units }, orpal: {} }, dice: '1 d' }).take('march a')
  expect(paymentsOf(swimmer, 'N')).toEqual(['1'])
  expect(paymentsOf(swimmer, 'NE')).toEqual(['d'])
})

proves(['DV-MOVE-10', 'DV-MOVE-11'], 'from road to road a die gives one more step of its kind, once', () => {
  const straight = go(walker('F12', '2'), 'N 2')
  expect(straight.frame).toMatchObject({ ortho: 2, freshO: 0, diag: 0 })
  go(straight, 'N free', 'N free')
  expect(straight.at('a')).toBe('F9')
  expect(straight.step).toBe('turn')
  const small = go(walker('F12', '1'), 'N 1', 'W free')
  expect(small.at('a')).toBe('E11')
  expect(small.step).toBe('turn')
  const diagonal = go(walker('F8', 'd'), 'SE d')
  expect(diagonal.frame).toMatchObject({ diag: 1, ortho: 0 })
  expect(diagonal.why('step S')).toBe('DV-MOVE-09')
  const late = go(walker('F11', '2'), 'N 2')
  expect(late.frame).toMatchObject({ ortho: 2 })
})

proves('DV-MOVE-10', 'a die earns it on its second step as well, and pays water with it', () => {
  const late = go(walker('E8', '2'), 'E 2')
  expect(late.frame).toMatchObject({ ortho: 1, freshO: 1 })
  go(late, 'E free')
  expect(late.frame).toMatchObject({ ortho: 1, freshO: 0 })
  const water = go(walker('F4', '2'), 'N 2', 'W free')
  expect(water.at('a')).toBe('E3')
  expect(water.step).toBe('turn')
})

proves('DV-MOVE-10', 'by the option each step of a die earns one', () => {
  const table = go(walker('F12', '2', { options: { roadBonus: 'step' } }), 'N 2')
  expect(table.frame).toMatchObject({ ortho: 2, freshO: 1 })
  go(table, 'N free')
  expect(table.frame).toMatchObject({ ortho: 2, freshO: 0 })
  go(table, 'N free', 'N free')
  expect(table.at('a')).toBe('F8')
  expect(table.step).toBe('turn')
})

proves('DV-MOVE-12', 'bridges and the ways outside are road', () => {
  const table = go(walker('F13', '1 1'), 'E 1')
  expect(table.at('a')).toBe('^G13')
  expect(table.frame).toMatchObject({ ortho: 1 })
  const inside = go(walker('D6', '1 1'), 'E 1')
  expect(inside.frame).toMatchObject({ ortho: 0 })
})

proves(
  'DV-MOVE-13',
  'walls are not crossed, and no diagonal leads round a wall that closes both ways',
  () => {
    const table = walker('C5', '1 1 d d')
    expect(table.why('step E')).toBe('DV-MOVE-13')
    expect(table.why('step N')).toBe('DV-MAP-02')
    expect(table.why('step NE')).toBe('DV-MAP-02')
    expect(table.offers('step SE d')).toBe(true)
    expectWholeMenu(table)
    const rock = walker('N2', '1 d', { options: { map: 'underground' } })
    expect(rock.why('step E')).toBe('DV-APP-03')
  },
)

proves('DV-WALL-04', 'under a bridge, too, one enters either part from the end of the piece', () => {
  const table = walker('^L2', 'd d', { built: { 'K3:up': 'fence' } })
  expect(paymentsOf(table, 'far:SW')).toEqual(['d'])
  expect(paymentsOf(table, 'under:SW')).toEqual(['d+d'])
  expect(paymentsOf(table, 'far:under:SW')).toEqual(['d+d'])
  expectWholeMenu(table)
  go(table, 'far:under:SW d+d')
  expect(table.at('a')).toBe('K3')
  expect(partOf(table.state, table.piece('a'))).toBe(1)
})

proves('DV-MOVE-14', 'a bridge is crossed above or below, where it is water; one climbs and jumps', () => {
  const table = walker('F13', '2 2')
  expect(paymentsOf(table, 'E')).toEqual(['2'])
  expect(paymentsOf(table, 'under:E')).toEqual(['2'])
  go(table, 'under:E 2')
  expect(table.at('a')).toBe('G13')
  expect(table.frame).toMatchObject({ ortho: 0 })
  go(table, 'climb 2')
  expect(table.at('a')).toBe('^G13')
  expect(table.frame).toMatchObject({ ortho: 1 })
  expect(table.why('step climb')).toBe('DV-MOVE-08')
  expect(table.numbers('step climb')).toEqual({ needs: 2, has: 1 })
  expectWholeMenu(table)
  const swimmer = go(walker('H12', '2'), 'S 2')
  expect(swimmer.at('a')).toBe('H13')
})

proves('DV-MOVE-15', 'G12 and L14 are dry from a road, O5 along its planks', () => {
  expect(paymentsOf(walker('F12', '1 1'), 'E')).toEqual(['1'])
  expect(paymentsOf(walker('H12', '1 1'), 'W')).toEqual(['1+1'])
  expect(paymentsOf(walker('M14', '1 1'), 'W')).toEqual(['1'])
  expect(paymentsOf(walker('K14', '1 1'), 'E')).toEqual(['1+1'])
  expect(paymentsOf(walker('N5', '1 1'), 'E')).toEqual(['1'])
  expect(paymentsOf(walker('P5', '1 1'), 'W')).toEqual(['1'])
  expect(paymentsOf(walker('O4', '1 1'), 'S')).toEqual(['1+1'])
  expect(go(walker('N5', '1 1'), 'E 1').frame).toMatchObject({ ortho: 0 })
})

proves(['DV-MOVE-16', 'DV-MOVE-17'], 'prisoners, goods and tokens go with a unit for nothing', () => {
  const a = { is: 'varpen-whelp', at: 'D9', goods: { ore: 2 }, load: { egg: 1 } } as const
  const y = { is: 'orpal-shade', captor: 'a' } as const
  const table = scene({ sides: { varpen: { units: { a } }, orpal: { units: { y } } }, dice: '1' })
  go(table.take('march a'), 'W 1')
  expect([table.at('a'), table.at('y')]).toEqual(['C9', 'C9'])
  expect(goodsOf(table.state, table.piece('a'), ORE)).toBe(2)
  expect(carried(table.state, table.piece('a'), TOKEN.egg)).toBe(1)
})

proves('DV-MOVE-18', 'distance counts steps of any direction, and no other floor is near', () => {
  const table = scene({ options: { floors: true } })
  const away = (a: string, b: string) => distance(table.tables, table.node(a), table.node(b))
  expect([away('B4', 'B4'), away('B4', 'C5'), away('B4', 'D5'), away('A1', 'P16')]).toEqual([0, 1, 2, 15])
  expect(away('A6', '2A6')).toBe(99)
})

proves('DV-MOVE-19', 'dice and dice tokens pay one step together', () => {
  const varpen = { units: { a: 'varpen-whelp B4' }, memory: '1' } as const
  const table = scene({ sides: { varpen, orpal: {} }, dice: '1' }).take('march a')
  expect(paymentsOf(table, 'N')).toEqual(['1+1'])
  go(table, 'N 1+1')
  expect(table.state.dice).toEqual([0, 0, 0, 0])
  expect(table.state.memory.slice(0, 4)).toEqual([0, 0, 0, 0])
})

proves('DV-GENE-02', 'dice are spent before tokens, and nobody else’s tokens pay', () => {
  const varpen = { units: { a: 'varpen-whelp D9' }, memory: '1' } as const
  const table = scene({ sides: { varpen, orpal: { memory: '2 2' } }, dice: '1' })
  go(table.take('march a'), 'W 1')
  expect(table.state.dice).toEqual([0, 0, 0, 0])
  expect(table.state.memory.slice(0, 4)).toEqual([1, 0, 0, 0])
  expect(paymentsOf(table, 'N')).toEqual(['1'])
})

proves('DV-MOVE-20', 'while a unit moves nothing is offered but its steps and the end of the move', () => {
  const sides = {
    varpen: { units: { a: 'varpen-whelp D9' } },
    orpal: { units: { x: 'orpal-shade C9' } },
  } as const
  const table = scene({ sides, dice: '2 1 s' })
  go(table.take('march a'), 'W 2')
  expect(new Set(table.offered().map((choice) => choice.do))).toEqual(new Set(['step', 'halt']))
})

/** A march of the scene's own, paid by nobody. */
function free(at: string, march: ReturnType<typeof freeMarch>, tokens: SceneSpec['tokens'] = {}): Scene {
  const table = scene({ sides: { varpen: { units: { a: `varpen-whelp ${at}` } }, orpal: {} }, tokens })
  return table.act((_s, ctx) => ctx.push(marchFrame, { ...march, piece: table.piece('a') }))
}

proves('DV-MOVE-21', 'free moves are of any kind, pay for water, and earn nothing on a road', () => {
  const table = free('B4', freeMarch(0, 0, 2))
  expect(table.offers('halt')).toBe(true)
  go(table, 'NE free')
  expect(table.at('a')).toBe('C3')
  expect(table.step).toBe('turn')
  const road = go(free('F12', freeMarch(0, 0, 2)), 'N free', 'NE free')
  expect(road.at('a')).toBe('G10')
  expect(road.step).toBe('turn')
  const one = free('B4', freeMarch(0, 0, 1))
  expect(one.why('step NE')).toBe('DV-MOVE-21')
  expectWholeMenu(one)
})

proves(
  'DV-MOVE-21',
  'an effect may ignore water, allow straight steps alone, or lead through water only',
  () => {
    const dry = go(free('B4', freeMarch(0, 0, 2, 0, IGNORES.water)), 'N free', 'N free')
    expect(dry.at('a')).toBe('B2')
    const straight = free('D9', freeMarch(0, 0, 2, 1))
    expect(straight.why('step NE')).toBe('DV-MOVE-21')
    expect(straight.offers('step N')).toBe(true)
    const wet = free('B4', freeMarch(0, 0, 3, 0, IGNORES.water, TERRAIN.water))
    expect(wet.why('step S')).toBe('DV-MAP-02')
    expect(wet.why('step W')).toBe('DV-MOVE-21')
    expect(wet.offers('step N')).toBe(true)
  },
)

proves('DV-RESTRAIN-1', 'a restrained unit does not move', () => {
  const a = { is: 'varpen-whelp', at: 'D9', restrained: true } as const
  const table = scene({ sides: { varpen: { units: { a } }, orpal: {} }, dice: '1 d' })
  expect(table.why('march a')).toBe('DV-RESTRAIN-1')
  table.act((_s, ctx) => ctx.push(marchFrame, freeMarch(0, table.piece('a'), 2)))
  expect(table.menu()).toEqual(['halt'])
  expect(table.why('step N')).toBe('DV-RESTRAIN-1')
  expectWholeMenu(table)
})

proves('DV-PRIS-02', 'a prisoner does not move by itself', () => {
  const y = { is: 'varpen-whelp', captor: 'x' } as const
  const varpen = { units: { a: 'varpen-whelp D9', y } }
  const table = scene({ sides: { varpen, orpal: { units: { x: 'orpal-shade H9' } } }, dice: '1' })
  expect(table.why('march y')).toBe('DV-PRIS-02')
  expect(table.offers('march a')).toBe(true)
})

proves('DV-DICE-02', 'skulls move nobody', () => {
  const table = scene({ sides: two, dice: 's s' })
  expect(table.why('march a')).toBe('DV-DICE-02')
})

proves('DV-TURN-01', 'after the summons nobody marches', () => {
  const table = scene({ sides: two, dice: '1 d', stage: PAST })
  expect(table.why('march a')).toBe('DV-TURN-01')
})

proves('DV-MOVE-10', 'heavy armour keeps a unit from gaining by a road', () => {
  const a = { is: 'varpen-whelp', at: 'F12', wears: ['scrapPlate'] } as const
  const table = scene({ sides: { varpen: { units: { a } }, orpal: {} }, dice: '1 1' })
  go(table.take('march a'), 'N 1')
  expect(table.frame).toMatchObject({ ortho: 0 })
})
