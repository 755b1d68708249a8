import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { describe, expect } from 'vitest'
import type { Deed } from '../src/content/ids.ts'
import { becomeAncient, favourLeft } from '../src/effects/summoning.ts'
import { contextOf, runProgram } from '../src/effects/interpreter.ts'
import { HOW } from '../src/state/frames.ts'
import { count } from '../src/state/mutations/count.ts'
import { leave } from '../src/state/mutations/leave.ts'
import { DEED, SIDE_NO, TOKEN, deedOf } from '../src/state/names.ts'
import { ANCIENT, ORE, WATER } from '../src/state/numbers.ts'
import { goodsOf } from '../src/state/queries/goods.ts'
import { carried, marksOn } from '../src/state/queries/marks.ts'
import { hasFlag } from '../src/state/queries/pieces.ts'
import { ACTING, PAST } from '../src/state/schema.ts'
import { TERRAIN } from '../src/state/tables/match-tables.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'
import { sayAll } from './support/messages.ts'

function deed(t: Scene, side: number, id: Deed): number {
  return t.state.deeds[side * deedOf.length + DEED[id]]
}

function favour(t: Scene, side: number): number[] {
  return t.state.favour.slice(side * 3, side * 3 + 3)
}

const foes = { x: 'orpal-shade A1' }

function varpen(won: readonly [number, number, number], more: SceneSpec = {}): Scene {
  return scene({
    sides: { varpen: { units: { a: 'varpen-whelp D9' }, favour: won }, orpal: { units: foes } },
    dice: '1 s s',
    ...more,
  })
}

describe('favour', () => {
  proves('DV-DASH-02', 'two objectives are not enough, three are, and then they begin anew', () => {
    const two = varpen([3, 3, 1])
    expect(two.why('summon')).toBe('DV-DASH-02')
    expect(favourLeft(two.state, two.tables, 0)).toEqual([2])
    expectWholeMenu(two)
    two.act((s, ctx) => count(s, 0, 'structuresBuilt', 1, ctx))
    expect(favourLeft(two.state, two.tables, 0)).toEqual([])
    expect(two.offers('summon')).toBe(true)
    two.take('summon', 'node F16')
    expect(favour(two, 0)).toEqual([0, 0, 0])
    expect(two.state.shield[0]).toBe(0)
  })

  proves('DV-ANC-01', 'an Ancient comes for its price, once, and is worth two points', () => {
    const t = varpen([3, 3, 2])
    expectWholeMenu(t)
    t.take('summon')
    expect(t.step).toBe('pick')
    expect(t.state.dice).toEqual([1, 0, 0, 0])
    t.take('node F16')
    t.call('m', ANCIENT)
    expect(t.at('m')).toBe('F16')
    expect(t.state.side[ANCIENT]).toBe(0)
    expect(t.told('summoned')).toEqual([
      { event: 'summoned', side: 0, piece: ANCIENT, at: t.node('F16'), from: -1 },
    ])
    expect(deed(t, 0, 'ancientsSummoned')).toBe(1)
    expect(t.state.points[0]).toBe(2)
    expect(t.why('summon')).toBe('DV-ANC-01')
    expectWholeMenu(t)
  })

  proves('DV-ANC-01', 'not without its price', () => {
    const t = varpen([3, 3, 2], { dice: '1 1 s' })
    expect(t.why('summon')).toBe('DV-FX-5')
    expect(t.numbers('summon')).toMatchObject({ needs: { with: { count: 2 } }, has: 1 })
    expectWholeMenu(t)
  })

  proves('DV-ANC-02', 'after its defeat favour must be won again', () => {
    const t = varpen([3, 3, 2])
    t.take('summon', 'node F16')
    t.act((s, ctx) => count(s, 0, 'unitsUpgraded', 3, ctx))
    t.act((s, ctx) => leave(s, ANCIENT, HOW.killed, SIDE_NO.orpal, ctx))
    expect(t.state.at[ANCIENT]).toBe(-1)
    expect(favour(t, 0)).toEqual([0, 0, 0])
    expect(t.why('summon')).toBe('DV-ANC-02')
    t.act((s, ctx) => {
      s.dice[3] = 2
      count(s, 0, 'unitsKilled', 3, ctx)
      count(s, 0, 'unitsUpgraded', 3, ctx)
      count(s, 0, 'structuresBuilt', 2, ctx)
    })
    t.take('summon', 'node F16')
    expect(t.state.at[ANCIENT]).toBe(t.node('F16'))
  })

  proves('DV-ANC-03', 'favour won again keeps an Ancient from being killed, once', () => {
    const t = varpen([3, 3, 2])
    t.take('summon', 'node F16')
    t.act((s, ctx) => {
      count(s, 0, 'unitsKilled', 3, ctx)
      count(s, 0, 'unitsUpgraded', 3, ctx)
      count(s, 0, 'structuresBuilt', 2, ctx)
    })
    expect([t.state.shield[0], favour(t, 0)]).toEqual([1, [0, 0, 0]])
    const kill = (): Scene => t.act((s, ctx) => leave(s, ANCIENT, HOW.killed, SIDE_NO.orpal, ctx))
    kill()
    expect([t.state.shield[0], t.state.at[ANCIENT]]).toEqual([0, t.node('F16')])
    kill()
    expect(t.state.at[ANCIENT]).toBe(-1)
  })
})

