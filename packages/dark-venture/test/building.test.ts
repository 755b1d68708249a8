import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { expect, test } from 'vitest'
import { EDGE, EDGES } from '../src/state/choices/effects.ts'
import { E, N, S } from '../src/state/numbers.ts'
import { across, FENCE, onSide, slope, WALL } from '../src/state/queries/built.ts'
import { partOf } from '../src/state/queries/pieces.ts'
import { PAST } from '../src/state/schema.ts'
import { acted } from './support/effects.ts'
import { done, has, left, use } from './support/goods.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'
import { say } from './support/messages.ts'

/** A Varpen with wood and ore on a space. */
function builder(at: string, dice: string, more: SceneSpec = {}): Scene {
  const a = { is: 'varpen-whelp', at, goods: { wood: 2, ore: 2 } } as const
  return scene({ sides: { varpen: { units: { a } }, orpal: {} }, dice, ...more })
}

function edge(t: Scene, at: string, side: number): (typeof EDGE)[number] {
  return EDGE[t.node(at) * EDGES + side]
}

proves('DV-WALL-01', 'Varpen and Dhargon build on a free edge of the unit’s space, or across it', () => {
  const t = builder('E9', '1', { built: { 'E9:E': 'wall' } })
  const who = t.tables.abilities.map((list) => list.some(({ row }) => row.id === 'buildFence'))
  expect(who).toEqual([true, true, false, false, false, false, false, false, false])
  expect(t.tables.builds.slice(0, 5)).toEqual([true, true, false, false, false])
  t.choose(use(t, 'buildFence', 'a'))
  expect(t.step).toBe('build.edge')
  expect(t.menu()).toEqual(['edge E9:N', 'edge E9:S', 'edge E9:W', 'edge E9:down', 'edge E9:up'])
  expect(t.why(edge(t, 'E9', E))).toBe('DV-WALL-01')
  expectWholeMenu(t)
  t.choose(edge(t, 'E9', N))
  expect(onSide(t.state.built, t.node('E9'), N)).toBe(FENCE)
  expect(onSide(t.state.built, t.node('E8'), S)).toBe(FENCE)
  expect(t.told('built')).toEqual([{ event: 'built', what: 'fence', square: t.node('E9'), edge: N }])
  expect(done(t, 0, 'structuresBuilt')).toBe(1)
  expect(t.step).toBe('turn')
})

proves('DV-WALL-01', 'not where a printed wall or rock is, but on the edge of the map', () => {
  const t = builder('A9', '1')
  t.choose(use(t, 'buildFence', 'a'))
  expect(t.offers('edge A9:W')).toBe(true)
  const lab = builder('A7', '1')
  lab.choose(use(lab, 'buildFence', 'a'))
  expect(lab.why(edge(lab, 'A7', S))).toBe('DV-WALL-01')
  const cave = builder('C7', '1', { options: { map: 'underground' } })
  cave.choose(use(cave, 'buildFence', 'a'))
  expect(cave.why(edge(cave, 'C7', S))).toBe('DV-WALL-01')
  const poor = scene({ sides: { varpen: { units: { a: 'varpen-whelp E9' } }, orpal: {} }, dice: '1 1' })
  expect(poor.why(use(poor, 'buildFence', 'a'))).toBe('DV-FX-5')
})

proves('DV-WALL-02', 'a fence costs 1 wood and 1 move die, a wall 1 ore and 2; both go back', () => {
  const t = builder('E9', '1 1 1')
  t.choose(use(t, 'buildFence', 'a')).take('edge E9:W')
  expect([has(t, 'a', 'wood'), left(t, 'wood'), t.state.dice[0], t.state.fences]).toEqual([1, 5, 2, 9])
  t.choose(use(t, 'buildWall', 'a')).take('edge E9:N')
  expect([has(t, 'a', 'ore'), left(t, 'ore'), t.state.dice[0], t.state.walls]).toEqual([1, 5, 0, 9])
  expect(onSide(t.state.built, t.node('E9'), N)).toBe(WALL)
  const short = builder('E9', '1 s s')
  expect(short.why(use(short, 'buildWall', 'a'))).toBe('DV-FX-5')
  expect(short.reason(use(short, 'buildWall', 'a'))).toBe('This costs 2 move dice; you have 1.')
  expect(short.offers(use(short, 'buildFence', 'a'))).toBe(true)
})

proves('DV-WALL-04', 'one piece lies across a space; the builder says in which part its units stand', () => {
  const units = { a: { is: 'varpen-whelp', at: 'E9', goods: { wood: 2 } } } as const
  const t = scene({
    sides: { varpen: { units }, orpal: { units: { x: 'orpal-shade E9' } } },
    dice: '1 1',
  })
  t.choose(use(t, 'buildFence', 'a')).take('edge E9:up')
  expect(t.step).toBe('build.part')
  expectWholeMenu(t)
  const entries = t.engine.describedMenu(t.position, 0)?.entries ?? []
  expect(entries.map((entry) => say(entry.text, 'en'))).toEqual(['North-west of it', 'South-east of it'])
  t.take('option 1')
  expect([partOf(t.state, t.piece('a')), partOf(t.state, t.piece('x'))]).toEqual([1, 1])
  expect([across(t.state.built, t.node('E9')), slope(t.state.built, t.node('E9'))]).toEqual([FENCE, 1])
  t.choose(use(t, 'buildFence', 'a'))
  expect(t.why(edge(t, 'E9', 4))).toBe('DV-WALL-01')
  expect(t.why(edge(t, 'E9', 5))).toBe('DV-WALL-01')
})

