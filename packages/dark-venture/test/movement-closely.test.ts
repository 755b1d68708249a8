import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { TOKEN } from '../src/state/names.ts'
import { carried, marksOn } from '../src/state/queries/marks.ts'
import { partOf } from '../src/state/queries/pieces.ts'
import { loaded } from './support/loaded.ts'
import { go, paymentsOf, walker } from './support/march.ts'
import { scene } from './support/scene.ts'

proves(['DV-MOVE-20', 'DV-COMBAT-16'], 'an egg is taken up between two steps of one die', () => {
  const t = walker('D9', '2', { tokens: { D9: ['egg'], C9: ['egg'] } })
  // Before the first step it is a matter of the turn.
  expect(t.menu('take')).toEqual([])
  go(t, 'W 2')
  expectWholeMenu(t)
  t.take('take egg a')
  expect([t.step, carried(t.state, t.piece('a'), TOKEN.egg)]).toEqual(['march', 1])
  expect(marksOn(t.state, t.node('C9'), TOKEN.egg)).toBe(0)
  expect(t.menu('take')).toEqual([])
  go(t, 'N free')
  expect([t.step, t.at('a')]).toEqual(['turn', 'C8'])
})

proves('DV-COMBAT-16', 'not on somebody else’s turn: who escapes then passes an egg by', () => {
  const t = scene({
    sides: {
      orpal: { units: { x: 'orpal-shade D9' } },
      varpen: { units: { a: { is: 'varpen-whelp', captor: 'x' }, b: 'varpen-whelp D9' } },
    },
    tokens: { C9: ['egg'] },
    dice: '1',
  })
  loaded(1, 6)
  t.take('attack x')
  expect(t.step).toBe('fight.counter')
  loaded(6, 1)
  t.take('counter', 'kill')
  expect([t.step, t.awaited]).toEqual(['march', [1]])
  go(t, 'W free')
  expect([t.at('a'), t.menu('take')]).toEqual(['C9', []])
})

proves('DV-MOVE-11', 'three steps of a die of two only after it went from road to road', () => {
  // E9 is no road, F9 and G9 are.
  const near = go(walker('E9', '2'), 'E 2', 'E free', 'E free')
  expect([near.at('a'), near.step]).toEqual(['H9', 'turn'])
  const there = go(walker('F9', '2'), 'E 2', 'E free', 'E free')
  expect([there.at('a'), there.step]).toEqual(['I9', 'turn'])
  const late = go(walker('D9', '2'), 'E 2', 'E free')
  expect([late.at('a'), late.step]).toEqual(['F9', 'turn'])
})

proves('DV-MOVE-09', 'the example: one die of 2 or two of 1 into water, two diagonal ones across', () => {
  // A4 lies south of the water of A3 and B3.
  const t = walker('A4', '1 1 2 d d')
  expect(paymentsOf(t, 'N')).toEqual(['2', '1+1'])
  expect(paymentsOf(t, 'NE')).toEqual(['d+d'])
  const one = walker('A4', '1 d')
  expect([one.why('step N'), one.numbers('step N')]).toEqual(['DV-MOVE-08', { needs: 2, has: 1 }])
  expect([one.why('step NE'), one.numbers('step NE')]).toEqual(['DV-MOVE-08', { needs: 2, has: 1 }])
})

proves('DV-MOVE-14', 'from the water one comes under a bridge only, and up for one step more', () => {
  const t = walker('I13', '1 1 1')
  expect(paymentsOf(t, 'W')).toEqual(['1+1'])
  go(t, 'W 1+1')
  expect(t.at('a')).toBe('H13')
  t.take('step climb')
  expect([t.at('a'), t.step]).toEqual(['^H13', 'turn'])
})

proves('DV-PRIS-01', 'a prisoner is where its captor is, in a split space too', () => {
  const t = scene({
    sides: {
      varpen: { units: { a: { is: 'varpen-raider', at: 'D9', part: 1 } } },
      orpal: { units: { x: { is: 'orpal-shade', at: 'D9', part: 0 }, y: 'orpal-shade A1' } },
    },
    built: { 'D9:down': 'fence' },
    dice: '1',
  })
  loaded(6, 6, 1)
  t.take('attack a', 'capture a')
  expect([t.at('x'), partOf(t.state, t.piece('x'))]).toEqual(['D9', 1])
})

proves(
  ['DV-PRIS-06', 'DV-PRIS-07'],
  'who escapes goes two spaces, over fences and water, but over no wall',
  () => {
    const free = (built: Readonly<Record<string, 'fence' | 'wall'>>, at: string) => {
      const t = scene({
        sides: {
          varpen: { units: { a: { is: 'varpen-whelp', captor: 'x' }, b: 'varpen-whelp A1' } },
          orpal: { units: { x: `orpal-shade ${at}` } },
        },
        built,
        dice: '1',
      })
      loaded(6)
      return t.take('escape a')
    }
    const fences = go(free({ 'D9:W': 'fence', 'C9:W': 'fence' }, 'D9'), 'W free', 'W free')
    expect([fences.at('a'), fences.step]).toEqual(['B9', 'turn'])
    const water = go(free({}, 'B4'), 'N free', 'N free')
    expect([water.at('a'), water.step]).toEqual(['B2', 'turn'])
    const split = free({ 'D9:down': 'wall', 'D9:N': 'wall' }, 'D9')
    for (const way of ['cross', 'N', 'S', 'W'])
      expect([way, split.why(`step ${way}`)]).toEqual([way, expect.any(String)])
    expect(split.offers('step E')).toBe(true)
    const across = go(free({ 'D9:down': 'fence' }, 'D9'), 'S free', 'W free')
    expect(across.at('a')).toBe('C10')
  },
)

proves('DV-MOVE-13', 'a gap in an upper floor is no blocked space of the underground', () => {
  const above = walker('2D5', '1', { options: { floors: true } })
  expect(above.why('step E')).toBe('DV-MOVE-13')
  const below = walker('B8', '1', { options: { map: 'underground' } })
  expect(below.why('step E')).toBe('DV-APP-03')
})