describe('when an Ancient is summoned', () => {
  proves('DV-TURN-01', 'by the order of the turn it ends what dice are spent for', () => {
    const t = varpen([3, 3, 2], { dice: '1 2 d s s s' })
    expect(t.offers('march a')).toBe(true)
    t.take('summon', 'node F16')
    expect(t.state.stage).toBe(PAST)
    expect(t.why('march a')).toBe('DV-TURN-01')
    expect(t.why('attack a')).toBe('DV-TURN-01')
    expect(t.offers('end')).toBe(true)
    expectWholeMenu(t)
  })

  proves('DV-TURN-01', 'or at any time, if the table plays so', () => {
    const t = varpen([3, 3, 2], { dice: '1 s s', options: { ancientTiming: 'any' } })
    t.take('summon', 'node F16')
    expect(t.state.stage).toBe(ACTING)
    expect(t.offers('march a')).toBe(true)
  })

  proves('DV-ANC-01', 'a hero has no Ancient to summon', () => {
    const t = scene({
      sides: { 'hero:ysra': { units: { a: 'ysra E1' } }, orpal: { units: foes } },
      dice: 's s s s',
    })
    expect([t.offers('summon'), t.why('summon')]).toEqual([false, undefined])
    expect([t.offers('power'), t.why('power')]).toEqual([false, undefined])
    expectWholeMenu(t)
  })
})

