import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { memoryKeepFrame } from '../src/state/frames.ts'
import { pay } from '../src/state/mutations/cost.ts'
import { SIDE_NO } from '../src/state/names.ts'
import { FACES, NOBODY } from '../src/state/numbers.ts'
import { canPay } from '../src/state/queries/affordable.ts'
import { priceOf } from '../src/state/tables/prices.ts'
import { scene, type Scene } from './support/scene.ts'

const VARPEN = SIDE_NO.varpen
const units = { a: 'varpen-whelp F12' }
const others = { x: 'dhargon-hunter P1' }

function memory(table: Scene, side: number): number[] {
  return table.state.memory.slice(side * FACES, side * FACES + FACES)
}

proves(['DV-GENE-01', 'DV-MISC-02'], 'up to three dice are banked', () => {
  const table = scene({ sides: { varpen: { units }, dhargon: { units: others } }, dice: '1 1 2 s s' })
  table.take('end')
  expect(table.step).toBe('turn.keep')
  expectWholeMenu(table)
  expect(table.why('bank diag1')).toBe('DV-FX-5')
  table.take('bank ortho1', 'bank skull', 'bank skull')
  expect(table.why('bank ortho1')).toBe('DV-GENE-01')
  expectWholeMenu(table)
  table.take('drop skull', 'bank ortho2')
  expect(table.menu('drop')).toEqual(['drop ortho2', 'drop skull'])
  table.take('done')
  expect(memory(table, VARPEN)).toEqual([1, 1, 0, 1])
  expect(table.told('banked')[0].memory).toEqual([1, 1, 0, 1])
  const few = scene({
    sides: { varpen: { units }, dhargon: { units: others, memory: 'd d d' } },
    options: { edition: { 'supply/diceTokens/diag1': 3 } },
    dice: 'd',
  })
  few.take('end')
  expect(few.why('bank diag1')).toBe('DV-MISC-02')
})

proves('DV-GENE-02', 'a token is spent like its die, on its owner’s turn, after the dice', () => {
  const table = scene({
    sides: { varpen: { units, memory: '1 s' }, dhargon: { units: others, memory: 's s s' } },
    dice: 's',
  })
  const { state: s, tables } = table
  expect(canPay(s, tables, VARPEN, NOBODY, { skull: 2, move: 1 })).toBe(true)
  expect(canPay(s, tables, VARPEN, NOBODY, { skull: 3 })).toBe(false)
  expect(canPay(s, tables, SIDE_NO.dhargon, NOBODY, { skull: 1 })).toBe(false)
  table.act((state, ctx) => pay(state, VARPEN, NOBODY, priceOf({ skull: 1 }), ctx))
  expect([s.dice[3], ...memory(table, VARPEN)]).toEqual([0, 1, 0, 0, 1])
  table.act((state, ctx) => pay(state, VARPEN, NOBODY, priceOf({ skull: 1, move: 1 }), ctx))
  expect(memory(table, VARPEN)).toEqual([0, 0, 0, 0])
})

proves(['DV-GENE-03', 'DV-GENE-05'], 'a turn does not end with more than three tokens', () => {
  const table = scene({ sides: { varpen: { units, memory: '1 1 2 s s' }, dhargon: { units: others } } })
  table.take('end')
  expect(table.why('done')).toBe('DV-GENE-03')
  expectWholeMenu(table)
  table.take('drop ortho1', 'drop skull')
  expect(memory(table, VARPEN)).toEqual([1, 1, 0, 1])
  expect(table.state.turn).toBe(SIDE_NO.dhargon)
  const kept = scene({ sides: { varpen: { units, memory: '1 2 s' }, dhargon: { units: others } }, dice: '1' })
  kept.take('end')
  expect(kept.why('drop ortho1')).toBe('DV-GENE-05')
  expect(kept.offers('drop skull')).toBe(true)
})

proves('DV-GENE-04', 'out of turn the owner chooses which three stay', () => {
  const table = scene({ sides: { varpen: { units }, dhargon: { units: others, memory: '1 2 d s' } } })
  table.act((_s, ctx) => ctx.push(memoryKeepFrame, { side: SIDE_NO.dhargon }))
  expect(table.awaited).toEqual([1])
  expectWholeMenu(table)
  table.take('drop ortho1')
  expect(memory(table, SIDE_NO.dhargon)).toEqual([0, 1, 1, 1])
  expect(table.step).toBe('turn')
})
