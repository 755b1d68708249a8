import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { expect, test } from 'vitest'
import { GOODS } from '../src/state/choices/effects.ts'
import { newFight } from '../src/state/mutations/fight.ts'
import { gainGoods, passAllGoods } from '../src/state/mutations/goods.ts'
import { GOLD, MEAT, ORE, RESOURCES, WATER, WOOD } from '../src/state/numbers.ts'
import { whyNoGather } from '../src/state/queries/goods.ts'
import { acted } from './support/effects.ts'
import { done, has, left, use } from './support/goods.ts'
import { loaded } from './support/loaded.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'
import { languages, say } from './support/messages.ts'

type Unit = 'varpen-whelp' | 'dhargon-hunter' | 'bohmerk-glob' | 'orpal-shade' | 'alderkang-splicer'

/** A unit alone on a space, with dice to spend. */
function gatherer(at: string, dice = '1', more: SceneSpec = {}): Scene {
  return scene({ sides: { varpen: { units: { a: `varpen-whelp ${at}` } }, orpal: {} }, dice, ...more })
}

/** What a unit of a side could gather on a space. */
function found(at: string, side = 'varpen', unit: Unit = 'varpen-whelp'): number[] {
  const t = scene({ sides: { [side]: { units: { a: `${unit} ${at}` } } }, seats: 2 })
  const all = [ORE, GOLD, WOOD, WATER, MEAT]
  return all.filter((resource) => whyNoGather(t.state, t.tables, t.piece('a'), resource) === '')
}

proves('DV-RES-01', 'Varpen, Dhargon and Bohmerk gather, nobody else does', () => {
  expect(found('D9')).toEqual([ORE, GOLD])
  expect(found('D9', 'dhargon', 'dhargon-hunter')).toEqual([ORE, GOLD])
  expect(found('D9', 'bohmerk', 'bohmerk-glob')).toEqual([ORE, GOLD])
  expect(found('D9', 'orpal', 'orpal-shade')).toEqual([])
  expect(found('D9', 'alderkang', 'alderkang-splicer')).toEqual([])
  const t = gatherer('D9')
  const who = t.tables.abilities.map((list) => list.some(({ row }) => row.id === 'gather'))
  expect(who).toEqual([true, true, true, false, false, false, false, false, false])
  const orpal = scene({ sides: { orpal: { units: { o: 'orpal-shade D9' } }, varpen: {} } })
  expect(whyNoGather(orpal.state, orpal.tables, orpal.piece('o'), ORE)).toBe('DV-RES-01')
})

proves('DV-RES-02', 'each terrain holds its own, and paved roads and decks nothing', () => {
  expect(found('A9')).toEqual([WOOD])
  expect(found('B9')).toEqual([WOOD])
  expect(found('A5')).toEqual([WOOD])
  expect(found('D5')).toEqual([ORE, GOLD, WOOD])
  expect(found('2A5')).toEqual([WOOD])
  expect(found('D9')).toEqual([ORE, GOLD])
  expect(found('J10')).toEqual([WATER])
  expect(found('A2')).toEqual([WATER])
  expect(found('G13')).toEqual([WATER])
  expect(found('^G13')).toEqual([])
  expect(found('F9')).toEqual([])
  expect(found('C9')).toEqual([])
  expect(found('D9', 'dhargon', 'dhargon-hunter')).not.toContain(MEAT)
  const road = gatherer('F9')
  expect(road.why(use(road, 'gather', 'a'))).toBe('DV-RES-02')
  const floor = gatherer('D5')
  floor.choose(use(floor, 'gather', 'a'))
  expect(floor.step).toBe('gather.kind')
  expect(floor.menu()).toEqual(['goods ore', 'goods gold', 'goods wood'])
  expect(floor.why(GOODS[WATER])).toBe('DV-RES-02')
  expect(floor.why(GOODS[MEAT])).toBe('DV-RES-02')
  expectWholeMenu(floor)
})

