import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import { TOKEN } from '../../src/state/names.ts'
import { MEAT, WATER, WOOD } from '../../src/state/numbers.ts'
import { goodsOf } from '../../src/state/queries/goods.ts'
import { marksOn } from '../../src/state/queries/marks.ts'
import { abilityOf, canUse, deeds, left, reason, standing, use, whyNotUse } from '../support/abilities.ts'
import { loaded } from '../support/loaded.ts'
import { scene, type Scene, type SceneSpec } from '../support/scene.ts'

function camp(
  units: NonNullable<NonNullable<SceneSpec['sides']>['dhargon']>['units'],
  rest: SceneSpec,
): Scene {
  return scene({
    sides: { dhargon: { units: units ?? {} }, orpal: { units: { x: 'orpal-shade P9' } } },
    ...rest,
  })
}

function eggsOn(t: Scene, space: string): number {
  return marksOn(t.state, t.node(space), TOKEN.egg)
}

describe('the dashboard of the Dhargon', () => {
  test('Gather, Build a fence, Build a wall: as everybody who gathers and builds', () => {
    const t = camp(
      { a: { is: 'dhargon-hunter', at: 'J11', goods: { wood: 1, ore: 1 } } },
      { dice: '1 1 1 1' },
    )
    expectWholeMenu(t)
    loaded(2)
    use(t, 'gather', 'a')
    expect([goodsOf(t.state, t.piece('a'), WATER), deeds(t, 'dhargon', 'waterGathered')]).toEqual([1, 1])
    use(t, 'buildFence', 'a')
    t.choose(t.offered()[0])
    use(t, 'buildWall', 'a')
    t.choose(t.offered()[0])
    expect([t.state.dice, t.state.fences, t.state.walls]).toEqual([[0, 0, 0, 0], 9, 9])
  })

  test('Butcher: the defeated is killed, and its attacker has 1 meat', () => {
    const t = scene({
      sides: {
        dhargon: { units: { a: 'dhargon-hunter F12' } },
        orpal: { units: { x: 'orpal-bonewalker F12', y: 'orpal-shade A1' } },
      },
      dice: '1',
    })
    loaded(6, 6, 1)
    t.take('attack a')
    expectWholeMenu(t)
    t.choose(abilityOf(t, 'butcher', 'a'))
    expect([t.at('x'), goodsOf(t.state, t.piece('a'), MEAT)]).toEqual(['supply', 1])
    expect([deeds(t, 'dhargon', 'meatTaken'), deeds(t, 'dhargon', 'unitsKilled')]).toEqual([1, 1])
    expect(t.state.points[1]).toBe(3)
  })

  test('Lay an egg: the Elder alone, for a skull and 1 meat, or 2 skulls and any resource', () => {
    const t = camp(
      {
        e: { is: 'dhargon-elder', at: 'F12', goods: { meat: 1, wood: 1 } },
        a: { is: 'dhargon-hunter', at: 'F12', goods: { meat: 1 } },
      },
      { dice: 's s s' },
    )
    expect([canUse(t, 'layEgg', 'a'), whyNotUse(t, 'layEgg', 'a')]).toEqual([false, undefined])
    use(t, 'layEgg', 'e', 0)
    expect([eggsOn(t, 'F12'), t.state.dice]).toEqual([1, [0, 0, 0, 2]])
    expect([whyNotUse(t, 'layEgg', 'e', 0), reason(t, 'layEgg', 'e', 0)]).toEqual([
      'DV-FX-5',
      'This costs 1 meat; you have 0.',
    ])
    use(t, 'layEgg', 'e', 1).take('payGood e wood')
    expect([eggsOn(t, 'F12'), t.state.dice, deeds(t, 'dhargon', 'eggsLaid')]).toEqual([2, [0, 0, 0, 0], 2])
    expect(goodsOf(t.state, t.piece('e'), WOOD)).toBe(0)
  })

  test('Hatch: a MOVE die or 2 skulls turn an egg that no enemy stands on into a Hatchling', () => {
    const t = scene({
      sides: {
        dhargon: { units: { e: 'dhargon-elder A1' } },
        orpal: { units: { x: 'orpal-shade G12' } },
      },
      tokens: { F12: ['egg'], G12: ['egg'], D8: ['egg', 'egg'] },
      dice: '1 s s',
    })
    use(t, 'hatch', undefined, 1)
    expect(t.menu('node')).toEqual(['node D8', 'node F12'])
    expect(t.why('node G12')).toBe('DV-FX-1')
    expectWholeMenu(t)
    t.take('node D8')
    expect([standing(t, 'dhargon', 'D8'), eggsOn(t, 'D8')]).toEqual([['dhargon-hatchling'], 1])
    use(t, 'hatch').take('node D8')
    expect([t.state.dice, eggsOn(t, 'D8'), t.state.tokens[TOKEN.egg]]).toEqual([[0, 0, 0, 0], 0, 8])
    expect([deeds(t, 'dhargon', 'eggsHatched'), t.state.points[1]]).toEqual([2, 1])
    const none = camp({ a: 'dhargon-hunter F12' }, { dice: '1' })
    expect(whyNotUse(none, 'hatch')).toBe('DV-FX-6')
  })

  test('Construct: a MOVE die and 2 different resources make a Hunter or a Warden', () => {
    const t = camp(
      {
        a: { is: 'dhargon-hatchling', at: 'F12', goods: { ore: 1, wood: 1, meat: 1 } },
        b: { is: 'dhargon-hatchling', at: 'D8', goods: { ore: 2 } },
      },
      { dice: '1' },
    )
    expect([whyNotUse(t, 'construct', 'b'), reason(t, 'construct', 'b')]).toEqual([
      'DV-FX-5',
      'This costs 2 resources of different kinds; you have 1.',
    ])
    use(t, 'construct', 'a').take('payGood a ore')
    expect(t.why('payGood a ore')).toBe('DV-FX-3')
    t.take('payGood a meat', 'option 1')
    expect(standing(t, 'dhargon', 'F12')).toEqual(['dhargon-hatchling', 'dhargon-warden'])
    expect([t.state.dice, goodsOf(t.state, t.piece('a'), WOOD)]).toEqual([[0, 0, 0, 0], 1])
  })

  test('Feast: a MOVE die and 1 meat, up one rank', () => {
    const t = camp(
      {
        a: { is: 'dhargon-warden', at: 'F12', goods: { meat: 1 } },
        e: { is: 'dhargon-elder', at: 'D8', goods: { meat: 1 } },
      },
      { dice: '1' },
    )
    expect(whyNotUse(t, 'feast', 'e')).toBe('DV-FX-1')
    use(t, 'feast', 'a')
    expect(standing(t, 'dhargon', 'F12')).toEqual(['dhargon-mauler'])
    expect([left(t, 'dhargon-warden'), t.state.stock[MEAT]]).toEqual([4, 5])
    expect(deeds(t, 'dhargon', 'unitsUpgraded')).toBe(1)
  })

  proves(
    'DV-ANC-09',
    'Succession: on anybody’s turn a new Elder hatches from an egg of its owner’s choice',
    () => {
      const t = scene({
        sides: {
          varpen: { units: { a: 'varpen-warlord F12' } },
          dhargon: { units: { e: 'dhargon-elder F12', h: 'dhargon-hatchling A1' } },
        },
        tokens: { D8: ['egg'], B4: ['egg'] },
        dice: '1',
      })
      loaded(6, 6, 6, 6, 1, 1, 1)
      t.take('attack a', 'kill')
      expect([t.awaited, t.menu('node')]).toEqual([[1], ['node B4', 'node D8']])
      expectWholeMenu(t)
      t.take('node D8')
      expect([standing(t, 'dhargon', 'D8'), eggsOn(t, 'D8')]).toEqual([['dhargon-elder'], 0])
      expect(deeds(t, 'dhargon', 'eggsHatched')).toBe(1)
      expect(deeds(t, 'varpen', 'unitsKilled')).toBe(1)
    },
  )
})
