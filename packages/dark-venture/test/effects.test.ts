import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import { Z } from '../src/state/card-pool.ts'
import { rerollDie } from '../src/state/choices/index.ts'
import { edition } from '../src/content/edition.ts'
import type { Effects, UnitQuery } from '../src/content/effects.ts'
import { collectPrograms } from '../src/state/tables/programs.ts'
import { canDo, contextOf } from '../src/effects/interpreter.ts'
import { chooseBoth } from '../src/effects/pick.ts'
import { VERBS } from '../src/effects/verbs/index.ts'
import { DEED, FLAG, SIDE_NO, deedOf } from '../src/state/names.ts'
import { STORY } from '../src/state/schema.ts'
import { acted, given, met, TEST, write } from './support/effects.ts'
import type { Probe } from './support/probes.ts'
import { say, languages } from './support/messages.ts'
import type { Scene, SceneSpec } from './support/scene.ts'

const restrain = (who: UnitQuery): Effects => [{ do: 'restrain', who }]

const field: SceneSpec = {
  sides: {
    varpen: {
      units: {
        a: { is: 'varpen-whelp', at: 'D8', goods: { ore: 1 } },
        b: 'varpen-raider E8',
        h: { is: 'varpen-brute', at: 'J11' },
        held: { is: 'varpen-whelp', captor: 'x' },
      },
    },
    orpal: {
      units: {
        x: 'orpal-shade F9',
        y: 'orpal-reaver H8',
        z: 'orpal-bonewalker N9',
        k: 'karderut E9',
        p: { is: 'orpal-shade', captor: 'a' },
      },
    },
  },
}

function sentencesOf(t: Scene): string[] {
  const asked = t.engine.describedMenu(t.position, t.awaited[0])
  const texts = [asked?.question, ...(asked?.entries ?? []).flatMap(({ text, gain }) => [text, gain])]
  return texts.flatMap((text) => (text === undefined ? [] : languages.map((language) => say(text, language))))
}

