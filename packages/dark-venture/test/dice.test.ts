import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { lowest } from '../src/state/mutations/place.ts'
import { BOX, SUPPLY } from '../src/state/numbers.ts'
import { PAST } from '../src/state/schema.ts'
import { go, paymentsOf, walker } from './support/march.ts'
import { scene, type Scene } from './support/scene.ts'

proves('DV-DICE-01', 'two straight steps of one die may turn a corner', () => {
  const t = go(walker('D9', '2'), 'W 2', 'N free')
  expect([t.at('a'), t.step]).toEqual(['C8', 'turn'])
})

proves('DV-DICE-01', 'one straight step is one, a diagonal die goes only across', () => {
  const straight = walker('D9', '1')
  expect(paymentsOf(straight, 'W')).toEqual(['1'])
  expect([straight.offers('step NW'), straight.offers('step SW')]).toEqual([false, false])
  go(straight, 'W 1')
  expect(straight.step).toBe('turn')
  const across = walker('D9', 'd')
  expect(paymentsOf(across, 'NW')).toEqual(['d'])
  for (const way of ['N', 'E', 'S', 'W']) expect(across.offers(`step ${way}`)).toBe(false)
  go(across, 'NW d')
  expect([across.at('a'), across.step]).toEqual(['C8', 'turn'])
})

proves('DV-DICE-01', 'a skull moves nobody', () => {
  const t = scene({ sides: { varpen: { units: { a: 'varpen-whelp D9' } }, orpal: {} }, dice: 's s s' })
  expect(t.why('march a')).toBe('DV-DICE-02')
})

/** Marches one unit by these steps and stops it. */
function walk(t: Scene, name: string, ...steps: readonly string[]): void {
  go(t.take(`march ${name}`), ...steps)
  if (t.step === 'march') t.take('halt')
}

function three(): Scene {
  const units = { a: 'varpen-whelp D9', b: 'varpen-whelp H9', c: 'varpen-whelp I9' }
  return scene({ sides: { varpen: { units }, orpal: {} }, dice: 'd d 2' })
}

proves('DV-DICE-04', 'one unit goes two diagonals and two straight steps', () => {
  const t = three()
  walk(t, 'a', 'W 2', 'N free', 'SE d', 'NE d')
  expect([t.at('a'), t.at('b'), t.at('c')]).toEqual(['E8', 'H9', 'I9'])
  expect(t.state.dice).toEqual([0, 0, 0, 0])
})

proves('DV-DICE-04', 'or three units take a die each', () => {
  const t = three()
  walk(t, 'a', 'W 2', 'N free')
  walk(t, 'b', 'NW d')
  walk(t, 'c', 'NE d')
  expect([t.at('a'), t.at('b'), t.at('c')]).toEqual(['C8', 'G8', 'J8'])
  expect(t.why('march a')).toBe('DV-DICE-02')
})

proves('DV-DICE-04', 'or two units share them', () => {
  const t = three()
  walk(t, 'b', 'NW d')
  walk(t, 'a', 'NW d', 'E 2', 'E free')
  expect([t.at('a'), t.at('b')]).toEqual(['E8', 'G8'])
})

proves('DV-TURN-04', 'what is free is done without dice, even after a summons', () => {
  const t = scene({
    sides: {
      varpen: {
        units: { a: 'varpen-whelp D9' },
        hand: ['darkBargain', 'packframe', 'shieldWall'],
        memory: 's',
      },
      orpal: { units: { x: 'orpal-shade A1' } },
    },
    tokens: { D9: ['egg'] },
    dropped: { D9: ['rustedCleaver'] },
    dice: '',
    stage: PAST,
  })
  expectWholeMenu(t)
  expect(t.offers('equip packframe a')).toBe(true)
  expect(t.offers('take egg a')).toBe(true)
  expect(t.offers('claim rustedCleaver')).toBe(true)
  t.take('equip packframe a', 'take egg a', 'claim rustedCleaver')
  expect(t.state.dice).toEqual([0, 0, 0, 0])
  expect(t.state.memory.slice(0, 4)).toEqual([0, 0, 0, 1])
  expect(t.why('play shieldWall')).toBe('DV-CARD-05')
})

proves('DV-TURN-04', 'tokens of the memory are spent besides the dice', () => {
  const t = scene({
    sides: { varpen: { units: { a: 'varpen-whelp D9' }, memory: '1 1' }, orpal: {} },
    dice: '1',
  })
  walk(t, 'a', 'W 1', 'N 1', 'E 1')
  expect(t.at('a')).toBe('D8')
  expect(t.state.memory.slice(0, 4)).toEqual([0, 0, 0, 0])
})

/** The id of the lowest available unit of a faction once all tokens of these rows are out of the supply. */
function lowestWithout(faction: number, seed: string, ...gone: readonly string[]): string {
  const t = scene({ seed })
  let found = ''
  t.act((s, ctx) => {
    for (let piece = 0; piece < s.at.length; piece++)
      if (gone.includes(t.tables.idOf[piece]) && s.at[piece] === SUPPLY) s.at[piece] = BOX
    const piece = lowest(s, t.tables, faction, ctx)
    found = piece < 0 ? '' : t.tables.idOf[piece]
  })
  return found
}

proves(
  'DV-MISC-03',
  'the lowest unit has the smallest strength and defence together of what is there',
  () => {
    expect(lowestWithout(0, 'a')).toBe('varpen-whelp')
    expect(lowestWithout(0, 'a', 'varpen-whelp')).toBe('varpen-raider')
    expect(lowestWithout(1, 'a', 'dhargon-hatchling')).toBe('dhargon-hunter')
    expect(lowestWithout(1, 'a', 'dhargon-hatchling', 'dhargon-hunter')).toBe('dhargon-warden')
    const all = ['dhargon-hatchling', 'dhargon-hunter', 'dhargon-warden', 'dhargon-mauler', 'dhargon-elder']
    expect(lowestWithout(1, 'a', ...all)).toBe('')
  },
)

proves('DV-MISC-03', 'equals go by the Rule of Choice', () => {
  const found = new Set(Array.from({ length: 24 }, (_, i) => lowestWithout(4, `tie ${i}`)))
  expect([...found].toSorted()).toEqual(['alderkang-splicer', 'suuk'])
})
