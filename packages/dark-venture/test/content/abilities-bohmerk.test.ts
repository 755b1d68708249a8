import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import { moveTo } from '../../src/state/mutations/pieces.ts'
import { TOKEN } from '../../src/state/names.ts'
import { WATER } from '../../src/state/numbers.ts'
import { goodsOf } from '../../src/state/queries/goods.ts'
import { carried } from '../../src/state/queries/marks.ts'
import { prisonerOf, prisonersOf } from '../../src/state/queries/pieces.ts'
import { DROPPED } from '../../src/state/schema.ts'
import { abilityOf, canUse, deeds, left, standing, use, whyNotUse } from '../support/abilities.ts'
import { loaded } from '../support/loaded.ts'
import { scene, type Scene, type SceneSpec } from '../support/scene.ts'

type Units = NonNullable<NonNullable<NonNullable<SceneSpec['sides']>['bohmerk']>['units']>

function pond(units: Units, dice: string, theirs: Units = { y: 'orpal-shade P9' }): Scene {
  return scene({ sides: { bohmerk: { units }, orpal: { units: theirs } }, dice })
}

/** So many tokens of a row that are not in the supply any more. */
function away(row: string, count: number): Units {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`${row}${i}`, `bohmerk-${row} A16`]))
}

describe('the dashboard of the Bohmerk', () => {
  test('Gather: water, of which every 2 bring a point', () => {
    const t = pond({ a: 'bohmerk-mote J11' }, '1 1 1 s s')
    loaded(2, 4, 6, 6)
    for (const cost of [0, 0, 0, 1]) use(t, 'gather', 'a', cost)
    expect([goodsOf(t.state, t.piece('a'), WATER), deeds(t, 'bohmerk', 'waterGathered')]).toEqual([4, 4])
    expect([t.state.points[2], t.state.dice]).toEqual([2, [0, 0, 0, 0]])
  })

  test('Split: a skull; 4 is 2 + 2 or 3 + 1, and the bigger part keeps what it has', () => {
    const units: Units = {
      a: { is: 'bohmerk-bulk', at: 'F12', goods: { water: 2 }, load: { egg: 1 } },
      b: 'bohmerk-mote F12',
    }
    const t = pond(units, 's s', { x: { is: 'orpal-shade', captor: 'a' }, y: 'orpal-shade P9' })
    expectWholeMenu(t)
    expect(whyNotUse(t, 'split', 'b')).toBe('DV-FX-1')
    use(t, 'split', 'a')
    expect(t.menu()).toEqual(['row bohmerk-glob', 'row bohmerk-mass'])
    expectWholeMenu(t)
    t.take('row bohmerk-mass')
    expect(standing(t, 'bohmerk', 'F12')).toEqual(['bohmerk-mote', 'bohmerk-mote', 'bohmerk-mass'])
    const [bigger, smaller] = t.told('split')[0].into
    expect([goodsOf(t.state, bigger, WATER), goodsOf(t.state, smaller, WATER)]).toEqual([2, 0])
    expect([carried(t.state, bigger, TOKEN.egg), prisonerOf(t.state, bigger)]).toEqual([1, t.piece('x')])
    expect([left(t, 'bohmerk-bulk'), deeds(t, 'bohmerk', 'splits')]).toEqual([3, 1])
    expect(t.state.dice).toEqual([0, 0, 0, 1])
  })

  proves('DV-MISC-02', 'Split: both tokens must be in the supply', () => {
    const one = pond({ a: 'bohmerk-bulk F12', ...away('glob', 7) }, 's')
    use(one, 'split', 'a')
    expect(standing(one, 'bohmerk', 'F12')).toEqual(['bohmerk-mote', 'bohmerk-mass'])
    const none = pond({ a: 'bohmerk-glob F12', ...away('mote', 9) }, 's')
    expect(left(none, 'bohmerk-mote')).toBe(1)
    expect(whyNotUse(none, 'split', 'a')).toBe('DV-MISC-02')
    const some = pond({ a: 'bohmerk-devourer F12', ...away('glob', 8) }, 's')
    use(some, 'split', 'a')
    expect(standing(some, 'bohmerk', 'F12')).toEqual(['bohmerk-mote', 'bohmerk-bulk'])
    const asked = pond({ a: 'bohmerk-devourer F12' }, 's')
    use(asked, 'split', 'a')
    expect(asked.menu()).toEqual(['row bohmerk-mass', 'row bohmerk-bulk'])
  })

  proves('DV-PRIS-11', 'Fuse: a skull; two of one space become one that has what both had', () => {
    const t = pond(
      {
        a: { is: 'bohmerk-mote', at: 'F12', goods: { water: 1 } },
        b: { is: 'bohmerk-glob', at: 'F12', goods: { water: 2 }, restrained: true },
        c: 'bohmerk-bulk F12',
        d: 'bohmerk-mote D8',
      },
      's',
      { x: { is: 'orpal-shade', captor: 'a' }, y: 'orpal-shade P9' },
    )
    use(t, 'fuse')
    expect(t.menu()).toEqual(['unit a', 'unit b', 'unit c'])
    expect(t.why('unit d')).toBe('DV-FX-2')
    expectWholeMenu(t)
    t.take('unit b')
    expect(t.why('unit c')).toBe('DV-MISC-02')
    expect(t.menu()).toEqual(['unit a'])
    expectWholeMenu(t)
    t.take('unit a')
    expect(standing(t, 'bohmerk', 'F12')).toEqual(['bohmerk-mass', 'bohmerk-bulk'])
    const { into } = t.told('fused')[0]
    expect([goodsOf(t.state, into, WATER), prisonerOf(t.state, into)]).toEqual([3, t.piece('x')])
    expect([deeds(t, 'bohmerk', 'fuses'), t.state.dice]).toEqual([1, [0, 0, 0, 0]])
    expect([t.at('a'), t.at('b'), t.at('x')]).toEqual(['supply', 'supply', 'F12'])
  })

  proves('DV-CARD-15', 'Fuse: what one unit cannot bear lies on its space', () => {
    const t = pond(
      {
        a: { is: 'bohmerk-mote', at: 'F12', wears: ['gelatinHeart', 'swampSkiff'] },
        b: { is: 'bohmerk-mote', at: 'F12', wears: ['spineLauncher'] },
      },
      's',
    )
    use(t, 'fuse')
    const { into } = t.told('fused')[0]
    expect(t.state.lies.filter((where) => where === into)).toHaveLength(2)
    expect(t.state.lies.filter((where) => where === DROPPED + t.node('F12'))).toHaveLength(1)
  })

  proves('DV-PRIS-11', 'Fuse: of two captors one holds both prisoners', () => {
    const t = pond({ a: 'bohmerk-mote F12', b: 'bohmerk-mote F12' }, 's', {
      x: { is: 'orpal-shade', captor: 'a' },
      y: { is: 'orpal-shade', captor: 'b' },
    })
    use(t, 'fuse')
    const [glob] = t.state.army[2]
    expect(prisonersOf(t.state, glob)).toEqual([t.piece('x'), t.piece('y')])
  })

  proves('DV-PRIS-11', 'Absorb: the defeated is killed, its attacker grows; every 2 bring 3 points', () => {
    const t = pond({ a: 'bohmerk-mote F12' }, '1 1', {
      x: { is: 'orpal-bonewalker', at: 'F12', goods: { water: 1 } },
      w: 'orpal-bonewalker G12',
      y: 'orpal-shade P9',
      z: { is: 'orpal-bonewalker', captor: 'a' },
    })
    loaded(6, 1)
    t.take('attack a').choose(abilityOf(t, 'absorb', 'a'))
    expect(standing(t, 'bohmerk', 'F12')).toEqual(['bohmerk-glob'])
    const [glob] = t.state.army[2]
    expect([t.at('x'), goodsOf(t.state, glob, WATER), prisonerOf(t.state, glob)]).toEqual([
      'supply',
      1,
      t.piece('z'),
    ])
    expect([deeds(t, 'bohmerk', 'absorbs'), deeds(t, 'bohmerk', 'unitsKilled'), t.state.points[2]]).toEqual([
      1, 1, 1,
    ])
    t.act((s) => moveTo(s, t.piece('w'), t.node('F12')))
    loaded(6, 6, 1)
    t.call('b', glob)
      .take('attack b')
      .choose(abilityOf(t, 'absorb', 'b'))
    expect([deeds(t, 'bohmerk', 'absorbs'), t.state.points[2]]).toEqual([2, 5])
  })

  test('Absorb: the biggest of all does not grow; one that is revived was not absorbed', () => {
    const big = pond({ a: 'bohmerk-devourer F12' }, '1', { x: 'orpal-bonewalker F12', y: 'orpal-shade P9' })
    loaded(6, 6, 6, 6, 6, 1)
    big.take('attack a').choose(abilityOf(big, 'absorb', 'a'))
    expect([standing(big, 'bohmerk', 'F12'), big.at('x')]).toEqual([['bohmerk-devourer'], 'supply'])
    const t = scene({
      sides: {
        bohmerk: { units: { a: 'bohmerk-glob F12' } },
        alderkang: { units: { x: 'suuk F12', d: 'delok A1' }, hand: ['fleetFoot'] },
      },
      dice: '1',
    })
    loaded(6, 6, 1)
    t.take('attack a', 'ready', 'stand')
    t.choose(abilityOf(t, 'absorb', 'a'))
    loaded(4, 4)
    t.take('revive fleetFoot')
    expect([t.at('x'), standing(t, 'bohmerk', 'F12'), deeds(t, 'bohmerk', 'absorbs')]).toEqual([
      'F12',
      ['bohmerk-glob'],
      0,
    ])
  })

  test('Ooze Forth: a skull and 1 water make a Mote', () => {
    const t = pond({ a: { is: 'bohmerk-glob', at: 'F12', goods: { water: 1 } }, b: 'bohmerk-mote D8' }, 's s')
    expect(whyNotUse(t, 'ooze', 'b')).toBe('DV-FX-5')
    use(t, 'ooze', 'a')
    expect(standing(t, 'bohmerk', 'F12')).toEqual(['bohmerk-mote', 'bohmerk-glob'])
    expect([t.state.dice, t.state.stock[WATER], deeds(t, 'bohmerk', 'unitsSpawned')]).toEqual([
      [0, 0, 0, 1],
      6,
      1,
    ])
  })

  proves('DV-MOVE-21', 'Seep: 2 skulls, 3 spaces through water alone, once a turn', () => {
    const t = pond({ a: 'bohmerk-glob J11', b: 'bohmerk-mote D8' }, 's s s s')
    use(t, 'seep')
    const { terrain } = t.tables
    const steps = t.menu('step')
    expect(steps.length).toBeGreaterThan(0)
    t.take(steps[0])
    expect(terrain[t.state.at[t.piece('a')]] & 1).toBe(1)
    t.take('halt')
    expect([t.step, t.state.dice]).toEqual(['turn', [0, 0, 0, 2]])
    expect(whyNotUse(t, 'seep')).toBe('DV-FX-4')
    expect(canUse(pond({ b: 'bohmerk-mote D8' }, 's s'), 'seep')).toBe(false)
  })
})
