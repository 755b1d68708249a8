import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { pay } from '../src/state/mutations/cost.ts'
import { rollAction, ruleOfChoice } from '../src/state/mutations/dice.ts'
import { SIDE_NO } from '../src/state/names.ts'
import { FACES, GOLD, NOBODY, ORE, WOOD } from '../src/state/numbers.ts'
import { canPay } from '../src/state/queries/affordable.ts'
import { goodsOf } from '../src/state/queries/goods.ts'
import { priceOf } from '../src/state/tables/prices.ts'
import { scene, type Scene } from './support/scene.ts'

const VARPEN = SIDE_NO.varpen
const units = { a: 'varpen-whelp F12' }
const others = { x: 'dhargon-hunter P1' }

function memory(table: Scene, side: number): number[] {
  return table.state.memory.slice(side * FACES, side * FACES + FACES)
}

proves('DV-TURN-01', 'a turn begins with six dice and can be ended', () => {
  const table = scene({ sides: { varpen: { units }, dhargon: { units: others } }, dice: '' })
  table.take('end')
  const [{ side, dice }] = table.told('turn')
  expect(side).toBe(SIDE_NO.dhargon)
  expect(dice.reduce((sum, n) => sum + n)).toBe(6)
  expect(table.state.dice).toEqual(dice)
  expect(table.state.stage).toBe(0)
  expect(table.step).toBe('turn')
  expect(table.offers('end')).toBe(true)
})

proves('DV-TURN-02', 'a price is paid in dice, goods, cards and what is carried', () => {
  const table = scene({
    sides: {
      varpen: {
        units: {
          a: { is: 'varpen-whelp', at: 'F12', goods: { ore: 2, wood: 1, gold: 1 }, load: { egg: 1 } },
          b: 'varpen-whelp F12',
        },
        hand: ['sabotage'],
      },
      dhargon: { units: others },
    },
    dice: '1 s s',
  })
  const { state: s, tables } = table
  const can = (cost: Parameters<typeof canPay>[4], piece = 'a', need = 0): boolean =>
    canPay(s, tables, VARPEN, table.piece(piece), cost, need)
  expect([can({ move: 1 }), can({ move: 2 })]).toEqual([true, false])
  expect([can({ skull: 2 }), can({ skull: 3 })]).toEqual([true, false])
  expect([can({ cards: 1 }), can({ cards: 2 })]).toEqual([true, false])
  expect([can({ cardsOrSkull: 3 }), can({ cardsOrSkull: 4 })]).toEqual([true, false])
  expect([can({ skull: 1, cardsOrSkull: 2 }), can({ skull: 1, cardsOrSkull: 3 })]).toEqual([true, false])
  expect([can({ goods: { ore: 2 } }), can({ goods: { ore: 3 } })]).toEqual([true, false])
  expect([can({ anyGoods: 3 }), can({ anyGoods: 4 }), can({ anyGoods: 1 }, 'b')]).toEqual([
    true,
    false,
    false,
  ])
  expect([can({ carried: 'egg' }), can({ carried: 'egg' }, 'b')]).toEqual([true, false])
  expect([can({ skullPerStrength: true }, 'a', 3), can({ skullPerStrength: true }, 'a', 4)]).toEqual([
    true,
    false,
  ])
  expect(canPay(s, tables, VARPEN, NOBODY, { anyGoods: 3 })).toBe(true)
  table.act((state, ctx) =>
    pay(
      state,
      VARPEN,
      table.piece('a'),
      priceOf({ move: 1, skull: 1, goods: { ore: 1 }, carried: 'egg' }),
      ctx,
    ),
  )
  expect(s.dice).toEqual([0, 0, 0, 1])
  expect(goodsOf(s, table.piece('a'), ORE)).toBe(1)
  expect(s.load[table.piece('a')]).toBe(0)
})

