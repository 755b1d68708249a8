import type { Event, VentureViewContext } from '@longtable/dark-venture/board'
import { describe, expect, it } from 'vitest'
import { loaded } from '../../dark-venture/test/support/loaded.ts'
import { scene, type Scene, type SceneSpec } from '../../dark-venture/test/support/scene.ts'
import { areSixesEnough, boutIn, boutOf, PHASE } from '../src/games/dark-venture/fight/bout.ts'
import { fightsIn, type Course } from '../src/games/dark-venture/fight/course.ts'
import { hundredths } from '../src/games/dark-venture/dice/hundredths.ts'
import { rollsIn } from '../src/games/dark-venture/fight/rolls.ts'
import { leaderOf } from '../src/games/dark-venture/fight/leads.ts'

const duel: SceneSpec = {
  dice: '1 2',
  sides: {
    varpen: { units: { a: 'varpen-raider F12', b: { is: 'varpen-brute', at: 'A1', load: { egg: 1 } } } },
    orpal: { units: { x: 'orpal-reaver F12' } },
  },
}

function lookAt(t: Scene): VentureViewContext {
  return t.engine.viewContext(t.engine.view(t.position, 0))
}

/** What is told of choices, and the look before them. */
function told(
  t: Scene,
  ...choices: readonly string[]
): { before: VentureViewContext; events: readonly Event[] } {
  const before = structuredClone({ state: lookAt(t).state })
  const from = t.events.length
  t.take(...choices)
  return { before: { ...lookAt(t), state: before.state }, events: t.events.slice(from) }
}

function only(courses: readonly Course[]): Course {
  expect(courses).toHaveLength(1)
  return courses[0]
}

describe('a combat on its stage', () => {
  it('has dice that are not rolled yet, and its chances', () => {
    const t = scene(duel).take('attack a')
    const [fight] = t.state.fights
    const bout = boutOf(
      lookAt(t),
      fight,
      t.position.stack.map(({ step }) => step),
    )
    expect(bout.attack).toMatchObject({ side: 0, dice: [0, 0], plus: 0, sum: undefined })
    expect(bout.defence).toMatchObject({ side: 3, dice: [0, 0], sum: undefined })
    expect(bout.odds?.win).toBe(444)
    expect(leaderOf(bout)).toBeUndefined()
  })

  it('shows who leads once it is rolled, and which dice have just been', () => {
    const t = scene(duel).take('attack a')
    loaded(3, 4, 5, 2)
    const { events } = told(t, 'spend 1')
    const bout = boutOf(
      lookAt(t),
      t.state.fights[0],
      t.position.stack.map(({ step }) => step),
    )
    expect([bout.attack.sum, bout.defence.sum, bout.end]).toEqual([7, 7, undefined])
    expect(leaderOf(bout)).toBe('defence')
    expect(rollsIn(events, 5, bout)('attack', 1)).toBe('5 -1')
    expect(rollsIn([], 5, bout)('attack', 1)).toBeUndefined()
    expect(boutIn(bout, PHASE.dice).attack.sum).toBeUndefined()
  })
})

describe('a combat that has happened', () => {
  it('is gathered from one update, with what became of the defeated', () => {
    const t = scene({ ...duel, sides: { ...duel.sides, varpen: { units: { a: 'varpen-raider F12' } } } })
    t.take('attack a')
    loaded(6, 6, 1, 2)
    const { before, events } = told(t, 'spend 1', 'kill')
    const { bout, fates } = only(fightsIn(events, before))
    expect(bout.attack).toMatchObject({ pieces: [t.piece('a')], dice: [6, 6], plus: 0, sum: 12 })
    expect(bout.defence).toMatchObject({ pieces: [t.piece('x')], dice: [1, 2], sum: 3 })
    expect(bout.end).toBe('won')
    expect(fates.map(({ event }) => event)).toEqual(['killed'])
  })

  it('knows dice that were rolled in the update before, and what was added to them', () => {
    const t = scene(duel).take('attack a')
    loaded(3, 4, 5, 2)
    t.take('spend 1')
    const { before, events } = told(t, 'egg b')
    const { bout } = only(fightsIn(events, before))
    expect(bout.attack).toMatchObject({ dice: [3, 4], plus: 3, sum: 10 })
    expect(bout.end).toBe('won')
  })

  it('is two when the defence strikes back', () => {
    const t = scene({
      ...duel,
      options: { counters: 'forced' },
      sides: { varpen: { units: { a: 'varpen-raider F12' } }, orpal: { units: { x: 'orpal-reaver F12' } } },
    }).take('attack a')
    loaded(1, 1, 6, 3, 1, 1, 2)
    const { before, events } = told(t, 'spend 1')
    const [first, second, ...more] = fightsIn(events, before)
    expect(more).toEqual([])
    expect([first.bout.end, areSixesEnough(first.bout)]).toEqual(['lost', true])
    expect(second.bout).toMatchObject({ isCounter: true, end: 'lost' })
    expect(second.bout.attack).toMatchObject({ side: 3, pieces: [t.piece('x')], dice: [1, 1] })
    expect(second.bout.defence).toMatchObject({ side: 0, pieces: [t.piece('a')], dice: [2] })
  })

  it('is nothing where nobody fought', () => {
    const t = scene(duel)
    expect(fightsIn(t.events, lookAt(t))).toEqual([])
  })
})

describe('chances', () => {
  it('are certain only if they are', () => {
    expect([0, 1, 4, 624, 999, 1000].map(hundredths)).toEqual([0, 1, 1, 62, 99, 100])
  })
})
