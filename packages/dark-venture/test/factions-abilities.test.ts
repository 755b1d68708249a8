import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import { factionIds } from '../src/content/ids.ts'
import { SIDE_NO } from '../src/state/names.ts'
import { PAST } from '../src/state/schema.ts'
import type { VentureViewContext } from '../src/state/tables/match-tables.ts'
import { abilityVerb } from '../src/steps/abilities.ts'
import { abilityOf, canUse, deeds, reason, standing, use, whyNotUse } from './support/abilities.ts'
import { loaded } from './support/loaded.ts'
import { scene, type SceneSpec } from './support/scene.ts'
import { languages, say } from './support/messages.ts'

describe('when an ability can be used', () => {
  proves('DV-TURN-01', 'after a summons none that costs something, but free ones', () => {
    const t = scene({
      sides: { orpal: { units: { a: 'orpal-shade H8' }, bag: ['orpal-reaver'] }, varpen: {} },
      tokens: { H8: ['riftCrystal'] },
      dice: '1 1 s s',
      stage: PAST,
    })
    expect(whyNotUse(t, 'raise')).toBe('DV-TURN-01')
    expect(canUse(t, 'takeCrystal', 'a')).toBe(true)
    expectWholeMenu(t)
  })

  proves('DV-FX-5', 'dice of the purse pay for it, banked ones too; what is short is told', () => {
    const t = scene({
      sides: { orpal: { units: { a: 'orpal-shade H8' }, bag: ['orpal-reaver'], memory: 's' }, varpen: {} },
      dice: '1 s',
    })
    expect([canUse(t, 'raise', undefined, 0), canUse(t, 'raise', undefined, 1)]).toEqual([true, false])
    expect([whyNotUse(t, 'raise', undefined, 1), reason(t, 'raise', undefined, 1)]).toEqual([
      'DV-FX-5',
      'This costs 2 move dice; you have 1.',
    ])
    use(t, 'raise').take('node B16')
    expect([t.state.dice, t.state.memory[SIDE_NO.orpal * 4 + 3]]).toEqual([[1, 0, 0, 0], 0])
  })

  proves('DV-PRIS-02', 'a prisoner uses none', () => {
    const t = scene({
      sides: {
        bohmerk: { units: { a: 'bohmerk-glob D8', p: { is: 'bohmerk-glob', captor: 'x' } } },
        orpal: { units: { x: 'orpal-shade F12' } },
      },
      dice: 's s',
    })
    expect([canUse(t, 'split', 'a'), canUse(t, 'split', 'p')]).toEqual([true, false])
  })

  proves('DV-FX-4', 'a new turn begins a new count', () => {
    const t = scene({
      sides: {
        orpal: { units: { g: 'orpal-gravecaller D8' }, bag: ['orpal-reaver', 'orpal-reaver'] },
        varpen: { units: { v: 'varpen-whelp P1' } },
      },
      dice: 's s s s',
    })
    use(t, 'exhume', 'g')
    expect(whyNotUse(t, 'exhume', 'g')).toBe('DV-FX-4')
    for (let i = 0; i < 20 && (t.step !== 'turn' || t.state.turn !== SIDE_NO.varpen); i++)
      t.choose(t.offered().findLast(({ do: verb }) => verb === 'end' || verb === 'done') ?? t.offered()[0])
    t.take('end')
    while (t.step !== 'turn' || t.state.turn !== SIDE_NO.orpal) t.choose(t.offered()[0])
    t.act((s) => void (s.dice[3] = 2))
    expect(canUse(t, 'exhume', 'g')).toBe(true)
  })

  proves('DV-HERO-05', 'a Hero’s own must be unlocked, and only the Hero has them', () => {
    const locked = scene({ sides: { 'hero:ysra': { units: { y: 'ysra F12' } }, orpal: {} }, dice: '1 s s s' })
    expect([whyNotUse(locked, 'veilStep', 'y'), canUse(locked, 'veilStep', 'y')]).toEqual([
      'DV-HERO-05',
      false,
    ])
    const t = scene({
      sides: { 'hero:ysra': { units: { y: 'ysra F12' }, unlocked: ['veilStep'] }, orpal: {} },
      dice: '1 s s s',
    })
    use(t, 'veilStep', 'y').take('node F14')
    expect([t.at('y'), t.state.dice]).toEqual(['F14', [1, 0, 0, 1]])
    const delok = scene({
      sides: {
        alderkang: { units: { d: 'delok F12', s: 'suuk F12' }, hand: ['fleetFoot'], unlocked: ['collect'] },
        orpal: {},
      },
      dice: 's',
    })
    expect([canUse(delok, 'collect', 'd'), delok.offers(abilityOf(delok, 'collect', 's'))]).toEqual([
      true,
      false,
    ])
    expectWholeMenu(delok)
  })

  test('the price is asked for before what it buys happens', () => {
    const t = scene({
      sides: { varpen: { units: { a: { is: 'varpen-whelp', at: 'D8', goods: { ore: 1 } } } }, orpal: {} },
      dice: '1 2 d',
    })
    use(t, 'grow', 'a')
    expect([t.step, standing(t, 'varpen', 'D8')]).toEqual(['pay.dice', ['varpen-whelp']])
    t.take('spend diag1')
    expect([standing(t, 'varpen', 'D8'), t.state.dice]).toEqual([['varpen-raider'], [1, 1, 0, 0]])
    expect(t.told('ability')).toEqual([{ event: 'ability', side: 0, ability: 3, piece: t.piece('a') }])
  })
})

