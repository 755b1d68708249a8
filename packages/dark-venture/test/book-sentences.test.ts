import { proves } from '@longtable/kernel/proofs'
import { describe, expect } from 'vitest'
import { turnEndFrame } from '../src/state/frames.ts'
import { drawCards } from '../src/state/mutations/cards.ts'
import { laySide } from '../src/state/mutations/layout.ts'
import { RESOURCE, PIECE_NO } from '../src/state/names.ts'
import { ACTION_DECK, SUPPLY } from '../src/state/numbers.ts'
import { goodsOf, goodsOn } from '../src/state/queries/goods.ts'
import { OUT, PLAYER } from '../src/state/schema.ts'
import { loaded } from './support/loaded.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'

/** Scenes that look for what the second half of the rule book says and nobody else has asked. */

function endOfTurn(spec: SceneSpec, side: number): Scene {
  return scene({ ...spec, begin: (_s, ctx) => ctx.push(turnEndFrame, { side }) })
}

describe('a captured Hero', () => {
  const sides = {
    orpal: { units: { x: 'orpal-reaver F12' } },
    'hero:larvok': { units: { a: { is: 'larvok', captor: 'x' } } },
    varpen: { units: { v: 'varpen-whelp A1' } },
  } as const

  proves('DV-MISC-04', 'is no unit that moves: its side is out of a Victory game', () => {
    const t = endOfTurn({ sides, turn: 'orpal' }, 3)
    expect(t.state.control[6]).toBe(OUT)
  })

  proves('DV-MISC-04', 'of a scenario is still in it, because it may escape', () => {
    const t = endOfTurn(
      {
        options: { mode: 'scenario', scenario: 'bones' },
        seats: 1,
        sides: {
          orpal: { auto: true, units: { x: 'orpal-reaver F12' } },
          'hero:larvok': sides['hero:larvok'],
        },
        turn: 'orpal',
      },
      3,
    )
    expect(t.state.control[6]).toBe(PLAYER)
  })
})

proves(
  'DV-SETUP-06',
  'a Hero of the adventure starts with the party or where Heroes start underground',
  () => {
    const t = scene({
      options: { mode: 'adventure' },
      sides: { 'hero:larvok': {}, varpen: {} },
      begin: (s, ctx) => {
        s.at[PIECE_NO.larvok] = SUPPLY
        laySide(s, 6, ctx)
      },
    })
    expect(t.step).toBe('setup.place')
    expect(t.menu()).toEqual(['J1', 'A6', 'B6', 'C6', 'A7', 'B7', 'C7'].map((space) => `start ${space}`))
    expect(t.why('start D6')).toBe('DV-HERO-02')
  },
)

describe('allies of Stand at the Waystation', () => {
  const spec: SceneSpec = {
    options: { mode: 'scenario', scenario: 'waystation' },
    sides: {
      varpen: {
        team: 1,
        units: { a: { is: 'varpen-brute', at: 'O12', wears: ['slingOfTeeth', 'hornedHelm'] } },
      },
      dhargon: { team: 1, units: { b: 'dhargon-hunter O12', c: 'dhargon-hatchling P12' } },
      bohmerk: { team: 2, auto: true, units: { x: 'bohmerk-glob O12' } },
    },
    dice: '1',
  }

  proves('DV-STORY-9', 'fight in mixed pairs', () => {
    const t = scene(spec)
    loaded(6, 6, 6, 6, 1, 1)
    t.take('attack a')
    expect(t.menu()).toEqual(['partner b', 'alone'])
    t.take('partner b')
    expect([t.told('attacked')[0].attackers, t.told('rolled')[0].attack.length]).toEqual([
      [t.piece('a'), t.piece('b')],
      4,
    ])
  })

  proves('DV-STORY-9', 'hand each other items of their space that the other side may wear', () => {
    const t = scene(spec)
    expect(t.why('handOver slingOfTeeth c')).toBe('DV-CARD-16')
    expect(t.why('handOver hornedHelm b')).toBe('DV-CARD-12')
    t.take('handOver slingOfTeeth b')
    expect(t.told('equipped').map(({ piece }) => piece)).toEqual([t.piece('b')])
  })

  proves('DV-STORY-9', 'of other scenarios do not', () => {
    const t = scene({ ...spec, options: { mode: 'scenario', scenario: 'hunt' } })
    expect(t.offers('handOver slingOfTeeth b')).toBe(false)
    loaded(6, 6, 1, 1)
    t.take('attack a')
    expect(t.told('attacked')[0].attackers).toEqual([t.piece('a')])
  })
})