describe('choosing a target', () => {
  proves('DV-FX-1', 'a target is of the side and the kind that the row names', () => {
    const t = acted(field, restrain({ side: 'enemy', kind: ['standard', 'hero'], pick: 'choose' }))
    expect(t.step).toBe('pick')
    expect(t.menu('unit')).toEqual(['unit z', 'unit x', 'unit y'])
    expect(t.why('unit a')).toBe('DV-FX-1')
    expect(t.why('unit k')).toBe('DV-FX-1')
    expect(t.why('unit p')).toBe('DV-PRIS-02')
    expectWholeMenu(t)
    t.take('unit y')
    expect(given(t, 'y')).toEqual(['y'])
    expect(t.state.picked).toEqual([])
    expect(t.step).toBe('turn')
  })

  proves('DV-FX-1', 'a row may name units, or leave one out', () => {
    const named = acted(
      field,
      restrain({ side: 'own', unit: ['varpen-whelp', 'varpen-brute'], pick: 'choose' }),
    )
    expect(named.menu('unit')).toEqual(['unit a', 'unit h'])
    expect(named.why('unit b')).toBe('DV-FX-1')
    const others = acted(field, restrain({ side: 'own', except: 'varpen-whelp', pick: 'choose' }))
    expect(others.menu('unit')).toEqual(['unit b', 'unit h'])
    expect(others.why('unit a')).toBe('DV-FX-1')
  })

  proves('DV-FX-2', 'a target is within the distance that the row names', () => {
    const t = acted(field, restrain({ side: 'enemy', near: { of: 'own', within: 2 }, pick: 'choose' }))
    expect(t.menu('unit')).toEqual(['unit x', 'unit k'])
    expect(t.why('unit y')).toBe('DV-FX-2')
    expect(t.why('unit z')).toBe('DV-FX-2')
    const near = acted(field, restrain({ side: 'any', near: { of: 'self', within: 1 }, pick: 'choose' }), {
      self: 'a',
    })
    expect(near.menu('unit')).toEqual(['unit a', 'unit b', 'unit k'])
    expect(near.why('unit x')).toBe('DV-FX-2')
  })

  proves('DV-FX-3', 'a target carries, holds or stands on what the row asks for', () => {
    const carries = acted(field, restrain({ side: 'own', carries: 'ore', pick: 'choose', count: 2 }))
    expect(given(carries, 'a')).toEqual(['a'])
    const more: SceneSpec = {
      sides: {
        varpen: {
          units: {
            a: { is: 'varpen-whelp', at: 'D8', goods: { ore: 1 } },
            b: { is: 'varpen-whelp', at: 'J11', goods: { ore: 2 } },
            c: 'varpen-whelp K11',
            d: 'varpen-whelp ^H13',
          },
        },
        orpal: { units: { p: { is: 'orpal-shade', captor: 'a' }, q: { is: 'suuk', captor: 'c' } } },
      },
      also: (s) => void (s.extracted = 1 << 3),
    }
    const ore = acted(more, restrain({ side: 'own', carries: 'ore', pick: 'choose' }))
    expect(ore.menu('unit')).toEqual(['unit a', 'unit b'])
    expect(ore.why('unit c')).toBe('DV-FX-3')
    const wet = acted(more, restrain({ side: 'own', on: 'water', pick: 'choose' }))
    expect(wet.menu('unit')).toEqual(['unit b', 'unit c'])
    expect(wet.why('unit a')).toBe('DV-FX-3')
    expect(wet.why('unit d')).toBe('DV-FX-3')
    const captors = acted(more, restrain({ side: 'own', captor: true, pick: 'choose' }))
    expect(captors.menu('unit')).toEqual(['unit a', 'unit c'])
    expect(captors.why('unit b')).toBe('DV-FX-3')
    acted(more, restrain({ side: 'own', captor: 'new', pick: 'choose' }))
    expect(met).toEqual([[captors.piece('c')]])
  })

  proves('DV-PRIS-02', 'prisoners are meant only where the row says so', () => {
    const t = acted(field, restrain({ side: 'own', captive: true, pick: 'choose' }))
    expect(given(t, 'held')).toEqual(['held'])
    expect(t.step).toBe('turn')
  })

  test('a single target is not asked for, and none is skipped', () => {
    const t = acted(field, restrain({ side: 'enemy', kind: ['ancient'], pick: 'choose' }))
    expect(given(t, 'k')).toEqual(['k'])
    acted(field, restrain({ side: 'neutral', pick: 'choose' }))
    expect(met).toEqual([[]])
  })

  test('up to two that share a space', () => {
    const spec: SceneSpec = {
      sides: { varpen: { units: { a: 'varpen-whelp D8', b: 'varpen-whelp D8', c: 'varpen-whelp E8' } } },
    }
    const query: UnitQuery = { side: 'own', pick: 'choose', count: 2, together: true }
    const t = acted(spec, restrain(query))
    expect(t.offers('enough')).toBe(false)
    t.take('unit a')
    expect(t.menu()).toEqual(['unit b', 'enough'])
    expect(t.why('unit c')).toBe('DV-FX-2')
    expectWholeMenu(t)
    t.take('unit b')
    expect(given(t, 'a', 'b')).toEqual(['a', 'b'])
    expect(given(acted(spec, restrain(query)).take('unit a', 'enough'), 'a')).toEqual(['a'])
    expect(given(acted(spec, restrain(query)).take('unit c'), 'c')).toEqual(['c'])
  })

  test('the unit chosen first is the one that a second query starts from', () => {
    const seen: number[][] = []
    const attack: Probe<'attack'> = {
      run: (s, f, { who, target }, ctx) => {
        if (!chooseBoth(s, f, who, target, ctx)) return false
        seen.push([...f.kept, ...s.picked])
        return true
      },
    }
    const t = acted({ ...field, verbs: { attack } }, [
      {
        do: 'attack',
        who: { side: 'own', pick: 'choose' },
        target: { side: 'enemy', near: { of: 'self', within: 2 }, pick: 'choose' },
      },
    ])
    t.take('unit b')
    expect(t.menu('unit')).toEqual(['unit x', 'unit k'])
    t.take('unit x')
    expect(seen).toEqual([[t.piece('b'), t.piece('x')]])
  })

  test('what is asked is said in both languages', () => {
    const t = acted(field, restrain({ side: 'enemy', pick: 'choose' }))
    expect(sentencesOf(t)).toContain('Fungus: Restrain one enemy unit. Which unit?')
    expect(sentencesOf(t)).toContain('Champignon\u00a0: Entravez une unité ennemie. Quelle unité\u00a0?')
    expect(sentencesOf(t)).toContain('Orpal Reaver on H8')
  })
})

