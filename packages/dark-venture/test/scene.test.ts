import { expectWholeMenu } from '@longtable/kernel/proofs'
import { expect, test } from 'vitest'
import { payDiceFrame } from '../src/state/frames.ts'
import { payMoves } from '../src/state/mutations/pay-moves.ts'
import { TOKEN } from '../src/state/names.ts'
import { ORE } from '../src/state/numbers.ts'
import { goodsOf } from '../src/state/queries/goods.ts'
import { carried, marksOn } from '../src/state/queries/marks.ts'
import { isPrisoner } from '../src/state/queries/pieces.ts'
import { scene } from './support/scene.ts'

test('a scene puts pieces, tokens, cards and dice where it says', () => {
  const table = scene({
    sides: {
      varpen: {
        units: {
          a: { is: 'varpen-whelp', at: 'F12', goods: { ore: 2 }, load: { egg: 1 }, wears: ['packframe'] },
          b: 'varpen-raider ^G13',
        },
        hand: ['shieldWall'],
      },
      orpal: { units: { x: 'orpal-shade F12', y: { is: 'orpal-shade', captor: 'a' } }, memory: 's 1' },
    },
    dice: '1 2 d s s s',
    tokens: { F12: ['itemDraw'] },
    built: { 'F12:E': 'fence' },
  })
  expect(table.step).toBe('turn')
  expect(table.awaited).toEqual([0])
  expect(table.at('a')).toBe('F12')
  expect(table.at('b')).toBe('^G13')
  expect(table.at('y')).toBe('F12')
  expect(isPrisoner(table.state, table.piece('y'))).toBe(true)
  expect(table.state.army[3]).toEqual([table.piece('x')])
  expect(goodsOf(table.state, table.piece('a'), ORE)).toBe(2)
  expect(carried(table.state, table.piece('a'), TOKEN.egg)).toBe(1)
  expect(marksOn(table.state, table.node('F12'), TOKEN.itemDraw)).toBe(1)
  expect(table.state.fences).toBe(9)
  expect(table.hand()).toEqual(['shieldWall'])
  expect(table.offers('end')).toBe(true)
})

test('which MOVE dice pay is asked where it matters', () => {
  const table = scene({ dice: '1 2 s' })
  table.act((s, ctx) => payMoves(s, 0, 1, ctx))
  expect(table.step).toBe(payDiceFrame.name)
  expectWholeMenu(table)
  expect(table.menu()).toEqual(['spend ortho1', 'spend ortho2'])
  expect(table.why('spend skull')).toBe('DV-DICE-02')
  table.take('spend ortho2')
  expect(table.state.dice).toEqual([1, 0, 0, 1])
  expect(table.step).toBe('turn')
  table.act((s, ctx) => payMoves(s, 0, 1, ctx))
  expect(table.state.dice).toEqual([0, 0, 0, 1])
})

test('every map and story makes a tables', () => {
  expect(scene({ options: { map: 'underground' } }).tables.linkTo.every((to) => to < 0)).toBe(true)
  expect(scene({ options: { floors: true } }).tables.linkTo.filter((to) => to >= 0)).toHaveLength(8)
  expect(scene({ options: { mode: 'adventure' } }).tables.gates).toEqual([{ flag: 0, opens: true }])
})
