import { proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { DEED } from '../src/state/names.ts'
import { scene } from './support/scene.ts'

proves(['DV-PRIS-04', 'DV-PRIS-05'], 'the prisoner goes home, the lowest own unit comes, and a point', () => {
  const t = scene({
    sides: {
      varpen: { units: { a: 'varpen-brute F16' } },
      orpal: { units: { x: { is: 'orpal-shade', captor: 'a' }, y: 'orpal-shade A1' } },
    },
    dice: 'd',
  })
  t.take('exchange a')
  expect(t.at('x')).toBe('supply')
  expect(t.state.army[0].map((piece) => t.tables.idOf[piece])).toEqual(['varpen-whelp', 'varpen-brute'])
  expect(t.state.at[t.state.army[0][0]]).toBe(t.node('F16'))
  expect(t.state.deeds[DEED.prisonersExchanged]).toBe(1)
  expect(t.state.points[0]).toBe(1)
  expect(t.state.dice).toEqual([0, 0, 0, 0])
})
