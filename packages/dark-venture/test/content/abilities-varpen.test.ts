import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import { GOLD, ORE, WOOD } from '../../src/state/numbers.ts'
import { goodsOf } from '../../src/state/queries/goods.ts'
import { canUse, deeds, left, reason, standing, use, whyNotUse } from '../support/abilities.ts'
import { loaded } from '../support/loaded.ts'
import { scene, type Scene, type SceneSpec, type SideScene } from '../support/scene.ts'

function camp(units: SideScene, rest: SceneSpec = {}): Scene {
  return scene({ sides: { varpen: units, orpal: { units: { x: 'orpal-shade P9' } } }, ...rest })
}

describe('the dashboard of the Varpen', () => {
  test('Gather: a MOVE die or 2 skulls, and ore on a 2, 4 or 6', () => {
    const t = camp({ units: { a: 'varpen-whelp D9' } }, { dice: '1 s s' })
    expectWholeMenu(t)
    expect([canUse(t, 'gather', 'a', 0), canUse(t, 'gather', 'a', 1)]).toEqual([true, true])
    loaded(4)
    use(t, 'gather', 'a', 1).take('goods ore')
    expect([goodsOf(t.state, t.piece('a'), ORE), t.state.dice]).toEqual([1, [1, 0, 0, 0]])
    expect(deeds(t, 'varpen', 'resourcesGathered')).toBe(1)
    expect([whyNotUse(t, 'gather', 'a', 1), reason(t, 'gather', 'a', 1)]).toEqual([
      'DV-FX-5',
      'This costs 2 skulls; you have 0.',
    ])
  })

  test('Build a fence: a MOVE die and 1 wood; a wall: 2 MOVE dice and 1 ore', () => {
    const t = camp(
      { units: { a: { is: 'varpen-whelp', at: 'D8', goods: { wood: 1, ore: 1 } }, b: 'varpen-whelp D9' } },
      { dice: '1 1 1' },
    )
    expect(whyNotUse(t, 'buildFence', 'b')).toBe('DV-FX-5')
    use(t, 'buildFence', 'a')
    t.choose(t.offered()[0])
    expect([goodsOf(t.state, t.piece('a'), WOOD), t.state.dice, t.state.fences]).toEqual([0, [2, 0, 0, 0], 9])
    use(t, 'buildWall', 'a')
    t.choose(t.offered()[0])
    expect([goodsOf(t.state, t.piece('a'), ORE), t.state.dice, t.state.walls]).toEqual([0, [0, 0, 0, 0], 9])
    expect([deeds(t, 'varpen', 'structuresBuilt'), t.state.points[0]]).toEqual([2, 0])
  })

  test('Grow: a MOVE die and 1 ore, up one rank with all it has', () => {
    const t = camp(
      {
        units: {
          a: { is: 'varpen-whelp', at: 'D8', goods: { ore: 2, wood: 1 }, load: { egg: 1 }, restrained: true },
          w: { is: 'varpen-warlord', at: 'D9', goods: { ore: 1 } },
        },
      },
      { dice: '1 d' },
    )
    expectWholeMenu(t)
    expect(whyNotUse(t, 'grow', 'w')).toBe('DV-FX-1')
    use(t, 'grow', 'a').take('spend ortho1')
    expect(standing(t, 'varpen', 'D8')).toEqual(['varpen-raider'])
    const raider = t.told('upgraded')[0].to
    expect(t.at('a')).toBe('supply')
    expect([goodsOf(t.state, raider, ORE), goodsOf(t.state, raider, WOOD)]).toEqual([1, 1])
    expect([t.state.load[t.piece('a')], t.state.goods[t.piece('a')]]).toEqual([0, 0])
    expect([deeds(t, 'varpen', 'unitsUpgraded'), t.state.points[0]]).toEqual([1, 1])
    t.call('b', raider).take('unbind b')
    expect(t.state.dice).toEqual([0, 0, 0, 0])
  })

  test('Gilded Growth: a skull and 1 gold, up two ranks, or one if there is no more', () => {
    const gold = { goods: { gold: 1 } } as const
    const t = camp(
      {
        units: {
          a: { is: 'varpen-whelp', at: 'D8', ...gold },
          b: { is: 'varpen-warhorn', at: 'D9', ...gold },
          c: 'varpen-whelp D10',
        },
      },
      { dice: 's s s' },
    )
    expect([whyNotUse(t, 'goldenGrowth', 'c'), reason(t, 'goldenGrowth', 'c')]).toEqual([
      'DV-FX-5',
      'This costs 1 gold; you have 0.',
    ])
    use(t, 'goldenGrowth', 'a')
    expect(standing(t, 'varpen', 'D8')).toEqual(['varpen-brute'])
    use(t, 'goldenGrowth', 'b')
    expect(standing(t, 'varpen', 'D9')).toEqual(['varpen-warlord'])
    expect([t.state.dice, t.state.stock[GOLD]]).toEqual([[0, 0, 0, 1], 6])
    expect([deeds(t, 'varpen', 'unitsUpgraded'), t.state.points[0]]).toEqual([2, 2])
  })

  proves('DV-FX-4', 'Call the Horde: 3 skulls, one Whelp on a start space, once a turn', () => {
    const t = camp({ units: { a: 'varpen-whelp D8' } }, { dice: 's s s s s s' })
    use(t, 'callHorde')
    expect(t.menu('node')).toEqual(['node J16', 'node K16', 'node L16', 'node M16', 'node N16'])
    expectWholeMenu(t)
    t.take('node K16')
    expect(standing(t, 'varpen', 'K16')).toEqual(['varpen-whelp'])
    expect(t.state.dice).toEqual([0, 0, 0, 3])
    expect(deeds(t, 'varpen', 'unitsSpawned')).toBe(1)
    expect(whyNotUse(t, 'callHorde')).toBe('DV-FX-4')
    expectWholeMenu(t)
  })

  proves('DV-FX-4', 'Blood Rage: a skull, +2 to the next attack, twice a turn', () => {
    const t = scene({
      sides: {
        varpen: { units: { a: 'varpen-whelp F12', b: 'varpen-whelp A1' } },
        orpal: { units: { x: 'orpal-bonewalker F12' } },
      },
      dice: '1 s s s',
    })
    use(t, 'bloodRage')
    use(t, 'bloodRage')
    expect([whyNotUse(t, 'bloodRage'), t.state.dice]).toEqual(['DV-FX-4', [1, 0, 0, 1]])
    loaded(1, 4)
    t.take('attack a')
    expect(t.told('fought')).toEqual([
      {
        event: 'fought',
        attackers: [t.piece('a')],
        defenders: [t.piece('x')],
        attack: 5,
        defence: 4,
        won: true,
        counter: false,
      },
    ])
    const far = camp({ units: { a: 'varpen-whelp D8' } }, { dice: '1 s' })
    expect(whyNotUse(far, 'bloodRage')).toBe('DV-FX-6')
  })

  proves('DV-MISC-02', 'no token of the next rank, no growth', () => {
    const t = camp(
      {
        units: {
          a: { is: 'varpen-whelp', at: 'D8', goods: { ore: 1, gold: 1 } },
          ...Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`r${i}`, 'varpen-raider A16'])),
        },
      },
      { dice: '1 s' },
    )
    expect(left(t, 'varpen-raider')).toBe(0)
    expect(whyNotUse(t, 'grow', 'a')).toBe('DV-MISC-02')
    use(t, 'goldenGrowth', 'a')
    expect(standing(t, 'varpen', 'D8')).toEqual(['varpen-brute'])
  })
})
