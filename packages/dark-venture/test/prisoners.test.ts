import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { describe, expect } from 'vitest'
import type { Deed } from '../src/content/ids.ts'
import { HOW } from '../src/state/frames.ts'
import { escape, leave } from '../src/state/mutations/leave.ts'
import { DEED, deedOf } from '../src/state/names.ts'
import { ORE } from '../src/state/numbers.ts'
import { hasFallen } from '../src/state/queries/fallen.ts'
import { goodsOf } from '../src/state/queries/goods.ts'
import { hasFlag, isPrisoner } from '../src/state/queries/pieces.ts'
import { loaded } from './support/loaded.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'

function deed(t: Scene, side: number, id: Deed): number {
  return t.state.deeds[side * deedOf.length + DEED[id]]
}

describe('taking prisoners', () => {
  proves(
    ['DV-PRIS-01', 'DV-PRIS-05'],
    'a unit of that space takes one, for 2 points; in matches of before one that holds nobody',
    () => {
      const t = scene({
        rulesVersion: 1,
        sides: {
          varpen: {
            units: { a: 'varpen-whelp F12', b: 'varpen-whelp F12', far: 'varpen-whelp F13' },
          },
          orpal: {
            units: { x: 'orpal-bonewalker F12', held: { is: 'orpal-shade', captor: 'a' } },
          },
        },
        dice: '1',
      })
      loaded(6, 1)
      t.take('attack a', 'alone')
      expectWholeMenu(t)
      expect(t.menu()).toEqual(['kill', 'capture b'])
      expect(t.why('capture a')).toBe('DV-PRIS-01')
      expect(t.why('capture far')).toBe('DV-PRIS-01')
      t.take('capture b')
      expect(t.state.captor[t.piece('x')]).toBe(t.piece('b'))
      expect(t.state.points[0]).toBe(2)
      expect(deed(t, 0, 'prisonersTaken')).toBe(1)
      expect(deed(t, 0, 'unitsKilled')).toBe(0)
    },
  )

  proves('DV-PRIS-03', 'Heroes are captured, Ancients are not', () => {
    const sides = (enemy: string, hand: readonly string[] = []): NonNullable<SceneSpec['sides']> => ({
      varpen: { units: { a: 'varpen-warlord F12' }, hand },
      ...(enemy === 'karderut' ? { orpal: { units: { x: 'karderut F12' } } } : {}),
      ...(enemy === 'larvok' ? { 'hero:larvok': { units: { x: 'larvok F12' } } } : {}),
    })
    const hero = scene({ sides: sides('larvok'), dice: '1' })
    loaded(6, 6, 6, 6, 1, 1, 1)
    hero.take('attack a', 'capture a')
    expect(isPrisoner(hero.state, hero.piece('x'))).toBe(true)
    const ancient = scene({ sides: sides('karderut', ['shieldWall']), dice: '1' })
    loaded(6, 6, 6, 6, ...new Array<number>(ancient.tables.defence[ancient.piece('x')]).fill(1))
    ancient.take('attack a', 'stand')
    expect(ancient.why('capture a')).toBe('DV-PRIS-03')
    expectWholeMenu(ancient)
  })

  proves('DV-PRIS-02', 'a prisoner is no target and defends nobody', () => {
    const t = scene({
      sides: {
        varpen: { units: { a: 'varpen-whelp F12' } },
        orpal: { units: { x: { is: 'orpal-shade', captor: 'a' } } },
      },
      dice: '1',
    })
    expect(t.why('attack a')).toBe('DV-COMBAT-01')
    expectWholeMenu(t)
  })

  proves('DV-PRIS-10', 'its resources stay under it', () => {
    const t = scene({
      sides: {
        varpen: { units: { a: 'varpen-whelp F12' } },
        orpal: { units: { x: { is: 'orpal-bonewalker', at: 'F12', goods: { ore: 2 } } } },
      },
      dice: '1',
    })
    const left = t.state.stock[ORE]
    loaded(6, 1)
    t.take('attack a', 'capture a')
    expect(goodsOf(t.state, t.piece('x'), ORE)).toBe(2)
    expect(goodsOf(t.state, t.piece('a'), ORE)).toBe(0)
    t.act((s, ctx) => leave(s, t.piece('x'), HOW.returned, 0, ctx))
    expect([t.at('x'), t.state.stock[ORE]]).toEqual(['supply', left + 2])
  })
})

