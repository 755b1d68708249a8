import { expect, test } from 'vitest'
import type { Shortcut } from '@longtable/kernel'
import { walker } from './support/march.ts'
import type { Scene } from './support/scene.ts'
import { say } from './support/words.ts'

function offeredAt(t: Scene): readonly Shortcut[] {
  return t.engine.shortcuts(t.engine.view(t.position, 0), t.offered(0))
}

/** Where one can walk in one gesture, and for what. */
function walksOf(t: Scene): Record<string, string> {
  return Object.fromEntries(
    offeredAt(t).map(({ text, cost }) => [
      say(text, 'en').replace('Walk to ', ''),
      cost === undefined ? '' : say(cost, 'en'),
    ]),
  )
}

test('a unit walks as far as its dice take it, for as few of them as it needs', () => {
  const walks = walksOf(walker('E9', '2 1'))
  expect(walks['E8']).toBeUndefined()
  expect(walks['D8']).toBe('1 × 2 straight')
  expect(walks['E10']).toBeUndefined()
  expect(walks['B9']).toBe('1 × 1 straight and 1 × 2 straight')
  expect(Object.keys(walks).length).toBeGreaterThan(5)
})

test('every walk leads where it says, through the menu', () => {
  const table = walker('E9', '2 1 d')
  for (const { choices, at } of offeredAt(table)) {
    const again = walker('E9', '2 1 d')
    for (const choice of choices) again.choose(choice)
    expect(`node:${again.state.at[again.piece('a')]}`).toBe(at)
  }
})

test('nobody walks over a token that stops a unit or brings a card', () => {
  const tokens = { E8: ['actionDraw'], D9: ['itemDraw'] } as const
  const plain = walksOf(walker('E9', '2'))
  const walks = walksOf(walker('E9', '2', { tokens }))
  expect(Object.keys(plain)).toContain('C9')
  expect(Object.keys(walks)).not.toContain('C9')
  expect(Object.keys(walks)).not.toContain('E8')
})