describe('what picks itself', () => {
  const rank: SceneSpec = {
    sides: {
      varpen: {
        units: {
          a: 'varpen-brute H9',
          b: 'varpen-whelp D9',
          c: 'varpen-warlord D8',
          d: 'varpen-whelp E8',
        },
      },
      orpal: { units: { x: 'orpal-shade I9' } },
    },
  }
  const picked = (query: UnitQuery, spec: SceneSpec = rank): string[] =>
    given(acted(spec, restrain(query)), 'a', 'b', 'c', 'd', 'x')

  test('all of them', () => {
    expect(picked({ side: 'own', pick: 'all' }).toSorted()).toEqual(['a', 'b', 'c', 'd'])
  })

  proves('DV-AUTO-05', 'from west to east, the northern first, and no more than wanted', () => {
    expect(picked({ side: 'own', pick: 'west' })).toEqual(['c'])
    expect(picked({ side: 'own', pick: 'west', count: 3 })).toEqual(['c', 'b', 'd'])
    expect(picked({ side: 'own', pick: 'west', count: 9 })).toEqual(['c', 'b', 'd', 'a'])
    const alike: SceneSpec = {
      sides: {
        varpen: { units: { a: 'varpen-whelp D9', b: 'varpen-whelp D9', c: 'varpen-whelp D8' } },
        orpal: {},
      },
    }
    expect(picked({ side: 'own', pick: 'west', count: 3 }, alike)).toEqual(['c', 'a', 'b'])
  })

  test('the weakest and the strongest by strength and defence together', () => {
    expect(picked({ side: 'own', pick: 'weakest', count: 2 })).toEqual(['d', 'b'])
    expect(picked({ side: 'own', pick: 'strongest' })).toEqual(['c'])
  })

  test('the nearest to what is sought', () => {
    expect(picked({ side: 'own', pick: 'nearest', to: 'enemyUnit' })).toEqual(['a'])
    const red = { ...rank, tokens: { C9: ['actionDraw' as const] } }
    expect(picked({ side: 'own', pick: 'nearest', to: 'actionToken', count: 2 }, red)).toEqual(['c', 'b'])
    expect(picked({ side: 'own', pick: 'nearest', to: 'awayFromEnemies' })).toEqual(['c'])
  })

  test('the weakest pair that shares a space', () => {
    const spec: SceneSpec = {
      sides: {
        varpen: {
          units: { a: 'varpen-whelp H9', b: 'varpen-brute D8', c: 'varpen-brute D8', d: 'varpen-whelp E8' },
        },
      },
    }
    expect(picked({ side: 'own', pick: 'weakest', count: 2, together: true }, spec).toSorted()).toEqual([
      'b',
      'c',
    ])
  })

  test('at random, each as well as the others', () => {
    const counts = new Map<string, number>()
    for (let n = 0; n < 80; n++) {
      const [name] = picked({ side: 'own', pick: 'random' }, { ...rank, seed: `random ${n}` })
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
    expect([...counts.keys()].toSorted()).toEqual(['a', 'b', 'c', 'd'])
    expect(Math.min(...counts.values())).toBeGreaterThan(8)
  })

  proves('DV-MISC-01', 'equals are decided by the Rule of Choice where the table wants it', () => {
    const firsts = new Set<string>()
    for (let n = 0; n < 20; n++) {
      const spec = { ...rank, seed: `dice ${n}`, options: { autoTies: 'dice' } }
      firsts.add(picked({ side: 'own', pick: 'weakest' }, spec)[0])
    }
    expect([...firsts].toSorted()).toEqual(['b', 'd'])
  })

  test('an Auto-Enemy is never asked: its strongest, of others the weakest', () => {
    const auto: SceneSpec = {
      sides: {
        dhargon: {},
        varpen: { ...rank.sides?.varpen, auto: true },
        orpal: { auto: true, units: { x: 'orpal-shade I9' } },
      },
    }
    const run = (query: UnitQuery): string[] =>
      given(acted(auto, restrain(query), { side: 0 }), 'a', 'b', 'c', 'd', 'x')
    expect(run({ side: 'own', pick: 'choose' })).toEqual(['c'])
    expect(given(acted(auto, restrain({ side: 'enemy', pick: 'choose' }), { side: 3 }), 'd')).toEqual(['d'])
  })
})

describe('flow', () => {
  const hand: SceneSpec = {
    sides: {
      varpen: { units: { a: 'varpen-whelp D8' }, hand: ['shieldWall'] },
      orpal: { units: { x: 'orpal-shade F9' } },
    },
  }
  const flag = (name: 'gateOpen' | 'keyBone' | 'keyIdol'): Effects => [{ do: 'flag', flag: name }]
  const isSet = (t: Scene, name: keyof typeof FLAG): boolean =>
    (t.state.story[STORY.flags] & (1 << FLAG[name])) !== 0
  const option = (id: string, effects: Effects) => ({ id, name: { en: id, fr: id }, effects })

  proves('DV-FX-6', 'what can do nothing is not offered; a part that fails is skipped', () => {
    const t = acted(hand, [
      {
        do: 'choose',
        options: [
          option('gate', flag('gateOpen')),
          option('none', restrain({ side: 'neutral', pick: 'choose' })),
          { ...option('cards', flag('keyBone')), needs: { cards: 2 } },
          option('bone', flag('keyBone')),
        ],
      },
      ...restrain({ side: 'neutral', pick: 'choose' }),
      ...flag('keyIdol'),
    ])
    expect(t.menu()).toEqual(['option 0', 'option 3'])
    expect(t.why('option 1')).toBe('DV-FX-6')
    expect(t.why('option 2')).toBe('DV-FX-5')
    expect(t.numbers('option 2')).toMatchObject({ needs: { with: { count: 2 } }, has: 1 })
    expectWholeMenu(t)
    expect(sentencesOf(t)).toContain('The gate opens.')
    t.take('option 0')
    expect([isSet(t, 'gateOpen'), isSet(t, 'keyBone'), isSet(t, 'keyIdol')]).toEqual([true, false, true])
    expect(t.told('optionTaken')).toEqual([
      { event: 'optionTaken', side: 0, program: TEST, pc: 0, option: 0 },
    ])
  })

  proves('DV-FX-6', 'the first effect decides whether a row can be used', () => {
    const can = (effects: Effects): boolean => {
      const t = acted(hand, [])
      write(t.tables, 'x', effects)
      return canDo(t.state, t.tables, 'x', contextOf(0))
    }
    const nobody = restrain({ side: 'neutral', pick: 'choose' })
    expect(can([])).toBe(false)
    expect(can(restrain({ side: 'enemy', pick: 'choose' }))).toBe(true)
    expect(can([...nobody, ...flag('gateOpen')])).toBe(false)
    expect(can([...flag('gateOpen'), ...nobody])).toBe(true)
    expect(can([{ do: 'discard', cards: 2 }])).toBe(false)
    expect(can([{ do: 'discard', cards: 1 }])).toBe(true)
    expect(can([{ do: 'when', cond: { flag: 'gateOpen' }, run: flag('keyBone') }])).toBe(false)
    expect(can([{ do: 'when', cond: { flag: 'gateOpen' }, run: [], otherwise: flag('keyBone') }])).toBe(true)
    expect(can([{ do: 'choose', options: [option('none', nobody)] }])).toBe(false)
    expect(can([{ do: 'each', of: { side: 'neutral', pick: 'all' }, run: flag('keyBone') }])).toBe(false)
  })

  proves('DV-AUTO-03', 'an Auto-Enemy skips what is impossible and does the rest', () => {
    const auto: SceneSpec = { sides: { varpen: { units: { a: 'varpen-whelp D8' } }, orpal: { auto: true } } }
    const t = acted(auto, [...restrain({ side: 'own', pick: 'west' }), ...flag('keyIdol')], { side: 3 })
    expect(met).toEqual([[]])
    expect(isSet(t, 'keyIdol')).toBe(true)
  })

  test('a single option is taken unasked', () => {
    const t = acted(hand, [{ do: 'choose', options: [option('gate', flag('gateOpen'))] }])
    expect(isSet(t, 'gateOpen')).toBe(true)
  })

  test('when and otherwise', () => {
    const effects: Effects = [
      { do: 'when', cond: { flag: 'keyBone' }, run: flag('gateOpen'), otherwise: flag('keyIdol') },
    ]
    const t = acted(hand, effects)
    expect([isSet(t, 'gateOpen'), isSet(t, 'keyIdol')]).toEqual([false, true])
    const won = acted({ ...hand, also: (s) => void (s.story[STORY.flags] = 1 << FLAG.keyBone) }, effects)
    expect([isSet(won, 'gateOpen'), isSet(won, 'keyIdol')]).toEqual([true, false])
  })

  test('each unit in turn, as `it`', () => {
    const t = acted(field, [
      {
        do: 'each',
        of: { side: 'own', pick: 'west', count: 2 },
        run: [
          { do: 'restrain', who: 'it' },
          { do: 'count', deed: 'cardsDrawn', n: 1 },
        ],
      },
      { do: 'restrain', who: 'it' },
    ])
    expect(met).toEqual([[t.piece('a')], [t.piece('b')], []])
    expect(t.state.deeds[SIDE_NO.varpen * deedOf.length + DEED.cardsDrawn]).toBe(2)
  })

  test('a roll of two dice reaches a number, or does not', () => {
    const sums = new Set<number>()
    for (let n = 0; n < 40; n++) {
      const t = acted({ ...hand, seed: `roll ${n}` }, [
        { do: 'roll', dice: 2, atLeast: 7, run: flag('gateOpen'), otherwise: flag('keyIdol') },
      ])
      const [{ dice, success }] = t.told('checked')
      const sum = dice[0] + dice[1]
      sums.add(sum)
      expect(success).toBe(sum >= 7)
      expect([isSet(t, 'gateOpen'), isSet(t, 'keyIdol')]).toEqual([success, !success])
    }
    expect([sums.has(6), sums.has(7)]).toEqual([true, true])
  })

  proves(
    ['DV-HERO-08', 'DV-MISC-07'],
    'a hero alone rerolls a die for a saved card, and the new result counts',
    () => {
      const hero: SceneSpec = {
        sides: { 'hero:larvok': { units: { l: 'larvok D8' }, hand: ['shieldWall', 'sabotage'] }, orpal: {} },
      }
      const t = acted(hero, [{ do: 'roll', dice: 2, atLeast: 13, run: flag('gateOpen') }])
      expect(t.step).toBe('roll.again')
      expect(t.menu()).toHaveLength(5)
      expectWholeMenu(t)
      expect(sentencesOf(t).join(' ')).toContain('Shield Wall')
      const before = (t.frame['shown'] as number[]).slice()
      t.choose(rerollDie(1, t.state.cards[Z.hand][0])).take('stand')
      expect(t.hand()).toHaveLength(1)
      const [{ dice }] = t.told('checked')
      expect(dice[0]).toBe(before[0])
      expect(dice).toEqual(t.told('rerolled')[0].dice)
      expect(acted(hand, [{ do: 'roll', dice: 1, atLeast: 3, run: [] }]).step).toBe('turn')
    },
  )
})

test('every verb that a row uses is known', () => {
  const { programs } = collectPrograms(edition, VERBS)
  const used = new Set([...programs.values()].flatMap((list) => list.map((one) => one.do)))
  expect([...used].filter((verb) => VERBS[verb] === undefined)).toEqual([])
  expect(used.size).toBe(63)
})