describe('where each of them comes', () => {
  proves('DV-ANC-01', 'Mantus Marturus: an open map edge, for 2 skulls', () => {
    const t = varpen([3, 3, 2])
    t.take('summon')
    const { column, row } = t.tables.board
    for (const { node } of t.offered() as unknown as { node: number }[]) {
      expect([0, 15].includes(column[node]) || [0, 15].includes(row[node])).toBe(true)
    }
    expect(t.offers('node F12')).toBe(false)
  })

  const dhargon = (more: SceneSpec): Scene =>
    scene({
      sides: {
        dhargon: {
          units: {
            a: { is: 'dhargon-hunter', at: 'D9', goods: { ore: 2, wood: 1 } },
            b: { is: 'dhargon-hunter', at: 'D9', goods: { water: 1 } },
            e: 'dhargon-elder H9',
          },
          favour: [4, 3, 2],
        },
        orpal: { units: foes },
      },
      dice: '',
      ...more,
    })

  proves(
    'DV-ANC-01',
    'Seternatus: in place of an egg, for 2 resources of different kinds of one unit',
    () => {
      const t = dhargon({ tokens: { B4: ['egg', 'egg'] } })
      t.take('summon')
      expect(t.step).toBe('pay.goods')
      expect(t.menu()).toEqual(['payGood a ore', 'payGood a wood'])
      t.take('payGood a ore', 'payGood a wood')
      t.call('n', ANCIENT + 1)
      expect(t.at('n')).toBe('B4')
      expect(marksOn(t.state, t.node('B4'), TOKEN.egg)).toBe(1)
      expect(goodsOf(t.state, t.piece('a'), ORE)).toBe(1)
      expect(goodsOf(t.state, t.piece('b'), WATER)).toBe(1)
    },
  )

  proves('DV-ANC-01', 'Seternatus: without an egg where an Elder stands, and not for one resource', () => {
    const t = dhargon({})
    t.take('summon', 'payGood a wood', 'payGood a ore')
    expect(t.call('n', ANCIENT + 1).at('n')).toBe('H9')
    expect(t.at('e')).toBe('H9')
    const poor = scene({
      sides: {
        dhargon: {
          units: { a: { is: 'dhargon-elder', at: 'D9', goods: { ore: 3 } } },
          favour: [4, 3, 2],
        },
        orpal: { units: foes },
      },
      dice: 's s s',
    })
    expect(poor.numbers('summon')).toMatchObject({ needs: { with: { count: 2 } }, has: 1 })
    const lost = scene({
      sides: {
        dhargon: {
          units: { a: { is: 'dhargon-hunter', at: 'D9', goods: { ore: 1, wood: 1 } } },
          favour: [4, 3, 2],
        },
        orpal: { units: foes },
      },
    })
    expect(lost.why('summon')).toBe('DV-FX-6')
    expectWholeMenu(lost)
  })

  proves('DV-ANC-01', 'Dhoregat Kelt: a unit in water becomes him, with all it has', () => {
    const t = scene({
      sides: {
        bohmerk: {
          units: {
            a: { is: 'bohmerk-glob', at: 'J10', goods: { water: 2 }, load: { egg: 1 } },
            b: 'bohmerk-mote K10',
            c: 'bohmerk-mote D9',
          },
          favour: [2, 2, 3],
        },
        orpal: { units: { x: { is: 'orpal-shade', captor: 'a' }, y: 'orpal-shade A1' } },
      },
      dice: 's s',
    })
    const isWet = (name: string): boolean => (t.tables.terrain[t.node(name)] & TERRAIN.water) !== 0
    expect([isWet('J10'), isWet('K10'), isWet('D9')]).toEqual([true, true, false])
    t.take('summon')
    expect(t.menu()).toEqual(['unit b', 'unit a'])
    expect(t.why('unit c')).toBe('DV-FX-3')
    t.take('unit a')
    t.call('k', ANCIENT + 2)
    expect([t.at('k'), t.at('a'), t.at('b')]).toEqual(['J10', 'supply', 'K10'])
    expect(goodsOf(t.state, t.piece('k'), WATER)).toBe(2)
    expect(goodsOf(t.state, t.piece('a'), WATER)).toBe(0)
    expect(carried(t.state, t.piece('k'), TOKEN.egg)).toBe(1)
    expect(t.state.captor[t.piece('x')]).toBe(t.piece('k'))
    expect([deed(t, 2, 'unitsLost'), deed(t, 2, 'ancientsSummoned')]).toEqual([0, 1])
    expect(t.told('killed')).toEqual([])
  })

  proves('DV-ANC-01', 'Dhoregat Kelt: not without a unit in water', () => {
    const t = scene({
      sides: { bohmerk: { units: { c: 'bohmerk-mote D9' }, favour: [2, 2, 3] }, orpal: { units: foes } },
      dice: 's s',
    })
    expect(t.why('summon')).toBe('DV-FX-6')
  })

  proves('DV-ANC-01', 'Karderut: a portal, or without one a start space', () => {
    const spec = { sides: { orpal: { units: foes, favour: [3, 3, 4] }, varpen: {} }, dice: 's s' } as const
    const t = scene({ ...spec, tokens: { B4: ['largePortal'], D9: ['smallPortal'] } })
    t.take('summon')
    expect(t.menu()).toEqual(['node B4', 'node D9'])
    t.take('node D9')
    expect(t.call('k', ANCIENT + 3).at('k')).toBe('D9')
    const none = scene(spec)
    none.take('summon')
    expect(none.menu()).toEqual(none.tables.starts[3].map((node) => `node ${none.tables.board.idOf[node]}`))
  })

  proves(['DV-ALD-06', 'DV-ANC-01'], 'the Alderkang: a fabricator, for six saved cards or skulls', () => {
    const hand = ['sabotage', 'shieldWall', 'dragOff', 'mirrorFate']
    const spec = (dice: string): SceneSpec => ({
      sides: { alderkang: { units: { a: 'suuk D9' }, hand, favour: [2, 4, 5] }, varpen: {} },
      dice,
    })
    expect(scene(spec('1 1 1 1 s')).why('summon')).toBe('DV-ALD-06')
    const t = scene(spec('1 1 1 s s s'))
    t.take('summon')
    expect(t.step).toBe('pay.mix')
    t.take('spend skull', 'spend skull', 'discard sabotage', 'discard dragOff', 'discard mirrorFate')
    expect(t.step).toBe('pay.mix')
    t.take('spend skull')
    expect(t.menu()).toEqual(['node B5', 'node B13'])
    t.take('node B13')
    expect(t.call('k', ANCIENT + 4).at('k')).toBe('B13')
    expect(t.hand()).toEqual(['shieldWall'])
    expect(t.state.dice).toEqual([3, 0, 0, 0])
  })
})