describe('exchanging', () => {
  function held(at: string, more: Partial<SceneSpec> = {}): Scene {
    return scene({
      sides: {
        varpen: { units: { a: `varpen-whelp ${at}` } },
        orpal: { units: { x: { is: 'orpal-shade', captor: 'a' } } },
      },
      dice: '1',
      ...more,
    })
  }

  proves('DV-PRIS-04', 'only at an open map edge and for a MOVE die', () => {
    expect(held('F12').why('exchange a')).toBe('DV-PRIS-04')
    expect(held('F16').offers('exchange a')).toBe(true)
    expect(held('F16', { dice: 's' }).why('exchange a')).toBe('DV-PRIS-04')
    expect(held('F16', { built: { 'F16:S': 'fence' } }).why('exchange a')).toBe('DV-PRIS-04')
    expectWholeMenu(held('F16'))
  })

  proves('DV-PRIS-08', 'underground on six spaces only', () => {
    const options = { map: 'underground' }
    expect(held('A6', { options }).offers('exchange a')).toBe(true)
    expect(held('A9', { options }).why('exchange a')).toBe('DV-PRIS-08')
  })

  proves(['DV-PRIS-09', 'DV-PRIS-05'], 'a Hero alone draws a card for it', () => {
    const t = scene({
      sides: {
        'hero:larvok': { units: { a: 'larvok F16' } },
        orpal: { units: { x: { is: 'orpal-shade', captor: 'a' } } },
      },
      dice: '1',
    })
    expectWholeMenu(t)
    expect(t.menu('exchange')).toEqual(['exchange a 1'])
    expect(t.why('exchange a 0')).toBe('DV-PRIS-09')
  })

  proves('DV-PRIS-09', 'a Hero of a faction chooses', () => {
    const t = scene({
      sides: {
        alderkang: { units: { a: 'delok F16', s: 'suuk F15' } },
        orpal: { units: { x: { is: 'orpal-shade', captor: 'a' } } },
      },
      dice: '1',
    })
    expect(t.menu('exchange')).toEqual(['exchange a 0', 'exchange a 1'])
  })

  proves('DV-TURN-01', 'not after an Ancient was summoned', () => {
    expect(held('F16', { stage: 2 }).why('exchange a')).toBe('DV-TURN-01')
  })
})

describe('getting free', () => {
  const caught: SceneSpec = {
    sides: {
      varpen: { units: { a: { is: 'varpen-whelp', captor: 'x' }, b: 'varpen-whelp A1' } },
      orpal: { units: { x: 'orpal-shade F12' } },
    },
    dice: '1 1',
  }

  proves('DV-PRIS-06', 'a MOVE die buys a roll: a 6 frees it and moves it up to 2 spaces', () => {
    const t = scene(caught)
    expectWholeMenu(t)
    loaded(5)
    t.take('escape a')
    expect(isPrisoner(t.state, t.piece('a'))).toBe(true)
    expect(t.state.dice).toEqual([1, 0, 0, 0])
    loaded(6)
    t.take('escape a')
    expect(isPrisoner(t.state, t.piece('a'))).toBe(false)
    expect(t.step).toBe('march')
    expect(t.frame).toMatchObject({ free: 2, piece: t.piece('a') })
    expect(scene({ ...caught, dice: 's' }).why('escape a')).toBe('DV-PRIS-06')
  })

  proves('DV-PRIS-07', 'it is free if its captor is killed or captured', () => {
    const sides: NonNullable<SceneSpec['sides']> = {
      varpen: { units: { a: { is: 'varpen-whelp', captor: 'x' }, b: 'varpen-raider F12' } },
      orpal: { units: { x: 'orpal-bonewalker F12', y: 'orpal-shade F13' } },
    }
    for (const how of ['kill', 'capture b']) {
      const t = scene({ sides, dice: '1' })
      loaded(6, 6, 1)
      t.take('attack b', how)
      expect(isPrisoner(t.state, t.piece('a'))).toBe(false)
      expect([t.step, t.awaited]).toEqual(['march', [0]])
      expect(t.told('escaped')).toHaveLength(1)
    }
  })

  proves('DV-PRIS-07', 'the unit of an Auto-Enemy is free where it stands', () => {
    const t = scene({
      sides: {
        varpen: { units: { a: 'varpen-whelp F12' } },
        orpal: { auto: true, units: { x: { is: 'orpal-shade', captor: 'a' }, y: 'orpal-shade F13' } },
      },
    })
    t.act((s, ctx) => escape(s, t.piece('x'), 2, ctx))
    expect([t.step, t.at('x'), isPrisoner(t.state, t.piece('x'))]).toEqual(['turn', 'F12', false])
  })

  proves('DV-RESTRAIN-1', 'a restrained unit fights, and is freed for a MOVE die', () => {
    const spec: SceneSpec = {
      sides: {
        varpen: { units: { a: { is: 'varpen-whelp', at: 'F12', restrained: true } } },
        orpal: { units: { x: 'orpal-shade F12' } },
      },
      dice: '1',
    }
    const t = scene(spec)
    expectWholeMenu(t)
    expect(t.offers('attack a')).toBe(true)
    t.take('unbind a')
    expect(hasFlag(t.state, t.piece('a'), 'restrained')).toBe(false)
    expect(t.state.dice).toEqual([0, 0, 0, 0])
    expect(scene({ ...spec, dice: 's' }).why('unbind a')).toBe('DV-RESTRAIN-1')
  })
})

describe('who has fallen', () => {
  proves('DV-STORY-1', 'a killed Hero is remembered', () => {
    const t = scene({
      sides: { varpen: { units: { a: 'varpen-whelp F12' } }, 'hero:larvok': { units: { x: 'larvok F12' } } },
    })
    expect(hasFallen(t.state, t.tables, 'larvok')).toBe(false)
    t.act((s, ctx) => leave(s, t.piece('x'), HOW.killed, 0, ctx))
    expect(hasFallen(t.state, t.tables, 'larvok')).toBe(true)
    expect(deed(t, 0, 'heroesKilled')).toBe(1)
  })
})