proves('DV-CARD-16', 'a Hero and the faction that it is allied with hand each other items', () => {
  const t = scene({
    options: { mode: 'scenario', scenario: 'hunt' },
    sides: {
      'hero:larvok': { team: 1, units: { a: { is: 'larvok', at: 'F12', wears: ['slingOfTeeth'] } } },
      dhargon: { team: 1, units: { b: 'dhargon-hunter F12', c: 'dhargon-hunter F11' } },
      varpen: { units: { x: 'varpen-whelp F12' } },
    },
  })
  expect(t.why('handOver slingOfTeeth c')).toBe('DV-CARD-16')
  expect(t.offers('handOver slingOfTeeth x')).toBe(false)
  t.take('handOver slingOfTeeth b')
  expect(t.told('equipped').map(({ piece }) => piece)).toEqual([t.piece('b')])
})

describe('Warsong', () => {
  const sides = {
    orpal: { units: { x: 'orpal-shade F12', k: 'karderut F12' } },
    varpen: { units: { w: 'varpen-whelp F12', m: 'mantus-marturus F12' } },
  } as const

  proves('DV-ANC-04', 'is heard once when Mantus Marturus joins a defence', () => {
    const t = scene({ sides, dice: '1' })
    t.take('attack x', 'alone', 'target w')
    expect(t.told('ability')).toEqual([])
    loaded(3, 3, 1, 6, 6, 6, 6)
    t.take('with m')
    expect(t.told('checked').map(({ dice }) => dice)).toEqual([[3, 3]])
    t.take('ready')
    expect(t.told('ability')).toHaveLength(1)
  })

  proves('DV-ANC-04', 'is not heard again when another Ancient joins against him', () => {
    const t = scene({ sides, turn: 'varpen', dice: '1' })
    loaded(3, 3, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6)
    t.take('attack m', 'alone', 'target x')
    expect(t.told('ability')).toHaveLength(1)
    t.take('with k', 'ready')
    expect(t.told('ability')).toHaveLength(1)
  })
})

proves('DV-COMBAT-07', 'what a whole side has for a round counts once where two of it attack', () => {
  const t = scene({
    sides: {
      varpen: { units: { a: 'varpen-whelp F12', b: 'varpen-whelp F12' } },
      orpal: { units: { x: 'orpal-shade F12', y: 'orpal-shade A1' } },
    },
    actionDeck: ['bloodMoon'],
    dice: '1',
  })
  t.act((_s, ctx) => drawCards(0, t.piece('a'), ACTION_DECK, 1, ctx))
  loaded(2, 2, 1, 1)
  t.take('attack a', 'partner b')
  expect(t.told('fought').map(({ attack, defence }) => [attack, defence])).toEqual([[5, 2]])
})

proves('DV-DASH-04', 'a rift crystal scores the first time it is taken; favour counts it each time', () => {
  const t = scene({
    sides: {
      orpal: { units: { a: 'orpal-shade H8', b: 'orpal-shade E9' } },
      varpen: { units: { x: 'varpen-whelp P1' } },
    },
    tokens: { H8: ['riftCrystal'], E9: ['riftCrystal'] },
  })
  const seen = (): number[] => [t.state.points[3], t.state.favour[9]]
  const take = (name: string): string => t.menu('ability').find((words) => words.includes(` ${name} `)) ?? ''
  t.take(take('a'))
  expect(seen()).toEqual([1, 1])
  t.take(take('b'))
  expect(seen()).toEqual([1, 2])
})

proves('DV-RES-07', 'what a unit killed from afar carried stays on its space for whoever comes there', () => {
  const t = scene({
    sides: {
      dhargon: { units: { a: 'dhargon-hunter F10', e: 'dhargon-elder F12' } },
      varpen: { units: { x: { is: 'varpen-whelp', at: 'F12', goods: { wood: 2 } }, y: 'varpen-whelp A1' } },
    },
    dice: '1',
  })
  loaded(6, 1)
  t.take('attack a')
  if (t.step === 'fight.spoils') t.take('kill')
  expect([t.at('x'), t.state.stock[RESOURCE.wood], goodsOn(t.state, t.node('F12'), RESOURCE.wood)]).toEqual([
    'supply',
    4,
    2,
  ])
  expect(t.why('takeGoods a wood')).toBe('DV-FX-3')
  t.take('takeGoods e wood')
  expect(goodsOf(t.state, t.piece('e'), RESOURCE.wood)).toBe(1)
})