describe('what a dashboard counts', () => {
  proves('DV-DASH-04', 'every second water is worth a point, all game long', () => {
    const t = scene({
      sides: { bohmerk: { units: { a: 'bohmerk-mote J11' } }, orpal: {} },
      dice: '1 1 1 1',
    })
    const points: number[] = []
    loaded(2, 4, 6, 2)
    for (let i = 0; i < 4; i++) {
      use(t, 'gather', 'a')
      points.push(t.state.points[2])
    }
    expect(points).toEqual([0, 1, 1, 2])
  })

  proves('DV-DASH-04', 'every upgrade is worth a point, all game long', () => {
    const t = scene({
      sides: {
        varpen: { units: { a: { is: 'varpen-whelp', at: 'D8', goods: { ore: 4 } } } },
        orpal: {},
      },
      dice: '1 1 1 1',
    })
    const points: number[] = []
    for (let i = 0; i < 4; i++) {
      t.call('a', t.state.army[0][0])
      use(t, 'grow', 'a')
      points.push(t.state.points[0])
    }
    expect(points).toEqual([1, 2, 3, 4])
    expect([deeds(t, 'varpen', 'unitsUpgraded'), standing(t, 'varpen', 'D8')]).toEqual([
      4,
      ['varpen-warlord'],
    ])
    expect(t.state.favour.slice(0, 3)).toEqual([0, 3, 0])
  })
})

describe('words', () => {
  const units: Readonly<Record<string, NonNullable<NonNullable<SceneSpec['sides']>['varpen']>['units']>> = {
    varpen: { a: 'varpen-whelp D8' },
    dhargon: { a: 'dhargon-elder D8' },
    bohmerk: { a: 'bohmerk-glob D8' },
    orpal: { a: 'orpal-gravecaller D8' },
    alderkang: { a: 'suuk B5', p: 'alderkang-splicer D8', d: 'delok D9' },
  }

  for (const id of factionIds) {
    test(`every ability of the ${id} is told in both languages, and its menu is whole`, () => {
      const t = scene({
        sides: { [id]: { units: units[id] }, 'hero:larvok': { units: { l: 'larvok P1' } } },
        dice: '1 1 d s s s',
      })
      expectWholeMenu(t)
      const ctx = { state: t.state, tables: t.tables } as unknown as VentureViewContext
      const told = new Set<number>()
      for (const choice of abilityVerb.universe(t.state, 0, t.tables, { eachEffect: () => {} })) {
        const { text, cost, gain } = abilityVerb.describe(ctx, choice)
        told.add(choice.ability)
        for (const one of [text, cost, gain]) {
          for (const language of languages) expect(one && say(one, language)).toMatch(/^[^{]+$/)
        }
      }
      const actions = t.tables.abilities[SIDE_NO[id]].filter(
        ({ row, power }) => row.when === 'turn' && !power,
      )
      expect(told.size).toBe(actions.length)
    })
  }
})
