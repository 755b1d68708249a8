import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import { leave } from '../../src/state/mutations/leave.ts'
import { HOW } from '../../src/state/frames.ts'
import { FACTION } from '../../src/state/names.ts'
import { abilityOf, canUse, deeds, left, reason, standing, use, whyNotUse } from '../support/abilities.ts'
import { loaded } from '../support/loaded.ts'
import { scene, type Scene, type SceneSpec } from '../support/scene.ts'

type Sides = NonNullable<SceneSpec['sides']>

function lab(sides: Sides, dice: string, rest: SceneSpec = {}): Scene {
  return scene({ sides: { ...sides }, turn: 'alderkang', dice, ...rest })
}

describe('the dashboard of the Alderkang', () => {
  proves(
    'DV-ALD-02',
    'Extraction: a MOVE die, 6 or more, and the prisoner of a new faction stays for good',
    () => {
      const held = (): Scene =>
        lab(
          {
            alderkang: { units: { a: 'suuk D8', b: 'suuk F12', d: 'delok B5' } },
            varpen: {
              units: {
                x: { is: 'varpen-whelp', captor: 'a', goods: { ore: 1 } },
                y: { is: 'varpen-brute', captor: 'b' },
                z: 'varpen-whelp P1',
              },
            },
          },
          '1 1',
        )
      const t = held()
      loaded(3, 2)
      use(t, 'extraction')
      expect([t.at('x'), t.state.extracted, t.state.dice]).toEqual(['D8', 0, [1, 0, 0, 0]])
      loaded(3, 3)
      use(t, 'extraction')
      expect(t.menu()).toEqual(['unit a', 'unit b'])
      expect(t.why('unit d')).toBe('DV-FX-3')
      expectWholeMenu(t)
      t.take('unit a')
      expect([t.at('x'), t.state.extracted, t.state.stock[0]]).toEqual(['kept', 1 << FACTION.varpen, 6])
      expect([deeds(t, 'alderkang', 'extractions'), t.state.points[4], t.state.dice]).toEqual([
        1,
        0,
        [0, 0, 0, 0],
      ])
      t.state.dice[0] = 1
      expect([canUse(t, 'extraction'), whyNotUse(t, 'extraction')]).toEqual([false, 'DV-ALD-02'])
    },
  )

  proves(
    'DV-ALD-03',
    'Revive: for a saved card 8 or more keeps the unit, its items and the enemy’s points off',
    () => {
      const t = scene({
        sides: {
          varpen: { units: { a: 'varpen-raider F12' } },
          alderkang: {
            units: { x: { is: 'suuk', at: 'F12', wears: ['slingOfTeeth'] }, d: 'delok A1' },
            hand: ['fleetFoot'],
          },
        },
        dice: '1',
      })
      loaded(6, 6, 1)
      t.take('attack a', 'ready', 'stand', 'kill')
      loaded(4, 4)
      t.take('revive fleetFoot')
      expect([t.at('x'), t.state.lies.includes(t.piece('x'))]).toEqual(['F12', true])
      expect([deeds(t, 'alderkang', 'reviveAttempts'), t.state.points[0]]).toEqual([1, 0])
    },
  )

  test('Fabricate: a MOVE die and skulls equal to its strength, of which a card may stand for one', () => {
    const t = lab(
      {
        alderkang: { units: { a: 'suuk B5', b: 'suuk D8' }, hand: ['fleetFoot'] },
        varpen: { units: { z: 'varpen-whelp P1' } },
      },
      '1 s s',
    )
    expect(whyNotUse(t, 'fabricate', 'b')).toBe('DV-FX-3')
    use(t, 'fabricate', 'a')
    expect(t.menu()).toEqual(['row suuk', 'row alderkang-splicer', 'row alderkang-amalgam'])
    expect(t.why('row varpen-whelp')).toBe('DV-ALD-02')
    expectWholeMenu(t)
    t.take('row alderkang-amalgam')
    expect(t.step).toBe('pay.mix')
    t.take('discard fleetFoot')
    expect(t.offers('discard')).toBe(false)
    t.take('spend skull', 'spend skull')
    expect([standing(t, 'alderkang', 'B5'), t.state.dice]).toEqual([
      ['suuk', 'alderkang-amalgam'],
      [0, 0, 0, 0],
    ])
    expect([deeds(t, 'alderkang', 'fabrications'), t.told('placed')[0].from]).toEqual([1, 'maker'])
    expect(t.state.favour.slice(12)).toEqual([0, 1, 0])
  })

  proves('DV-FX-5', 'Fabricate: what is too strong for the skulls says so', () => {
    const t = lab({ alderkang: { units: { a: 'suuk B13' } }, varpen: {} }, '1 s s')
    use(t, 'fabricate', 'a')
    expect([t.why('row alderkang-amalgam'), t.reason('row alderkang-amalgam')]).toEqual([
      'DV-FX-5',
      'This costs 3 skulls; you have 2.',
    ])
    t.take('row suuk')
    expect(t.step).toBe('pay.mix')
    const poor = lab({ alderkang: { units: { a: 'suuk B13' } }, varpen: {} }, '1')
    expect([whyNotUse(poor, 'fabricate', 'a'), reason(poor, 'fabricate', 'a')]).toEqual([
      'DV-FX-5',
      'This costs 1 skull; you have 0.',
    ])
  })

  proves('DV-ALD-02', 'Fabricate: units of an extracted faction, which go home when they die', () => {
    const t = lab(
      { alderkang: { units: { a: 'suuk B5' } }, dhargon: { units: { z: 'dhargon-hunter B5' } } },
      '1 1 s s',
      { also: (s) => void (s.extracted = 1 << FACTION.dhargon) },
    )
    use(t, 'fabricate', 'a')
    expect(t.why('row dhargon-elder')).toBe('DV-FX-1')
    expect(t.why('row orpal-shade')).toBe('DV-ALD-02')
    t.take('row dhargon-hatchling', 'spend skull')
    expect(standing(t, 'alderkang', 'B5')).toEqual(['dhargon-hatchling', 'suuk'])
    expect(left(t, 'dhargon-hatchling')).toBe(8)
    const [hatchling] = t.state.army[4]
    t.call('h', hatchling).act((s, ctx) => leave(s, hatchling, HOW.killed, FACTION.dhargon, ctx))
    expect([t.at('h'), t.state.side[hatchling], left(t, 'dhargon-hatchling')]).toEqual(['supply', 1, 9])
  })

  proves('DV-MISC-02', 'Fabricate: nine control tokens, nine units of others', () => {
    const whelps = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`w${i}`, 'varpen-whelp A1']))
    const full = (units: Readonly<Record<string, string>>): Scene =>
      lab({ alderkang: { units: { a: 'suuk B5', d: 'delok B5', ...units } }, varpen: {} }, '1 s s', {
        also: (s) => void (s.extracted = 1 << FACTION.varpen),
      })
    const t = full(whelps)
    use(t, 'fabricate', 'a')
    expect(t.why('row varpen-raider')).toBe('DV-MISC-02')
    expect(t.offers('row suuk')).toBe(true)
    const { w8: _, ...eight } = whelps
    const more = full(eight)
    use(more, 'fabricate', 'a')
    expect(more.offers('row varpen-raider')).toBe(true)
  })

  proves('DV-ALD-04', 'Temporal Shift: 2 skulls, once a turn; two of them bring a point', () => {
    const t = lab(
      { alderkang: { units: { a: 'suuk F12', b: 'suuk D8' } }, varpen: { units: { z: 'varpen-whelp H12' } } },
      's s s s',
      { tokens: { I12: ['actionDraw'] } },
    )
    use(t, 'temporalShift', 'a').take('option 0')
    expect(t.offers('node I12')).toBe(true)
    expect([t.offers('node J12'), t.offers('node F12')]).toEqual([false, false])
    expectWholeMenu(t)
    t.take('node I12')
    expect([t.at('a'), t.state.dice, deeds(t, 'alderkang', 'temporalShifts')]).toEqual([
      'I12',
      [0, 0, 0, 2],
      1,
    ])
    expect(whyNotUse(t, 'temporalShift', 'b')).toBe('DV-FX-4')
    t.act((s) => s.uses.fill(0))
    use(t, 'temporalShift', 'a').take('option 1')
    expect([t.at('a'), t.at('z'), t.at('b')]).toEqual(['H12', 'I12', 'D8'])
    expect([deeds(t, 'alderkang', 'temporalShifts'), t.state.points[4]]).toEqual([2, 1])
  })

  test('Temporal Shift: trades places with a standard unit within 4 spaces', () => {
    const t = lab(
      {
        alderkang: { units: { a: 'suuk F12', d: 'delok G12' } },
        varpen: {
          units: {
            y: 'varpen-whelp H12',
            z: 'varpen-whelp J12',
            w: 'varpen-whelp F12',
            v: 'varpen-whelp K12',
            r: { is: 'varpen-whelp', at: 'G12', restrained: true },
          },
        },
      },
      's s',
    )
    use(t, 'temporalShift', 'a').take('option 1')
    expect(t.menu()).toEqual(['unit y', 'unit z'])
    expect([t.why('unit a'), t.why('unit d'), t.why('unit w')]).toEqual(['DV-FX-1', 'DV-FX-1', 'DV-FX-6'])
    expect([t.why('unit v'), t.why('unit r')]).toEqual(['DV-FX-2', 'DV-RESTRAIN-1'])
    expectWholeMenu(t)
    t.take('unit z')
    expect([t.at('a'), t.at('z')]).toEqual(['J12', 'F12'])
  })

  proves(
    'DV-ALD-04',
    'Wheel of Sparks: a Splicer or Delok, a MOVE die and a skull, 2 dice at range 2',
    () => {
      const t = lab(
        {
          alderkang: { units: { a: 'suuk F12', p: 'alderkang-splicer F12' } },
          varpen: { units: { z: 'varpen-whelp H12', y: 'varpen-whelp P1' } },
        },
        '1 1 s s',
      )
      expect(t.offers(abilityOf(t, 'wheelOfSparks', 'a'))).toBe(false)
      loaded(1, 1, 3)
      use(t, 'wheelOfSparks', 'p')
      expect(t.told('rolled')[0].attack).toEqual([1, 1])
      expect(t.told('attacked')[0].range).toBe(2)
      expect([t.state.dice, deeds(t, 'alderkang', 'wheelOfSparks'), t.state.points[4]]).toEqual([
        [1, 0, 0, 1],
        1,
        0,
      ])
      expect(whyNotUse(t, 'wheelOfSparks', 'p')).toBe('DV-FX-4')
      t.act((s) => s.uses.fill(0))
      loaded(1, 1, 3)
      use(t, 'wheelOfSparks', 'p')
      expect([deeds(t, 'alderkang', 'wheelOfSparks'), t.state.points[4]]).toEqual([2, 1])
    },
  )
})
