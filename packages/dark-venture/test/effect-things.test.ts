import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import type { Effects } from '../src/content/effects.ts'
import { THING } from '../src/state/frames.ts'
import { chooseThings } from '../src/effects/pick.ts'
import { placesFor } from '../src/effects/places.ts'
import { contextOf } from '../src/effects/interpreter.ts'
import { acted, given } from './support/effects.ts'
import type { Probe } from './support/probes.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'
import { languages, say } from './support/messages.ts'

const table: SceneSpec = {
  sides: {
    varpen: { units: { a: 'varpen-whelp D8', b: 'varpen-whelp ^H13' }, hand: ['shieldWall', 'vanish'] },
    dhargon: { units: { d: 'dhargon-hunter N9' } },
    orpal: { auto: true, units: { x: 'orpal-shade F9' } },
  },
  built: { 'D8:E': 'fence', 'D8:N': 'wall', 'A8:W': 'fence', 'E9:down': 'wall', 'F9:up': 'fence' },
}

/** Effects that choose things of a kind, and do nothing with them. */
function choosing(what: number, count: number, some?: readonly number[]): Scene {
  const dismantle: Probe<'dismantle'> = {
    run: (s, f, _effect, ctx) => f.waiting > 0 || chooseThings(s, f, what, count, 1, ctx),
    ...(some === undefined ? {} : { things: () => some }),
  }
  return acted({ ...table, verbs: { dismantle } }, [{ do: 'dismantle', count }])
}

function words(t: Scene): string[] {
  const asked = t.engine.describedMenu(t.position, t.awaited[0])
  const texts = [
    ...(asked === null ? [] : [asked.question]),
    ...(asked?.entries ?? []).map(({ text }) => text),
  ]
  return texts.flatMap((text) => languages.map((language) => say(text, language)))
}

describe('every kind of thing is chosen and named', () => {
  test('fences and walls, each once', () => {
    const t = choosing(THING.edge, 2)
    expect(t.menu('edge').toSorted()).toEqual([
      'edge A8:W',
      'edge D7:S',
      'edge D8:E',
      'edge E9:down',
      'edge F9:up',
    ])
    expect(words(t)).toContain('D8, east edge')
    expect(words(t)).toContain('D8, bord est')
    expectWholeMenu(t)
    t.take('edge D8:E')
    expect(t.menu()).toContain('enough')
    expect(t.offers('edge D8:E')).toBe(false)
    expect(words(t)).toContain('Pas davantage')
    expectWholeMenu(t)
    t.take('enough')
    expect(t.step).toBe('turn')
  })

  test.each([
    ['sides in play', THING.side, undefined, 2, 'Dhargon'],
    ['resources', THING.goods, undefined, 5, 'Minerai'],
    ['faces', THING.face, undefined, 4, '1 diagonal'],
    ['unit rows', THING.row, undefined, 23, 'Marche-os orpal'],
    ['saved cards', THING.card, undefined, 2, 'Disparition'],
    ['combat dice', THING.die, [0, 1, 2], 3, 'Dé 3'],
    ['spaces', THING.node, [0, 1, 310], 3, 'B1'],
    ['units of the verb’s own', THING.unit, [0, 1], 2, 'Rejeton varpen en D8'],
  ] as const)('%s', (_name, what, some, count, sample) => {
    const t = choosing(what, 1, some)
    expect(t.menu()).toHaveLength(count)
    expect(words(t)).toContain(sample)
    expectWholeMenu(t)
    t.choose(t.offered()[0])
    expect(t.step).toBe('turn')
  })
})

proves('DV-FX-2', 'at range a target must be in sight', () => {
  const effects: Effects = [
    { do: 'restrain', who: { side: 'enemy', near: { of: 'self', within: 4, sight: true }, pick: 'choose' } },
  ]
  const spec: SceneSpec = {
    sides: {
      varpen: { units: { a: 'varpen-whelp D8' } },
      orpal: {
        units: { x: 'orpal-shade D5', y: 'orpal-shade F9', z: 'orpal-shade E9', far: 'orpal-shade J8' },
      },
    },
  }
  const t = acted(spec, effects, { self: 'a' })
  expect(t.menu('unit')).toEqual(['unit y', 'unit z'])
  expect(t.why('unit x')).toBe('DV-COMBAT-10')
  expect(t.why('unit far')).toBe('DV-FX-2')
  expect(given(t.take('unit z'), 'z')).toEqual(['z'])
})

test('an open map edge, so many spaces from any unit', () => {
  const t = scene(table)
  const all = placesFor(t.state, t.tables, contextOf(0), { edge: 'open', apart: 0 })
  const apart = placesFor(t.state, t.tables, contextOf(0), { edge: 'open', apart: 4 })
  expect(all).toEqual(expect.arrayContaining([t.node('A9'), t.node('P9')]))
  expect(apart).not.toContain(t.node('A9'))
  expect(apart).not.toContain(t.node('P9'))
  expect(apart).toContain(t.node('A1'))
  expect(apart.length).toBeLessThan(all.length)
})