proves('DV-RES-03', 'a move die or two skulls, and 2, 4 and 6 find it', () => {
  for (const shown of [1, 2, 3, 4, 5, 6]) {
    const t = gatherer('A9', '2')
    loaded(shown)
    t.choose(use(t, 'gather', 'a'))
    expect(has(t, 'a', 'wood')).toBe(shown % 2 === 0 ? 1 : 0)
    expect(left(t, 'wood')).toBe(shown % 2 === 0 ? 5 : 6)
    expect(t.state.dice).toEqual([0, 0, 0, 0])
    expect(done(t, 0, 'resourcesGathered')).toBe(shown % 2 === 0 ? 1 : 0)
  }
  const skulls = gatherer('J10', 's s s')
  expect(skulls.why(use(skulls, 'gather', 'a', 0))).toBe('DV-FX-5')
  loaded(4)
  skulls.choose(use(skulls, 'gather', 'a', 1))
  expect(skulls.state.dice).toEqual([0, 0, 0, 1])
  expect(has(skulls, 'a', 'water')).toBe(1)
  expect(done(skulls, 0, 'waterGathered')).toBe(1)
  expect(skulls.why(use(skulls, 'gather', 'a', 1))).toBe('DV-FX-5')
  expect(skulls.reason(use(skulls, 'gather', 'a', 1))).toBe('This costs 2 skulls; you have 1.')
})

proves('DV-RES-04', 'gold is announced before the roll and needs a 6', () => {
  for (const shown of [1, 2, 3, 4, 5, 6]) {
    const t = gatherer('D9', 'd')
    t.choose(use(t, 'gather', 'a'))
    loaded(shown)
    t.take('goods gold')
    expect(has(t, 'a', 'gold')).toBe(shown === 6 ? 1 : 0)
    expect(has(t, 'a', 'ore')).toBe(0)
    expect(done(t, 0, 'goldGathered')).toBe(shown === 6 ? 1 : 0)
    expect(t.told('sought')).toEqual([{ event: 'sought', piece: t.piece('a'), resource: GOLD }])
    expect(t.state.dice).toEqual([0, 0, 0, 0])
  }
  const ore = gatherer('D9', 'd')
  ore.choose(use(ore, 'gather', 'a'))
  loaded(6)
  ore.take('goods ore')
  expect([has(ore, 'a', 'ore'), has(ore, 'a', 'gold')]).toEqual([1, 0])
})

proves('DV-RES-05', 'a unit carries all there is, and takes it along', () => {
  const goods = { ore: 6, gold: 6, wood: 6, water: 6, meat: 6 }
  const t = scene({
    sides: {
      varpen: { units: { a: { is: 'varpen-whelp', at: 'C9', goods }, b: 'varpen-whelp C9' } },
      orpal: {},
    },
    dice: '1 1',
  })
  t.take('march a', 'step E 1', 'halt')
  expect(t.at('a')).toBe('D9')
  expect([has(t, 'a', 'ore'), has(t, 'a', 'meat')]).toEqual([6, 6])
  passAllGoods(t.state, t.piece('a'), t.piece('b'))
  expect([has(t, 'a', 'ore'), has(t, 'b', 'ore'), has(t, 'b', 'meat')]).toEqual([0, 6, 6])
  t.state.stock[ORE] = 30
  expect(gainGoods(t.state, t.piece('a'), ORE, 30)).toBe(30)
  expect([has(t, 'a', 'ore'), has(t, 'a', 'gold')]).toEqual([30, 0])
})

proves('DV-RES-06', 'what the supply has not is not gathered until some comes back', () => {
  const t = scene({
    sides: {
      varpen: { units: { a: 'varpen-whelp D9', b: 'varpen-whelp A9' } },
      bohmerk: { units: { x: { is: 'bohmerk-glob', at: 'P9', goods: { ore: 6, wood: 6 } } } },
    },
    dice: '1 1 1',
  })
  expect(t.why(use(t, 'gather', 'b'))).toBe('DV-RES-06')
  loaded(6)
  t.choose(use(t, 'gather', 'a'))
  expect([has(t, 'a', 'gold'), has(t, 'a', 'ore')]).toEqual([1, 0])
  const other = scene({
    sides: {
      dhargon: { units: { a: 'dhargon-hunter D5' } },
      bohmerk: { units: { x: { is: 'bohmerk-glob', at: 'P9', goods: { ore: 6 } } } },
    },
    dice: '1',
  })
  other.choose(use(other, 'gather', 'a'))
  expect(other.menu()).toEqual(['goods gold', 'goods wood'])
  expect(other.why(GOODS[ORE])).toBe('DV-RES-06')
  const back = acted(
    {
      sides: {
        varpen: { units: { a: 'varpen-whelp A9' } },
        bohmerk: { units: { x: { is: 'bohmerk-glob', at: 'P9', goods: { wood: 6 } } } },
      },
      dice: '1',
    },
    [{ do: 'lose', resource: 'wood', count: 1, who: 'it' }],
    { it: 'x' },
  )
  expect(left(back, 'wood')).toBe(1)
  expect(back.offers(use(back, 'gather', 'a'))).toBe(true)
})

