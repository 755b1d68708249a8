import { expect, test } from 'vitest'
import { Match, type Shortcut } from '@longtable/kernel'
import { cheapestPay } from '../src/preview/shortcuts.ts'
import { walker } from './support/march.ts'
import { sampled, tables } from './support/sampled.ts'
import { scene, type Scene } from './support/scene.ts'
import { say } from './support/messages.ts'

function offeredAt(t: Scene): readonly Shortcut[] {
  return t.engine.shortcuts(t.engine.view(t.position, 0), t.offered(0))
}

/** Where one can walk in one gesture, and for what at least. */
function walksOf(t: Scene): Record<string, string> {
  return Object.fromEntries(
    offeredAt(t)
      .filter(({ at, isBest }) => isBest === true && at?.startsWith('node') === true)
      .map(({ text, cost }) => [
        say(text, 'en').replace('Walk to ', ''),
        cost === undefined ? '' : say(cost, 'en'),
      ]),
  )
}

/** The others, in words. */
function othersOf(t: Scene): string[] {
  return offeredAt(t)
    .filter(({ at }) => at?.startsWith('node') !== true)
    .map(({ text, choices }) => `${say(text, 'en')} (${choices.map((one) => t.words(one)).join(', ')})`)
}

test('a unit walks as far as its dice take it, for as few of them as it needs', () => {
  const walks = walksOf(walker('E9', '2 1'))
  expect(walks['E8']).toBe('1 × 1 straight')
  expect(walks['D8']).toBe('1 × 2 straight')
  expect(walks['E9']).toBeUndefined()
  expect(walks['B9']).toBe('1 × 1 straight and 1 × 2 straight')
  expect(Object.keys(walks).length).toBeGreaterThan(5)
})

test('other dice are named', () => {
  const t = walker('E9', '2 1')
  const there = offeredAt(t).filter(({ at }) => at === `node:${t.node('E8')}`)
  expect(there.map(({ text }) => say(text, 'en'))).toEqual(['Walk to E8', 'Walk to E8 with 1 × 2 straight'])
  expect(there.map(({ text }) => say(text, 'fr'))).toEqual([
    'Marcher jusqu’en E8',
    'Marcher jusqu’en E8 avec 1 × 2 droits',
  ])
})

test('points left over cost nothing, and neither do free ones', () => {
  expect(walksOf(walker('E9', '2').take('step W 2'))['C9']).toBe('steps left over')
})

test('nobody walks over a token that brings a card, but onto it, and over one that stops with new dice', () => {
  const blue = walksOf(walker('E9', '2', { tokens: { D9: ['itemDraw'] } }))
  expect(Object.keys(blue)).toContain('D9')
  expect(Object.keys(blue)).not.toContain('C9')
  const red = { tokens: { D9: ['actionDraw'] } } as const
  expect(Object.keys(walksOf(walker('E9', '2', red)))).not.toContain('C9')
  expect(Object.keys(walksOf(walker('E9', '1 1', red)))).toContain('C9')
})

test('a march ends for something else', () => {
  const t = scene({
    sides: {
      varpen: { units: { a: 'varpen-whelp E9', b: 'varpen-whelp G9' } },
      orpal: { units: { x: 'orpal-shade D9' } },
    },
    dice: '2 1 1',
  }).take('march a')
  expect(othersOf(t).filter((words) => words.startsWith('Stop'))).toEqual([
    'Stop here and move another unit: Varpen Whelp, G9 (halt, march b)',
    'Stop here and end the turn (halt, end)',
  ])
  t.take('step W 1')
  expect(othersOf(t).filter((words) => words.startsWith('Stop'))).toEqual([
    'Stop here and move another unit: Varpen Whelp, G9 (halt, march b)',
    'Stop here and attack (halt, attack a)',
    'Stop here and end the turn (halt, end)',
  ])
})

test.each([
  ['1 2 d', 1, [0]],
  ['1 2 2 d', 1, [1]],
  ['2 2 d d', 1, [2]],
  ['1 1 2 d', 2, [0, 0]],
  ['1 1 2 2 2', 3, [1, 0, 1]],
  ['2', 3, [1]],
])('of %s the cheapest %i are %o', (dice, count, faces) => {
  const t = scene({ sides: { varpen: { units: { a: 'varpen-whelp E9' } }, orpal: {} }, dice })
  const ctx = t.engine.viewContext(t.engine.view(t.position, 0))
  expect(cheapestPay(ctx, t.side('varpen'), count)).toEqual(faces)
})

test('a payment is proposed', () => {
  const t = scene({
    sides: { varpen: { units: { a: 'varpen-whelp E9' } }, orpal: { units: { x: 'orpal-shade E9' } } },
    dice: '2 2 1 d',
  }).take('attack a')
  expect(t.step).toBe('pay.dice')
  expect(othersOf(t)).toEqual(['Spend 1 × 2 straight (spend ortho2)'])
})

test.each(tables)('every shortcut can be made in full: %i, %o', { timeout: 60_000 }, (...table) => {
  let made = 0
  for (const { engine, position, seat, random } of sampled(table, ['march', 'pay.dice'], 8)) {
    const offered = engine.menu(position, seat)?.offered ?? []
    for (const { choices, at } of engine.shortcuts(engine.view(position, seat), offered)) {
      if (at?.startsWith('node') === true && random.below(4) > 0) continue
      const match = new Match(engine, engine.copy(position))
      expect(match.gesture(seat, choices).map(({ choice }) => choice)).toEqual(choices)
      made++
    }
  }
  expect(made).toBeGreaterThan(20)
})
