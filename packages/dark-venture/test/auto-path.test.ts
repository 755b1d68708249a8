import { proves } from '@longtable/kernel/proofs'
import { expect, test } from 'vitest'
import type { Goal } from '../src/content/ids.ts'
import { type Leg, planTo } from '../src/effects/auto/path.ts'
import { FENCE } from '../src/state/queries/built.ts'
import { nameOfNode } from './support/names.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'

const enemy = (at: string, orpal: string, more: Record<string, string> = {}) =>
  ({
    orpal: { auto: true, units: { x: `orpal-shade ${orpal}` } },
    varpen: { units: { a: `varpen-whelp ${at}`, ...more } },
  }) as const

/** The steps that `x` would take. */
function legs(t: Scene, goals: readonly Goal[] = ['playerUnit'], moves = 2): readonly Leg[] {
  let found: readonly Leg[] = []
  t.act((s, ctx) => void (found = planTo(s, ctx.tables, t.piece('x'), goals, moves, ctx)?.legs ?? []))
  return found
}

function path(spec: SceneSpec, goals?: readonly Goal[], moves?: number): string[] {
  const t = scene({ turn: 'varpen', ...spec })
  return legs(t, goals, moves).map(({ node }) => nameOfNode(t.tables, node))
}

test('it goes the cheapest way, diagonals too, to the nearest', () => {
  expect(path({ sides: enemy('D9', 'G9') })).toEqual(['F9', 'E9', 'D9'])
  expect(path({ sides: enemy('D10', 'F8') })).toEqual(['E9', 'D10'])
  expect(path({ sides: enemy('D9', 'D9') })).toEqual([])
})

test('water costs one more, so it is gone round where that is cheaper', () => {
  const table = scene({ turn: 'varpen', sides: enemy('B4', 'B3') })
  expect(legs(table)).toMatchObject([{ moves: 1, piece: 0 }])
  const into = scene({ turn: 'varpen', sides: enemy('B3', 'B4') })
  expect(legs(into)).toMatchObject([{ moves: 2, piece: 0 }])
})

proves('DV-AUTO-13', 'to another floor it takes the nearest stairs, for one move', () => {
  const options = { floors: true }
  expect(path({ sides: enemy('2B6', 'B7'), options })).toEqual(['B6', '2B6'])
  const table = scene({ turn: 'varpen', sides: enemy('2B6', 'B6'), options })
  expect(legs(table)).toMatchObject([{ way: -1, moves: 1 }])
})

proves('DV-AUTO-14', 'what stands in the way counts, and is named', () => {
  const built = { 'D9:E': 'fence', 'D8:E': 'wall', 'D10:E': 'wall', 'D9:N': 'wall', 'D9:S': 'wall' } as const
  const varpen = { auto: true, units: { x: 'varpen-whelp E9' } }
  const table = scene({ turn: 'orpal', sides: { varpen, orpal: { units: { a: 'orpal-shade D9' } } }, built })
  expect(legs(table)).toMatchObject([{ moves: 1, piece: FENCE }])
})

proves(
  'DV-AUTO-07',
  'among ways of equal cost it takes the one past another enemy, and makes no detour for it',
  () => {
    const { orpal, varpen } = enemy('H8', 'F8')
    const past = (at: string) =>
      path({ sides: { orpal, varpen, dhargon: { auto: true, units: { d: `dhargon-hatchling ${at}` } } } })
    expect(past('A1')).toEqual(['G8', 'H8'])
    expect(past('G9')).toEqual(['G9', 'H8'])
    expect(past('F9')).toEqual(['G8', 'H8'])
  },
)

proves('DV-AUTO-05', 'of equally near ones the northern, then the western', () => {
  expect(path({ sides: enemy('E8', 'F10', { b: 'varpen-whelp G8' }) })).toHaveLength(2)
  expect(path({ sides: enemy('G8', 'F10', { b: 'varpen-whelp E8' }) }).at(-1)).toBe('E8')
  expect(path({ sides: enemy('F9', 'F8', { b: 'varpen-whelp E8' }) }).at(-1)).toBe('E8')
})

test('goals are tried in order; a flight keeps within the moves', () => {
  expect(
    path({ sides: enemy('D9', 'H9'), tokens: { H8: ['riftCrystal'] } }, ['riftCrystal', 'playerUnit']),
  ).toEqual(['H8'])
  expect(path({ sides: enemy('D9', 'H9') }, ['riftCrystal', 'playerUnit']).at(-1)).toBe('D9')
  expect(path({ sides: enemy('G9', 'H9') }, ['awayFromEnemies'], 1)).toHaveLength(1)
  expect(path({ sides: enemy('D9', 'C9') }, ['openEdge']).at(-1)).toMatch(/^A/)
})