const together: SceneSpec = {
  sides: {
    varpen: {
      team: 1,
      units: {
        a: { is: 'varpen-whelp', at: 'G13', goods: { ore: 2 } },
        b: 'varpen-raider ^G13',
        c: 'varpen-raider G9',
      },
    },
    dhargon: { team: 1, units: { d: { is: 'dhargon-hunter', at: 'G13', goods: { wood: 1 } } } },
    orpal: { team: 2, units: { x: 'orpal-shade G13' } },
  },
}

proves('DV-RES-07', 'own and allied units of one space hand resources to each other', () => {
  const t = scene(together)
  expect(t.offers('pass a b ore')).toBe(true)
  expect(t.offers('pass a d ore')).toBe(true)
  expect(t.why('pass a c ore')).toBe('DV-RES-07')
  expect(t.offers('pass a x ore') || t.why('pass a x ore') !== undefined).toBe(false)
  expect(t.offers('pass d a wood')).toBe(false)
  expect(t.menu('pass')).toEqual([])
  expectWholeMenu(t)
  t.take('pass a d ore', 'pass a b ore')
  expect([has(t, 'a', 'ore'), has(t, 'b', 'ore'), has(t, 'd', 'ore')]).toEqual([0, 1, 1])
  expect(left(t, 'ore')).toBe(4)
  t.take('pass b a ore')
  expect(has(t, 'a', 'ore')).toBe(1)
  expect(t.told('passed')).toHaveLength(3)
})

proves('DV-ANC-06', 'Abundance doubles what the Dhargon gather while Seternatus is there', () => {
  const spec = (ancient: string, water = 3): SceneSpec => ({
    sides: {
      dhargon: {
        units: { a: 'dhargon-hunter J10', ...(ancient === '' ? {} : { s: `seternatus ${ancient}` }) },
      },
      bohmerk: { units: { x: { is: 'bohmerk-glob', at: 'J10', goods: { water } } } },
    },
    dice: '1 1',
  })
  const t = scene(spec('P9'))
  loaded(2, 3)
  t.choose(use(t, 'gather', 'a'))
  expect([has(t, 'a', 'water'), left(t, 'water')]).toEqual([2, 1])
  expect(done(t, 1, 'resourcesGathered')).toBe(2)
  t.choose(use(t, 'gather', 'a'))
  expect(has(t, 'a', 'water')).toBe(2)
  const without = scene(spec(''))
  loaded(2)
  without.choose(use(without, 'gather', 'a'))
  expect(has(without, 'a', 'water')).toBe(1)
  const last = scene(spec('P9', 5))
  loaded(6)
  last.choose(use(last, 'gather', 'a'))
  expect([has(last, 'a', 'water'), left(last, 'water')]).toEqual([1, 0])
})

test('an effect gives what the supply has, and meat of the defeated is counted', () => {
  const units = { a: 'dhargon-hunter C9', b: 'dhargon-hunter C9' }
  const t = acted(
    {
      sides: {
        dhargon: { units },
        orpal: { units: { x: { is: 'orpal-shade', at: 'P9', goods: { gold: 5 } } } },
      },
    },
    [{ do: 'gain', resource: 'gold', count: 2, who: 'it' }],
    { side: 1, it: 'a' },
  )
  expect([has(t, 'a', 'gold'), left(t, 'gold')]).toEqual([1, 0])
  expect(t.told('gained')).toEqual([{ event: 'gained', piece: t.piece('a'), resource: GOLD, count: 1 }])
  const meat = acted(
    {
      sides: { dhargon: { units }, orpal: { units: { x: 'orpal-shade C9' } } },
      also: (s) => {
        const [attacker] = s.army[1]
        s.fights.push(newFight(1, 3, [attacker], [s.army[3][0]], 0, {}))
      },
    },
    [{ do: 'gain', resource: 'meat', count: 1, who: 'attacker' }],
    { side: 1 },
  )
  expect(has(meat, 'a', 'meat')).toBe(1)
  expect(done(meat, 1, 'meatTaken')).toBe(1)
})