proves(['DV-ANC-01', 'DV-AUTO-04'], 'the unit of an Auto-Enemy becomes the Ancient where it stands', () => {
  const t = scene({
    sides: {
      varpen: {},
      orpal: {
        auto: true,
        units: { x: { is: 'orpal-reaver', at: 'D9', restrained: true } },
        favour: [2, 3, 4],
      },
    },
  })
  t.act((s, ctx) => becomeAncient(s, t.piece('x'), ctx))
  t.call('k', ANCIENT + 3)
  expect([t.at('k'), t.at('x'), t.state.side[t.piece('k')]]).toEqual(['D9', 'supply', 3])
  expect(hasFlag(t.state, t.piece('k'), 'restrained')).toBe(true)
  expect(hasFlag(t.state, t.piece('k'), 'arrived')).toBe(true)
  expect(favour(t, 3)).toEqual([0, 0, 0])
  t.act((s, ctx) => becomeAncient(s, t.piece('k'), ctx))
  expect(deed(t, 3, 'ancientsSummoned')).toBe(1)
})

/** What an entry of the menu says, in English and French: itself, its cost, its gain. */
function said(t: Scene, verb: string): string[][] {
  const entry = t.engine
    .describedMenu(t.position, t.awaited[0])
    ?.entries.find((one) => one.choice.do === verb)
  return [entry?.text, entry?.cost, entry?.gain].map((text) => (text === undefined ? [] : sayAll(text)))
}

proves(['DV-ANC-01', 'DV-ANC-05'], 'a summons and a power say what they cost and bring', () => {
  expect(said(varpen([3, 3, 2]), 'summon')).toEqual([
    ['Summon Mantus Marturus', 'Invoquer Mantus Marturus'],
    ['2 skulls', '2 crânes'],
    ['Summon the Ancient on an open map edge.', expect.stringContaining('Invoquez l’Ancien')],
  ])
  const t = scene({ sides: { orpal: { units: { k: 'karderut D9' } }, varpen: {} }, dice: '1 s' })
  expect(said(t, 'power').slice(0, 2)).toEqual([
    ['Ancient Sight', 'Vue ancienne'],
    ['once a turn', 'une fois par tour'],
  ])
})

proves('DV-DASH-02', 'a card advances one objective that is not done yet', () => {
  const t = varpen([3, 1, 0])
  t.act((_s, ctx) => runProgram('card.ancientWhisper.varpen', contextOf(0), ctx))
  expect(t.step).toBe('pick')
  expectWholeMenu(t)
  expect(t.why('option 0')).toBe('DV-FX-6')
  const entries = t.engine.describedMenu(t.position, 0)?.entries ?? []
  expect(entries.map((one) => sayAll(one.text))).toEqual([
    [expect.stringContaining(': 1 of 3'), expect.stringContaining('1 sur 3')],
    [expect.stringContaining(': 0 of 2'), expect.stringContaining('0 sur 2')],
  ])
  t.take('option 1')
  expect(favour(t, 0)).toEqual([3, 2, 0])
})