proves('DV-FX-5', 'which goods, cards and skulls pay is asked', () => {
  const table = scene({
    sides: {
      varpen: {
        units: {
          a: { is: 'varpen-whelp', at: 'F12', goods: { ore: 2, wood: 1, gold: 1 } },
          b: 'varpen-whelp F12',
        },
        hand: ['sabotage'],
      },
      dhargon: { units: others },
    },
    dice: 's s',
  })
  table.act((s, ctx) => pay(s, VARPEN, NOBODY, priceOf({ anyGoods: 2 }), ctx))
  expect(table.step).toBe('pay.goods')
  expectWholeMenu(table)
  expect(table.menu()).toEqual(['payGood a ore', 'payGood a gold', 'payGood a wood'])
  expect(table.why('payGood b ore')).toBe('DV-FX-3')
  table.take('payGood a ore')
  expect(table.why('payGood a ore')).toBe('DV-FX-3')
  table.take('payGood a wood')
  const a = table.piece('a')
  expect([ORE, GOLD, WOOD].map((kind) => goodsOf(table.state, a, kind))).toEqual([1, 1, 0])
  expect(table.step).toBe('turn')
  table.act((s, ctx) => pay(s, VARPEN, NOBODY, priceOf({ cardsOrSkull: 3 }), ctx))
  expect(table.step).toBe('pay.mix')
  expectWholeMenu(table)
  table.take('discard sabotage', 'spend skull', 'spend skull')
  expect(table.hand()).toEqual([])
  expect(table.state.dice).toEqual([0, 0, 0, 0])
  expect(table.step).toBe('turn')
})

proves('DV-ALD-06', 'a price of cards alone takes no skulls, and one card at most stands for a skull', () => {
  const table = scene({
    sides: {
      alderkang: { units: { a: 'suuk B5' }, hand: ['sabotage', 'shieldWall'] },
      dhargon: { units: others },
    },
    dice: 's s s',
  })
  const side = SIDE_NO.alderkang
  table.act((s, ctx) => pay(s, side, NOBODY, priceOf({ cards: 1 }), ctx))
  expect(table.why('spend skull')).toBe('DV-FX-5')
  table.take('discard sabotage')
  table.act((s, ctx) => pay(s, side, NOBODY, priceOf({ skullPerStrength: true }), ctx, 3))
  table.take('discard shieldWall')
  expect(table.menu()).toEqual(['spend skull'])
  table.take('spend skull', 'spend skull')
  expect(table.state.dice[3]).toBe(1)
})

proves('DV-TURN-03', 'each side has one turn a round, always in the same order', () => {
  const table = scene({
    sides: { dhargon: { units: others }, varpen: { units }, bohmerk: { units: { m: 'bohmerk-mote A1' } } },
    round: 3,
  })
  table.take('end')
  for (let i = 0; i < 6; i++) {
    table.take('end')
    while (table.step === 'turn.keep') table.take('done')
  }
  expect(table.told('turn').map(({ side }) => side)).toEqual([0, 2, 1, 0, 2, 1, 0])
  expect(table.told('round').map(({ round }) => round)).toEqual([4, 5])
})

proves('DV-TURN-05', 'what is neither spent nor banked is lost', () => {
  const table = scene({ sides: { varpen: { units }, dhargon: { units: others } }, dice: '1 2 d s' })
  table.take('end', 'bank ortho2', 'done')
  expect(memory(table, VARPEN)).toEqual([0, 1, 0, 0])
  table.take('end')
  while (table.step === 'turn.keep') table.take('done')
  expect(table.state.turn).toBe(VARPEN)
  expect(table.state.dice.reduce((sum, n) => sum + n)).toBe(6)
})

proves('DV-DICE-02', 'no skull pays for a move, and no move die for a skull', () => {
  const table = scene({ sides: { varpen: { units }, dhargon: { units: others } }, dice: '1 2 d' })
  expect(canPay(table.state, table.tables, VARPEN, NOBODY, { skull: 1 })).toBe(false)
  expect(canPay(table.state, table.tables, VARPEN, NOBODY, { move: 3 })).toBe(true)
  const skulls = scene({ sides: { varpen: { units }, dhargon: { units: others } }, dice: 's s s' })
  expect(canPay(skulls.state, skulls.tables, VARPEN, NOBODY, { move: 1 })).toBe(false)
})

proves('DV-DICE-03', 'a die has one 2, two 1, one diagonal and two skulls', () => {
  const table = scene()
  expect(table.tables.die.toSorted((a, b) => a - b)).toEqual([0, 0, 1, 2, 3, 3])
  const faces = [0, 0, 0, 0]
  table.act((_s, ctx) => {
    for (let i = 0; i < 6000; i++) faces[rollAction(ctx)]++
  })
  const expected = [2000, 1000, 1000, 2000]
  faces.forEach((n, face) => expect(Math.abs(n - expected[face])).toBeLessThan(150))
})

proves('DV-MISC-01', 'the Rule of Choice takes each possibility as often', () => {
  const table = scene()
  const picked = [0, 0, 0]
  table.act((_s, ctx) => {
    for (let i = 0; i < 3000; i++) picked[ruleOfChoice(ctx, 3)]++
  })
  for (const n of picked) expect(Math.abs(n - 1000)).toBeLessThan(120)
})