const standing: SceneSpec = {
  sides: {
    bohmerk: { units: { a: 'bohmerk-glob E9', b: 'bohmerk-glob E8', c: 'bohmerk-glob P9' } },
    orpal: {},
  },
  built: { 'E9:N': 'fence', 'E9:E': 'wall', 'E9:down': 'wall' },
}

proves('DV-WALL-06', 'any unit there takes it down for dice, and gains the material', () => {
  const t = scene({ ...standing, dice: '1 1 s s' })
  expect(t.menu('dismantle')).toEqual(['dismantle a N', 'dismantle a E', 'dismantle a down', 'dismantle b S'])
  expectWholeMenu(t)
  t.take('dismantle b S')
  expect([has(t, 'b', 'wood'), t.state.fences]).toEqual([1, 10])
  expect(t.state.dice).toEqual([1, 0, 0, 1])
  expect(onSide(t.state.built, t.node('E9'), N)).toBe(0)
  expect(t.why('dismantle a E')).toBe('DV-WALL-06')
  const wall = scene({ ...standing, dice: '1 2 d s' })
  wall.take('dismantle a 4', 'spend ortho1', 'spend diag1')
  expect([has(wall, 'a', 'ore'), wall.state.walls]).toEqual([1, 9])
  expect(wall.state.dice).toEqual([0, 1, 0, 0])
  expect(across(wall.state.built, wall.node('E9'))).toBe(0)
  const without = scene({ ...standing, dice: '1 2 d' })
  expect(without.why('dismantle a N')).toBe('DV-WALL-06')
  const late = scene({ ...standing, dice: '1 s', stage: PAST })
  expect(late.why('dismantle a N')).toBe('DV-TURN-01')
})

proves('DV-WALL-06', 'it comes down even if no material is left', () => {
  const t = scene({
    ...standing,
    sides: {
      ...standing.sides,
      orpal: { units: { x: { is: 'orpal-shade', at: 'P9', goods: { wood: 6 } } } },
    },
    dice: '1 s',
  })
  t.take('dismantle a N')
  expect(has(t, 'a', 'wood')).toBe(0)
  expect(onSide(t.state.built, t.node('E9'), N)).toBe(0)
})

/** So many fences somewhere else. */
function fences(count: number): Record<string, 'fence'> {
  const columns = 'ABCDEFGHIJ'.slice(0, count).split('')
  return Object.fromEntries(columns.map((column) => [`${column}16:W`, 'fence']))
}

proves('DV-WALL-08', 'without a piece in the supply nothing is built', () => {
  const t = builder('E9', '1 1', { built: fences(10) })
  expect(t.why(use(t, 'buildFence', 'a'))).toBe('DV-WALL-08')
  expect(t.offers(use(t, 'buildWall', 'a'))).toBe(true)
  const last = acted(
    { sides: { dhargon: { units: { a: 'dhargon-hunter E9' } }, orpal: {} }, built: fences(9) },
    [{ do: 'build', what: 'fence', count: 2, at: { with: 'own' } }],
    { side: 1 },
  )
  last.take('edge E9:N')
  expect(last.step).toBe('turn')
  expect(last.state.fences).toBe(0)
})

test('a card builds twice, each on a space of the player’s choice', () => {
  const t = acted(
    { sides: { dhargon: { units: { a: 'dhargon-hunter E9', b: 'dhargon-hunter N9' } }, orpal: {} } },
    [{ do: 'build', what: 'fence', count: 2, at: { with: 'own' } }],
    { side: 1 },
  )
  t.take('node E9', 'edge E9:N', 'node N9', 'edge N9:W')
  expect(t.step).toBe('turn')
  expect(done(t, 1, 'structuresBuilt')).toBe(2)
})

test('an Auto-Enemy builds towards its nearest enemy', () => {
  const t = acted(
    {
      sides: {
        orpal: { units: { x: 'orpal-shade H9' } },
        dhargon: { auto: true, units: { a: 'dhargon-hunter E9' } },
      },
      stack: [{ step: 'turn', side: 3 }],
    },
    [{ do: 'build', what: 'fence', count: 1, at: { of: 'it' } }],
    { side: 1, it: 'a' },
  )
  expect(t.told('built')).toEqual([{ event: 'built', what: 'fence', square: t.node('E9'), edge: E }])
})

proves('DV-FX-2', 'what an effect takes down must be near', () => {
  const t = acted(
    {
      sides: { varpen: { units: { a: 'varpen-whelp C9' } }, orpal: {} },
      built: { 'D9:E': 'fence', 'F9:E': 'wall', 'E9:down': 'wall' },
    },
    [{ do: 'dismantle', count: 2, near: { of: 'own', within: 2 } }],
  )
  expect(t.menu('edge')).toEqual(['edge D9:E', 'edge E9:down'])
  expect(t.why('edge F9:E')).toBe('DV-FX-2')
  t.take('edge E9:down', 'edge D9:E')
  expect([t.state.fences, t.state.walls]).toEqual([10, 9])
  expect(t.step).toBe('turn')
})