test('a loss: its owner chooses among all units, an Auto-Enemy gives from the west', () => {
  const units = {
    a: { is: 'varpen-whelp', at: 'N9', goods: { ore: 1, wood: 1 } },
    b: { is: 'varpen-whelp', at: 'C9', goods: { wood: 1 } },
  } as const
  const t = acted({ sides: { varpen: { units }, orpal: {} } }, [{ do: 'lose', resource: 'any', count: 2 }])
  expect(t.step).toBe('goods.lose')
  expect(t.menu()).toEqual(['payGood a ore', 'payGood a wood', 'payGood b wood'])
  expect(t.why('payGood b ore')).toBe('DV-FX-3')
  expectWholeMenu(t)
  t.take('payGood a wood', 'payGood b wood')
  expect([has(t, 'a', 'ore'), has(t, 'a', 'wood'), has(t, 'b', 'wood')]).toEqual([1, 0, 0])
  expect(t.step).toBe('turn')
  const all = acted({ sides: { varpen: { units }, orpal: {} } }, [{ do: 'lose', resource: 'any', count: 3 }])
  expect([has(all, 'a', 'ore'), has(all, 'b', 'wood'), left(all, 'wood')]).toEqual([0, 0, 6])
  const auto = acted(
    { sides: { orpal: {}, varpen: { auto: true, units } }, stack: [{ step: 'turn', side: 3 }] },
    [{ do: 'lose', resource: 'any', count: 1 }],
    { side: 0 },
  )
  expect([has(auto, 'b', 'wood'), has(auto, 'a', 'ore')]).toEqual([0, 1])
})

test('effects gather more than once, and an Auto-Enemy looks for wood before ore', () => {
  const t = acted(
    { sides: { bohmerk: { units: { a: 'bohmerk-glob J10' } }, orpal: {} } },
    [{ do: 'gather', resource: 'water', who: { side: 'own', on: 'water', pick: 'choose' }, times: 2 }],
    { side: 2 },
  )
  expect(t.told('checked')).toHaveLength(2)
  loaded(2, 2)
  const auto = acted(
    {
      sides: {
        orpal: {},
        dhargon: { auto: true, units: { a: 'dhargon-hunter D5', b: 'dhargon-hunter F9' } },
      },
      stack: [{ step: 'turn', side: 3 }],
    },
    [{ do: 'gather', resource: 'any', who: { side: 'own', pick: 'west', count: 3 }, times: 2 }],
    { side: 1 },
  )
  expect([has(auto, 'a', 'wood'), has(auto, 'a', 'ore'), has(auto, 'b', 'wood')]).toEqual([2, 0, 0])
})

test('the questions are said in both languages', () => {
  const t = gatherer('D9')
  t.choose(use(t, 'gather', 'a'))
  const asked = t.engine.describedMenu(t.position, 0)
  const texts = [asked?.question, ...(asked?.entries ?? []).map((entry) => entry.text)]
  const words = texts.flatMap((one) =>
    one === undefined ? [] : languages.map((language) => say(one, language)),
  )
  expect(words).toContain('Gold, found on 6')
  expect(words).toContain('Minerai, sur 2, 4, 6')
  const pass = scene(together)
  const entry = pass.engine
    .describedMenu(pass.position, 0)
    ?.entries.find(({ choice }) => choice.do === 'pass')
  expect(entry && say(entry.text, 'en')).toContain('Ore from ')
  expect(RESOURCES).toBe(5)
})

proves(
  'DV-MISC-05',
  'what the units of one who gave up had lies on the map, for any unit there to take',
  () => {
    const t = scene({
      sides: {
        varpen: { units: { a: { is: 'varpen-whelp', at: 'E9', goods: { ore: 2, wood: 1 } } } },
        orpal: { units: { x: 'orpal-shade E9', y: 'orpal-shade C9' } },
        dhargon: { units: { d: 'dhargon-hunter N9' } },
      },
    })
    t.take('forfeit', 'removeUnits', 'removeUnits')
    expect(t.state.turn).toBe(3)
    expect([left(t, 'ore'), left(t, 'wood')]).toEqual([4, 5])
    expect(t.menu('takeGoods')).toEqual(['takeGoods x ore', 'takeGoods x wood'])
    expect(t.why('takeGoods y ore')).toBe('DV-FX-3')
    expectWholeMenu(t)
    t.take('takeGoods x ore', 'takeGoods x wood', 'takeGoods x ore')
    expect([has(t, 'x', 'ore'), has(t, 'x', 'wood')]).toEqual([2, 1])
    expect(t.state.litter).toEqual([])
    expect(t.menu('takeGoods')).toEqual([])
  },
)
