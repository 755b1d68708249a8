import { expect, test } from 'vitest'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'

/** The ways that are offered as one gesture, by the names of their spaces. */
function walks(table: Scene): string[] {
  const view = table.engine.view(table.position, 0)
  return table.engine
    .shortcuts(view, table.offered())
    .map(({ choices }) => choices.map((choice) => table.words(choice).slice('step '.length)).join(' '))
}

function walker(at: string, move: number, more: SceneSpec = {}): Scene {
  return scene({ players: [{ at, hand: ['rage'], move }, { at: 'off' }], ...more })
}

test('far spaces are reached by the cheapest way', () => {
  expect(walks(walker('A.C', 3))).toEqual([])
  expect(walks(walker('A.C', 4)).toSorted()).toEqual(['A.E 1.SW', 'A.NW 2.SE'])
  expect(walks(walker('A.C', 5)).toSorted()).toEqual(['A.E 1.SW', 'A.NW 2.SE', 'A.NW 2.SW'])
  const table = walker('A.C', 5)
  const view = table.engine.view(table.position, 0)
  const ways = table.engine.shortcuts(view, table.offered())
  expect(ways[0]).toMatchObject({
    at: `hex:${table.hex('1.SW')}`,
    cost: { key: 'price.move', with: { count: 4 } },
  })
  for (const choice of ways[0].choices) table.choose(choice)
  expect(table.player(0)).toMatchObject({ at: table.hex('1.SW'), move: 1 })
})

test('a walk neither provokes nor assaults nor passes impassable terrain', () => {
  const tokens = { '1.NW': 'prowlers' }
  const ways = walks(walker('1.W', 8, { tokens }))
  expect(ways.some((way) => way.includes('1.NW') || way.includes('1.NE'))).toBe(false)
  expect(ways).toContain('1.SW 1.C')
  const keep = walks(walker('3.W', 9, { tiles: { '1,0': '3', '0,1': '2' }, tokens: { '3.NE': 'golems' } }))
  expect(keep.some((way) => way.includes('3.NE'))).toBe(false)
})

test('a walk reveals nothing: it keeps away from garrisons that are not known', () => {
  const tiles = { '1,0': '3', '0,1': '2' }
  const hidden = walks(walker('A.NE', 9, { tiles, tokens: { '3.NE': { token: 'golems', down: true } } }))
  expect(hidden.some((way) => way.endsWith('3.C'))).toBe(false)
  const known = walks(walker('A.NE', 9, { tiles, tokens: { '3.NE': 'golems' } }))
  expect(known.some((way) => way.endsWith('3.C'))).toBe(true)
})

test('no walks after the action, and none that ends with another hero', () => {
  expect(walks(walker('A.C', 9, { stage: 4 }))).toEqual([])
  const shared = walks(
    walker('A.C', 6, { players: [{ at: 'A.C', hand: ['rage'], move: 6 }, { at: '1.SW' }] }),
  )
  expect(shared.some((way) => way.endsWith('1.SW'))).toBe(false)
})
